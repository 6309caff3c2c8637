/** Was this match dealt and played as it claims? Recomputed here, from what the server opened when it was over. */
import { equal } from '@quayside/games/core/equal';
import { commitment, streamSeed } from '@quayside/games/core/random';
import type { Outcome, Seat } from '@quayside/games/core/rules';
import type { MatchRecord } from '@quayside/games/wire/protocol';
import type { AnyRules } from '../games/rules';
import type { Noted } from '../match/promise';
import { type Film, recompute } from './film';

/** In the order in which the page lists them. */
export const checkKeys = ['rules', 'promise', 'noted', 'share', 'seed', 'moves', 'result'] as const;
export type CheckKey = (typeof checkKeys)[number];

export interface Check {
  readonly key: CheckKey;
  /** unknown: this device has nothing to compare with. */
  readonly state: 'yes' | 'no' | 'unknown';
  /** What the sentence of the check names. */
  readonly version?: number;
  readonly seat?: Seat;
  /** Whose result differs. */
  readonly seats?: readonly Seat[];
}

export interface Verdict {
  /** cannot: the match was played by other rules than this page has. */
  readonly is: 'yes' | 'no' | 'cannot';
  readonly checks: readonly Check[];
}

/** `noted`: what this device wrote down before the deal, null when it was not there. */
export function verify(rules: AnyRules, record: MatchRecord, noted: Noted | null): Verdict {
  if (rules.version !== record.rulesVersion) {
    return { is: 'cannot', checks: [{ key: 'rules', state: 'no', version: record.rulesVersion }] };
  }
  const film = recompute(rules, record);
  const checks = [
    checkPromise(record),
    checkNoted(record, noted),
    checkShare(record, noted),
    checkSeed(record),
    checkMoves(film),
    checkResult(film, record),
  ];
  return { is: checks.some(({ state }) => state === 'no') ? 'no' : 'yes', checks };
}

function checkPromise({ serverSeed, matchID, rulesVersion, options, commitment: published }: MatchRecord): Check {
  const isKept = attempt(() => commitment(serverSeed, matchID, rulesVersion, options)) === published;
  return { key: 'promise', state: yesNo(isKept) };
}

function checkNoted(record: MatchRecord, noted: Noted | null): Check {
  if (noted === null) return { key: 'noted', state: 'unknown' };
  return { key: 'noted', state: yesNo(noted.commitment === record.commitment) };
}

function checkShare({ contributions }: MatchRecord, noted: Noted | null): Check {
  const share = noted?.share ?? null;
  if (share === null) return { key: 'share', state: 'unknown' };
  return { key: 'share', state: yesNo(contributions[share.seat] === share.value), seat: share.seat };
}

function checkSeed({ serverSeed, contributions, seed }: MatchRecord): Check {
  return { key: 'seed', state: yesNo(attempt(() => streamSeed(serverSeed, contributions)) === seed) };
}

function checkMoves({ broken, steps }: Film): Check {
  if (broken === null) return { key: 'moves', state: 'yes', version: steps.length };
  const { version, seat } = broken;
  return { key: 'moves', state: 'no', version, ...(seat === null ? {} : { seat }) };
}

function checkResult({ outcome, broken }: Film, record: MatchRecord): Check {
  const told = record.outcome as Outcome | null;
  // Neither has one: the players ended it by vote.
  if (outcome === null && told === null && broken === null) return { key: 'result', state: 'yes' };
  if (outcome !== null && equal(outcome, told)) return { key: 'result', state: 'yes' };
  if (outcome === null) return { key: 'result', state: broken === null ? 'no' : 'unknown', seats: [] };
  const seats = outcome.standings
    .filter(
      (own) =>
        !equal(
          own,
          told?.standings?.find(({ seat }) => seat === own.seat),
        ),
    )
    .map(({ seat }) => seat);
  return { key: 'result', state: 'no', seats };
}

/** Seeds that are no seeds are wrong, not a crash. */
function attempt(work: () => string): string | null {
  try {
    return work();
  } catch {
    return null;
  }
}

function yesNo(isRight: boolean): 'yes' | 'no' {
  return isRight ? 'yes' : 'no';
}
