/** Which moves a viewer may make. Everything here reads a view alone, so that the page can ask the same questions. */
import { equal } from '../core/equal';
import type { Seat, View } from '../core/rules';
import { actionsOf, bonusMoves, catchesListed, coloursOf, placementsListed } from './actions';
import { withinReach } from './catching';
import { chartOf } from './charting';
import { featureMoves } from './features';
import { numberOf, type Placement, placementOn, shapesIn } from './grid';
import { seaOf } from './sea';
import { isLastDay } from './table';
import { type FisheriesOfGloucester, type Move, orders, type PlayerState, type Public, shapes } from './types';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

export function legal({ seat, public: table }: View<FisheriesOfGloucester>): Move[] {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined || !table.active.includes(seat)) return [];
  switch (table.phase) {
    case 'PLACEMENT':
      return featureMoves(table);
    case 'START':
      return table.players.map((_, first) => ({ type: 'chooseStart', first }));
    case 'ACTION':
      return actionsOf(table, seat, player).concat(dayEnds(table));
    case 'BONUS':
      return [...bonusMoves(table, player), { type: 'bonusDone' }];
    case 'LOBSTER':
      return [{ type: 'useLobster' }, { type: 'finishTurn' }];
    case 'KEEP':
      return shapesIn(player.tiles).map((shape) => ({ type: 'keepTile', shape }));
    case 'OVER':
      return [];
  }
}

/** Tiles, trips and catches, all in the open. A card that is preserved may show the next one, and the end of a day a chart. */
export function isOpen(type: string): boolean {
  return ['chart', 'sail', 'fish', 'bonusSail', 'bonusChart', 'bonusDone', 'useLobster'].includes(type);
}

/** */
function dayEnds(table: Table): Move[] {
  if (table.extra) return [];
  const isAsked = table.initiative === null && !isLastDay(table);
  return isAsked ? orders.map((next): Move => ({ type: 'endDay', next })) : [{ type: 'endDay' }];
}

/** Spaces may come in any order, and some tiles and catches stand for a listed one (see actions.ts). */
export function standsFor({ seat, public: table }: View<FisheriesOfGloucester>, move: Move): Move | null {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined) return move;
  switch (move.type) {
    case 'chart':
      return equal(move, { type: 'chart', shape: move.shape, spaces: move.spaces })
        ? chartLike(table, player, move)
        : move;
    case 'bonusChart':
      return equal(move, { type: 'bonusChart', spaces: move.spaces }) ? sorted(move) : move;
    case 'fish':
      return equal(move, { type: 'fish', spaces: move.spaces }) ? fishLike(table, seat, player, move) : move;
    default:
      return move;
  }
}

function chartLike(table: Table, player: Player, move: Extract<Move, { type: 'chart' }>): Move {
  const wanted = placementFor(move.shape, move.spaces);
  if (wanted === null) return move;
  const listed = placementsListed(chartOf(table, seaOf(table)), shapesIn(player.tiles));
  const found =
    listed.find((placement) => placement === wanted) ?? listed.find((placement) => isInSquare(placement, wanted));
  return found === undefined ? move : { type: 'chart', shape: found.shape, spaces: found.spaces };
}

function isInSquare(one: Placement, other: Placement): boolean {
  return one.shape === 'bent' && other.shape === 'bent' && one.square === other.square;
}

function fishLike(table: Table, seat: Seat, { hours }: Player, move: Extract<Move, { type: 'fish' }>): Move {
  if (!Array.isArray(move.spaces)) return move;
  const fish = withinReach(table, seat);
  const wanted = fish.filter(({ space }) => move.spaces.includes(space));
  if (wanted.length !== move.spaces.length) return move;
  const listed = catchesListed(fish, hours);
  const found = listed.find((set) => equal(set, wanted)) ?? listed.find((set) => coloursOf(set) === coloursOf(wanted));
  return found === undefined ? move : { type: 'fish', spaces: found.map(({ space }) => space) };
}

function sorted(move: Extract<Move, { type: 'bonusChart' }>): Move {
  if (!Array.isArray(move.spaces)) return move;
  return { type: 'bonusChart', spaces: [...move.spaces].sort((one, other) => numberOf(one) - numberOf(other)) };
}

/** null when the spaces are none or do not make up the tile. */
function placementFor(shape: unknown, spaces: unknown): Placement | null {
  const known = shapes.find((candidate) => candidate === shape);
  return known === undefined || !Array.isArray(spaces) ? null : placementOn(known, spaces.map(numberOf));
}
