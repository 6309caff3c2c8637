/** Seven water cards as one stretch of sea, the ships on it, and where a sailor could send them. */
import { type Colour, colours, type Direction, type Move } from '@quayside/games/fish-and-ships/types';
import type { CSSProperties } from 'react';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Ship } from '../../ui/pieces/Ship';
import { Water } from '../../ui/pieces/Water';
import { capital } from './choices';
import type { Props } from './props';
import classes from './sea.module.css';
import { Islet, WaterCard } from './WaterCard';
import { fishAt, fishFor, fishText, placeName } from './words';

interface SeaProps extends Props {
  /** A sailor is on the way: ships show where they could go. */
  readonly sailor: Colour | null;
  readonly last: Colour | null;
}

export function Sea(props: SeaProps) {
  const { view, sailor, t } = props;
  return (
    <section className={classes.sea} aria-label={t('board.sea')}>
      <Water className={classes.water} />
      <Islet />
      <ol className={classes.cards}>
        {view.public.fish.map((_, position) => (
          // Cards lie where they lie: the position is their name.
          <WaterCard key={cardKey(position)} table={view.public} position={position} marked={props.marked} t={t} />
        ))}
      </ol>
      <ul className={classes.ships} aria-label={t('board.ships')}>
        {colours.map((colour) => (
          <ShipToken key={colour} {...props} colour={colour} />
        ))}
      </ul>
      {sailor !== null && view.public.phase === 'TURN' && (
        <div className={classes.ships}>
          {colours.flatMap((ship) => [
            <Target key={`${ship}-back`} {...props} sailor={sailor} ship={ship} direction={-1} />,
            <Target key={`${ship}-forward`} {...props} sailor={sailor} ship={ship} direction={1} />,
          ])}
        </div>
      )}
    </section>
  );
}

const cardKey = (position: number) => `card-${position}`;

function ShipToken(props: SeaProps & { readonly colour: Colour }) {
  const { view, colour, last, marked, cue, t } = props;
  const table = view.public;
  const position = table.ships[colour];
  const values = {
    ship: capital(t(`ship.${colour}`)),
    place: placeName(position, t),
    fish: fishText(fishFor(table, colour), t),
  };
  const choosing = table.phase === 'CHOOSE' && cue === null;
  const wanted = props.legal.some((move) => move.type === 'chooseShip' && move.colour === colour);
  const look = cx(
    classes.ship,
    wanted && classes.wanted,
    choosing && !table.revealed.includes(colour) && classes.dimmed,
    last === colour && classes.last,
    marked === `ship-${colour}` && classes.marked,
  );
  return (
    <li className={classes.place} style={placeOf(position, colour)}>
      {choosing && view.seat !== null ? (
        <ShipChoice {...props} look={look} />
      ) : (
        <span className={look}>
          <Ship livery={colour} label={t('board.shipAt', values)} />
        </span>
      )}
    </li>
  );
}

function ShipChoice({
  view,
  colour,
  look,
  judge,
  send,
  t,
}: SeaProps & { readonly colour: Colour; readonly look: string }) {
  const table = view.public;
  const target = table.ships[colour] + 1;
  const move: Move = { type: 'chooseShip', colour };
  const values = {
    ship: t(`ship.${colour}`),
    to: placeName(target, t, 'to'),
    fish: fishText(fishAt(table, target), t),
  };
  return (
    <button
      type="button"
      className={look}
      aria-label={t(target === table.fish.length - 1 ? 'board.shipChooseEnds' : 'board.shipChoose', values)}
      aria-disabled={judge(move) !== null}
      onClick={() => send(move)}
    >
      <Ship livery={colour} />
    </button>
  );
}

interface TargetProps extends SeaProps {
  readonly sailor: Colour;
  readonly ship: Colour;
  readonly direction: Direction;
}

/** The ship's shadow on the card it would reach; every ship has its own berth there, so shadows never collide. */
function Target({ view, sailor, ship, direction, judge, send, setPath, t }: TargetProps) {
  const table = view.public;
  const target = table.ships[ship] + direction;
  if (target < 0 || target >= table.fish.length) return null;
  const move: Move = { type: 'sendSailor', colour: sailor, ship, direction };
  const refused = judge(move) !== null;
  const values = {
    ship: capital(t(`ship.${ship}`)),
    to: placeName(target, t, 'to'),
    fish: fishText(fishAt(table, target), t),
  };
  return (
    <div className={classes.place} style={placeOf(target, ship)}>
      <button
        type="button"
        className={cx(classes.target, refused && classes.refused)}
        aria-label={t(direction === 1 ? 'board.ghostForward' : 'board.ghostBack', values)}
        aria-disabled={refused}
        onClick={() => {
          send(move);
          if (!refused) setPath([]);
        }}
      >
        <Ship livery={ship} className={classes.ghost} />
        <span className={classes.arrow}>
          <Icon name={refused ? 'lock' : direction === 1 ? 'arrow-right' : 'arrow-left'} />
        </span>
      </button>
    </div>
  );
}

/** Where a ship lies: its card in a row of seven or in two rows of four, and its own quarter of the card. */
function placeOf(position: number, colour: Colour): CSSProperties {
  const berth = colours.indexOf(colour);
  return {
    '--column': position,
    '--narrow-column': position % 4,
    '--narrow-row': Math.floor(position / 4),
    '--berth-x': berth % 2,
    '--berth-y': Math.floor(berth / 2),
  };
}
