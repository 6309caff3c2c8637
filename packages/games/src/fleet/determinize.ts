/** Worlds that a view could come from, for bots: what the viewer knows stays, unseen cards are dealt at random. */
import type { Random } from '../core/random';
import type { Counts, Dealt, Seat, View } from '../core/rules';
import { copyPrivate, copyPublic } from './copies';
import { cashOf, goneFishin, licenceFigures, noCards, removedLicences, topLicencesPerSeat } from './data';
import { legal } from './legal';
import { fundsOf } from './money';
import { allBoatCards, allLicences, handAtStart } from './supply';
import { cardsToDiscard } from './table';
import {
  type BoatCard,
  type ByCard,
  boatCards,
  type Choice,
  type FaceDown,
  type Fleet,
  type Licence,
  type PlayerState,
  type Private,
  type Public,
  type Secret,
} from './types';

export function determinize(view: View<Fleet>, random: Random): Dealt<Fleet> {
  const table = copyPublic(view.public);
  const pool = unseenCards(view, random);
  const seats = dealSeats(view, table, pool, random);
  const discards = pool.splice(0, sizeOf(view.counts, 'discards'));
  return {
    public: table,
    private: seats,
    secret: { deck: pool, discards, ...dealLicences(view, random) },
  };
}

/** Boat cards that this viewer cannot place, shuffled. */
function unseenCards({ public: table, mine }: View<Fleet>, random: Random): BoatCard[] {
  const left = { ...noCards };
  for (const card of allBoatCards(table.mix)) left[card] += 1;
  for (const { boats } of table.players) for (const { card } of boats) left[card] -= 1;
  for (const { hand, faceDown } of [...(mine === null ? [] : [mine]), ...(table.revealed ?? [])]) {
    for (const card of boatCards) left[card] -= hand[card];
    for (const { card } of faceDown) left[card] -= 1;
  }
  return random.shuffle(boatCards.flatMap((card) => Array<BoatCard>(left[card]).fill(card)));
}

function dealSeats(view: View<Fleet>, table: Public, pool: BoatCard[], random: Random): Private[] {
  const { seat: viewer, mine, counts } = view;
  const hands = dealHands(view, pool, random);
  return table.players.map((player, seat): Private => {
    if (seat === viewer && mine !== null) return copyPrivate(mine);
    const hand = hands[seat] as ByCard;
    const own: Private = {
      hand,
      fresh: drawnFrom(hand, sizeAt(counts, 'fresh', seat), random),
      faceDown: table.revealed === null ? faceDownOf(player, pool) : [],
      choice: null,
    };
    if (hasChosen(table, seat, own)) own.choice = choiceOf(table, seat, own, random);
    return own;
  });
}

/** Hands of the others: first how many Gone Fishin' cards each holds, then boat cards, enough of them for a bid that stands. */
function dealHands(view: View<Fleet>, pool: BoatCard[], random: Random): ByCard[] {
  const { public: table, seat: viewer, counts } = view;
  const sizes = table.players.map((_, seat) => (seat === viewer ? 0 : sizeAt(counts, 'hands', seat)));
  if (table.phase === 'KEEP') return sizes.map((size) => (size === 0 ? { ...noCards } : dealtHand(table, pool)));
  const room = sizes.map((size, seat) => (seat === viewer ? 0 : size - sizeAt(counts, 'fresh', seat)));
  const fishing = shareOut(room, unseenFishing(view), random);
  const high = table.auction?.high ?? null;
  if (high !== null && high !== viewer) makeAffordable(table, high, { sizes, room, fishing }, pool);
  return sizes.map((size, seat) => {
    const hand = { ...noCards, goneFishin: fishing[seat] ?? 0 };
    for (const card of pool.splice(0, size - hand.goneFishin)) hand[card] += 1;
    return hand;
  });
}

/** everybody has been dealt the same. */
function dealtHand({ mix }: Public, pool: BoatCard[]): ByCard {
  const hand = handAtStart(mix);
  for (const card of boatCards) for (let n = 0; n < hand[card]; n += 1) pool.splice(pool.indexOf(card), 1);
  return hand;
}

