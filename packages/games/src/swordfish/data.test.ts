/** Totals of the components, as the rulebook states them or docs/rules/swordfish.md reasons them. */
import {
  aprilDeck,
  bags,
  boatKinds,
  courses,
  decksOfSeason,
  fishPrices,
  grounds,
  ports,
  roadSteps,
  tilesOf,
  waters,
  weatherDecks,
} from './data';
import { boatClasses, type Color, colors, groundIds, type Kind, kinds, portIds, waterIds } from './types';

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const inBag = (color: Color): number => total(kinds.map((kind) => bags[color][kind]));

test('parts of the box', () => {
  expect(total(boatClasses.map((boatClass) => boatKinds[boatClass].tiles))).toBe(46);
  expect(total(colors.map(inBag))).toBe(130);
  expect([aprilDeck, ...weatherDecks].map((deck) => deck.length)).toEqual(Array(16).fill(4));
  expect(groundIds.length + waterIds.length).toBe(16);
  expect(courses).toHaveLength(31);
});

test.each<[Kind, number]>([
  ['mako', 16],
  ['rat', 26],
  ['pup', 35],
  ['marker', 23],
  ['double', 18],
  ['triple', 12],
])('%s: %i tiles', (kind, count) => {
  expect(total(colors.map((color) => bags[color][kind]))).toBe(count);
});

test.each<[Color, number]>([
  ['orange', 22],
  ['green', 28],
  ['grey', 35],
  ['red', 45],
])('the %s bag holds %i tiles', (color, count) => {
  expect(inBag(color)).toBe(count);
});

test('a mako brings 3 VP more in the south, a swordfish 4', () => {
  expect(kinds.map((kind) => fishPrices.south[kind] - fishPrices.north[kind])).toEqual([3, 4, 4, 4, 4, 4]);
});

test.each([
  [2, [2, 4, 3, 4, 4], 11],
  [3, [2, 4, 3, 4, 4], 15],
  [4, [3, 4, 5, 6, 6], 19],
  [5, [3, 4, 5, 6, 6], 23],
  [6, [3, 4, 5, 6, 6], 23],
])('with %i players ports buy %j and %i buoys are used', (seats, demands, buoys) => {
  const demand = portIds.map((port) => ports[port].demand + (seats >= 4 ? ports[port].demandOfFour : 0));
  expect(demand).toEqual(demands);
  const flags: number[] = groundIds.flatMap((ground) => [...grounds[ground].flags]);
  expect(flags.filter((flag) => flag <= seats)).toHaveLength(buoys);
});

test('the sea is one, and no course is drawn twice', () => {
  const names = courses.map(([one, other]) => [one, other].sort().join());
  expect(new Set(names).size).toBe(courses.length);
  const places = new Set(courses.flat());
  expect(places.size).toBe(portIds.length + groundIds.length + waterIds.length);
  const met = new Set<string>(['gloucester']);
  for (const _ of places) {
    for (const [one, other] of courses) if (met.has(one) || met.has(other)) met.add(one).add(other);
  }
  expect(met).toEqual(places);
});

test('the storm belt', () => {
  const belt = [...groundIds.map((id) => [id, grounds[id].storm]), ...waterIds.map((id) => [id, waters[id]])];
  expect(Object.fromEntries(belt.filter(([, storm]) => storm !== null))).toEqual({
    grandbank: -2,
    tail: -1,
    cap: 0,
    fan: -2,
    pass: -1,
  });
});

test('each season has as many different decks as rounds', () => {
  for (const [rounds, decks] of Object.entries(decksOfSeason)) {
    expect(new Set(decks).size).toBe(Number(rounds));
    expect(decks.every((deck) => weatherDecks[deck - 1] !== undefined)).toBe(true);
  }
});

test('steps along the road', () => {
  expect(roadSteps('portsmouth', 'halifax')).toBe(2);
  expect(roadSteps('gloucester', 'stjohns')).toBe(4);
  expect(roadSteps('stjohns', 'stjohns')).toBe(0);
});

test('tiles are numbered within their class', () => {
  expect(tilesOf(13)).toEqual(['13-1', '13-2', '13-3', '13-4']);
});
