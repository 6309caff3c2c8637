/** Taking a move back: what may be, by whom, and that nobody learns anything by it. */
import { replay } from '@quayside/games/core/match';
import { rules } from '@quayside/games/isaribi/rules';
import type { Frame, MatchRecord, PastAnswer } from '@quayside/games/wire/protocol';
import { actionOf, enterAll, type Page, type Server, seatedMatch, spectate, startServer } from './support/harness';

const game = 'isaribi';

let server: Server;
beforeAll(async () => {
  server = await startServer({ limits: { pastFrames: 0 } });
});
afterAll(() => server.close());

const undo = (page: Page, seen: number, extra?: object, type = 'UNDO') => {
  const { matchID, playerID, credentials } = page.seat;
  const action = { type, payload: { type: null, args: null, playerID, credentials } };
  return page.ask<{ ok: boolean; code?: string; version?: number }>(
    'update',
    action,
    seen,
    matchID,
    playerID,
    ...(extra === undefined ? [] : [extra]),
  );
};

/** Plays until `wanted` was just made; answers who did, and the version it led to. */
async function until(pages: readonly Page[], wanted: readonly string[]): Promise<[Page, number]> {
  for (let tries = 0; tries < 200; tries += 1) {
    for (const page of pages) {
      const legal = await page.legal();
      if (!legal.ok || legal.moves.length === 0) continue;
      const of = (types: readonly string[]) => legal.moves.find(({ type }) => types.includes(type));
      const move = of(wanted) ?? of(['endTurn']) ?? legal.moves.at(-1)!;
      const made = await page.move(move, legal.version);
      if (!made.ok) throw new Error(made.code);
      if (wanted.includes(move.type)) return [page, made.version];
    }
  }
  throw new Error(`no ${wanted.join()}`);
}

async function table(): Promise<Page[]> {
  return enterAll(server, await seatedMatch(server, 2, { game }), game);
}

const other = (pages: readonly Page[], page: Page) => pages.find((one) => one !== page)!;
const viewOf = async (page: Page, version: number) => (await page.frame(version))[0].view;

test('a move that showed nothing hidden is taken back as one more step, for everybody, with its place in the record', async () => {
  const pages = await table();
  const watcher = await spectate(server, pages[0]!.seat.matchID, game);
  const [mover, version] = await until(pages, ['moveBoat']);
  expect(await undo(mover, version)).toEqual({ ok: true, version: version + 1 });
  for (const page of [...pages, watcher]) {
    const [frame] = await page.frame(version + 1);
    const seat = Number(mover.seat.playerID);
    expect(frame.steps).toMatchObject([{ seat, type: '@undo', events: [{ type: '@undone', of: version }] }]);
    const before = await page.ask<PastAnswer>('past', page.seat.matchID, version - 1);
    expect(before.ok && before.frame.view).toEqual(frame.view);
    const undone = await page.ask<PastAnswer>('past', page.seat.matchID, version);
    expect(undone.ok && undone.frame.view).toEqual(await viewOf(page, version));
  }
  // And it goes on: the same move again, and once more back.
  const [again, next] = await until(pages, ['moveBoat']);
  expect([again, next]).toEqual([mover, version + 2]);
  expect(await undo(mover, next)).toMatchObject({ ok: true });
});

test('two moves are taken back one after the other', async () => {
  const pages = await table();
  const open = ['fishHand', 'fishNet', 'moveBoat'];
  let [mover, first] = await until(pages, open);
  for (;;) {
    const legal = await mover.legal();
    const second = legal.ok ? legal.moves.find(({ type }) => open.includes(type)) : undefined;
    if (second !== undefined && (await mover.move(second, first)).ok) break;
    [mover, first] = await until(pages, open);
  }
  expect(await undo(mover, first + 1)).toEqual({ ok: true, version: first + 2 });
  expect(await undo(mover, first + 2)).toEqual({ ok: true, version: first + 3 });
  const start = await mover.ask<PastAnswer>('past', mover.seat.matchID, first - 1);
  expect(start.ok && start.frame.view).toEqual(await viewOf(mover, first + 3));
});

test('not by others, not what showed a card, not what others have answered, not twice by one key', async () => {
  const pages = await table();
  expect(await undo(pages[0]!, 0)).toMatchObject({ code: 'UNDO_NOTHING' });
  const [mover, version] = await until(pages, ['moveBoat']);
  expect(await undo(other(pages, mover), version)).toMatchObject({ code: 'UNDO_OTHERS' });
  expect(await undo(mover, version - 1)).toMatchObject({ code: 'STALE' });
  const key = { key: 'undo-key-1' };
  expect(await undo(mover, version, key)).toEqual({ ok: true, version: version + 1 });
  expect(await undo(mover, version, key)).toEqual({ ok: true, version: version + 1 });
  const [passer, passed] = await until(pages, ['endTurn', 'flipMarket']);
  expect(await undo(passer, passed)).toMatchObject({ code: 'UNDO_REVEALED' });
  const thief = { ...passer.seat, credentials: 'x' };
  const action = { ...actionOf(thief, { type: 'x' }), type: 'UNDO' };
  expect(await passer.ask('update', action, passed, thief.matchID, thief.playerID)).toMatchObject({
    code: 'BAD_CREDENTIALS',
  });
  expect(await undo(passer, passed, undefined, 'REDO')).toMatchObject({ code: 'NOT_A_MOVE' });
});

test('a game that opens none of its moves has none taken back', async () => {
  const pages = await enterAll(server, await seatedMatch(server, 2, { game: 'pebbles' }), 'pebbles');
  await pages[0]!.move({ type: 'pick', n: 1 } as { type: string }, 0);
  expect(await undo(pages[0]!, 1)).toMatchObject({ code: 'UNDO_REVEALED' });
});

test('the record of a match with undone moves replays to the same end', async () => {
  const pages = await table();
  const { matchID } = pages[0]!.seat;
  let undone = 0;
  for (let steps = 0; steps < 3000; steps += 1) {
    const record = (await server.store.load(matchID))!;
    if (record.status === 'over') break;
    const page = pages[record.active[0]!]!;
    const legal = await page.legal();
    if (!legal.ok) throw new Error(legal.code);
    const move = legal.moves.find(({ type }) => type === 'pass' || type === 'moveBoat') ?? legal.moves[0]!;
    const made = await page.move(steps % 3 === 0 ? legal.moves.at(-1)! : move, legal.version);
    if (made.ok && (await undo(page, made.version)).ok) {
      undone += 1;
      const again = legal.moves.find(({ type }) => ['pass', 'endTurn', 'keep', 'chooseHelper'].includes(type));
      await page.move(again ?? legal.moves[0]!, made.version + 1);
    }
  }
  const record = (await server.get(`/api/matches/${matchID}/record`)).body as unknown as MatchRecord;
  expect(undone).toBeGreaterThan(0);
  const end = replay(rules, 2, record.options as never, record.seed, record.moves as never);
  expect(rules.outcome(end)).toEqual(record.outcome);
  const last = record.moves.length;
  const [frame] = await pages[0]!.hear<[Frame]>('frame', ({ version }) => version === last);
  expect(frame.view).toMatchObject({ public: end.public });
});
