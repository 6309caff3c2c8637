/** Side B, who starts, and the row of cards: clause R-11 of docs/rules/fisheries-of-gloucester.md. */
import { ADA, BEN, legal, ofType, play, refused } from '../../testing/fisheries-of-gloucester-play';
import { list, position, standardOptions } from '../../testing/fisheries-of-gloucester-position';
import { start } from '../core/match';
import { fastRandom } from '../core/random';
import type { State } from '../core/rules';
import { terrainOfB } from './data';
import { isSealed, withPair } from './features';
import { dealFishSpaces, dealTerrain, type Pick, pickWith } from './generator';
import { columnAt, neighbours, numberOf } from './grid';
import { rules } from './rules';
import type { Feature, FisheriesOfGloucester, Options, Space, Terrain } from './types';

const picks: Record<string, Pick> = {
  first: (items) => items[0]!,
  last: (items) => items.at(-1)!,
  middle: (items) => items[Math.floor(items.length / 2)]!,
};
const boards: Record<string, string[]> = {
  first: ['S..RI1FFI3FI6F', '1..RRFFFFF.', '2..FF..F...', '1..........'],
  last: ['S..........', '1.....F.FFF', '2....FFFFRR', '1..FFFI1FI3RI6'],
  middle: ['S......RI3.I6', '1....FF..F.', '2..FFI1RFFFF', '1....FRFF..'],
};

function opened(options: Partial<Options>, seed = 'cd'.repeat(32)): State<FisheriesOfGloucester> {
  return start(rules, 2, { ...standardOptions, ...options }, seed);
}

function place(feature: unknown, space: unknown): { type: 'placeFeature'; feature: Feature; space: Space } {
  return { type: 'placeFeature', feature: feature as Feature, space: space as Space };
}

/** Side B in the middle of being filled; Ada is to place. */
function placing(...pairs: [Feature, Space][]): State<FisheriesOfGloucester> {
  const terrain = pairs.reduce<readonly Terrain[]>(
    (ground, [feature, space]) => withPair(ground, feature, numberOf(space)),
    terrainOfB,
  );
  return position({
    phase: 'PLACEMENT',
    options: { board: 'B-placed' },
    terrain,
    fish: [],
    first: BEN,
    day: 0,
    ada: { hours: 0, ships: 'C0 E0 G0' },
    ben: { hours: 0, ships: 'B0 D0 F0' },
  });
}

test.each(Object.keys(boards))('side B as filled by always picking the %s', (name) => {
  const terrain = dealTerrain(picks[name]!);
  const fish = new Set(dealFishSpaces(terrain, picks[name]!));
  const letters = terrain.map((kind, at) => (fish.has(at) ? 'F' : kind));
  const half = [0, 1, 2, 3].map((row) => letters.slice(row * 11, row * 11 + 11).join(''));
  expect(half).toEqual(boards[name]);
  expect(letters.slice(77).join('')).toBe(boards[name]![0]);
});

test('a side B filled by chance has room, ways and everything that belongs on it', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const pick = pickWith(fastRandom(seed));
    const terrain = dealTerrain(pick);
    const fish = dealFishSpaces(terrain, pick);
    expect(fish).toHaveLength(24);
    expect(terrain.filter((kind) => kind === 'R')).toHaveLength(6);
    expect(terrain.filter((kind) => kind.startsWith('I'))).toHaveLength(6);
    expect(fish.every((at) => columnAt[at]! > 2 && terrain[at] === '.')).toBe(true);
    expect(isSealed(terrain)).toBe(false);
    const islands = terrain.flatMap((kind, at) => (kind.startsWith('I') ? [at] : []));
    for (const at of islands) {
      expect(neighbours[at]!.filter((next) => !terrain[next]!.startsWith('I')).length).toBeGreaterThan(1);
    }
  }
});

