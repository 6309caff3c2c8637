/** Absent and late players: the others vote, a computer player fills in, and whoever comes back goes on. */
import type { ChatLine, MatchInfo } from '@quayside/games/wire/protocol';
import {
  enterAll,
  newMatch,
  type Page,
  quiet,
  type Seated,
  type Server,
  seatedMatch,
  startServer,
  takeSeat,
} from './support/harness';

const game = 'pebbles';
const pick = { type: 'pick', n: 2 } as { type: string };

let server: Server;
beforeAll(async () => {
  server = await startServer({ settings: { reopenAfter: 0, turnTime: 80 } });
});
afterAll(() => server.close());

const vote = (seat: Seated, about: number, choice: string, at = server) =>
  at.post(`/api/matches/${seat.matchID}/absent`, { ...seat, seat: about, choice });
const gone = (page: Page, seat: number) => page.info(({ seats }) => seats[seat]?.presence === 'gone');
const noticed = (page: Page, code: string) =>
  page.hear<[string, ChatLine]>('line', (_, line) => line.notice?.code === code);

async function table(seats: number, more: object = {}): Promise<{ seats: Seated[]; pages: Page[] }> {
  const seated = await seatedMatch(server, seats, { game, ...more });
  return { seats: seated, pages: await enterAll(server, seated, game) };
}

test('a majority of those present lets a computer player fill in; whoever comes back takes the seat again', async () => {
  const { seats, pages } = await table(4);
  pages[3]!.socket.disconnect();
  await gone(pages[0]!, 3);
  expect((await vote(seats[0]!, 3, 'bot')).body).toMatchObject({ decided: null });
  const [{ votes }] = await pages[1]!.info((info) => info.votes.length > 0);
  expect(votes).toMatchObject([{ about: 3, by: 0, choice: 'bot' }]);
  // Changing one's mind is no second vote.
  expect((await vote(seats[0]!, 3, 'bot')).body).toMatchObject({ decided: null });
  expect((await vote(seats[1]!, 3, 'bot')).body).toMatchObject({ decided: 'bot' });
  await noticed(pages[2]!, 'STANDS_IN');
  const [info] = await pages[0]!.info((told) => told.seats[3]?.standsIn === true);
  expect(info.seats[3]).toMatchObject({ name: 'Player 3', bot: 'random' });
  expect(info.votes).toEqual([]);
  // It moves by itself.
  await pages[0]!.hear('frame', (frame: { steps: { seat: number }[] }) => frame.steps.some(({ seat }) => seat === 3));
  const [back] = await enterAll(server, [seats[3]!], game);
  const take = () => server.post(`/api/matches/${seats[3]!.matchID}/back`, seats[3]!);
  expect((await take()).status).toBe(200);
  await noticed(pages[0]!, 'BACK');
  expect((await take()).body.code).toBe('NO_BOT');
  expect((await back!.legal()).ok).toBe(true);
});

test('with two players the one who is there decides; ending leaves no winner and opens the record', async () => {
  const { seats, pages } = await table(2);
  pages[1]!.socket.disconnect();
  await gone(pages[0]!, 1);
  expect((await vote(seats[0]!, 1, 'wait')).body).toMatchObject({ decided: 'wait' });
  expect((await vote(seats[0]!, 1, 'end')).body).toMatchObject({ decided: 'end' });
  await pages[0]!.info(({ status }) => status === 'over');
  await noticed(pages[0]!, 'ENDED');
  expect(await pages[0]!.move(pick, 0)).toMatchObject({ ok: false, code: 'ALREADY_OVER' });
  expect((await server.get(`/api/matches/${seats[0]!.matchID}/record`)).body).toMatchObject({ outcome: null });
  expect((await vote(seats[0]!, 1, 'bot')).body.code).toBe('ALREADY_OVER');
});

test('nobody who is there, nobody without a seat, no seat that is none; and not before the time', async () => {
  const { seats, pages } = await table(3);
  expect((await vote(seats[0]!, 1, 'bot')).body.code).toBe('STILL_HERE');
  expect((await vote(seats[0]!, 0, 'bot')).body.code).toBe('OWN_SEAT');
  expect((await vote(seats[0]!, 9, 'bot')).body.code).toBe('NO_SUCH_SEAT');
  expect((await vote({ ...seats[0]!, credentials: 'x' }, 1, 'bot')).body.code).toBe('BAD_CREDENTIALS');
  expect((await vote(seats[0]!, 1, 'kick')).body.code).toBe('BAD_REQUEST');
  await server.post(`/games/${game}/${seats[2]!.matchID}/leave`, seats[2]!);
  expect((await vote(seats[0]!, 2, 'bot')).body.code).toBe('SEAT_FREE');
  expect((await server.post(`/api/matches/${seats[0]!.matchID}/back`, seats[0]!)).body.code).toBe('NO_BOT');
  pages[1]!.socket.disconnect();

  const waiting = await takeSeat(server, await newMatch(server, { game }), { game });
  expect((await vote(waiting, 1, 'bot')).body.code).toBe('NOT_STARTED');
  const strict = await startServer();
  const strangers = await seatedMatch(strict, 2, { game });
  expect((await vote(strangers[0]!, 1, 'bot', strict)).body).toMatchObject({
    code: 'STILL_HERE',
    detail: { seconds: 60 },
  });
  await strict.close();
});

test('votes of an earlier absence do not count, and those about a seat end with its next move', async () => {
  const { seats, pages } = await table(4);
  pages[3]!.socket.disconnect();
  await gone(pages[0]!, 3);
  await vote(seats[0]!, 3, 'bot');
  const [again] = await enterAll(server, [seats[3]!], game);
  await quiet(20);
  again!.socket.disconnect();
  await quiet(150);
  expect((await vote(seats[1]!, 3, 'bot')).body).toMatchObject({ decided: null });
  const [once] = await enterAll(server, [seats[3]!], game);
  await once!.move(pick, 0);
  expect((await server.store.load(seats[0]!.matchID))?.votes).toEqual([]);
});

test('a live match shows its clock and lets the others vote about whoever is late; a relaxed one does neither', async () => {
  const { seats, pages } = await table(2, { pace: 'live' });
  const live = (await pages[0]!.enter()) as unknown as { info: MatchInfo };
  expect([live.info.pace, live.info.clock?.limit]).toEqual(['live', 80]);
  await quiet(100);
  expect((await vote(seats[0]!, 1, 'bot')).body).toMatchObject({ decided: 'bot' });
  const patient = await startServer();
  const early = await seatedMatch(patient, 2, { game, pace: 'live' });
  await enterAll(patient, early, game);
  expect((await vote(early[0]!, 1, 'bot', patient)).body.code).toBe('STILL_HERE');
  await patient.close();

  const relaxed = await table(2);
  await quiet(100);
  const entered = (await relaxed.pages[0]!.enter()) as unknown as { info: MatchInfo };
  expect([entered.info.pace, entered.info.clock]).toEqual(['relaxed', null]);
  expect((await vote(relaxed.seats[0]!, 1, 'bot')).body.code).toBe('STILL_HERE');
  expect((await server.post(`/games/${game}/create`, { pace: 'blitz' })).body.code).toBe('BAD_REQUEST');
});
