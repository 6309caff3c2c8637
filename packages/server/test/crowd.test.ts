/** Many look on: a move is put into words once for all who see the same. */
import type { Delta, Frame } from '@quayside/games/wire/protocol';
import * as delivery from '../src/gateway/delivery';
import { enterAll, Page, type Server, seatedMatch, startServer } from './support/harness';
import { pebbles } from './support/pebbles';

const game = pebbles.meta.name;
const pick = { type: 'pick', n: 1 };
const SPECTATORS = 200;

let server: Server;
beforeAll(async () => {
  server = await startServer({ limits: { addressSockets: 0 } });
});
afterAll(() => server.close());

test('200 spectators of one match cost one encoding per move', async () => {
  const seats = await seatedMatch(server, 2, { game });
  const { matchID } = seats[0]!;
  const players = (await enterAll(server, seats, game)) as [Page, Page];
  const lean = Array.from({ length: SPECTATORS }, () => new Page(server.socket(game), { ...seats[0]!, playerID: '' }));
  for (const page of lean) {
    const { socket } = page;
    const request = { matchID, playerID: null, have: null, build: '', deltas: true };
    expect(await socket.timeout(5000).emitWithAck('enter', request)).toMatchObject({ ok: true });
  }
  expect(await players[0].move(pick, 0)).toMatchObject({ ok: true });
  await Promise.all(lean.map((page) => page.hear<[Frame]>('frame', ({ version }) => version === 1)));

  const encoded = jest.spyOn(delivery, 'packetOf');
  expect(await players[1].move(pick, 1)).toMatchObject({ ok: true });
  await Promise.all(lean.map((page) => page.hear<Delta>('delta', (_, version) => version === 2)));
  // One for each of the two seats, and one for all who watch.
  expect(encoded.mock.calls.map(([, event]) => event).sort()).toEqual(['delta', 'frame', 'frame']);
});
