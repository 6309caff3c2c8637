/** boardgame.io's own LobbyClient and Client, unmodified, against this server: to the end, watching, chatting, coming back. */
import { type GameEntry, games } from '@quayside/games';
import { Client, LobbyClient } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import {
  enterAll,
  GAME,
  newMatch,
  type Page,
  quiet,
  type Seated,
  type Server,
  seatedMatch,
  startServer,
  takeSeat,
  until,
} from './support/harness';

const [fishAndShips] = games.filter(({ meta }) => meta.name === GAME);
const Game: GameEntry['Game'] = fishAndShips!.Game;

let server: Server;
let lobby: LobbyClient;
const running = new Set<{ stop(): void }>();

beforeAll(async () => {
  server = await startServer();
  lobby = new LobbyClient({ server: server.url });
});
afterEach(() => {
  for (const client of [...running]) stop(client);
});
afterAll(() => server.close());

/** A client as anybody would write it: the transport's standard settings begin with polling. */
function stockClient({ matchID, playerID, credentials }: Partial<Seated> & { matchID: string }) {
  const client = Client({
    game: Game,
    debug: false,
    multiplayer: SocketIO({ server: server.url }),
    matchID,
    ...(playerID === undefined ? {} : { playerID }),
    ...(credentials === undefined ? {} : { credentials }),
  });
  running.add(client);
  client.start();
  return client;
}

/** boardgame.io's client may be stopped once. */
function stop(client: { stop(): void }): void {
  if (running.delete(client)) client.stop();
}

type Stock = ReturnType<typeof stockClient>;

function at(client: Stock): number {
  return client.getState()?._stateID ?? -1;
}

async function join(numPlayers: number): Promise<Seated[]> {
  const { matchID } = await lobby.createMatch(GAME, { numPlayers, setupData: { games: 1 } });
  const seats: Seated[] = [];
  for (let seat = 0; seat < numPlayers; seat += 1) {
    const { playerID, playerCredentials } = await lobby.joinMatch(GAME, matchID, {
      playerID: String(seat),
      playerName: `P${seat}`,
    });
    seats.push({ matchID, playerID, credentials: playerCredentials });
  }
  return seats;
}

/** Makes the first legal move of an active seat through its stock client. */
async function playOne(clients: readonly Stock[], askers: readonly Page[]): Promise<void> {
  const version = at(clients[0]!);
  const { G } = clients[0]!.getState()!;
  const [seat] = (G as { public: { active: number[] } }).public.active;
  const answer = await askers[seat!]!.legal();
  if (!answer.ok) throw new Error(answer.code);
  const { type, ...rest } = answer.moves[version % answer.moves.length]!;
  clients[seat!]!.moves[type]!(...(Object.keys(rest).length === 0 ? [] : [rest]));
  await until(() => clients.every((client) => at(client) > version), `no client got beyond ${version} after ${type}`);
}

test('lobby: games, matches, joining, updating, leaving', async () => {
  expect(await lobby.listGames()).toEqual([...games.map(({ meta }) => meta.name), 'pebbles']);
  const { matchID } = await lobby.createMatch(GAME, { numPlayers: 3, setupData: { games: 3 } });
  const ann = await lobby.joinMatch(GAME, matchID, { playerName: 'Ann', data: { colour: 'red' } });
  expect(ann.playerID).toBe('0');
  await lobby.joinMatch(GAME, matchID, { playerID: '2', playerName: 'Cid' });
  expect(await lobby.getMatch(GAME, matchID)).toMatchObject({
    matchID,
    gameName: GAME,
    players: [{ id: 0, name: 'Ann', data: { colour: 'red' } }, { id: 1 }, { id: 2, name: 'Cid' }],
    setupData: { games: 3 },
    unlisted: false,
  });
  const { matches } = await lobby.listMatches(GAME, { isGameover: false, updatedAfter: Date.now() - 60_000 });
  expect(matches.map((match) => match.matchID)).toContain(matchID);
  expect((await lobby.listMatches(GAME, { isGameover: true })).matches).toEqual([]);
  const who = { playerID: '0', credentials: ann.playerCredentials };
  await lobby.updatePlayer(GAME, matchID, { ...who, newName: 'Anna' });
  expect((await lobby.getMatch(GAME, matchID)).players[0]).toMatchObject({
    id: 0,
    name: 'Anna',
    data: { colour: 'red' },
  });
  await lobby.leaveMatch(GAME, matchID, who);
  expect((await lobby.getMatch(GAME, matchID)).players[0]).toEqual({ id: 0 });
  await expect(lobby.leaveMatch(GAME, matchID, who)).rejects.toMatchObject({ details: { code: 'BAD_CREDENTIALS' } });
  await expect(lobby.getMatch(GAME, 'no-such-match-id')).rejects.toMatchObject({ details: { code: 'NO_SUCH_MATCH' } });
});

