/** Totals of the components, as the rulebook states them or docs/rules/fisheries-of-gloucester.md reasons them. */
import {
  cardIds,
  cards,
  chartCardIds,
  chartCards,
  extraTile,
  fishInAll,
  fishPerColour,
  fishSpacesOfA,
  pairsOfFeature,
  type Requirement,
  startSpaces,
  terrainOfA,
  terrainOfB,
  tileShapes,
  tilesAtStart,
} from './data';
import { mirrorOf, nameOf, neighbours, numberOf, placementsOf, spaces } from './grid';
import { type CardId, colours, type Shape, type StackName, shapes, type Terrain } from './types';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const inStack = (stack: StackName) => cardIds.map((id) => cards[id]).filter((card) => card.stack === stack);
const lying = (terrain: readonly Terrain[], kind: Terrain): string =>
  terrain.flatMap((one, at) => (one === kind ? [nameOf(at)] : [])).join(' ');

test('ocean tiles: 32 with 67 squares', () => {
  expect(total(shapes.map((shape) => tileShapes[shape].count))).toBe(32);
  expect(total(shapes.map((shape) => tileShapes[shape].count * placementsOf[shape][0]!.at.length))).toBe(67);
});

test('no shape of tile is ever asked for more often than it lies in the box', () => {
  const fromCharts = chartCardIds.flatMap((id): Shape[] => [...chartCards[id], ...chartCards[id]]);
  const fromCards = cardIds.flatMap((id) => cards[id].tile ?? []);
  const all = [...tilesAtStart, ...tilesAtStart, extraTile, ...fromCharts, ...fromCards];
  expect(shapes.map((shape) => all.filter((one) => one === shape).length)).toEqual([10, 9, 6, 7]);
  expect(shapes.map((shape) => tileShapes[shape].count)).toEqual([10, 9, 6, 7]);
});

test('six chart cards have the six pairs of shapes', () => {
  expect(new Set(chartCardIds.map((id) => chartCards[id].join())).size).toBe(6);
  expect(chartCardIds.every((id) => chartCards[id].length === 2)).toBe(true);
});

test.each<[StackName, number, number, number]>([
  ['one', 4, 4, 4],
  ['two-same', 2, 4, 5],
  ['two-different', 2, 4, 4],
  ['three-same', 2, 6, 9],
  ['three-different', 2, 6, 6],
  ['four-different', 2, 8, 13],
])('stack %s: %i cards for %i fish and %i points', (stack, count, fish, points) => {
  expect(inStack(stack)).toHaveLength(count);
  expect(total(inStack(stack).map(({ requires }) => requires.n))).toBe(fish);
  expect(total(inStack(stack).map((card) => card.points))).toBe(points);
});

test.each<[CardId, Requirement['kind'], number, number, number, number, Shape | null]>([
  ['P01', 'blue', 1, 1, 1, 0, null],
  ['P02', 'silver', 1, 1, 0, 1, null],
  ['P03', 'black', 1, 1, 0, 1, 'single'],
  ['P04', 'red', 1, 1, 2, 0, null],
  ['P05', 'same', 2, 2, 0, 2, null],
  ['P06', 'same', 2, 3, 1, 0, null],
  ['P07', 'different', 2, 2, 0, 1, 'double'],
  ['P08', 'different', 2, 2, 2, 0, null],
  ['P09', 'same', 3, 4, 0, 1, null],
  ['P10', 'same', 3, 5, 2, 0, null],
  ['P11', 'different', 3, 3, 0, 2, null],
  ['P12', 'different', 3, 3, 0, 1, 'bent'],
  ['P13', 'different', 4, 6, 3, 0, null],
  ['P14', 'different', 4, 7, 0, 3, null],
])('card %s: %s %i for %i points, %i hours, %i steps and tile %s', (id, kind, n, points, hours, steps, tile) => {
  expect(cards[id]).toMatchObject({ requires: { kind, n }, points, hours, steps, tile });
});

test('fish and fish spaces: 24 each', () => {
  expect(colours.length * fishPerColour).toBe(fishInAll);
  expect(fishSpacesOfA.map(nameOf).join(' ')).toBe(
    'A4 A7 A10 B3 B6 B9 C3 C5 C9 D4 D7 D9 E4 E7 E9 F3 F5 F9 G3 G6 G9 H4 H7 H10',
  );
});

test('side A is its own mirror image but for the colours of the starting spaces', () => {
  expect(spaces).toHaveLength(88);
  expect(terrainOfA.map((_, at) => swapped(terrainOfA[mirrorOf(at)]!))).toEqual(terrainOfA);
  expect(['S', '1', '2', 'R'].map((kind) => lying(terrainOfA, kind as Terrain))).toEqual([
    'A0 A1 A2 H0 H1 H2',
    'B0 D0 F0',
    'C0 E0 G0',
    'B10 C2 C7 F2 F7 G10',
  ]);
  expect(['I1', 'I3', 'I6'].map((kind) => lying(terrainOfA, kind as Terrain))).toEqual(['D5 E5', 'B8 G8', 'C10 F10']);
  expect([startSpaces.first.join(' '), startSpaces.second.join(' ')]).toEqual(['B0 D0 F0', 'C0 E0 G0']);
});

test('side B is empty sea, and six features each are to be put on it', () => {
  expect(terrainOfB).toHaveLength(88);
  expect(lying(terrainOfB, 'S')).toBe('A0 H0');
  expect(terrainOfB.filter((kind) => kind === '.')).toHaveLength(80);
  expect([pairsOfFeature.I1 + pairsOfFeature.I3 + pairsOfFeature.I6, pairsOfFeature.R]).toEqual([3, 3]);
});

test('tiles can lie in 88, 157, 138 and 280 ways', () => {
  expect(shapes.map((shape) => placementsOf[shape].length)).toEqual([88, 157, 138, 280]);
  const bent = placementsOf.bent.filter(({ at }) => at.includes(numberOf('A0'))).map((one) => one.spaces.join(' '));
  expect(bent).toEqual(['A0 B0 B1', 'A0 A1 B0', 'A0 A1 B1']);
});

test('spaces are beside each other across an edge, never across a corner', () => {
  expect(neighbours[numberOf('D5')]!.map(nameOf)).toEqual(['C5', 'D6', 'E5', 'D4']);
  expect(neighbours[numberOf('A0')]!.map(nameOf)).toEqual(['A1', 'B0']);
  expect(neighbours[numberOf('H10')]!.map(nameOf)).toEqual(['G10', 'H9']);
});

function swapped(kind: Terrain): Terrain {
  if (kind === '1') return '2';
  return kind === '2' ? '1' : kind;
}
