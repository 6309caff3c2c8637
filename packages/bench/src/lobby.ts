/** A match made through boardgame.io's lobby routes, with everybody seated. */
import type { Place } from './dialect';

export async function seatedMatch(base: string, game: string, seats: number): Promise<Place[]> {
  const { matchID } = (await post(base, `/games/${game}/create`, { numPlayers: seats, unlisted: true })) as {
    matchID: string;
  };
  const places: Place[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const body = { playerID: String(seat), playerName: `Player ${seat}` };
    const { playerCredentials } = (await post(base, `/games/${game}/${matchID}/join`, body)) as {
      playerCredentials: string;
    };
    places.push({ matchID, seats, seat, credentials: playerCredentials });
  }
  return places;
}

async function post(base: string, path: string, body: object): Promise<unknown> {
  const response = await fetch(base + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}
