/** My fleet: VP, and for every captain the boat, what it can do, what it carries, and what can be done with it now. */
import { boatKindOf, type Crew, crewsOf } from '@quayside/games/swordfish/table';
import { type Captain, type CaptainNumber, captainNumbers } from '@quayside/games/swordfish/types';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Cutter } from '../../ui/pieces/Cutter';
import { SeatMark } from '../../ui/SeatMark';
import { CrewTools } from './CrewTools';
import { hasMoved, isInDanger } from './crew-state';
import { FishHold } from './FishHold';
import classes from './my-fleet.module.css';
import { Stock } from './Stock';
import type { WorkProps } from './use-work';
import { boatName, isAsked, mineOf, placeName, vpText } from './words';

export function MyFleet(props: WorkProps) {
  const { view, marked, t } = props;
  const player = mineOf(view);
  if (player === null || view.seat === null) return null;
  return (
    <section
      className={cx(classes.fleet, marked === `seat-${view.seat}` && classes.marked)}
      aria-label={t('board.myFleet')}
      data-region="hand"
      tabIndex={-1}
    >
      <header className={classes.header}>
        <SeatMark seat={view.seat} size={1.5} />
        <strong className={classes.vp}>{vpText(player.vp, t)}</strong>
        {player.insuranceDue && <Insurance {...props} />}
      </header>
      <ul className={classes.list}>
        {captainNumbers.map((number) => {
          const captain = player.captains[number - 1] ?? null;
          const crew = crewsOf(player).find((other) => other.number === number);
          if (crew !== undefined) return <CrewCard key={number} {...props} crew={crew} />;
          return captain === null ? null : <Idle key={number} {...props} number={number} captain={captain} />;
        })}
        {player.moored.map(({ tile, port, repaired }) => (
          <li key={tile} className={classes.line}>
            <Cutter seat={view.seat} className={classes.small} />
            {t(repaired ? 'board.mooredBoat' : 'board.mooredBroken', {
              boat: boatName(tile, t),
              place: placeName(port, t),
            })}
          </li>
        ))}
        {player.captains.every((captain) => captain === null) && <li className={classes.line}>{t('board.noFleet')}</li>}
      </ul>
    </section>
  );
}

/** In my purchase turn it asks for the port: on the chart or in the action bar. */
function Insurance({ view, setPath, t }: WorkProps) {
  if (!isAsked(view, 'PURCHASE')) return <span className={classes.note}>{t('board.insurance')}</span>;
  return (
    <Button size="small" kind="primary" onClick={() => setPath(['insurance'])}>
      {t('choice.insurance')}
    </Button>
  );
}

type CardProps = WorkProps & { readonly crew: Crew };

function CrewCard(props: CardProps) {
  const { view, work, marked, crew, t } = props;
  const { number, captain, boat } = crew;
  return (
    <li
      className={cx(
        classes.card,
        work.draft?.captain === number && classes.chosen,
        marked === `crew-${view.seat}-${number}` && classes.marked,
      )}
    >
      <div className={classes.title}>
        <Cutter
          seat={view.seat ?? 0}
          number={number}
          label={t('board.captain', { n: number })}
          className={classes.boat}
        />
        <span className={classes.names}>
          <BoatName {...props} />
          <span className={classes.place}>{placeName(boat.node, t)}</span>
        </span>
        {isInDanger(view.public, crew) && (
          <span className={classes.danger} title={t('board.danger')}>
            <Icon name="warning" label={t('board.danger')} />
          </span>
        )}
        <Stock captain={captain} t={t} />
      </div>
      <Facts {...props} />
      {boat.tow !== null && <p className={classes.tow}>{t('board.tow', { boat: boatName(boat.tow, t) })}</p>}
      <CrewTools {...props} crew={crew} />
    </li>
  );
}

/** While it can move, its name chooses it. */
function BoatName({ view, setPath, crew, t }: CardProps) {
  const { number, boat } = crew;
  const name = boatName(boat.tile, t);
  const canChoose = isAsked(view, 'MOVEMENT') && !hasMoved(view.public, view.seat ?? -1, crew);
  if (!canChoose) return <strong className={classes.name}>{name}</strong>;
  const label = t('board.selectBoat', { n: number });
  return (
    <Button size="small" kind="quiet" aria-label={label} onClick={() => setPath([`boat-${number}`])}>
      {name}
    </Button>
  );
}

/** What the boat can do, where it lies, what it carries. */
function Facts(props: CardProps) {
  const { crew, t } = props;
  const { cruise, max, fuel, load, storm } = boatKindOf(crew.boat.tile);
  return (
    <div className={classes.facts}>
      <span title={t('board.speed', { cruise, max, fuel })}>
        <Icon name="arrow-right" size={0.9} label={t('board.speed', { cruise, max, fuel })} />
        <span aria-hidden="true">{t('board.speedShort', { cruise, max })}</span>
      </span>
      <span title={t('board.storm', { storm })}>
        <Icon name="flag" size={0.9} label={t('board.storm', { storm })} />
        <span aria-hidden="true">{storm}</span>
      </span>
      <FishHold {...props} crew={crew} load={load} />
    </div>
  );
}

interface IdleProps extends WorkProps {
  readonly number: CaptainNumber;
  readonly captain: Captain;
}

function Idle({ view, marked, setPath, work, number, captain, t }: IdleProps) {
  const place = placeName(captain.port ?? 'gloucester', t);
  const canTravel = isAsked(view, 'SELLING') && captain.fuel > 0;
  return (
    <li
      className={cx(
        classes.card,
        work.draft?.captain === number && classes.chosen,
        marked === `crew-${view.seat}-${number}` && classes.marked,
      )}
    >
      <div className={classes.title}>
        <span className={classes.number}>{number}</span>
        <span className="visually-hidden">{t('board.captain', { n: number })}</span>
        <span className={classes.names}>
          <span>{t('board.ashore')}</span>
          <span className={classes.place}>{place}</span>
        </span>
        {canTravel && (
          <Button
            size="small"
            className={classes.road ?? ''}
            aria-label={t('choice.road', { n: number })}
            onClick={() => setPath([`road-${number}`])}
          >
            {t('board.byRoad')}
          </Button>
        )}
        <Stock captain={captain} t={t} />
      </div>
    </li>
  );
}
