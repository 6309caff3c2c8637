/** A whole match over the socket, by the first legal move each time, as any stock client could play it. */
import { io, type Socket } from 'socket.io-client';

export interface PlayedTable {
  readonly code: string;
  readonly matchID: string;
  readonly moves: number;
}

interface Held {
  readonly playerID: string;
  readonly credentials: string;
}

const game = 'fish-and-ships';

export async function playedTable(url: string, names: readonly string[]): Promise<PlayedTable> {
  const { matchID, code } = await post(`${url}/games/${game}/create`, { numPlayers: names.length, watch: 'listed' });
  const held: Held[] = [];
  for (const playerName of names) {
    const { playerID, playerCredentials } = await post(`${url}/games/${game}/${matchID}/join`, { playerName });
    held.push({ playerID: String(playerID), credentials: String(playerCredentials) });
  }
  const socket = io(`${url}/${game}`, { transports: ['websocket'] });
  let moves = 0;
  while (await moveOnce(socket, String(matchID), held, moves)) moves += 1;
  socket.disconnect();
  return { code: String(code), matchID: String(matchID), moves };
}

/** False when nobody can move any more. */
async function moveOnce(socket: Socket, matchID: string, held: readonly Held[], made: number): Promise<boolean> {
  for (const { playerID, credentials } of held) {
    const { version, moves } = await socket.timeout(5000).emitWithAck('legal', matchID, playerID, credentials);
    const { type, ...rest } = moves?.[(made * 7) % Math.max(1, moves.length)] ?? {};
    if (type === undefined) continue;
    const payload = { type, args: Object.keys(rest).length === 0 ? [] : [rest], playerID, credentials };
    const action = { type: 'MAKE_MOVE', payload };
    const answer = await socket.timeout(5000).emitWithAck('update', action, version, matchID, playerID);
    if (!answer.ok) throw new Error(`${answer.code}: ${answer.message}`);
    return true;
  }
  return false;
}

async function post(url: string, body: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}
