/** What moves do. Every move that arrives here is legal. */
import type { Random } from '../core/random';
import type { Seat, State } from '../core/rules';
import {
  aloneTurnsAtMost,
  carpenterRebate,
  costHalf,
  kindOfArea,
  moneyChangerGain,
  openSpeculatorGain,
  saleCostHalf,
} from './data';
import type { Action } from './reasons-action';
import {
  afterPlacement,
  askPlacement,
  checkStorage,
  flipLowest,
  goOn,
  playerOf,
  receive,
  spoil,
  startTurns,
} from './round';
import { areaAt, displayedHelpers, seatsInRound, techCost, termsOf } from './table';
import type {
  ApLevel,
  AreaSpace,
  Event,
  Helper,
  Isaribi,
  Lot,
  Move,
  NetLevel,
  PlayerState,
  Public,
  SoldLot,
  Space,
  Tech,
  TurnState,
} from './types';

/** A move being made: on which state, by whom, and who gets to hear of it. */
interface Making {
  readonly state: State<Isaribi>;
  readonly table: Public;
  readonly seat: Seat;
  readonly player: PlayerState;
  readonly tell: (event: Event) => void;
}

/** Chance plays no part: all decks are shuffled before the first move. */
export function apply(
  state: State<Isaribi>,
  seat: Seat,
  move: Move,
  _random: Random,
  tell: (event: Event) => void,
): void {
  const making = { state, table: state.public, seat, player: playerOf(state.public, seat), tell };
  switch (move.type) {
    case 'peek':
      peek(making, move.slot);
      break;
    case 'donePeeking':
      tell({ type: 'peekingDone', seat });
      askPlacement(state.public);
      break;
    case 'place':
      place(making, move.space);
      break;
    case 'oldFisherman':
      addCubes(making, move.space, move.count);
      break;
    case 'chooseHelper':
      takeHelper(making, move.helper, 'player');
      break;
    case 'carpenter':
      useCarpenter(making, move.tech);
      break;
    case 'keep':
      spoil(state.public, seat, move.cubes, tell);
      checkStorage(state, tell);
      break;
    default:
      takeTurn(making, move);
  }
}

function takeTurn(making: Making, move: Action | { type: 'endTurn' } | { type: 'pass' }): void {
  switch (move.type) {
    case 'moveBoat':
      moveBoat(making, move.to);
      break;
    case 'fishHand':
      takeCatch(making, 1, 'hand');
      break;
    case 'fishNet':
      takeCatch(making, move.count, 'net');
      break;
    case 'sell':
      sell(making, move);
      break;
    case 'gainTech':
      gainTech(making, move.tech);
      break;
    case 'flipMarket':
      spend(making, costHalf.flip, true);
      flipLowest(making.state, 'action', making.seat, making.tell);
      break;
    case 'endTurn':
      endTurn(making);
      break;
    case 'pass':
      pass(making, 'player');
      break;
  }
}

/** the face goes from nobody to this seat. */
function peek({ state, table, seat, tell }: Making, slot: number): void {
  const card = state.secret.faces[slot - 1] ?? null;
  const lying = table.market[slot - 1];
  if (card === null || lying === undefined) return;
  state.secret.faces[slot - 1] = null;
  state.private[seat]?.peeked.push({ slot, card });
  lying.peekedBy = seat;
  tell({ type: 'peeked', seat, slot });
}

/** */
function place({ state, table, seat, player, tell }: Making, space: 0 | 1): void {
  player.space = space;
  tell({ type: 'placed', seat, space });
  const next = (seat + 1) % table.players.length;
  if (next === table.startSeat) afterPlacement(state, tell);
  else table.active = [next];
}

/** */
function addCubes({ state, table, seat, tell }: Making, space: AreaSpace, count: number): void {
  const kind = kindOfArea[space];
  table.supply[kind] -= count;
  areaAt(table, space).cubes += count;
  tell({ type: 'cubesAdded', seat, space, kind, count });
  startTurns(state, tell);
}

/** */
function moveBoat(making: Making, to: Space): void {
  const { seat, player, tell } = making;
  spend(making, costHalf.move, false);
  tell({ type: 'boatMoved', seat, from: player.space, to });
  player.space = to;
}

/** */
function takeCatch(making: Making, count: number, by: 'hand' | 'net'): void {
  const { table, seat, player, tell } = making;
  const { space } = player;
  if (space === 0) return;
  const kind = kindOfArea[space];
  spend(making, costHalf[by], true).fished = true;
  areaAt(table, space).cubes -= count;
  player.cubes[kind] += count;
  tell({ type: 'caught', seat, space, kind, count, by });
}

