/** Making matches: new ones, and the next one of a match that was played. */
import { type Misfit, type OptionSpec, parseOptions } from '@quayside/games/core/options';
import { commitment } from '@quayside/games/core/random';
import type { Outcome } from '@quayside/games/core/rules';
import type { Answer, Pace, Refused, WatchAccess } from '@quayside/games/wire/protocol';
import { newCode, newMatchID, newSeed } from '../ids';
import { deal, type HostedGame, type Live } from '../match/live';
import { type Conflict, conflict, type Matches } from '../match/matches';
import { authenticate, botSeat, freeSeat } from '../match/seats';
import { refuse } from '../refuse';
import type { MatchHead, MatchRecord, SeatRecord, Store } from '../store/store';
import type { Credentialed } from './seating';

export interface CreateRequest {
  /** undefined: as few as the game allows. */
  readonly numPlayers: number | undefined;
  readonly options: unknown;
  readonly listed: boolean;
  readonly watch: WatchAccess;
  readonly pace: Pace;
}

export interface AgainRequest {
  /** undefined: as the match before. */
  readonly listed: boolean | undefined;
  /** The next seat begins, in games where one does. */
  readonly rotate: boolean;
}

export type CreateAnswer = Answer<{ readonly matchID: string; readonly code: string }>;
export type NextAnswer = Answer<{ readonly nextMatchID: string }>;

export interface Matchmaking {
  create(game: string, request: CreateRequest): Promise<CreateAnswer>;
  /** The next match of the same people, made once however many ask. */
  playAgain(game: string, matchID: string, who: Credentialed, wanted: AgainRequest): Promise<NextAnswer>;
}

export interface MatchmakingDeps {
  readonly store: Store;
  readonly matches: Matches;
  readonly games: ReadonlyMap<string, HostedGame>;
  readonly wire: { changed(head: MatchHead): void };
}

const ATTEMPTS = 10;

export function createMatchmaking(deps: MatchmakingDeps): Matchmaking {
  return {
    create: (name, request) => create(deps, name, request),
    playAgain: (game, matchID, who, wanted) =>
      deps.matches.run<NextAnswer>(game, matchID, (live) => playAgain(deps, live, who, wanted)),
  };
}

async function create(
  { store, games, wire }: MatchmakingDeps,
  name: string,
  { numPlayers, options, ...access }: CreateRequest,
): Promise<CreateAnswer> {
  const game = games.get(name);
  if (game === undefined) return noSuchGame();
  const { min, max } = game.meta.seats;
  const seats = numPlayers ?? min;
  if (seats < min || seats > max) {
    return refuse('SEAT_COUNT', `The game takes ${min} to ${max} players.`, { min, max });
  }
  const parsed = parseOptions(game.meta.options, options);
  if (!parsed.ok) return refuseOption(game.meta.options, parsed);
  const misfit = game.meta.misfit?.(seats, parsed.options) ?? null;
  if (misfit !== null) return refuseMisfit(misfit, seats);
  const record = await firstThat(store.create, () => newRecord(game, seats, parsed.options, access));
  wire.changed(record);
  return { ok: true, matchID: record.id, code: record.code };
}

async function playAgain(
  { store, matches, wire }: MatchmakingDeps,
  live: Live,
  who: Credentialed,
  { listed, rotate }: AgainRequest,
): Promise<NextAnswer | Conflict> {
  const { record, game } = live;
  const seat = authenticate(record, who.playerID, who.credentials);
  if (!seat.ok) return seat;
  if (record.next !== null) return { ok: true, nextMatchID: record.next.matchID };
  const options = nextOptions(live, rotate);
  const access = { listed: listed ?? record.listed, watch: record.watch, pace: record.pace };
  const next = await firstThat(
    async ({ code }) => (await store.idOfCode(code)) === null,
    () => {
      const next = newRecord(game, record.seats.length, options, access);
      return { ...next, seats: next.seats.map((seat, at) => botAgain(record.seats[at]) ?? seat) };
    },
  );
  const pointer = { matchID: next.id, code: next.code };
  if (!(await matches.commit(live, { updatedAt: Date.now(), next: pointer, create: next }))) return conflict;
  wire.changed(live.record);
  wire.changed(next);
  return { ok: true, nextMatchID: next.id };
}

/** A computer player sits down again by itself. */
function botAgain(seat: SeatRecord | undefined): SeatRecord | null {
  if (seat === undefined || seat.bot === null || seat.hash !== null) return null;
  return { ...botSeat(freeSeat(seat.seat), seat.bot), name: seat.name };
}

/** Makes records until one passes: codes are few enough that two matches may draw the same one. */
async function firstThat(
  passes: (record: MatchRecord) => Promise<boolean>,
  make: () => MatchRecord,
): Promise<MatchRecord> {
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const record = make();
    if (await passes(record)) return record;
  }
  throw new Error('no free code found');
}

export function noSuchGame(): Refused {
  return refuse('NO_SUCH_GAME', 'There is no such game.');
}

function refuseOption(
  specs: readonly OptionSpec[],
  { code, key }: { code: 'OPTION_UNKNOWN' | 'OPTION_VALUE'; key: string },
): Refused {
  const known = specs.map((spec) => spec.key);
  return refuse(code, code === 'OPTION_UNKNOWN' ? 'The game has no such option.' : 'The option takes no such value.', {
    key,
    known,
  });
}

function refuseMisfit({ code, keys, detail }: Misfit, seats: number): Refused {
  return refuse('OPTION_MISFIT', 'These options do not go together at this number of seats.', {
    ...detail,
    misfit: code,
    keys,
    seats,
  });
}

function nextOptions({ game, record, position }: Live, rotate: boolean): object {
  const { rules } = game;
  const outcome: Outcome | undefined = position?.ctx.gameover;
  const usual =
    outcome === undefined || rules.rematch === undefined ? record.options : rules.rematch(record.options, outcome);
  const mayRotate = rotate && position !== null && record.rulesVersion === rules.version;
  return mayRotate && rules.rotated !== undefined ? rules.rotated(usual, deal(game, record).state) : usual;
}

function newRecord(
  { meta, rules }: HostedGame,
  seats: number,
  options: object,
  { listed, watch, pace }: Pick<CreateRequest, 'listed' | 'watch' | 'pace'>,
): MatchRecord {
  const id = newMatchID();
  const serverSeed = newSeed();
  const now = Date.now();
  return {
    id,
    code: newCode(),
    game: meta.name,
    status: 'waiting',
    revision: 0,
    version: 0,
    options,
    listed,
    watch,
    locked: false,
    host: null,
    active: [],
    commitment: commitment(serverSeed, id, rules.version, options),
    rulesVersion: rules.version,
    next: null,
    startsAt: null,
    pace,
    movedAt: null,
    votes: [],
    createdAt: now,
    updatedAt: now,
    seats: Array.from({ length: seats }, (_, seat) => freeSeat(seat)),
    serverSeed,
    position: null,
  };
}
