/** @jest-environment node */
import { start, step } from '@quayside/games/core/match';
import { defaultOptions } from '@quayside/games/core/options';
import { streamSeed } from '@quayside/games/core/random';
import { viewFor } from '@quayside/games/core/view';
import { rules as fish } from '@quayside/games/fish-and-ships/rules';
import { meta } from '@quayside/games/isaribi/meta';
import { rules as isaribi } from '@quayside/games/isaribi/rules';
import type { Options } from '@quayside/games/isaribi/types';
import type { MatchRecord } from '@quayside/games/wire/protocol';
import type { AnyRules } from '../games/rules';
import { recompute, viewAt } from './film';
import { playedMatch } from './testing/played';

const rules = fish as unknown as AnyRules;
const record = playedMatch();
const isaribiOptions = defaultOptions(meta.options) as unknown as Options;

test('a record plays through to its own result', () => {
  const film = recompute(rules, record);
  expect(film.broken).toBeNull();
  expect(film.states).toHaveLength(record.moves.length + 1);
  expect(film.steps.map(({ version }) => version)).toEqual(record.moves.map(({ version }) => version));
  expect(film.outcome).toEqual(record.outcome);
});

test('positions are kept apart: the first is still the deal', () => {
  const film = recompute(rules, record);
  expect(film.states[0]?.public.phase).toBe('PASS');
  expect(film.states.at(-1)?.public.phase).toBe('OVER');
});

test('a seat sees its own hand, the public table none', () => {
  const film = recompute(rules, record);
  expect(viewAt(film, 3, 1).mine).toEqual(film.states[3]?.private[1]);
  expect(viewAt(film, 3, null).mine).toBeNull();
});

test('a move that is not possible breaks the film where it stands', () => {
  const moves = record.moves.map((made) => (made.version === 3 ? { ...made, move: { type: 'passSailor' } } : made));
  const film = recompute(rules, { ...record, moves });
  expect(film.broken).toEqual({ version: 3, seat: record.moves[2]?.seat });
  expect(film.states).toHaveLength(3);
});

test('a seed that is none cannot even be dealt', () => {
  expect(recompute(rules, { ...record, serverSeed: 'nonsense' }).broken).toEqual({ version: 0, seat: null });
});

test('what was taken back is played through, and what may not be taken back breaks the film', () => {
  const match = isaribiWithUndo();
  const film = recompute(isaribi as unknown as AnyRules, match.record);
  expect(film.broken?.version).toBe(match.wrong);
  expect(film.states[match.undo]).toEqual(film.states[match.undo - 2]);
  expect(film.steps[match.undo - 1]).toMatchObject({
    type: '@undo',
    events: [{ type: '@undone', of: match.undo - 1 }],
  });
});

/** A match of Isaribi up to an open move, that move taken back, and then one taken back that is none of its own. */
function isaribiWithUndo() {
  const seed = { serverSeed: record.serverSeed, contributions: record.contributions };
  const state = start(isaribi, 2, isaribiOptions, streamSeed(seed.serverSeed, seed.contributions));
  const moves: MatchRecord['moves'][number][] = [];
  const add = (seat: number, move: { type: string }): number =>
    moves.push({ version: moves.length + 1, seat, move, at: 1 });
  for (;;) {
    const seat = state.public.active[0] ?? 0;
    const legal = isaribi.legal(viewFor(isaribi, state, seat));
    const move = legal.find(({ type }) => isaribi.isOpen?.(type) === true) ?? legal[0]!;
    add(seat, move);
    if (isaribi.isOpen?.(move.type) === true) break;
    step(isaribi, state, seat, move);
  }
  const last = moves.at(-1)!;
  const undo = add(last.seat, { type: '@undo', of: last.version } as { type: string });
  const wrong = add(1 - last.seat, { type: '@undo', of: last.version - 1 } as { type: string });
  return { record: { ...record, ...seed, rulesVersion: 1, options: isaribiOptions, moves }, undo, wrong };
}
