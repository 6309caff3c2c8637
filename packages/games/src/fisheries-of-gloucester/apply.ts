/** What moves do. Every move that arrives here is legal. */
import type { Random } from '../core/random';
import type { Seat, State } from '../core/rules';
import { canUseBonus } from './actions';
import { cards, cost as costs } from './data';
import { addHours, afterAction, afterEnding, closeDay, passTurn, playerOf, startDay } from './day';
import { areAllPlaced, withPair } from './features';
import { mirrorOf, nameOf, numberOf } from './grid';
import { helmsAt, seaOf } from './sea';
import { layFishOnB, seatShips } from './setup';
import { isLastDay, otherSeat, partsOf } from './table';
import {
  type BonusPart,
  type By,
  colours,
  type Event,
  type FisheriesOfGloucester,
  type Move,
  type PlayerState,
  type Public,
  type Shape,
  type ShipNumber,
  type Space,
} from './types';
import { costTo, explore, fleetLimit, routeTo } from './voyage';

/** A move being made: on which state, by whom, and who gets to hear of it. */
interface Making {
  readonly state: State<FisheriesOfGloucester>;
  readonly table: Public;
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly random: Random;
  readonly tell: (event: Event) => void;
}

type MoveOf<Type extends Move['type']> = Extract<Move, { type: Type }>;

export function apply(
  state: State<FisheriesOfGloucester>,
  seat: Seat,
  move: Move,
  random: Random,
  tell: (event: Event) => void,
): void {
  const making = { state, table: state.public, seat, player: playerOf(state.public, seat), random, tell };
  switch (move.type) {
    case 'placeFeature':
      placeFeature(making, move);
      break;
    case 'chooseStart':
      chooseStart(making, move.first);
      break;
    case 'bonusSail':
    case 'bonusChart':
    case 'bonusDone':
      useBonus(making, move);
      break;
    case 'useLobster':
      useLobster(making);
      break;
    case 'finishTurn':
      passTurn(state.public, seat, tell);
      break;
    case 'endDay':
      endDay(making, move);
      break;
    case 'keepTile':
      keepTile(making, move.shape);
      break;
    default:
      act(making, move);
  }
}

/** one action, then perhaps the lobster, else the other seat. */
function act(making: Making, move: MoveOf<'chart' | 'sail' | 'fish' | 'preserve'>): void {
  const { table, seat, player, tell } = making;
  switch (move.type) {
    case 'chart':
      player.tiles[move.shape] -= 1;
      lay(making, move.shape, move.spaces, 'action');
      break;
    case 'sail':
      player.hours -= sail(making, move.ship, move.to, 'action');
      break;
    case 'fish':
      takeCatch(making, move.spaces);
      break;
    case 'preserve':
      preserve(making, move);
      if (table.phase === 'BONUS') return;
      break;
  }
  afterAction(table, seat, tell);
}

/** */
function placeFeature({ state, table, seat, random, tell }: Making, { feature, space }: MoveOf<'placeFeature'>): void {
  const at = numberOf(space);
  table.terrain = withPair(table.terrain, feature, at);
  tell({ type: 'featurePlaced', seat, feature, space, mirror: nameOf(mirrorOf(at)) });
  table.active = [otherSeat(seat)];
  if (!areAllPlaced(table.terrain)) return;
  table.fish = layFishOnB(table.terrain, random);
  tell({ type: 'fishLaidOut', fish: table.fish.map((token) => ({ ...token })) });
  if (table.first === null) table.phase = 'START';
  else startDay(state, table.first, tell);
}

/** */
function chooseStart({ state, table, seat, tell }: Making, first: Seat): void {
  seatShips(table, first);
  tell({ type: 'startChosen', seat, first, ships: table.players.map(({ ships }) => [...ships]) });
  startDay(state, first, tell);
}

/** */
function lay({ table, seat, tell }: Making, shape: Shape, spaces: readonly Space[], by: By): void {
  const covered = [...spaces].sort((one, other) => numberOf(one) - numberOf(other));
  table.laid = [...table.laid, { shape, spaces: covered }];
  tell({ type: 'charted', seat, shape, spaces: [...covered], by });
}

