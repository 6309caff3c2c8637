/** Everything it takes to look at a finished match again: record, rules, board and words. */
import type { MatchRecord } from '@quayside/games/wire/protocol';
import { type AnyPage, games } from '../games';
import { type AnyRules, loadRules } from '../games/rules';
import { CodedError, matchRecord } from '../lobby/api';
import { loadTableTexts } from '../text/i18n';
import { type Film, recompute } from './film';

export interface Finished {
  readonly record: MatchRecord;
  readonly rules: AnyRules;
  readonly page: AnyPage;
  readonly film: Film;
}

let latest: { readonly matchID: string; readonly finished: Promise<Finished> } | null = null;

/** A record never changes, so chart, log and replay of one match share it. Failures are `CodedError`s and asked again. */
export function loadFinished(matchID: string): Promise<Finished> {
  if (latest?.matchID === matchID) return latest.finished;
  const finished = load(matchID);
  latest = { matchID, finished };
  finished.catch(() => {
    latest = null;
  });
  return finished;
}

async function load(matchID: string): Promise<Finished> {
  const record = await matchRecord(matchID);
  const game = games.get(record.game);
  const rules = await loadRules(record.game);
  if (game === undefined || rules === null || rules.version !== record.rulesVersion) throw new CodedError(noRules);
  const [page] = await Promise.all([game.load(), loadTableTexts(game)]);
  return { record, rules, page, film: recompute(rules, record) };
}

const noRules = { ok: false, code: 'NO_RULES', message: 'This page cannot recompute the match.' } as const;