test.each([2, 3, 4])(
  '%i stock clients and a spectator play to the end',
  async (numPlayers) => {
    const seats = await join(numPlayers);
    const clients = seats.map(stockClient);
    const watcher = stockClient({ matchID: seats[0]!.matchID });
    const all = [...clients, watcher];
    await until(() => all.every((client) => at(client) === 0), 'not everybody was synced');
    // Only for its question `legal`: what may be played is taken from the server.
    const askers = await enterAll(server, seats);
    for (let moves = 0; moves < 1000 && clients[0]!.getState()!.ctx.gameover === undefined; moves += 1)
      await playOne(all, askers);
    const { ctx } = clients[0]!.getState()!;
    expect(ctx.gameover.winners.length).toBeGreaterThan(0);
    for (const client of all) {
      const state = client.getState()!;
      expect(state.ctx.gameover).toEqual(ctx.gameover);
      expect(state.ctx.activePlayers).toBeNull();
      expect(client.log!).toHaveLength(state._stateID);
      expect(state.plugins).toEqual({});
    }
    const own = clients[0]!.log!.filter(({ action }) => action.payload.playerID === '0');
    const others = clients[0]!.log!.filter(({ action }) => action.payload.playerID !== '0');
    expect(own.every(({ action }) => Array.isArray(action.payload.args))).toBe(true);
    expect(others.every(({ action }) => action.payload.args === null)).toBe(true);
    expect(watcher.log!.every(({ action }) => action.payload.args === null)).toBe(true);
    expect((await lobby.listMatches(GAME, { isGameover: true })).matches.map(({ matchID }) => matchID)).toContain(
      seats[0]!.matchID,
    );

    const { nextMatchID } = await lobby.playAgain(GAME, seats[0]!.matchID, seats[0]!);
    expect(await lobby.playAgain(GAME, seats[0]!.matchID, seats[1]!)).toEqual({ nextMatchID });
    expect((await lobby.getMatch(GAME, nextMatchID)).players).toHaveLength(numPlayers);
  },
  60_000,
);

test('a client that comes back is where the others are', async () => {
  const seats = await join(2);
  const clients = seats.map(stockClient);
  const askers = await enterAll(server, seats);
  await until(() => clients.every((client) => at(client) === 0), 'not everybody was synced');
  for (let moves = 0; moves < 3; moves += 1) await playOne(clients, askers);
  stop(clients[1]!);
  const back = stockClient(seats[1]!);
  await until(() => at(back) === 3, 'the client was not brought up to date');
  expect(back.getState()!.G).toEqual({ ...clients[1]!.getState()!.G });
  for (let moves = 0; moves < 3; moves += 1) await playOne([clients[0]!, back], askers);
  expect(at(back)).toBe(6);
});

test('before the deal a client waits; who sits where reaches it', async () => {
  const matchID = await newMatch(server);
  const ann = await takeSeat(server, matchID);
  const client = stockClient(ann);
  await until(() => client.matchData?.[0]?.isConnected === true, 'no matchData');
  expect(client.getState()).toBeNull();
  await takeSeat(server, matchID, { playerName: 'Bob' });
  await until(() => at(client) === 0, 'no deal');
  expect(client.matchData).toMatchObject([
    { id: 0, name: 'Ann' },
    { id: 1, name: 'Bob' },
  ]);
});

test('chat reaches stock clients and pages', async () => {
  const seats = await seatedMatch(server, 2);
  const clients = seats.map(stockClient);
  await until(() => clients.every((client) => at(client) === 0), 'not everybody was synced');
  const [page] = (await enterAll(server, seats)) as [Page];
  clients[1]!.sendChatMessage('Ahoy');
  await until(() => clients.every(({ chatMessages }) => chatMessages.length === 1), 'no chat');
  expect(clients[0]!.chatMessages[0]).toMatchObject({ sender: '1', payload: 'Ahoy' });
  expect((await page.hear<[string, object]>('line'))[1]).toMatchObject({ seat: 1, name: 'Player 1', text: 'Ahoy' });
  await page.ask('say', page.seat.matchID, 'Hello');
  await until(() => clients.every(({ chatMessages }) => chatMessages.length === 2), 'no chat');
  expect(clients[1]!.chatMessages[1]).toMatchObject({ sender: '0', payload: 'Hello' });
});

test('a refused move rolls the client back, and a seat that is not its own gets it nothing', async () => {
  const seats = await seatedMatch(server, 2, { game: 'pebbles' });
  const thief = stockClient({ matchID: seats[0]!.matchID, playerID: '0', credentials: 'guessed' });
  await quiet();
  expect(thief.getState()).toBeNull();

  const heard: string[] = [];
  const socket = server.socket('pebbles').onAny((event: string) => heard.push(event));
  const { matchID, playerID, credentials } = seats[0]!;
  socket.emit('sync', matchID, playerID, credentials, 2);
  await until(() => heard.includes('sync'), 'no sync');
  heard.length = 0;
  const action = { type: 'MAKE_MOVE', payload: { type: 'pick', args: [{ n: 9 }], playerID, credentials } };
  socket.emit('update', action, 0, matchID, playerID);
  await until(() => heard.includes('sync') && heard.includes('refused'), 'no roll-back');
});
