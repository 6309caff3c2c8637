/** A whole match over the socket, by the first legal move each time, as any stock client could play it. */
import { io, type Socket } from 'socket.io-client';

export interface PlayedTable {
  readonly code: string;
  readonly matchID: string;
  readonly moves: number;
}

/** A seat as the page remembers it. */
export interface Held {
  readonly matchID: string;
  readonly code: string;
  readonly game: string;
  readonly seat: number;
  readonly credentials: string;
  readonly name: string;
  readonly seen: number;
}

/** Makes a match and sits down on its first seats, ready. */
export async function satDown(
  url: string,
  game: string,
  wanted: Readonly<Record<string, unknown>>,
  names: readonly string[],
): Promise<Held[]> {
  const made = await post(`${url}/games/${game}/create`, wanted);
  const [matchID, code] = [String(made.matchID), String(made.code)];
  const held: Held[] = [];
  for (const name of names) {
    const { playerID, playerCredentials } = await post(`${url}/games/${game}/${matchID}/join`, { playerName: name });
    held.push({ matchID, code, game, seat: Number(playerID), credentials: String(playerCredentials), name, seen: 0 });
  }
  return held;
}

export async function playedTable(
  url: string,
  names: readonly string[],
  game = 'fish-and-ships',
): Promise<PlayedTable> {
  const held = await satDown(url, game, { numPlayers: names.length, watch: 'listed' }, names);
  const { matchID = '', code = '' } = held[0] ?? {};
  const socket = io(`${url}/${game}`, { transports: ['websocket'] });
  let moves = 0;
  while (await moveOnce(socket, held, moves)) moves += 1;
  socket.disconnect();
  return { code, matchID, moves };
}

/** False when nobody can move any more. */
async function moveOnce(socket: Socket, held: readonly Held[], made: number): Promise<boolean> {
  for (const { matchID, seat, credentials } of held) {
    const playerID = String(seat);
    const legal = await answered(socket, 'legal', matchID, playerID, credentials);
    if (!legal.ok) throw new Error(`${legal.code}: ${legal.message}`);
    const { version, moves } = legal;
    const { type, ...rest } = moves[(made * 7) % Math.max(1, moves.length)] ?? {};
    if (type === undefined) continue;
    const payload = { type, args: Object.keys(rest).length === 0 ? [] : [rest], playerID, credentials };
    const action = { type: 'MAKE_MOVE', payload };
    const answer = await answered(socket, 'update', action, version, matchID, playerID);
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
    return true;
  }
  return false;
}

/** Asks until the server has time: nobody else plays as fast as this. What is refused so was not looked at. */
async function answered(socket: Socket, event: string, ...args: readonly unknown[]) {
  for (;;) {
    const answer = await socket.timeout(5000).emitWithAck(event, ...args);
    if (answer.code !== 'RATE_LIMITED') return answer;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}
