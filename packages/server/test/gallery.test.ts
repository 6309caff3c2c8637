/** Those who watch: by name, with a chat of their own, removed by the host, and without a way to act. */
import type { ChatLine, EnterAnswer, MatchInfo, Refused } from '@quayside/games/wire/protocol';
import { enterAll, Page, quiet, type Seated, type Server, seatedMatch, startServer, until } from './support/harness';

let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const game = 'pebbles';
const viewer = (letter: string): string => letter.repeat(20);

async function watch(matchID: string, name?: string, id?: string): Promise<{ page: Page; answer: EnterAnswer }> {
  const page = new Page(server.socket(game), { matchID, playerID: '', credentials: '' });
  const more = { ...(name === undefined ? {} : { name }), ...(id === undefined ? {} : { viewer: id }) };
  return { page, answer: await page.enter({ playerID: null, ...more }) };
}

const names = (info: MatchInfo): string[] => info.gallery.map(({ name }) => name);
const lineFrom = (page: Page, text: string) => page.hear<[string, ChatLine]>('line', (_, line) => line.text === text);
const heardText = (page: Page, text: string): boolean => JSON.stringify(page.heard).includes(text);
const asHost = (host: Seated, watcher: string) =>
  server.post(`/api/matches/${host.matchID}/dismiss`, {
    playerID: host.playerID,
    credentials: host.credentials,
    watcher,
  });

test('players see who watches; one browser with two pages is one watcher, strangers learn the number only', async () => {
  const [ann, bob] = await seatedMatch(server, 2, { game, watch: 'listed' });
  const [page] = await enterAll(server, [ann!], game);
  await watch(ann!.matchID, 'Wil', viewer('w'));
  await watch(ann!.matchID, 'Wil', viewer('w'));
  const { page: nameless } = await watch(ann!.matchID);
  const [info] = await page!.info(({ watchers }) => watchers === 2);
  expect(names(info)).toEqual(['Wil', '']);
  const { body } = await server.get(`/api/codes/${info.code}`);
  expect(body).toMatchObject({ watchers: 2, gallery: [] });
  const lobby = new Page(server.socket('lobby'), bob!);
  const [list] = await lobby.hear<[MatchInfo[]]>('matches');
  expect(list.find(({ matchID }) => matchID === ann!.matchID)).toMatchObject({ watchers: 2, gallery: [] });
  nameless.socket.disconnect();
  await page!.info((now) => now.watchers === 1 && names(now).join() === 'Wil');
  await lobby.hear<[MatchInfo]>('changed', (now) => now.watchers === 1 && now.gallery.length === 0);
});

test('what watchers say no player reads before the end, in any way; afterwards everybody does', async () => {
  const seats = await seatedMatch(server, 2, { game });
  const [ann, bob] = await enterAll(server, seats, game);
  const { matchID } = seats[0]!;
  const stock = new Page(server.socket(game), seats[1]!);
  await stock.ask('sync', matchID, '1', seats[1]!.credentials, 2);
  const { page: wil } = await watch(matchID, 'Wil', viewer('w'));
  const { page: una } = await watch(matchID, 'Una', viewer('u'));
  expect(await wil.ask('say', matchID, 'Ann will lose')).toEqual({ ok: true });
  const [, line] = await lineFrom(una, 'Ann will lose');
  expect(line).toMatchObject({ seat: null, name: 'Wil', gallery: true });
  expect(await ann!.ask('say', matchID, 'hello')).toEqual({ ok: true });
  await lineFrom(wil, 'hello');

  const back = new Page(server.socket(game), seats[0]!);
  const early = await back.enter();
  if (!early.ok) throw new Error(early.code);
  expect(early.chat.map(({ text }) => text)).toEqual(['hello']);
  const late = await watch(matchID);
  if (!late.answer.ok) throw new Error(late.answer.code);
  expect(late.answer.chat.map(({ text }) => text)).toEqual(['Ann will lose', 'hello']);
  await quiet();
  for (const player of [ann!, bob!, back, stock]) expect(heardText(player, 'will lose')).toBe(false);

  await toTheEnd(seats, [ann!, bob!]);
  const after = await bob!.enter();
  if (!after.ok) throw new Error(after.code);
  expect(after.chat.map(({ text, gallery }) => [text, gallery])).toEqual([
    ['Ann will lose', true],
    ['hello', false],
  ]);
  await wil.ask('say', matchID, 'told you so');
  for (const page of [ann!, una]) await lineFrom(page, 'told you so');
});

