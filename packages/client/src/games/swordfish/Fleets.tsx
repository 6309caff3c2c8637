/** The other fleets, a line each, which opens; for spectators all of them. */
import { crewsOf } from '@quayside/games/swordfish/table';
import { cx } from '../../ui/cx';
import { Swordfish } from '../../ui/pieces/Swordfish';
import { SeatMark } from '../../ui/SeatMark';
import classes from './fleets.module.css';
import type { Props } from './props';
import { fleetLines } from './text-view';
import { type Player, serviceOf, vpText } from './words';

export function Fleets(props: Props) {
  const { view, t } = props;
  const seats = view.public.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return (
    <section className={cx(classes.fleets, view.seat === null && classes.all)} aria-label={t('board.fleets')}>
      {seats.map((seat) => (
        <Fleet key={seat} {...props} at={seat} />
      ))}
    </section>
  );
}

function Fleet({ view, marked, names, at, t }: Props & { readonly at: number }) {
  const player = view.public.players[at];
  if (player === undefined) return null;
  const name = names.seat(at);
  const isMarked = marked === `seat-${at}` || marked?.startsWith(`crew-${at}-`) === true;
  return (
    <details
      className={cx(classes.fleet, view.public.active.includes(at) && classes.active, isMarked && classes.marked)}
    >
      <summary className={classes.head}>
        <SeatMark seat={at} size={1.2} />
        <span className={classes.name}>{name}</span>
        <strong className={classes.vp}>{vpText(player.vp, t)}</strong>
        <Holds player={player} />
      </summary>
      <ul className={classes.lines}>
        {fleetLines(player, name, t)
          .slice(1)
          .map((line) => (
            <li key={line}>{line}</li>
          ))}
        {serviceOf(player).length === 0 && <li>{t('board.noFleet')}</li>}
      </ul>
    </details>
  );
}

/** Captains in service, and how many fish are on their way. */
function Holds({ player }: { readonly player: Player }) {
  const fish = crewsOf(player).reduce((sum, { boat }) => sum + boat.hold.length, 0);
  return (
    <span className={classes.holds} aria-hidden="true">
      {serviceOf(player).map(({ number, captain }) => (
        <span key={number} className={cx(classes.captain, captain.boat === null && classes.ashore)}>
          {number}
        </span>
      ))}
      {fish > 0 && (
        <span className={classes.catch}>
          <Swordfish kind="marker" className={classes.fish} />
          {fish}
        </span>
      )}
    </span>
  );
}