/** */
function sell(making: Making, { sale, lots }: Extract<Move, { type: 'sell' }>): void {
  const { seat, player, tell } = making;
  spend(making, saleCostHalf[sale], true).sold = true;
  const sold = lots.map((lot) => sellLot(making, lot));
  const ryo = sold.reduce((sum, lot) => sum + lot.ryo, 0);
  receive(player, 'sales', ryo);
  tell({ type: 'sold', seat, sale, lots: sold, ryo });
}

/** cubes stay on a Market card, a Client's go back to the supply. */
function sellLot({ table, seat, player }: Making, { buyer, cubes }: Lot): SoldLot {
  const price = termsOf(table, seat, buyer)?.price ?? 0;
  const pile = (buyer === 'client' ? undefined : table.market[buyer - 1]?.sold) ?? table.supply;
  if (buyer === 'client') player.clientUsed = true;
  for (const kind of cubes) {
    player.cubes[kind] -= 1;
    pile[kind] += 1;
  }
  return { buyer, cubes: [...cubes], price, ryo: price * cubes.length };
}

/** */
function gainTech(making: Making, tech: Tech): void {
  spend(making, costHalf.technology, true).gainedTech = true;
  buy(making, tech, 0, 'action');
}

/** R-5.11 to R-5.13; R-6.7 with the rebate. */
function buy({ seat, player, tell }: Making, tech: Tech, rebate: number, by: 'action' | 'carpenter'): void {
  const cost = Math.max(0, (techCost(player, tech) ?? 0) - rebate);
  receive(player, 'technology', -cost);
  tell({ type: 'techGained', seat, tech, level: improve(player, tech), cost, by });
}

/** The new level on a track, null for an ability. */
function improve(player: PlayerState, tech: Tech): number | null {
  switch (tech) {
    case 'ap':
      player.apLevel = (player.apLevel + 1) as ApLevel;
      return player.apLevel;
    case 'net':
      player.netLevel = (player.netLevel + 1) as NetLevel;
      return player.netLevel;
    case 'smokehouse':
    case 'client':
      player[tech] = true;
      return null;
  }
}

/** */
function endTurn(making: Making): void {
  const { state, table, seat, player, tell } = making;
  if (table.aloneTurns === aloneTurnsAtMost) {
    pass(making, 'limit');
    return;
  }
  player.idleTurns = table.turn?.progressed === true ? 0 : player.idleTurns + 1;
  tell({ type: 'turnEnded', seat, apHalf: table.turn?.apHalf ?? 0 });
  goOn(state, seat, tell);
}

/** */
function pass(making: Making, by: 'player' | 'limit'): void {
  const { table, seat, player, tell } = making;
  const first = table.firstPasser === null;
  if (first) table.firstPasser = seat;
  player.passed = true;
  table.turn = null;
  tell({ type: 'passed', seat, first, by });
  const [only, ...more] = displayedHelpers(table);
  if (only !== undefined && more.length === 0) takeHelper(making, only, 'last');
  else table.phase = 'HELPER';
}

/** */
function takeHelper(making: Making, helper: Helper, by: 'player' | 'last'): void {
  const { state, table, seat, player, tell } = making;
  player.helper = helper;
  tell({ type: 'helperTaken', seat, helper, by });
  const ryo = gainOf(table, helper);
  if (ryo > 0) {
    receive(player, 'helper', ryo);
    tell({ type: 'helperPaid', seat, helper, ryo });
  }
  if (helper === 'carpenter' && seatsInRound(table).length > 0) table.phase = 'CARPENTER';
  else goOn(state, seat, tell);
}

/** Ryo paid on being taken. */
function gainOf({ options }: Public, helper: Helper): number {
  if (helper === 'moneyChanger') return moneyChangerGain;
  return helper === 'speculator' && options.openMarket ? openSpeculatorGain : 0;
}

/** */
function useCarpenter(making: Making, tech: Tech | null): void {
  const { state, seat, tell } = making;
  if (tech === null) tell({ type: 'carpenterDeclined', seat });
  else buy(making, tech, carpenterRebate, 'carpenter');
  goOn(state, seat, tell);
}

/** pays for an action; returns the turn, for what may be done only once in it. */
function spend({ table }: Making, cost: number, progress: boolean): TurnState {
  const turn = table.turn as TurnState;
  turn.apHalf -= cost;
  turn.acted = true;
  turn.progressed ||= progress;
  return turn;
}
