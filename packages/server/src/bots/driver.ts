/** Moves for the computer players: watches matches, waits a moment as a person would, and plays through their queues. */
import { clone } from '@quayside/games/core/match';
import type { GameTypes, Seat, View } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import type { BotKind, UpdateAnswer } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import { type HostedGame, type Live, rulesFit } from '../match/live';
import type { Conflict, Matches } from '../match/matches';
import { type MoveDeps, makeBotMove } from '../match/move';
import type { Ownership } from '../match/ownership';
import { isRefused, refuse } from '../refuse';
import { StoreFailure } from '../store/failing';
import type { MatchHead } from '../store/store';
import type { Thinker } from './think';

export interface BotDriver {
  /** Hears of every match of this process that was loaded or changed. */
  heed(head: MatchHead): void;
  /** Nothing is begun any more. */
  stop(): void;
}

export interface DriverDeps {
  readonly moving: MoveDeps;
  readonly ownership: Pick<Ownership, 'owns' | 'fence'>;
  readonly thinker: Thinker;
  readonly log: Logger;
  /** Milliseconds before a move. */
  readonly delay: number;
}

/** A match that waits for a computer player. */
interface Waiting {
  head: MatchHead;
  failures: number;
  timer: NodeJS.Timeout;
}

/** What a computer player knows when it begins to think. */
interface Turn {
  readonly game: HostedGame;
  readonly seat: Seat;
  readonly kind: BotKind;
  readonly version: number;
  readonly view: View<GameTypes>;
}

/** So often in a row it may go wrong before the match is left alone until something else happens to it. */
const ATTEMPTS = 20;
/** Milliseconds more before another attempt: twice as many after each, and at most. */
const PAUSE = 25;
const LONGEST_PAUSE = 30_000;

export function createBotDriver(deps: DriverDeps): BotDriver {
  const waiting = new Map<string, Waiting>();
  let isStopped = false;

  const heed = (head: MatchHead, failures = 0): void => {
    const known = waiting.get(head.id);
    if (known !== undefined) known.head = head;
    if (known !== undefined || isStopped || failures >= ATTEMPTS || botToMove(head) === null) return;
    if (!deps.ownership.owns(head.id)) return;
    const pause = failures === 0 ? 0 : Math.min(LONGEST_PAUSE, PAUSE * 2 ** failures);
    const timer = setTimeout(() => void take(head.id), deps.delay + pause);
    timer.unref();
    waiting.set(head.id, { head, failures, timer });
  };

  const take = async (id: string): Promise<void> => {
    let isAway = false;
    const isPlayed = await takeTurn(deps, id, () => isStopped).catch((error: unknown) => {
      deps.log.error({ err: error, why: 'BOT_FAILED' }, 'the move of a computer player failed');
      isAway = error instanceof StoreFailure;
      return false;
    });
    const done = waiting.get(id);
    waiting.delete(id);
    if (done === undefined) return;
    // Nothing else will happen to a match whose people wait for its computer player: an outage is waited out.
    const failures = isAway ? Math.min(done.failures + 1, ATTEMPTS - 1) : done.failures + 1;
    heed(done.head, isPlayed ? 0 : failures);
  };

  return {
    heed: (head) => heed(head),
    stop: () => {
      isStopped = true;
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
}

/** The computer player whose move is awaited; none while no person sits at the table. */
function botToMove({ status, seats, active }: MatchHead): { readonly seat: Seat; readonly kind: BotKind } | null {
  if (status !== 'playing' || seats.every(({ hash }) => hash === null)) return null;
  const next = seats.find(({ seat, bot }) => bot !== null && active.includes(seat));
  return next === undefined || next.bot === null ? null : { seat: next.seat, kind: next.bot };
}

/** Thinks outside the queue, so that nothing waits for it. Answers whether a move was made. */
async function takeTurn(deps: DriverDeps, id: string, isStopped: () => boolean): Promise<boolean> {
  const { moving, ownership, thinker, log } = deps;
  const { matches } = moving;
  const turn = ownership.owns(id) ? await look(matches, id) : null;
  if (turn === null || isStopped()) return false;
  const move = await thinker.choose(turn.game, turn.kind, turn.view);
  if (isStopped()) return false;
  const answer = await matches.run<UpdateAnswer>(null, id, async (live) => {
    if (live.record.version !== turn.version || botToMove(live.record)?.seat !== turn.seat || !ownership.owns(id))
      return refuse('STALE', 'The match has moved on.');
    const made = await makeBotMove(moving, live, turn.seat, move, ownership.fence());
    if (!isBad(made)) return made;
    log.error({ why: 'BOT_ILLEGAL' }, 'a computer player chose an illegal move; it moves at random');
    return makeBotMove(moving, live, turn.seat, thinker.anything(turn.game, turn.view), ownership.fence());
  });
  return answer.ok;
}

function isBad(made: UpdateAnswer | Conflict): boolean {
  return typeof made !== 'symbol' && !made.ok;
}

async function look(matches: Matches, id: string): Promise<Turn | null> {
  const seen = await matches.run(null, id, async (live): Promise<{ turn: Turn | null }> => ({ turn: turnOf(live) }));
  return isRefused(seen) ? null : seen.turn;
}

function turnOf(live: Live): Turn | null {
  const { game, record, position } = live;
  const next = botToMove(record);
  if (next === null || position === null || !rulesFit(live)) return null;
  const view = clone(viewFor(game.rules, position.state, next.seat));
  return { game, ...next, version: record.version, view };
}