async function toTheEnd(seats: readonly Seated[], pages: readonly Page[]): Promise<void> {
  for (;;) {
    const answers = await Promise.all(pages.map((page) => page.legal()));
    const at = answers.findIndex((answer) => answer.ok && answer.moves.length > 0);
    const answer = answers[at];
    if (answer === undefined || !answer.ok) break;
    await pages[at]!.move(answer.moves[0]!, answer.version);
  }
  expect((await server.store.load(seats[0]!.matchID))?.status).toBe('over');
}

test('the host sends a watcher away; it stays away, others stay', async () => {
  const [ann] = await seatedMatch(server, 2, { game });
  const [page] = await enterAll(server, [ann!], game);
  const { page: wil } = await watch(ann!.matchID, 'Wil', viewer('w'));
  const { page: una } = await watch(ann!.matchID, 'Una', viewer('u'));
  const [info] = await page!.info(({ watchers }) => watchers === 2);
  const id = info.gallery.find(({ name }) => name === 'Wil')!.id;
  expect(await asHost(ann!, 'somebody')).toMatchObject({ status: 404, body: { code: 'NO_SUCH_WATCHER' } });
  expect((await asHost(ann!, id)).status).toBe(200);
  const [, why] = await wil.hear<[string, Refused]>('dropped');
  expect(why.code).toBe('REMOVED');
  await page!.info((now) => names(now).join() === 'Una');
  expect(await wil.ask('say', ann!.matchID, 'boo')).toMatchObject({ code: 'NOT_ENTERED' });
  expect((await watch(ann!.matchID, 'Will', viewer('w'))).answer).toMatchObject({ ok: false, code: 'REMOVED' });
  const [last] = una.heard.filter(({ event }) => event === 'dropped');
  expect(last).toBeUndefined();
});

test('a watcher has no way to act', async () => {
  const seats = await seatedMatch(server, 2, { game });
  const { matchID } = seats[0]!;
  const { page: wil } = await watch(matchID, 'Wil', viewer('w'));
  const attempts: [string, ...unknown[]][] = [
    ['legal', matchID, '0', ''],
    ['ready', { matchID, playerID: '0', credentials: '', ready: true }],
    ['update', { type: 'MAKE_MOVE', payload: { type: 'pick', args: [{ n: 1 }], playerID: '0' } }, 0, matchID, '0'],
    ['update', { type: 'MAKE_MOVE', payload: { type: 'pick', args: [{ n: 1 }], playerID: '0' } }, 0, matchID, null],
    ['chat', matchID, { id: 'x', sender: '0', payload: 'as Ann' }, ''],
    ['chat', matchID, { id: 'x', sender: null, payload: 'as nobody' }, ''],
  ];
  for (const [event, ...args] of attempts) {
    const answer = await wil.ask(event, ...args);
    expect(answer).toMatchObject({ ok: false, code: expect.stringMatching(/^(BAD_CREDENTIALS|SPECTATOR)$/) });
  }
  for (const tool of ['kick', 'reopen', 'host', 'access', 'dismiss', 'device']) {
    const body = { playerID: '0', credentials: '', seat: '1', watcher: 'x' };
    expect((await server.post(`/api/matches/${matchID}/${tool}`, body)).body.code).toBe('BAD_CREDENTIALS');
  }
  await until(() => wil.heard.length > 0, 'presence was not told');
  expect((await server.store.load(matchID))?.version).toBe(0);
});