/** Gone Fishin' cards in hands of others. */
function unseenFishing({ public: table, mine }: View<Fleet>): number {
  if (!table.mix.goneFishin || table.revealed !== null) return 0;
  return goneFishin.copies - table.goneFishin - (mine?.hand.goneFishin ?? 0);
}

/** So many things to seats that have so much room, every place as likely as any other. */
function shareOut(room: readonly number[], count: number, random: Random): number[] {
  const shares = room.map(() => 0);
  const left = [...room];
  for (let n = 0; n < count; n += 1) {
    let at = random.below(left.reduce((sum, places) => sum + places, 0));
    const seat = left.findIndex((places) => {
      at -= places;
      return at < 0;
    });
    left[seat] = (left[seat] ?? 0) - 1;
    shares[seat] = (shares[seat] ?? 0) + 1;
  }
  return shares;
}

interface Shares {
  readonly sizes: readonly number[];
  readonly room: readonly number[];
  /** Gone Fishin' cards; changed where the bidder needs others. */
  readonly fishing: number[];
}

/** whoever holds the high bid can pay it. Changes the order of `pool` and the shares as little as needed. */
function makeAffordable(table: Public, bidder: Seat, shares: Shares, pool: BoatCard[]): void {
  const { sizes, room, fishing } = shares;
  const player = table.players[bidder] as PlayerState;
  const need = (table.auction?.bid ?? 0) - fundsOf(player, noCards);
  const before = sizes.slice(0, bidder).reduce((sum, size, seat) => sum + size - (fishing[seat] ?? 0), 0);
  const size = sizes[bidder] ?? 0;
  const dealt = pool.slice(before, before + size - (fishing[bidder] ?? 0));
  if (cashIn(dealt) + cashOf.goneFishin * (fishing[bidder] ?? 0) >= need) return;
  const rich = [...pool].sort((one, other) => cashOf[other] - cashOf[one]);
  const best = (held: number): number => cashIn(rich.slice(0, size - held)) + cashOf.goneFishin * held;
  const all = fishing.reduce((sum, held) => sum + held, 0);
  const elsewhere = room.reduce((sum, places, seat) => sum + (seat === bidder ? 0 : places), 0);
  const own = Array.from({ length: size + 1 }, (_, held) => held).filter(
    (held) => held <= all && held <= (room[bidder] ?? 0) && all - held <= elsewhere,
  );
  const nearest = own
    .sort((one, other) => Math.abs(one - (fishing[bidder] ?? 0)) - Math.abs(other - (fishing[bidder] ?? 0)))
    .find((held) => best(held) >= need);
  if (nearest === undefined) return;
  moveFishing(shares, bidder, nearest);
  enrich(pool, shares, bidder, need - cashOf.goneFishin * nearest);
}

function cashIn(cards: readonly BoatCard[]): number {
  return cards.reduce((sum, card) => sum + cashOf[card], 0);
}

/** Gives the bidder so many of the Gone Fishin' cards, taking from or giving to the others. */
function moveFishing({ room, fishing }: Shares, bidder: Seat, wanted: number): void {
  for (let seat = 0; seat < fishing.length; seat += 1) {
    if (seat === bidder) continue;
    while ((fishing[bidder] ?? 0) < wanted && (fishing[seat] ?? 0) > 0) shift(fishing, seat, bidder);
    while ((fishing[bidder] ?? 0) > wanted && (fishing[seat] ?? 0) < (room[seat] ?? 0)) shift(fishing, bidder, seat);
  }
}

function shift(shares: number[], from: Seat, to: Seat): void {
  shares[from] = (shares[from] ?? 0) - 1;
  shares[to] = (shares[to] ?? 0) + 1;
}

