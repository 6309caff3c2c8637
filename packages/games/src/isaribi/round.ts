/** What happens by itself between decisions: rounds begin and end, steps follow each other, turns go round. */
import type { Dealt, Seat } from '../core/rules';
import { fewestPlaced, fishCards, kindOfArea, noCubes, spoilagePenalty, twoPlayerReduction } from './data';
import {
  apHalfOf,
  areaAt,
  clockwise,
  cubesIn,
  faceDownSlots,
  holderOf,
  isLastRound,
  nextInRound,
  nextStartSeat,
  seatsInRound,
  slotsInRound,
  storageOf,
} from './table';
import {
  type AreaSpace,
  areaSpaces,
  type Book,
  type ByKind,
  type Event,
  type FishCardId,
  type Isaribi,
  kinds,
  type MarketCardId,
  type Phase,
  type PlayerState,
  type Public,
} from './types';

type Match = Dealt<Isaribi>;
type Tell = (event: Event) => void;

/** */
export function startRound(match: Match, tell: Tell): void {
  const { public: table } = match;
  const slots = slotsInRound(table);
  table.firstPasser = null;
  table.aloneTurns = 0;
  for (const player of table.players) freshen(player);
  tell({ type: 'roundStarted', round: table.round, startSeat: table.startSeat, slots });
  dealMarket(match, slots, tell);
  for (const space of areaSpaces) stock(match, space, tell);
  askSpeculator(match);
}

function freshen(player: PlayerState): void {
  player.books.push({ sales: 0, helper: 0, technology: 0, spoilage: 0 });
  player.passed = false;
  player.clientUsed = false;
  player.turns = 0;
  player.idleTurns = 0;
}

/** */
function dealMarket(match: Match, slots: number, tell: Tell): void {
  const { public: table, secret } = match;
  secret.faces = Array.from({ length: slots }, () => secret.marketDeck.pop() ?? null);
  table.market = secret.faces.map(() => ({ card: null, sold: { ...noCubes }, peekedBy: null }));
  const open = table.options.openMarket ? slots : 1;
  for (let flips = 0; flips < open; flips += 1) flipLowest(match, 'deal', null, tell);
}

/** Turns the lowest-numbered face-down Market card up, if there is one. */
export function flipLowest(match: Match, by: 'deal' | 'start' | 'action', seat: Seat | null, tell: Tell): void {
  const [slot] = faceDownSlots(match.public);
  const lying = slot === undefined ? undefined : match.public.market[slot - 1];
  if (slot === undefined || lying === undefined) return;
  const card = takeFace(match, slot);
  lying.card = card;
  if (card !== null) tell({ type: 'flipped', slot, card, by, seat });
}

/** The face under a face-down card, from the seat that looked at it or from where nobody sees it. */
function takeFace({ private: seats, secret }: Match, slot: number): MarketCardId | null {
  for (const own of seats) {
    const at = own.peeked.findIndex((peeked) => peeked.slot === slot);
    const [seen] = at === -1 ? [] : own.peeked.splice(at, 1);
    if (seen !== undefined) return seen.card;
  }
  const face = secret.faces[slot - 1] ?? null;
  secret.faces[slot - 1] = null;
  return face;
}

/** one card, and one more after "1 draw"; cubes as far as the supply goes, first card first. */
function stock({ public: table, secret }: Match, space: AreaSpace, tell: Tell): void {
  const kind = kindOfArea[space];
  const area = areaAt(table, space);
  const laid: { card: FishCardId; cubes: number }[] = [];
  const lay = (): void => {
    const card = secret.fishDecks[kind].pop();
    if (card === undefined) return;
    const cubes = Math.min(cubesOn(card, table.players.length), table.supply[kind]);
    table.supply[kind] -= cubes;
    area.cards.push(card);
    area.cubes += cubes;
    laid.push({ card, cubes });
  };
  lay();
  if (laid.some(({ card }) => fishCards[card].oneDraw)) lay();
  tell({ type: 'stocked', space, cards: laid });
}

/** */
function cubesOn(card: FishCardId, seats: number): number {
  const { cubes } = fishCards[card];
  return seats === 2 ? Math.max(fewestPlaced, cubes - twoPlayerReduction) : cubes;
}

/** */
function askSpeculator({ public: table }: Match): void {
  const holder = holderOf(table, 'speculator');
  if (holder === null || faceDownSlots(table).length === 0) askPlacement(table);
  else ask(table, 'SPECULATOR', holder);
}

/** */
export function askPlacement(table: Public): void {
  ask(table, 'PLACEMENT', table.startSeat);
}

/** after the last boat is placed. */
export function afterPlacement(match: Match, tell: Tell): void {
  const holder = holderOf(match.public, 'oldFisherman');
  if (holder === null) startTurns(match, tell);
  else ask(match.public, 'OLD_FISHERMAN', holder);
}