describe('players place islands and rough water', () => {
  test('in turns, beginning with who does not start; then fish are laid and the day begins', () => {
    const state = opened({ board: 'B-placed', startPlayer: 'seat0' });
    expect([state.public.phase, state.public.active, state.public.fish]).toEqual(['PLACEMENT', [BEN], []]);
    const spaces = list('A4 B7 C9 D3 B5');
    (['I1', 'I3', 'I6', 'R', 'R'] as const).forEach((feature, at) => {
      const seat = at % 2 === 0 ? BEN : ADA;
      play(state, seat, place(feature, spaces[at]));
    });
    const events = play(state, ADA, place('R', 'B6'));
    expect(events[0]).toEqual({ type: 'featurePlaced', seat: ADA, feature: 'R', space: 'B6', mirror: 'G6' });
    expect(ofType(events, 'fishLaidOut')[0]!.fish).toHaveLength(24);
    expect([state.public.phase, state.public.active, state.public.first]).toEqual(['ACTION', [ADA], ADA]);
  });

  test.each<[string, unknown, unknown, [Feature, Space][]]>([
    ['PLACE_PAIR', 'I1', 'B6', [['I1', 'B4']]],
    ['PLACE_PAIR', 'S', 'B6', []],
    ['PLACE_SPACE', 'R', 'E6', []],
    ['PLACE_SPACE', 'R', 7, []],
    ['PLACE_TAKEN', 'R', 'B4', [['I1', 'B4']]],
    ['PLACE_TAKEN', 'R', 'B0', []],
    ['PLACE_CLEAR', 'R', 'B2', []],
    [
      'PLACE_FULL',
      'R',
      'D4',
      [
        ['I1', 'A4'],
        ['R', 'B4'],
      ],
    ],
    ['PLACE_TOUCH', 'I3', 'B5', [['I1', 'B4']]],
    ['PLACE_SEAL', 'I3', 'B10', [['I1', 'A9']]],
  ])('%s: %s on %s', (code, feature, space, pairs) => {
    expect(refused(placing(...pairs), ADA, place(feature, space))).toMatchObject({ code, rule: 'R-11.3' });
  });

  test('rough water may lie beside an island, and an island beside its own image', () => {
    play(placing(['I1', 'B4']), ADA, place('R', 'B5'));
    play(placing(), ADA, place('I6', 'D9'));
  });
});

describe('who starts', () => {
  test('the host may say so', () => {
    expect(opened({ startPlayer: 'seat0' }).public.first).toBe(ADA);
    expect(opened({ startPlayer: 'seat1' }).public.first).toBe(BEN);
  });

  test('or a player picked by chance, who sees the fish', () => {
    const state = opened({ startPlayer: 'chooser' });
    const [chooser] = state.public.active as [0 | 1];
    expect([state.public.phase, state.public.fish.length, state.public.first]).toEqual(['START', 24, null]);
    expect(refused(state, chooser, { type: 'chooseStart', first: 2 })).toEqual({ code: 'START_SEAT', rule: 'R-11.5' });
    const other = 1 - chooser;
    const events = play(state, chooser, { type: 'chooseStart', first: other });
    expect(ofType(events, 'startChosen')).toMatchObject([{ seat: chooser, first: other }]);
    expect(state.public.players[chooser]!.ships).toEqual(['C0', 'E0', 'G0']);
    const extra = state.public.players.map(({ tiles }) => tiles.single);
    expect(extra[chooser]! - extra[other]!).toBe(1);
  });

  test('who chooses places first, where both are played', () => {
    const state = opened({ startPlayer: 'chooser', board: 'B-placed' });
    const [chooser] = state.public.active as [0 | 1];
    while (state.public.phase === 'PLACEMENT') {
      const [seat] = state.public.active as [0 | 1];
      play(state, seat, legal(state, seat)[0]!);
    }
    expect([state.public.phase, state.public.active]).toEqual(['START', [chooser]]);
  });

  test('chance picks each of them', () => {
    const firsts = Array.from({ length: 20 }, (_, at) => opened({}, at.toString(16).padStart(64, '0')).public.first);
    expect(new Set(firsts)).toEqual(new Set([ADA, BEN]));
  });
});

test('with a row, five of fourteen cards lie open', () => {
  const state = opened({ preservation: 'row' });
  expect(state.public.display).toHaveLength(5);
  expect(rules.counts(state)).toEqual({ stacks: [9], charts: 5 });
});
