/** Sizes everybody may know, and the laws that hold in every sound state. */
import type { Counts, Dealt } from '../core/rules';
import {
  aloneTurnsAtMost,
  apHalfByLevel,
  cubesPerKind,
  fishCardIds,
  fishCards,
  kindOfArea,
  marketCardIds,
  marketCards,
  netsByLevel,
} from './data';
import { apHalfOf, areaAt, cubesIn, displayedHelpers, holderOf, seatsInRound, slotsInRound, storageOf } from './table';
import { areaSpaces, helpers, type Isaribi, kinds, type Phase, type PlayerState, type Public } from './types';

type Match = Dealt<Isaribi>;
type Law = readonly [holds: boolean, sentence: string];

/** Decks of fish in the order of `kinds`. */
export function counts({ secret: { fishDecks, marketDeck } }: Match): Counts {
  return { fishDecks: kinds.map((kind) => fishDecks[kind].length), marketDeck: marketDeck.length };
}

export function invariants(match: Match): string[] {
  const { public: table } = match;
  return [
    ...cubeLaws(table),
    ...fishLaws(match),
    ...marketLaws(match),
    ...buyerLaws(table),
    ...playerLaws(table),
    ...roundLaws(table),
    ...turnLaws(table),
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

function cubeLaws(table: Public): Law[] {
  const { supply, players, market, areas } = table;
  const piles = [supply, ...players.map(({ cubes }) => cubes), ...market.map(({ sold }) => sold)];
  const inSea = (kind: string): number =>
    sum(areaSpaces.map((space) => (kindOfArea[space] === kind ? areaAt(table, space).cubes : 0)));
  const all = [...piles.flatMap((pile) => kinds.map((kind) => pile[kind])), ...areas.map(({ cubes }) => cubes)];
  return [
    [all.every(isCount), 'a pile holds less than no cube'],
    [
      kinds.every((kind) => sum(piles.map((pile) => pile[kind])) + inSea(kind) === cubesPerKind),
      'a kind has not twenty cubes',
    ],
  ];
}

function fishLaws({ public: table, secret: { fishDecks, removed } }: Match): Law[] {
  const decks = kinds.flatMap((kind) => fishDecks[kind]);
  const all = [...decks, ...table.areas.flatMap(({ cards }) => cards), ...(table.removed?.fish ?? []), ...removed.fish];
  const isAtHome = areaSpaces.every((space) =>
    areaAt(table, space).cards.every((card) => fishCards[card].kind === kindOfArea[space]),
  );
  return [
    [isSame(all, fishCardIds), 'the fish cards are not those of the box'],
    [
      kinds.every((kind) => fishDecks[kind].every((card) => fishCards[card].kind === kind)),
      'a deck has a strange card',
    ],
    [isAtHome, 'a fish card lies in the wrong Area'],
    [
      table.areas.length === 4 && table.areas.every(({ cards }) => [1, 2].includes(cards.length)),
      'an Area has not one or two cards',
    ],
  ];
}

function marketLaws({ public: table, private: seats, secret }: Match): Law[] {
  const { market } = table;
  const peeked = seats.flatMap((own, seat) => own.peeked.map((one) => ({ ...one, seat })));
  const open = market.flatMap(({ card }) => (card === null ? [] : [card]));
  const hidden = secret.faces.flatMap((face) => (face === null ? [] : [face]));
  const left = [...(table.removed?.market ?? []), ...secret.removed.market];
  const all = [...open, ...hidden, ...peeked.map(({ card }) => card), ...secret.marketDeck, ...left];
  const isOnce = market.every(({ card }, at) => {
    const seen = peeked.filter(({ slot }) => slot === at + 1).length;
    return seen + Number(card !== null) + Number((secret.faces[at] ?? null) !== null) === 1;
  });
  return [
    [isSame(all, marketCardIds), 'the Market cards are not those of the box'],
    [secret.faces.length === market.length && isOnce, 'a slot has no face or more than one'],
    [market.length === slotsInRound(table), 'the round has another number of Market cards'],
    [
      peeked.every(({ slot, seat }) => market[slot - 1]?.peekedBy === seat),
      'somebody knows a card without having looked',
    ],
    [table.options.hideRemoved === (table.removed === null), 'removed cards are listed against the options'],
  ];
}

function buyerLaws({ market }: Public): Law[] {
  const fits = market.every(({ card, sold }) => {
    if (card === null) return cubesIn(sold) === 0;
    const { buys, cubes } = marketCards[card];
    return cubesIn(sold) <= cubes && (buys === 'any' || sold[buys] === cubesIn(sold));
  });
  return [[fits, 'a buyer holds what it does not buy']];
}

function playerLaws(table: Public): Law[] {
  const { players, round } = table;
  const held = players.flatMap(({ helper }) => (helper === null ? [] : [helper]));
  return [
    [players.every(({ money }) => isCount(money)), 'a player owes money'],
    [players.every((player) => player.money === booked(player)), 'the books do not add up to the money'],
    [players.every(({ books }) => books.length === round), 'the books do not have one page for each round'],
    [players.every(isOnTracks), 'a token stands beside its track'],
    [held.length + displayedHelpers(table).length === helpers.length, 'two players hold the same helper'],
    [players.every(({ client, clientUsed }) => client || !clientUsed), 'a Client bought that nobody owns'],
  ];
}

function booked({ startMoney, books }: PlayerState): number {
  return startMoney + sum(books.map((book) => book.sales + book.helper + book.technology + book.spoilage));
}

function isOnTracks({ apLevel, netLevel, space }: PlayerState): boolean {
  return apHalfByLevel[apLevel] !== undefined && netsByLevel[netLevel] !== undefined && isCount(space) && space <= 4;
}

/** Who has passed by when, and who holds a helper for it. */
function roundLaws(table: Public): Law[] {
  const { phase, players, firstPasser, aloneTurns, startSeat } = table;
  const isBefore = beforeTurns.includes(phase);
  const passed = players.flatMap(({ passed: isOut }, seat) => (isOut ? [seat] : []));
  const isDone = phase === 'STORAGE' || phase === 'OVER';
  return [
    [players[startSeat] !== undefined, 'the start player does not sit at the table'],
    [!isBefore || passed.length === 0, 'somebody passed before the first turn'],
    [!isDone || passed.length === players.length, 'the round is over before all have passed'],
    [firstPasser === null ? passed.length === 0 : passed.includes(firstPasser), 'the first to pass has not passed'],
    [
      isBefore || phase === 'HELPER' || players.every(({ helper, passed: isOut }) => (helper !== null) === isOut),
      'a helper is held without passing, or the reverse',
    ],
    [aloneTurns === 0 || seatsInRound(table).length <= 1, 'a lone turn was counted among several players'],
    [aloneTurns <= aloneTurnsAtMost, 'the last player took too many turns'],
    [
      phase !== 'OVER' || players.every((player) => cubesIn(player.cubes) <= storageOf(player)),
      'a boat kept more than it can store',
    ],
  ];
}

const beforeTurns: readonly Phase[] = ['SPECULATOR', 'PLACEMENT', 'OLD_FISHERMAN'];

function turnLaws(table: Public): Law[] {
  const { phase, active, players, turn } = table;
  const [seat] = active;
  const player = seat === undefined ? undefined : players[seat];
  return [
    [active.length === (phase === 'OVER' ? 0 : 1), 'the wrong number of seats may move'],
    [phase === 'OVER' || player !== undefined, 'an active seat does not sit at the table'],
    [(turn !== null) === (phase === 'MAIN'), 'a turn outside the main step, or none in it'],
    [
      turn === null || player === undefined || (isCount(turn.apHalf) && turn.apHalf <= apHalfOf(player)),
      'a turn has more AP than its boat, or less than none',
    ],
    [phase !== 'MAIN' || player?.passed !== true, 'it is the turn of somebody who has passed'],
    [phase !== 'SPECULATOR' || seat === holderOf(table, 'speculator'), 'somebody else looks at the Market'],
    [phase !== 'OLD_FISHERMAN' || seat === holderOf(table, 'oldFisherman'), 'somebody else adds cubes'],
    [
      phase !== 'HELPER' || (player?.passed === true && player.helper === null),
      'somebody chooses a helper without need',
    ],
    [phase !== 'CARPENTER' || player?.helper === 'carpenter', 'somebody uses the Carpenter of another'],
    [
      phase !== 'STORAGE' || player === undefined || cubesIn(player.cubes) > storageOf(player),
      'somebody has to choose cubes without need',
    ],
  ];
}

function isSame(found: readonly string[], wanted: readonly string[]): boolean {
  return [...found].sort().join() === [...wanted].sort().join();
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
