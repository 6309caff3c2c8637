/** Totals of the components, as the rulebook states them or docs/rules/isaribi.md reasons them. */
import {
  abilityCards,
  cubesPerKind,
  fishCardIds,
  fishCards,
  marketByRound,
  marketByRoundOfTwo,
  marketCardIds,
  marketCards,
  roundsInAll,
} from './data';
import { helpers, type Kind, kinds } from './types';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const fishOf = (kind: Kind) => fishCardIds.map((id) => fishCards[id]).filter((card) => card.kind === kind);
const buyersOf = (buys: Kind | 'any') =>
  marketCardIds.map((id) => marketCards[id]).filter((card) => card.buys === buys);

test('parts of the box', () => {
  expect(fishCardIds).toHaveLength(29);
  expect(marketCardIds).toHaveLength(32);
  expect(helpers).toHaveLength(5);
  expect(abilityCards.client.copies + abilityCards.smokehouse.copies).toBe(10);
  expect(cubesPerKind * kinds.length).toBe(80);
});

test.each<[Kind, number, number, number]>([
  ['clam', 6, 27, 0],
  ['prawn', 9, 34, 4],
  ['mackerel', 8, 30, 3],
  ['bream', 6, 21, 0],
])('the deck of %s has %i cards with %i cubes and %i signs', (kind, cards, cubes, signs) => {
  expect(fishOf(kind)).toHaveLength(cards);
  expect(total(fishOf(kind).map((card) => card.cubes))).toBe(cubes);
  expect(fishOf(kind).filter(({ oneDraw }) => oneDraw)).toHaveLength(signs);
});

test.each(kinds)('the deck of %s lasts for all rounds', (kind) => {
  const signs = fishOf(kind).filter(({ oneDraw }) => oneDraw).length;
  expect(fishOf(kind).length).toBeGreaterThanOrEqual(roundsInAll + Math.min(roundsInAll, signs));
});

test.each<[Kind | 'any', number, number, number]>([
  ['clam', 6, 18, 40],
  ['prawn', 8, 25, 79],
  ['mackerel', 8, 25, 92],
  ['bream', 6, 16, 94],
  ['any', 4, 9, 29],
])('buyers of %s: %i cards for %i cubes and %i Ryo', (buys, cards, cubes, ryo) => {
  expect(buyersOf(buys)).toHaveLength(cards);
  expect(total(buyersOf(buys).map((card) => card.cubes))).toBe(cubes);
  expect(total(buyersOf(buys).map((card) => card.cubes * card.price))).toBe(ryo);
});

test('Market cards of all rounds are all there are, and fewer for two', () => {
  expect(total(marketByRound)).toBe(32);
  expect(total(marketByRoundOfTwo)).toBe(24);
  expect([marketByRound.length, marketByRoundOfTwo.length]).toEqual([roundsInAll, roundsInAll]);
});