/** Exchanges the bidder's cheapest card for a dearer one until there is enough. */
function enrich(pool: BoatCard[], { sizes, fishing }: Shares, bidder: Seat, need: number): void {
  const from = sizes.slice(0, bidder).reduce((sum, size, seat) => sum + size - (fishing[seat] ?? 0), 0);
  const to = from + (sizes[bidder] ?? 0) - (fishing[bidder] ?? 0);
  const cashAt = (at: number): number => cashOf[pool[at] as BoatCard];
  while (cashIn(pool.slice(from, to)) < need) {
    let cheapest = from;
    for (let at = from; at < to; at += 1) if (cashAt(at) < cashAt(cheapest)) cheapest = at;
    const dearer = pool.findIndex((card, at) => (at < from || at >= to) && cashOf[card] > cashAt(cheapest));
    if (dearer === -1) return;
    const held = pool[cheapest] as BoatCard;
    pool[cheapest] = pool[dearer] as BoatCard;
    pool[dearer] = held;
  }
}

function drawnFrom(hand: Readonly<ByCard>, count: number, random: Random): BoatCard[] {
  if (count === 0) return [];
  const held = random.shuffle(boatCards.flatMap((card) => Array<BoatCard>(hand[card]).fill(card)));
  const drawn = held.slice(0, count);
  return boatCards.flatMap((card) => drawn.filter((one) => one === card));
}

function faceDownOf({ boats }: PlayerState, pool: BoatCard[]): FaceDown[] {
  return boats.flatMap(({ id, captained, tucked }): FaceDown[] => [
    ...(captained === null ? [] : [{ boat: id, place: 'captain' as const, card: takeFrom(pool) }]),
    ...(tucked === null ? [] : [{ boat: id, place: 'tucked' as const, card: takeFrom(pool) }]),
  ]);
}

/** @throws when a view promises more cards than there are: no state looks like that. */
function takeFrom(pool: BoatCard[]): BoatCard {
  const card = pool.pop();
  if (card === undefined) throw new Error('fewer boat cards are left than the view counts');
  return card;
}

/** Whether a seat has to choose in this phase and is no longer active. */
function hasChosen({ phase, active, players }: Public, seat: Seat, { fresh }: Private): boolean {
  if (active.includes(seat)) return false;
  if (phase === 'KEEP') return true;
  if (phase === 'SALMON') return fresh.length > 0;
  return phase === 'DRAW' && cardsToDiscard(players[seat] as PlayerState, fresh.length) > 0;
}

function choiceOf(table: Public, seat: Seat, own: Private, random: Random): Choice | null {
  const choices = legal({ seat, public: { ...table, active: [seat] }, mine: own, counts: {} });
  const move = choices[random.below(choices.length)];
  return move?.type === 'keep' || move?.type === 'tuck' || move?.type === 'discard' ? move : null;
}

/** what left before the deal is unseen; standard licences lie on top of a normal deck. */
function dealLicences({ public: table, counts }: View<Fleet>, random: Random): Pick<Secret, 'licences' | 'removed'> {
  const { mix, players, row, gone } = table;
  const unseen = allLicences(mix);
  for (const licence of [...players.flatMap(({ licences }) => licences), ...row, ...gone]) {
    unseen.splice(unseen.indexOf(licence), 1);
  }
  const size = sizeOf(counts, 'licences');
  const standard = random.shuffle(unseen.filter((licence) => licenceFigures[licence].standard));
  const premium = random.shuffle(unseen.filter((licence) => !licenceFigures[licence].standard));
  const away = unseen.length - size;
  const known = mix.epic ? 0 : (removedLicences[players.length]?.premium ?? 0);
  const premiumAway = Math.max(away - standard.length, Math.min(known, premium.length, away));
  const removed: Licence[] = [...premium.splice(0, premiumAway), ...standard.splice(0, away - premiumAway)];
  const turnedUp = players.reduce((sum, { licences }) => sum + licences.length, row.length + gone.length);
  const onTop = mix.licenceDeck === 'normal' ? Math.max(0, topLicencesPerSeat * players.length - turnedUp) : 0;
  const top = standard.splice(0, onTop);
  return { licences: [...random.shuffle([...standard, ...premium]), ...top], removed };
}

function sizeOf(counts: Counts, key: string): number {
  const size = counts[key];
  return typeof size === 'number' ? size : 0;
}

function sizeAt(counts: Counts, key: string, seat: Seat): number {
  const sizes = counts[key];
  return typeof sizes === 'object' ? (sizes[seat] ?? 0) : 0;
}
