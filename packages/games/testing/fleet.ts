/** What the suite needs to know of Fleet beyond its rules. */
import { equal } from '../src/core/equal';
import type { Random } from '../src/core/random';
import type { Seat, State, View } from '../src/core/rules';
import { cashOf } from '../src/fleet/data';
import { legal } from '../src/fleet/legal';
import { fundsOf } from '../src/fleet/money';
import type { Options } from '../src/fleet/options';
import { reason } from '../src/fleet/reasons';
import { boatsToTuck, cratesOn } from '../src/fleet/table';
import { type ByCard, type Card, cards, type Fleet, type Move, type Payment } from '../src/fleet/types';
import type { Mix } from './game-under-test';

/** Secret are captains, tucked cards and cards put away, until all is revealed; with fast pass hands tell who is asked next. */
export function sameInPublic(a: Move, b: Move, { public: table }: State<Fleet>): boolean {
  if (table.mix.fastPass || mayEnd(table)) return equal(a, b);
  if (a.type === 'hire' && b.type === 'hire') return a.boat === b.boat;
  if (a.type === 'keep' && b.type === 'keep') return true;
  if (a.type === 'discard' && b.type === 'discard') return fishing(a.cards) === fishing(b.cards);
  if (a.type === 'tuck' && b.type === 'tuck') return table.active.length > 1 || equal(boatsOf(a), boatsOf(b));
  return equal(a, b);
}

/** Whether the next catch may be the last. */
function mayEnd({ finalRound, supply, players }: Fleet['public']): boolean {
  const hold = 10;
  return (
    finalRound || supply <= hold * players.reduce((sum, { boats, artisans }) => sum + boats.length + artisans.length, 0)
  );
}

function boatsOf({ tucks }: Extract<Move, { type: 'tuck' }>): number[] {
  return tucks.map(({ boat }) => boat);
}

function fishing(given: readonly Card[]): number {
  return given.filter((card) => card === 'goneFishin').length;
}

export function learners(): Seat[] {
  return [];
}

/** Else random matches are over before anybody has a fleet. */
export const seldom: readonly Move['type'][] = ['dropOut', 'passBid', 'endLaunch', 'endHire'];

export const isLong = true;

/** Listed moves tried for others that stand for them. */
const TRIED = 6;

/** Other cards of the same value, other boats that are the same, higher bids, other crates. */
export function equivalents(view: View<Fleet>, random: Random): Move[] {
  const listed = legal(view);
  const some = random.shuffle([...listed]).slice(0, TRIED);
  return some
    .flatMap((move) => others(view, move, random))
    .filter((move) => reason(view, move) === null && listed.every((known) => !equal(known, move)));
}

function others(view: View<Fleet>, move: Move, random: Random): Move[] {
  const mine = view.mine!;
  const player = view.public.players[view.seat!]!;
  switch (move.type) {
    case 'open':
    case 'raise':
      return [{ ...move, bid: fundsOf(player, mine.hand) }];
    case 'pay':
    case 'launch':
    case 'buyHouseBoat':
    case 'buyArtisan':
      return [{ ...move, payment: otherCards(move.payment, mine.hand, random) }];
    case 'keep':
    case 'discard':
      return [{ ...move, cards: [...move.cards].reverse() }];
    case 'hire':
      return player.boats.map(({ id }) => ({ ...move, boat: id }));
    case 'buyFirstMate':
      return player.boats.map(({ id }) => ({ ...move, crateFrom: { boat: id, hold: 'own' } }));
    case 'tuck': {
      const boats = random.shuffle(boatsToTuck(player));
      return [{ ...move, tucks: move.tucks.map(({ card }, at) => ({ card, boat: boats[at]!.id })) }];
    }
    case 'process': {
      const crafts = random.shuffle([...player.boats, ...player.artisans]);
      const holds = crafts.map(({ id }) => ({ boat: id, hold: random.below(2) === 0 ? 'own' : 'tucked' }) as const);
      return [{ ...move, crates: holds.filter((one) => cratesOn(player, one) > 0).slice(0, move.crates.length) }];
    }
    default:
      return [];
  }
}

