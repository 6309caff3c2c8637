/** The other fleets, compact, each of which opens; for spectators all of them. */
import type { Seat } from '@quayside/games/core/rules';
import { cratesOnBoats } from '@quayside/games/fleet/table';
import { type BoatType, boatTypes, type Revealed } from '@quayside/games/fleet/types';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { CardBack } from '../../ui/pieces/Card';
import { Crate } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import { CraftArt, type CraftKind } from './boat-art';
import { CraftFace, craftIds, craftText } from './Craft';
import { ownedText } from './effects';
import classes from './fleets.module.css';
import { Prizes } from './Prizes';
import { vpOf } from './points';
import type { Props } from './props';
import { SignArt } from './sign-art';
import { bidderStatus } from './text-view';
import {
  cardsText,
  handCount,
  handList,
  isTogether,
  licenceGroups,
  licenceName,
  otherSeats,
  type Player,
  vpText,
} from './words';

/** So few of them are shown whole to spectators, who have the room. */
const fewFleets = 3;

export function Fleets(props: Props) {
  const { view, t } = props;
  const seats = otherSeats(view);
  const isWatching = view.seat === null;
  return (
    <section
      className={cx(classes.fleets, isWatching && classes.all)}
      aria-label={t(isWatching ? 'board.fleets' : 'board.otherFleets')}
      style={{ '--fleets': seats.length }}
    >
      {seats.map((seat) => (
        <Fleet
          key={seat}
          {...props}
          at={seat}
          isOpen={seats.length === 1 || (isWatching && seats.length <= fewFleets)}
        />
      ))}
    </section>
  );
}

interface FleetProps extends Props {
  readonly at: Seat;
  readonly isOpen: boolean;
}

function Fleet(props: FleetProps) {
  const { view, marked, at, isOpen, t } = props;
  const player = view.public.players[at];
  if (player === undefined) return null;
  const isMarked = marked === `seat-${at}` || craftIds(player).some((id) => marked === `boat-${id}`);
  return (
    <details
      className={cx(classes.fleet, view.public.active.includes(at) && classes.active, isMarked && classes.marked)}
      open={isOpen}
    >
      <summary className={classes.head}>
        <Head {...props} player={player} />
        <Compact player={player} t={t} />
      </summary>
      <Whole player={player} revealed={view.public.revealed?.[at] ?? null} t={t} />
    </details>
  );
}

function Head({ view, names, at, player, t }: FleetProps & { readonly player: Player }) {
  const cards = t('cards', { count: handCount(view, at) });
  const processed = t('board.processed', { count: player.processed });
  return (
    <>
      <span className={classes.line}>
        <SeatMark seat={at} size={1.25} />
        <strong className={classes.name}>{names.seat(at)}</strong>
        <State view={view} at={at} t={t} />
        <strong className={classes.vp}>{vpText(vpOf(view, at), t)}</strong>
      </span>
      <span className={classes.figures}>
        {player.processed > 0 && (
          <span className={classes.figure} title={processed}>
            <Icon name="check" size={0.8} />
            <Crate className={classes.crate} />
            <span aria-hidden="true">{player.processed}</span>
            <span className="visually-hidden">{processed}</span>
          </span>
        )}
        <span className={classes.figure} title={cards}>
          <CardBack className={classes.back} />
          <span aria-hidden="true">{handCount(view, at)}</span>
          <span className="visually-hidden">{cards}</span>
        </span>
      </span>
    </>
  );
}

/** In the auction its place there; in simultaneous phases whether it is done. */
function State({ view, at, t }: Pick<FleetProps, 'view' | 'at' | 't'>) {
  const { public: table } = view;
  const { phase } = table;
  if (phase === 'OPEN' || phase === 'RAISE' || phase === 'PAY') {
    const status = bidderStatus(table, at);
    return status === 'in' ? null : (
      <span className={cx(classes.state, classes[status])}>{t(`board.status_.${status}`)}</span>
    );
  }
  if (!isTogether(table)) return null;
  return <span className={classes.state}>{t(table.active.includes(at) ? 'view.deciding' : 'view.done')}</span>;
}

/** Signs of licences, and boats by type with their crates. */
function Compact({ player, t }: { readonly player: Player; readonly t: Props['t'] }) {
  const groups = licenceGroups(player);
  return (
    <>
      <span className={classes.signs} aria-hidden="true">
        {groups.length === 0 && <span className={classes.none}>{t('board.noLicences')}</span>}
        {groups.map(({ licence, count }) => (
          <span key={licence} className={classes.sign} title={licenceName(licence, t)}>
            <SignArt licence={licence} />
            {count > 1 && <b>{count}</b>}
          </span>
        ))}
        <Prizes player={player} t={t} />
      </span>
      <span className={classes.boats} aria-hidden="true">
        {boatGroups(player).map(({ kind, boats, captained, crates }) => (
          <span key={kind} className={classes.group}>
            <CraftArt kind={kind} className={cx(classes.boat, captained === 0 && classes.idle)} />
            {boats > 1 && <b>×{boats}</b>}
            {crates > 0 && (
              <>
                <Crate className={classes.crate} />
                {crates}
              </>
            )}
          </span>
        ))}
        {cratesOnBoats(player) > 0 && (
          <span className={classes.sum}>{t('board.crateSum', { count: cratesOnBoats(player) })}</span>
        )}
      </span>
    </>
  );
}

interface Group {
  readonly kind: CraftKind;
  readonly boats: number;
  readonly captained: number;
  readonly crates: number;
}

function boatGroups(player: Player): Group[] {
  const { artisans, houseBoats } = player;
  const ofType = (type: BoatType): Group => {
    const boats = player.boats.filter((boat) => boat.type === type);
    const crates = boats.reduce((sum, boat) => sum + boat.crates + (boat.tucked ?? 0), 0);
    return {
      kind: type,
      boats: boats.length,
      captained: boats.filter(({ captained }) => captained !== null).length,
      crates,
    };
  };
  const all: Group[] = [
    ...boatTypes.map(ofType),
    {
      kind: 'artisan',
      boats: artisans.length,
      captained: 1,
      crates: artisans.reduce((sum, { crates }) => sum + crates, 0),
    },
    { kind: 'houseBoat', boats: houseBoats.length, captained: 1, crates: 0 },
  ];
  return all.filter(({ boats }) => boats > 0);
}

interface WholeProps {
  readonly player: Player;
  /** What was turned up at the end. */
  readonly revealed: Revealed | null;
  readonly t: Props['t'];
}

function Whole({ player, revealed, t }: WholeProps) {
  const groups = licenceGroups(player);
  return (
    <div className={classes.whole}>
      <ul className={classes.owned}>
        {groups.map(({ licence, count }) => (
          <li key={licence}>
            <SignArt licence={licence} className={classes.ownedSign} />
            <span>
              {t('view.owned', { count, licence: licenceName(licence, t), effect: ownedText(player, licence, t) })}
            </span>
          </li>
        ))}
      </ul>
      <ul className={classes.berths}>
        {craftIds(player).map((id) => (
          <li key={id}>
            <div role="img" aria-label={craftText({ player, id, t })} title={craftText({ player, id, t })}>
              <CraftFace player={player} id={id} t={t} />
            </div>
          </li>
        ))}
      </ul>
      {craftIds(player).length === 0 && <p className={classes.none}>{t('board.noBoatsYet')}</p>}
      {revealed !== null && (
        <p className={classes.none}>{t('view.hand', { cards: cardsText(handList(revealed.hand), t) })}</p>
      )}
    </div>
  );
}
