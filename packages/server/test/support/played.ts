/** Matches played on a server of another process, move by move. */
import { io } from 'socket.io-client';
import { GAME, Page, type Seated } from './harness';

export interface Attempt {
  readonly seat: number;
  readonly move: { type: string };
  readonly seen: number;
  readonly key: string;
}

export interface Played {
  readonly pages: readonly Page[];
  version: number;
  /** Sent, not acknowledged yet. */
  pending: Attempt | null;
  readonly acknowledged: (Attempt & { version: number })[];
}

const all: Played[] = [];

/** A match of Fish & Ships on the server at `url`, its players entered. */
export async function newGame(url: string, seats: number): Promise<Played> {
  const post = async (path: string, body: object): Promise<Record<string, string>> =>
    (
      await fetch(`${url}/games/${GAME}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    ).json() as never;
  const { matchID } = await post('create', { numPlayers: seats, setupData: { games: 3 } });
  const pages: Page[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const { playerID, playerCredentials } = await post(`${matchID}/join`, { playerName: `P${seat}` });
    const seated: Seated = { matchID: matchID!, playerID: playerID!, credentials: playerCredentials! };
    pages.push(
      new Page(
        io(`${url}/${GAME}`, {
          transports: ['websocket'],
          forceNew: true,
          reconnectionDelay: 30,
          reconnectionDelayMax: 60,
        }),
        seated,
      ),
    );
  }
  for (const page of pages) await page.enter();
  const match: Played = { pages, version: 0, pending: null, acknowledged: [] };
  all.push(match);
  return match;
}

export function leave({ pages }: Played): void {
  for (const page of pages) page.socket.disconnect();
}

/** Also those of a test that failed half way: their sockets would try to come back for ever. */
export function leaveAll(): void {
  for (const match of all.splice(0)) leave(match);
}

/** A legal move of somebody who may move now; null at the end of the match. */
export async function nextMove({ pages, version }: Played): Promise<Attempt | null> {
  for (const [seat, page] of pages.entries()) {
    const legal = await page.legal();
    if (!legal.ok) throw new Error(legal.code);
    const move = legal.moves[version % Math.max(1, legal.moves.length)];
    if (move !== undefined) return { seat, move, seen: legal.version, key: `attempt-${seat}-${legal.version}` };
  }
  return null;
}

/** Makes the move, and notes that it was acknowledged. */
export async function send(match: Played, attempt: Attempt): Promise<void> {
  const answer = await match.pages[attempt.seat]!.move(attempt.move, attempt.seen, { key: attempt.key });
  if (!answer.ok) throw new Error(`a legal move was refused: ${answer.code}`);
  match.pending = null;
  match.version = answer.version;
  match.acknowledged.push({ ...attempt, version: answer.version });
}