/** moves a ship and returns what the voyage cost. */
function sail({ table, seat, player, tell }: Making, ship: ShipNumber, to: Space, by: By): number {
  const sea = seaOf(table);
  const goal = numberOf(to);
  const reach = explore(sea, numberOf(player.ships[ship - 1]), fleetLimit(player, ship));
  const cost = costTo(reach, goal) ?? 0;
  player.ships[ship - 1] = to;
  tell({ type: 'sailed', seat, ship, route: routeTo(sea, reach, goal).map(nameOf), cost, by });
  const helms = helmsAt(table, goal);
  if (helms > 0) tell({ type: 'docked', seat, ship, space: to, helms });
  return cost;
}

/** */
function takeCatch({ table, seat, player, tell }: Making, spaces: readonly Space[]): void {
  const caught = table.fish.filter(({ space }) => spaces.includes(space));
  table.fish = table.fish.filter(({ space }) => !spaces.includes(space));
  player.hours -= caught.length * costs.fish;
  for (const { colour } of caught) player.fish[colour] += 1;
  tell({ type: 'caught', seat, fish: caught.map((token) => ({ ...token })) });
}

/** */
function preserve(making: Making, { card, discard }: MoveOf<'preserve'>): void {
  const { state, table, seat, player, tell } = making;
  for (const colour of colours) {
    player.fish[colour] -= discard[colour];
    table.spent[colour] += discard[colour];
  }
  player.today = card;
  const place = table.display.indexOf(card);
  // A row has one pile for all its places.
  const next = state.secret.stacks[table.options.preservation === 'row' ? 0 : place]?.pop() ?? null;
  table.display[place] = next;
  const { points, hours, steps, tile } = cards[card];
  tell({ type: 'preserved', seat, card, paid: { ...discard }, points, place, revealed: next });
  if (hours > 0) addHours(table, seat, hours, card, tell);
  const parts = partsOf(card);
  if (parts.length === 0) return;
  table.bonus = { card, parts };
  if (!canUseBonus(table, player)) {
    loseBonus(making, 'rules');
    return;
  }
  table.phase = 'BONUS';
  tell({ type: 'bonusOpened', seat, card, steps, tile });
}

/** */
function useBonus(making: Making, move: MoveOf<'bonusSail' | 'bonusChart' | 'bonusDone'>): void {
  const { table, seat, player, tell } = making;
  const { bonus } = table;
  if (bonus === null) return;
  switch (move.type) {
    case 'bonusDone':
      loseBonus(making, 'player');
      break;
    case 'bonusSail':
      sail(making, move.ship, move.to, 'bonus');
      bonus.parts = without(bonus.parts, 'sail');
      break;
    case 'bonusChart':
      layBonusTile(making, move.spaces);
      bonus.parts = without(bonus.parts, 'chart');
      break;
  }
  if (move.type !== 'bonusDone' && canUseBonus(table, player)) return;
  if (table.bonus !== null && bonus.parts.length > 0) loseBonus(making, 'rules');
  afterAction(table, seat, tell);
}

function layBonusTile(making: Making, spaces: readonly Space[]): void {
  const { table } = making;
  const shape = table.bonus === null ? null : cards[table.bonus.card].tile;
  if (shape === null) return;
  table.supply[shape] -= 1;
  lay(making, shape, spaces, 'bonus');
}

function without(parts: readonly BonusPart[], used: BonusPart): BonusPart[] {
  return parts.filter((part) => part !== used);
}

function loseBonus({ table, seat, tell }: Making, by: 'player' | 'rules'): void {
  if (table.bonus === null) return;
  const { card, parts } = table.bonus;
  table.bonus = null;
  tell({ type: 'bonusLost', seat, card, parts: [...parts], by });
}

/** */
function useLobster({ table, seat, player, tell }: Making): void {
  player.lobster = false;
  table.phase = 'ACTION';
  table.extra = true;
  tell({ type: 'lobsterUsed', seat });
}

/** */
function endDay(
  { state, table, seat, player, tell }: Making,
  { next = null }: { next?: 'first' | 'second' | null },
): void {
  const first = table.initiative === null;
  player.ended = true;
  if (first) {
    table.initiative = seat;
    if (!isLastDay(table)) table.nextFirst = next === 'first' ? seat : otherSeat(seat);
  }
  tell({ type: 'dayLeft', seat, first, next });
  afterEnding(state, seat, tell);
}

/** the last choice closes the day. */
function keepTile({ state, table, seat, tell }: Making, shape: Shape): void {
  const own = state.private[seat];
  if (own !== undefined) own.keep = shape;
  table.active = table.active.filter((waiting) => waiting !== seat);
  tell({ type: 'keepChosen', seat });
  if (table.active.length === 0) closeDay(state, tell);
}
