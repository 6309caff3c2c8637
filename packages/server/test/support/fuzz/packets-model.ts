/** What follows from a packet that was accepted, event by event. */

import { equal } from '@quayside/games/core/equal';
import { viewFor } from '@quayside/games/core/view';
import type { Answer, EnterAnswer, LegalAnswer, StepsAnswer, UpdateAnswer } from '@quayside/games/wire/protocol';
import {
  type Claim,
  claim,
  expectSeat,
  isPerson,
  type Match,
  tookMove,
  tookReady,
  tookSeat,
  type Verdict,
} from './model';
import { admitted, type Listener, matchOf, type World } from './world';

type Args = readonly unknown[];

interface Heed {
  readonly world: World;
  readonly at: Listener;
  readonly args: Args;
  readonly reply: Answer;
}

/** Getting in, for a seat or (null) to watch. */
export function expectEntry({ server }: World, at: Listener, match: Match, who: Claim | null): Verdict {
  const { matchesPerSocket } = server.settings.limits;
  if (who === null && match.watch === 'nobody') return 'WATCH_FORBIDDEN';
  const seat = who === null ? 'ok' : expectSeat(match, who);
  if (seat !== 'ok' && seat !== 'BAD_CREDENTIALS') return seat;
  if (seat !== 'ok')
    return match.seats.some((one) => isPerson(one) && one.credentials === who?.credentials) ? 'RESEATED' : seat;
  return !at.members.has(match.id) && at.members.size >= matchesPerSocket ? 'TOO_MANY_MATCHES' : 'ok';
}

const heeds: Record<string, (heed: Heed) => void> = {
  enter: ({ world, at, args, reply }) => {
    const { playerID, credentials, matchID } = args[0] as Claim;
    const { frame, chat } = reply as Extract<EnterAnswer, { ok: true }>;
    const mayRead = playerID === null || there(world, at, matchID).status === 'over';
    claim(mayRead || chat.every(({ gallery }) => !gallery), 'a player was given the gallery');
    enterAs(world, at, 'page', matchID, playerID, credentials, frame);
  },
  sync: ({ world, at, args }) => {
    const [matchID, playerID, credentials] = args;
    const state = at.synced.get(String(matchID));
    const whole = state === undefined ? null : { version: state._stateID, view: state.G };
    enterAs(world, at, 'stock', matchID, playerID, credentials, whole);
  },
  ready: ({ world, at, args }) => {
    const { ready, ...who } = args[0] as Claim & { ready: boolean };
    tookReady(there(world, at, who.matchID), who, ready);
  },
  legal: ({ world, at, args, reply }) => {
    const [matchID, playerID, credentials] = args;
    const match = there(world, at, matchID);
    const { version, moves } = reply as Extract<LegalAnswer, { ok: true }>;
    tookSeat(match, { playerID: String(playerID), credentials: String(credentials) });
    claim(version === match.states.length - 1, `legal at ${version} instead of ${match.states.length - 1}`);
    const { rules } = match.game;
    claim(equal(moves, rules.legal(viewFor(rules, match.states[version]!, Number(playerID)))), 'other legal moves');
  },
  update: ({ world, at, args, reply }) => {
    const [action, seen, matchID, playerID, extra] = args as [Action, number, string, string, { key: string } | null];
    const { type, args: rest, credentials } = action.payload;
    claim(action.payload.playerID === playerID, 'a move for two seats');
    const who = { matchID, playerID, credentials, seen, key: extra?.key ?? null };
    const { version } = reply as Extract<UpdateAnswer, { ok: true }>;
    tookMove(there(world, at, matchID), { ...who, type: action.type, move: { ...rest?.[0], type } }, version);
  },
  steps: ({ at, args, reply, world }) => {
    const { match } = inside(world, at, args[0]);
    for (const { version, seat, type, events } of (reply as Extract<StepsAnswer, { ok: true }>).steps) {
      const made = match.log[version - 1];
      claim(
        equal({ seat, type, events }, { seat: made?.seat, type: made?.move.type, events: made?.events }),
        'another step',
      );
    }
  },
  presence: ({ world, at, args }) => void inside(world, at, args[0]),
  say: ({ world, at, args }) => void inside(world, at, args[0]),
  chat: ({ world, at, args }) => {
    const [matchID, { sender }, credentials] = args as [string, { sender: string }, string];
    tookSeat(there(world, at, matchID), { playerID: sender, credentials });
  },
};

interface Action {
  readonly type: string;
  readonly payload: { type: string; args: object[] | null; playerID: string; credentials: string };
}

export function accepted(world: World, at: Listener, event: string, args: Args, reply: Answer): void {
  const heed = heeds[event];
  claim(heed !== undefined, `${event} was accepted`);
  heed({ world, at, args, reply });
}

function enterAs(
  world: World,
  at: Listener,
  kind: 'page' | 'stock',
  matchID: unknown,
  playerID: unknown,
  credentials: unknown,
  whole: { version: number; view: unknown } | null,
): void {
  const match = there(world, at, matchID);
  const who = { matchID: match.id, playerID: String(playerID), credentials: String(credentials) };
  const isWatching = playerID === null || playerID === undefined;
  const verdict = expectEntry(world, at, match, isWatching ? null : who);
  claim(verdict === 'ok', `let in: ${verdict}`);
  claim((whole?.version ?? -1) === match.states.length - 1, `entered at ${whole?.version}`);
  admitted(world, at, match, { kind, seat: isWatching ? null : Number(playerID) }, whole);
}

function there(world: World, { namespace }: Listener, matchID: unknown): Match {
  const match = matchOf(world, namespace, matchID);
  claim(match !== null, `accepted where no match is: ${String(matchID)}`);
  return match;
}

function inside(world: World, at: Listener, matchID: unknown): { match: Match; seat: number | null } {
  const member = at.members.get(String(matchID));
  claim(member?.kind === 'page', 'accepted from one who is not inside');
  return { match: there(world, at, matchID), seat: member.seat };
}
