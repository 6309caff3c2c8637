/** What the viewer is doing just now: the phase and the opened branch of the action bar together. */
import { keptInEpic } from '@quayside/games/fleet/data';
import { boatAt, boatsForMate, cardsToDiscard, handSize } from '@quayside/games/fleet/table';
import {
  type BoatCard,
  type BoatId,
  boatCards,
  type Card,
  type CrateOn,
  type Licence,
  type Move,
  type Payment,
  type Tuck,
} from '@quayside/games/fleet/types';
import { type BidRange, licenceKey, openingRange, raiseRange } from './auction-choices';
import { boatKey, hireKey } from './hire-choices';
import { type Deal, dealFor, launchKey, waysToPay } from './payments';
import { type GameView, handList, kebab, type Mine, mineOf, type Player } from './words';

export type Task =
  | { readonly kind: 'open'; readonly licence: Licence | null; readonly range: BidRange }
  | { readonly kind: 'raise'; readonly licence: Licence; readonly range: BidRange }
  | { readonly kind: 'pay'; readonly deal: Deal }
  /** `charter`: its type is being chosen. */
  | { readonly kind: 'launch'; readonly charter: boolean }
  | { readonly kind: 'hire'; readonly card: BoatCard | null }
  | { readonly kind: 'mate'; readonly boat: BoatId | null; readonly card: BoatCard | null }
  /** `count` cards go: put away at the start, or discarded. */
  | { readonly kind: 'keep' | 'discard'; readonly count: number }
  | { readonly kind: 'tuck' | 'process' | 'trade' };

/** What has been put together so far and is not sent yet. */
export interface Draft {
  readonly bid: number;
  /** Cards that pay or go. */
  readonly cards: readonly Card[];
  readonly crates: number;
  readonly houseBoats: number;
  readonly tucks: readonly Tuck[];
  /** The drawn card that the next boat takes. */
  readonly held: BoatCard | null;
  readonly holds: readonly CrateOn[];
}

export function taskOf(view: GameView, path: readonly string[]): Task | null {
  const { seat, public: table, mine } = view;
  const player = mineOf(view);
  if (seat === null || mine === null || player === null || !table.active.includes(seat)) return null;
  switch (table.phase) {
    case 'KEEP':
      return { kind: 'keep', count: handSize(mine.hand) - keptInEpic };
    case 'OPEN':
      return openTask(view, player, mine, path);
    case 'RAISE':
      if (table.auction === null) return null;
      return { kind: 'raise', licence: table.auction.licence, range: raiseRange(view, player, mine) };
    case 'PAY':
    case 'LAUNCH_HIRE':
      return player.step === 'hire' ? hireTask(view, player, mine, path) : payTask(view, path);
    case 'SALMON':
      return { kind: 'tuck' };
    case 'PROCESSING':
      return { kind: player.step === 'trade' ? 'trade' : 'process' };
    case 'DRAW':
      return { kind: 'discard', count: cardsToDiscard(player, mine.fresh.length) };
    case 'OVER':
      return null;
  }
}

function openTask(view: GameView, player: Player, mine: Mine, path: readonly string[]): Task {
  const licence = view.public.row.find((one) => licenceKey(one) === path[0]) ?? null;
  const range = licence === null ? { min: 0, max: 0 } : openingRange(view, player, mine, licence);
  return { kind: 'open', licence, range };
}

function payTask(view: GameView, path: readonly string[]): Task {
  const deal = dealFor(view, path);
  return deal === null ? { kind: 'launch', charter: path[0] === launchKey('charter') } : { kind: 'pay', deal };
}

function hireTask(view: GameView, player: Player, mine: Mine, path: readonly string[]): Task {
  const [first, second, third] = path;
  if (first === 'mate') {
    const boats = boatsForMate(player, view.public.round);
    const chosen = boats.find(({ id }) => boatKey(id) === second) ?? null;
    const card = boatCards.find((one) => mine.hand[one] > 0 && `card-${kebab(one)}` === third) ?? null;
    return { kind: 'mate', boat: chosen?.id ?? null, card: chosen === null ? null : card };
  }
  return { kind: 'hire', card: boatCards.find((one) => mine.hand[one] > 0 && hireKey(one) === first) ?? null };
}

export function firstDraft(task: Task | null): Draft {
  const empty: Draft = { bid: 0, cards: [], crates: 0, houseBoats: 0, tucks: [], held: null, holds: [] };
  if (task === null) return empty;
  if (task.kind === 'open' || task.kind === 'raise') return { ...empty, bid: task.range.min };
  if (task.kind !== 'pay') return empty;
  const [suggested] = waysToPay(task.deal);
  return suggested === undefined ? empty : { ...empty, ...suggested };
}

/** Two moments with the same key may share a draft. */
export function taskKey({ public: table, mine }: GameView, task: Task | null): string {
  const { round, phase, auction } = table;
  const hand = mine === null ? [] : handList(mine.hand);
  const about = task?.kind === 'pay' ? [task.deal.kind, task.deal.card, task.deal.as, task.deal.price] : [];
  const licence = task?.kind === 'open' || task?.kind === 'raise' ? task.licence : null;
  return JSON.stringify([round, phase, auction?.licence, auction?.bid, hand, task?.kind, licence, about]);
}

/** The move that the draft has become; null while something is missing that only a click elsewhere can say. */
export function moveOf(task: Task, draft: Draft, { mine }: GameView): Move | null {
  switch (task.kind) {
    case 'open':
      return task.licence === null ? null : { type: 'open', licence: task.licence, bid: draft.bid };
    case 'raise':
      return { type: 'raise', bid: draft.bid };
    case 'pay':
      return task.deal.moveFor(paymentOf(draft));
    case 'keep':
      return { type: 'keep', cards: without(mine === null ? [] : handList(mine.hand), draft.cards) };
    case 'discard':
      return { type: 'discard', cards: [...draft.cards] };
    case 'tuck':
      return { type: 'tuck', tucks: [...draft.tucks] };
    case 'process':
      return { type: 'process', crates: [...draft.holds] };
    default:
      return null;
  }
}

export function paymentOf({ cards, crates, houseBoats }: Draft): Payment {
  return { cards: [...cards], crates, houseBoats };
}

export function without<Item>(list: readonly Item[], less: readonly Item[]): Item[] {
  const rest = [...list];
  for (const item of less) {
    const at = rest.indexOf(item);
    if (at !== -1) rest.splice(at, 1);
  }
  return rest;
}

export function countIn<Item>(list: readonly Item[], item: Item): number {
  return list.filter((one) => one === item).length;
}

/** The next hold of a craft to take a crate from: its own, then that of its tucked card, then none. */
export function nextHold(player: Player, id: BoatId, now: CrateOn | null): CrateOn | null {
  const boat = boatAt(player, id);
  const own = boat?.crates ?? player.artisans.find((one) => one.id === id)?.crates ?? 0;
  const holds: CrateOn[] = [
    ...(own > 0 ? [{ boat: id, hold: 'own' as const }] : []),
    ...((boat?.tucked ?? 0) > 0 ? [{ boat: id, hold: 'tucked' as const }] : []),
  ];
  const at = now === null ? -1 : holds.findIndex(({ hold }) => hold === now.hold);
  return holds[at + 1] ?? null;
}
