/** @jest-environment node */
import type { Outcome } from '@quayside/games/core/rules';
import { rules as fish } from '@quayside/games/fish-and-ships/rules';
import type { MatchRecord } from '@quayside/games/wire/protocol';
import type { AnyRules } from '../games/rules';
import type { Noted } from '../match/promise';
import { playedMatch } from './testing/played';
import { type CheckKey, verify } from './verify';

const rules = fish as unknown as AnyRules;
const record = playedMatch();
const noted: Noted = {
  matchID: record.matchID,
  commitment: record.commitment,
  share: { seat: 1, value: record.contributions[1]! },
};
const differing = (tampered: MatchRecord, own: Noted | null = noted): CheckKey[] =>
  verify(rules, tampered, own)
    .checks.filter(({ state }) => state === 'no')
    .map(({ key }) => key);

test('an honest record fits in everything', () => {
  const { is, checks } = verify(rules, record, noted);
  expect(is).toBe('yes');
  expect(checks.map(({ state }) => state)).toEqual(['yes', 'yes', 'yes', 'yes', 'yes', 'yes']);
});

test('without notes of its own a device says what it could not compare', () => {
  const { is, checks } = verify(rules, record, null);
  expect(is).toBe('yes');
  expect(checks.filter(({ state }) => state === 'unknown').map(({ key }) => key)).toEqual(['noted', 'share']);
});

test('another seed of the server breaks its promise', () => {
  const { is } = verify(rules, { ...record, serverSeed: 'cd'.repeat(32) }, noted);
  expect(is).toBe('no');
  expect(differing({ ...record, serverSeed: 'cd'.repeat(32) })).toEqual(expect.arrayContaining(['promise', 'seed']));
});

test('a promise changed together with the seed is found by the device that wrote it down', () => {
  expect(differing({ ...record, commitment: '00'.repeat(32) })).toEqual(['promise', 'noted']);
});

test('another share of chance is found by the device that sent it', () => {
  const contributions = [record.contributions[0]!, 'ff'.repeat(16)];
  expect(differing({ ...record, contributions })).toEqual(expect.arrayContaining(['share', 'seed']));
});

test('another seed of the shuffles is named', () => {
  expect(differing({ ...record, seed: '11'.repeat(32) })).toEqual(['seed']);
});

test('a changed move is named, with who made it', () => {
  const last = record.moves.length;
  const moves = record.moves.map((made) => (made.version === last ? { ...made, seat: 1 - made.seat } : made));
  const { checks } = verify(rules, { ...record, moves }, noted);
  expect(checks.find(({ key }) => key === 'moves')).toEqual({
    key: 'moves',
    state: 'no',
    version: last,
    seat: moves.at(-1)?.seat,
  });
});

test('a missing move leaves the match without its end', () => {
  expect(differing({ ...record, moves: record.moves.slice(0, -1) })).toEqual(['result']);
});

test('a changed score is named, with whose it is', () => {
  const outcome = record.outcome as Outcome;
  const standings = outcome.standings.map((one) => (one.seat === 1 ? { ...one, total: one.total + 1 } : one));
  const { checks } = verify(rules, { ...record, outcome: { ...outcome, standings } }, noted);
  expect(checks.at(-1)).toEqual({ key: 'result', state: 'no', seats: [1] });
});

test('a result that is none differs for everybody', () => {
  const { checks } = verify(rules, { ...record, outcome: null }, noted);
  expect(checks.at(-1)).toEqual({ key: 'result', state: 'no', seats: [0, 1] });
});

test('a match of other rules cannot be checked', () => {
  expect(verify(rules, { ...record, rulesVersion: 99 }, noted).is).toBe('cannot');
});
