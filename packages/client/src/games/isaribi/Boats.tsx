/** The other boats in a few lines each: money, points of action, net, what is on board. For spectators: all boats. */
import { netsByLevel } from '@quayside/games/isaribi/data';
import { apHalfOf, nextStartSeat, storageOf } from '@quayside/games/isaribi/table';
import { kinds } from '@quayside/games/isaribi/types';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { CatchCube } from '../../ui/pieces/Catch';
import { Coin } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import { HelperArt, TechArt } from './art';
import classes from './boats.module.css';
import type { Props } from './props';
import { seatLine } from './text-view';
import { apText, type Player } from './words';

export function Boats(props: Props) {
  const { view, t } = props;
  const seats = view.public.players.map((_, seat) => seat).filter((seat) => seat !== view.seat);
  return (
    <section className={classes.boats} aria-label={t('board.boats')}>
      <ul className={cx(classes.list, view.seat === null && classes.wide, seats.length <= fewBoats && classes.roomy)}>
        {seats.map((seat) => (
          <BoatRow key={props.names.seat(seat)} {...props} at={seat} />
        ))}
      </ul>
    </section>
  );
}

/** So few are drawn larger. */
const fewBoats = 2;

function BoatRow({ view, at, marked, names, t }: Props & { readonly at: number }) {
  const { players, active } = view.public;
  const player = players[at];
  if (player === undefined) return null;
  const net = netsByLevel[player.netLevel];
  return (
    <li
      className={cx(
        classes.boat,
        active.includes(at) && classes.active,
        player.passed && classes.passed,
        marked === `seat-${at}` && classes.marked,
      )}
    >
      <span className="visually-hidden">{seatLine(player, names.seat(at), t)}</span>
      <span className={classes.head}>
        <SeatMark seat={at} size={1.25} />
        <strong className={classes.name} aria-hidden="true">
          {names.seat(at)}
        </strong>
        <SeatFlags view={view} at={at} t={t} />
        <span className={classes.money} aria-hidden="true">
          <Coin className={classes.coin} />
          {player.money}
        </span>
      </span>
      <span className={classes.gear} aria-hidden="true">
        <span className={classes.fact}>
          <TechArt tech="ap" className={classes.sign} />
          {apText(apHalfOf(player))}
        </span>
        <span className={classes.fact}>
          <TechArt tech="net" className={classes.sign} />
          {t('board.netStep', { near: net.prawn, far: net.bream })}
        </span>
        {player.smokehouse && <TechArt tech="smokehouse" className={classes.sign} />}
        {player.client && <TechArt tech="client" className={cx(classes.sign, player.clientUsed && classes.used)} />}
        {player.helper !== null && <HelperArt helper={player.helper} className={classes.helper} />}
        <Hold player={player} />
      </span>
    </li>
  );
}

/** Each kind once, with its number. */
function Hold({ player }: { readonly player: Player }) {
  const held = kinds.filter((kind) => player.cubes[kind] > 0);
  return (
    <span className={classes.hold}>
      {held.map((kind) => (
        <span key={kind} className={classes.fact}>
          <CatchCube kind={kind} className={classes.cube} />
          {player.cubes[kind]}
        </span>
      ))}
      <span className={classes.limit}>
        <Icon name="home" size={0.9} />
        {storageOf(player)}
      </span>
    </span>
  );
}

/** Who starts, who will start, who has passed. */
export function SeatFlags({ view, at, t }: Pick<Props, 'view' | 't'> & { readonly at: number }) {
  const { startSeat, players } = view.public;
  return (
    <span className={classes.flags}>
      {startSeat === at && (
        <span className={classes.flag} title={t('board.start')}>
          <Icon name="flag" label={t('board.start')} />
        </span>
      )}
      {nextStartSeat(view.public) === at && (
        <span className={cx(classes.flag, classes.next)} title={t('board.nextStart')}>
          <Icon name="flag" label={t('board.nextStart')} />
        </span>
      )}
      {players[at]?.passed === true && (
        <span className={classes.flag} title={t('board.passed')}>
          <Icon name="anchor" label={t('board.passed')} />
        </span>
      )}
    </span>
  );
}