/** */
export function startTurns(match: Match, tell: Tell): void {
  const { public: table } = match;
  const returned = table.players.flatMap(({ helper }) => (helper === null ? [] : [helper]));
  for (const player of table.players) player.helper = null;
  if (returned.length > 0) tell({ type: 'helpersReturned', helpers: returned });
  startTurn(match, table.startSeat, tell);
}

/** */
export function startTurn(match: Match, seat: Seat, tell: Tell): void {
  const { public: table } = match;
  const player = playerOf(table, seat);
  if (seatsInRound(table).length === 1) table.aloneTurns += 1;
  ask(table, 'MAIN', seat);
  const apHalf = apHalfOf(player);
  table.turn = { apHalf, fished: false, sold: false, gainedTech: false, acted: false, progressed: false };
  tell({ type: 'turnStarted', seat, apHalf, alone: table.aloneTurns });
  if (seat === table.startSeat && player.turns > 0) flipLowest(match, 'start', seat, tell);
  player.turns += 1;
}

/** the turn goes on clockwise, or the round ends when all have passed. */
export function goOn(match: Match, after: Seat, tell: Tell): void {
  const next = nextInRound(match.public, after);
  if (next === null) checkStorage(match, tell);
  else startTurn(match, next, tell);
}

/** clockwise from the start player; asks the first one who has a choice, and ends the round after the last. */
export function checkStorage(match: Match, tell: Tell): void {
  const { public: table } = match;
  for (const seat of clockwise(table, table.startSeat)) {
    const player = playerOf(table, seat);
    const limit = storageOf(player);
    if (cubesIn(player.cubes) <= limit) continue;
    const varied = kinds.filter((kind) => player.cubes[kind] > 0).length > 1;
    if (varied && !isLastRound(table)) {
      ask(table, 'STORAGE', seat);
      return;
    }
    spoil(table, seat, dearest(player.cubes, limit), tell);
  }
  endRound(match, tell);
}

/** What is kept where it makes no difference: the kinds caught farthest out. */
function dearest(held: ByKind, limit: number): ByKind {
  const kept = { ...noCubes };
  let room = limit;
  for (const kind of [...kinds].reverse()) {
    kept[kind] = Math.min(held[kind], room);
    room -= kept[kind];
  }
  return kept;
}

/** */
export function spoil(table: Public, seat: Seat, kept: ByKind, tell: Tell): void {
  const player = playerOf(table, seat);
  const discarded = { ...noCubes };
  for (const kind of kinds) {
    discarded[kind] = player.cubes[kind] - kept[kind];
    table.supply[kind] += discarded[kind];
  }
  player.cubes = { ...kept };
  const penalty = spoilagePenalty * (table.options.harshSpoilage ? cubesIn(discarded) : 1);
  const paid = Math.min(penalty, player.money);
  receive(player, 'spoilage', -paid);
  tell({ type: 'spoiled', seat, kept: { ...kept }, discarded, paid });
}

/** */
function endRound(match: Match, tell: Tell): void {
  const { public: table } = match;
  const isLast = isLastRound(table);
  const nextStart = isLast ? null : nextStartSeat(table);
  tell({ type: 'roundEnded', round: table.round, nextStart });
  if (nextStart === null) {
    table.phase = 'OVER';
    table.active = [];
    tell({ type: 'matchEnded' });
    return;
  }
  clearBoard(match, tell);
  table.startSeat = nextStart;
  table.round += 1;
  startRound(match, tell);
}

/** cubes into the supply, cards out of the match; what was face-down stays unseen. */
function clearBoard({ public: table, private: seats, secret }: Match, tell: Tell): void {
  const open = table.removed ?? secret.removed;
  const cubes = { ...noCubes };
  for (const space of areaSpaces) {
    const area = areaAt(table, space);
    cubes[kindOfArea[space]] += area.cubes;
    open.fish.push(...area.cards.splice(0));
    area.cubes = 0;
  }
  for (const { card, sold } of table.market) {
    for (const kind of kinds) cubes[kind] += sold[kind];
    if (card !== null) open.market.push(card);
  }
  for (const kind of kinds) table.supply[kind] += cubes[kind];
  const unseen = [...secret.faces, ...seats.flatMap(({ peeked }) => peeked.splice(0).map(({ card }) => card))];
  const left = unseen.filter((face) => face !== null);
  secret.removed.market.push(...left);
  secret.faces = [];
  table.market = [];
  tell({ type: 'cleared', cubes, unseen: left.length });
}

/** Moves money between a player and the bank, and notes what for. Negative `ryo`: paid. */
export function receive(player: PlayerState, column: keyof Book, ryo: number): void {
  const book = player.books.at(-1);
  if (book !== undefined) book[column] += ryo;
  player.money += ryo;
}

export function playerOf(table: Public, seat: Seat): PlayerState {
  return table.players[seat] as PlayerState;
}

function ask(table: Public, phase: Phase, seat: Seat): void {
  table.phase = phase;
  table.active = [seat];
  table.turn = null;
}
