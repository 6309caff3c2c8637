/** A broken state of Fisheries of Gloucester is noticed, each by the law that it breaks. */
import { endDay, play } from '../../testing/fisheries-of-gloucester-play';
import { type Position, position } from '../../testing/fisheries-of-gloucester-position';
import type { State } from '../core/rules';
import { rules } from './rules';
import type { FisheriesOfGloucester, Terrain } from './types';

type Match = State<FisheriesOfGloucester>;
type Case = [sentence: string, spoil: (state: Match) => void, given?: Position];

const night: Position = {
  day: 2,
  active: [1],
  ada: { ended: true, tiles: { single: 1, bent: 1 } },
  initiative: 0,
  nextFirst: 0,
};
const put = (state: Match, more: Partial<Match['public']>): void => {
  Object.assign(state.public, more);
};

const set = (piece: object, more: object): void => {
  Object.assign(piece, more);
};

const cases: Case[] = [
  ['the board is not its own mirror image', (s) => put(s, { terrain: changed(s, 3) })],
  ['islands or rough water are missing, or too many', (s) => put(s, { phase: 'PLACEMENT' })],
  ['a colour has not six fish', (s) => put(s, { fish: s.public.fish.slice(1) })],
  ['a pile holds less than no fish', (s) => set(s.public.spent, { blue: -1 })],
  ['fish are not listed once each, in reading order', (s) => put(s, { fish: [...s.public.fish].reverse() })],
  ['a card was not paid for', (s) => set(s.public.players[0]!, { cards: ['P14'] })],
  ['the ocean tiles are not those of the box', (s) => set(s.public.supply, { single: 9 })],
  ['a pile holds less than no tile', (s) => set(s.public.supply, { single: -1 })],
  ['a tile has not its outline', (s) => put(s, { laid: [{ shape: 'bent', spaces: ['D1', 'D2', 'D3'] }] })],
  ['tiles overlap', (s) => put(s, { laid: [single('D1'), single('D1')] })],
  ['a tile covers other than calm water', (s) => put(s, { laid: [single('C2')] })],
  [
    'a fleet has not three ships, or has some before it is known who starts',
    (s) => void s.public.players[0]!.ships.pop(),
  ],
  ['two ships share a space', (s) => set(s.public.players[0]!.ships, { 0: 'C0' })],
  ['a ship lies where none can sail', (s) => set(s.public.players[0]!.ships, { 0: 'D1' })],
  ['the preservation cards are not those of the box', (s) => set(s.public.display, { 0: 'P05' })],
  ['the chart cards are not those of the box', (s) => void s.secret.charts.pop()],
  ['a card lies in a strange stack', (s) => void s.secret.stacks.reverse()],
  ['a place is empty before its stack is', (s) => set(s.public.display, { 0: null })],
  ['a marker stands beside the time track', (s) => set(s.public.players[1]!, { hours: 13 })],
  ['the day is not one of six', (s) => put(s, { charts: [] })],
  ['the initiative card is taken without ending the day, or the reverse', (s) => put(s, { initiative: 0 })],
  ['tomorrow is declared against the rules', (s) => put(s, { nextFirst: 0 })],
  ['the day is over before both have ended it, or goes on', (s) => put(s, { phase: 'KEEP' })],
  ['the match is over before the last day', (s) => put(s, { phase: 'OVER', active: [] })],
  ['not one seat may move in a turn', (s) => put(s, { active: [0, 1] })],
  ['it is the turn of somebody who has ended the day', (s) => put(s, { active: [0] }), night],
  ['a bonus outside its step, or none in it', (s) => put(s, { phase: 'BONUS' })],
  ['the bonus is not that of the card just taken', (s) => put(s, { bonus: { card: 'P02', parts: ['sail'] } })],
  ['a lobster is asked for that is gone', (s) => put(s, { phase: 'LOBSTER' }), { ada: { lobster: false } }],
  ['an extra action without having paid a lobster', (s) => put(s, { extra: true })],
  ['a sealed choice where none can be, or none where one must be', (s) => set(s.private[0]!, { keep: 'single' })],
];

test.each(cases)('%s', (sentence, spoil, given = {}) => {
  const state = position(given);
  expect(rules.invariants(state)).toEqual([]);
  spoil(state);
  expect(rules.invariants(state)).toContain(sentence);
});

test('a tile cannot be kept that is not held', () => {
  const state = position({ ...night, ben: { tiles: { double: 2 } } });
  play(state, 1, endDay);
  state.private[0]!.keep = 'straight';
  state.public.active = [1];
  expect(rules.invariants(state)).toEqual(['a tile is kept that is not held']);
});

function changed({ public: { terrain } }: Match, at: number): Terrain[] {
  return terrain.map((kind, space) => (space === at ? 'R' : kind));
}

function single(space: 'D1' | 'C2'): { shape: 'single'; spaces: ('D1' | 'C2')[] } {
  return { shape: 'single', spaces: [space] };
}