function otherCards(payment: Payment, hand: Readonly<ByCard>, random: Random): Payment {
  const held = random.shuffle(cards.flatMap((card) => Array<Card>(hand[card]).fill(card)));
  const isAlike = (one: Card, other: Card): boolean =>
    cashOf[one] === cashOf[other] && (one === 'goneFishin') === (other === 'goneFishin');
  const chosen = payment.cards.flatMap((card) => held.splice(held.findIndex((other) => isAlike(card, other)) >>> 0, 1));
  return { ...payment, cards: chosen };
}

/** One after the other: the game as in the base box, the extra types, Epic, launching at once, and every other value. */
export const mixes: readonly Mix[] = [
  {
    seats: 2,
    options: { goneFishin: 'off', salmon: 'off', launchMode: 'simultaneous', fastPass: true, firstMate: 'off' },
  },
  {
    seats: 3,
    options: { goneFishin: 'on', firstMate: 'on', houseBoat: 'on', artisan: 'on', trophies: 'on', crabMeeples: 'on' },
  },
  {
    seats: 4,
    options: { salmon: 'on', charter: 'on', trophies: 'on', trophy1: 'same4', trophy2: 'diff4', trophy3: 'crates15' },
  },
  {
    seats: 4,
    options: {
      salmon: 'on',
      salmonMode: 'oneOfFive',
      char: 'on',
      oyster: 'on',
      standardTypes: 'chosen',
      shrimp: false,
      lobster: false,
      cod: false,
      licenceDeck: 'advanced',
      unsoldLicences: 'leave',
      crabMeeples: 'on',
      firstMate: 'on',
    },
  },
  { seats: 3, options: { char: 'on', oyster: 'on', standardTypes: 'random', fastPass: true, endRule: 'fullRound' } },
  {
    seats: 2,
    options: {
      char: 'on',
      oyster: 'on',
      standardTypes: 'chosen',
      tuna: false,
      processing: false,
      trophies: 'on',
      trophy1: 'licences3',
      trophy2: 'mostBoats',
      trophy3: 'mostStandard',
    },
  },
  {
    seats: 5,
    options: {
      secondPremiumSet: 'on',
      licenceDeck: 'normal',
      crabMeepleCount: 'each',
      trophy1: 'crates15',
      trophy2: 'licences3',
      trophy3: 'same4',
    },
  },
  {
    seats: 5,
    options: { char: 'on', oyster: 'off', crabMeeples: 'off', trophy1: 'mostBoats', trophy2: 'mostStandard' },
  },
  { seats: 6, options: { secondPremiumSet: 'off', trophies: 'off', endRule: 'fullRound', goneFishin: 'off' } },
  {
    seats: 6,
    options: {
      char: 'off',
      standardTypes: 'random',
      unsoldLicences: 'leave',
      trophy1: 'diff4',
      trophy2: 'same4',
      trophy3: 'licences3',
    },
  },
  { seats: 3, options: { epic: true, trophy2: 'crates15', trophy3: 'mostBoats', trophy1: 'mostStandard' } },
  {
    seats: 4,
    options: {
      epic: true,
      firstMate: 'off',
      houseBoat: 'off',
      artisan: 'off',
      trophies: 'off',
      launchMode: 'simultaneous',
    },
  },
  {
    seats: 2,
    options: { charter: 'off', trophies: 'on', trophy3: 'diff4', houseBoat: 'on', salmon: 'on', fastPass: true },
  },
];

/** The base game for two; everything that four can add; six as they are. */
export function goldenOptions(seats: number): Partial<Options> {
  if (seats === 2) return { goneFishin: 'off' };
  if (seats !== 4) return {};
  const on = 'on' as const;
  return { firstMate: on, houseBoat: on, artisan: on, salmon: on, trophies: on, crabMeeples: on, charter: on };
}

/** Every auction uses up a licence; a licence is bid for once per dollar at most; a seat launches and hires a few times a round. */
export function bound(seats: number): number {
  const licences = 44;
  const bids = 400;
  const others = 20;
  return licences * seats * (bids + others);
}
