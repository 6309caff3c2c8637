/** No line of the log holds what is somebody's secret, at the most talkative level and whatever goes wrong. */
import { createLog } from '../src/log';
import type { HostedGame } from '../src/match/live';
import type { Store } from '../src/store/store';
import { actionOf, enterAll, Page, type Server, seatedMatch, startServer, until } from './support/harness';
import { pebbles } from './support/pebbles';

/** A sealed choice that no line may name. */
const CHOICE = 777_001;
const adminToken = 'an-admin-token-of-some-length';
const pick = (n: number): { type: string } => ({ type: 'pick', n }) as { type: string };

/** Pebbles whose rules fail on one choice, with an error that tells all they know. */
const leaky: HostedGame = {
  meta: { ...pebbles.meta, name: 'leaky' },
  rules: {
    ...pebbles.rules,
    name: 'leaky',
    legal: (view) => [...pebbles.rules.legal(view), pick(CHOICE)],
    reason: () => null,
    apply: (state, seat, move, ...rest) => {
      if ((move as { n?: number }).n !== CHOICE) return pebbles.rules.apply(state, seat, move, ...rest);
      const told = JSON.stringify({ move, state });
      throw Object.assign(new Error(`cannot pick ${CHOICE}\n of ${told}`, { cause: new TypeError(told) }), {
        move,
        state,
      });
    },
  },
};

let failure: ((args: unknown[]) => Error) | null = null;
const failing = (store: Store): Store => ({
  ...store,
  compareAndSet: (...args) => (failure === null ? store.compareAndSet(...args) : Promise.reject(failure(args))),
});

/** Everything that must stay out, as text. */
async function secretsOf(
  { store }: Server,
  seats: readonly { matchID: string; credentials: string }[],
): Promise<string[]> {
  const { serverSeed, position, seats: kept } = (await store.load(seats[0]!.matchID))!;
  const { seed } = (JSON.parse(position!) as { state: { secret: { random: { seed: string } } } }).state.secret.random;
  const hashes = kept.map(({ hash }) => hash!);
  return [...seats.map(({ credentials }) => credentials), ...hashes, serverSeed, seed, String(CHOICE)];
}

test('a match in which everything fails leaves lines that say what failed, and nothing secret', async () => {
  const server = await startServer({ games: [leaky], wrap: failing, settings: { adminToken } });
  const seats = await seatedMatch(server, 2, { game: 'leaky' });
  const { matchID, credentials } = seats[0]!;
  const pages = await enterAll(server, seats, 'leaky');
  const wrong = ['wrong-credentials-guessed', 'wrong-token-that-was-guessed'] as const;

  expect(await pages[0]!.move(pick(CHOICE), 0)).toMatchObject({ code: 'INTERNAL' });
  const thief = new Page(server.socket('leaky'), { matchID, playerID: '0', credentials: wrong[0] });
  expect(await thief.enter()).toMatchObject({ code: 'BAD_CREDENTIALS' });
  expect(await thief.move(pick(CHOICE), 0)).toMatchObject({ code: 'BAD_CREDENTIALS' });
  expect(await thief.ask('update', actionOf(seats[0]!, pick(CHOICE)), 'x')).toMatchObject({ code: 'BAD_REQUEST' });
  thief.socket.emit(credentials, credentials);
  // What the store was given hangs on its error, in its words, and in a library's error beneath it.
  failure = (args) => Object.assign(new Error(JSON.stringify(args), { cause: args }), { args, code: undefined });
  expect(await pages[0]!.move(pick(2), 0)).toMatchObject({ code: 'STORE_UNAVAILABLE' });
  failure = (args) =>
    Object.assign(new Error(`full: ${credentials} ${JSON.stringify(args)}`), { args, code: 'SQLITE_FULL' });
  const body = { playerID: '0', credentials, newName: 'Bo' };
  const headers = { authorization: `Bearer ${adminToken}`, cookie: `seat=${credentials}` };
  expect((await server.post(`/games/leaky/${matchID}/update`, body, headers)).status).toBe(503);
  failure = null;
  for (const text of [`{"credentials":"${credentials}"`, `"${credentials}`, credentials]) {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
    expect((await fetch(`${server.url}/games/leaky/${matchID}/leave`, request)).status).toBe(400);
  }
  await server.post('/api/admin/restart', {}, { authorization: `Bearer ${wrong[1]}` });
  await server.post('/api/admin/restart', { inSeconds: 600 }, { authorization: `Bearer ${adminToken}` });
  expect(await pages[0]!.move(pick(1), 0)).toEqual({ ok: true, version: 1 });

  await until(() => server.logged.length >= 3, 'too few lines');
  const secrets = [...(await secretsOf(server, seats)), adminToken, ...wrong];
  await server.close();
  const all = server.logged.join('');
  for (const secret of secrets) expect(all).not.toContain(secret);
  const lines = server.logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(lines).toMatchObject([
    { level: 50, event: 'update', msg: 'an event failed', err: { type: 'Error', cause: { type: 'TypeError' } } },
    { level: 50, event: 'update', err: { type: 'StoreFailure', cause: { type: 'Error', cause: { type: 'object' } } } },
    { level: 50, path: `/games/leaky/${matchID}/update`, err: { cause: { code: 'SQLITE_FULL' } } },
  ]);
  const known = ['level', 'time', 'pid', 'hostname', 'msg', 'event', 'path', 'err'];
  for (const line of lines) expect(known).toEqual(expect.arrayContaining(Object.keys(line)));
  expect((lines[0]!.err as { stack: string }).stack).toMatch(/^ {4}at .*log\.test\.ts:\d+:\d+/);
});

describe('the log itself', () => {
  const lines: string[] = [];
  const log = createLog('trace', { write: (line) => void lines.push(line) });
  const last = (): Record<string, unknown> => JSON.parse(lines.at(-1)!) as Record<string, unknown>;
  const secret = 'A1b2C3d4E5f6G7h8I9j0K1l2';

  test.each<[string, () => void]>([
    ['an unknown field', () => log.info({ credentials: secret }, 'said')],
    ['a field deep down', () => log.info({ why: { credentials: [secret] } }, 'said')],
    ['an error instead of fields', () => log.error(Object.assign(new Error(secret), { secret }))],
    ['an error without words', () => log.error({ err: new Error(secret) })],
    ['something thrown that is no error', () => log.error({ err: { secret } }, 'said')],
    ['a text that was thrown', () => log.error({ err: secret }, 'said')],
    ['words with values', () => log.info('said %s', secret)],
    ['a cause', () => log.error({ err: new Error('x', { cause: new Error(secret, { cause: secret }) }) }, 'said')],
    ['a message of several lines', () => log.error({ err: new Error(`x\n${secret}\n    at home`) }, 'said')],
    ['a library that quotes what it was given', () => log.error({ err: coded(`no such column: "${secret}"`) }, 'said')],
    [
      'an error that calls itself so',
      () => log.error({ err: Object.assign(new Error('x'), { name: secret }) }, 'said'),
    ],
    ['text that is no JSON', () => log.error({ err: thrownBy(() => JSON.parse(secret)) }, 'said')],
  ])('%s is left out', (_, write) => {
    const before = lines.length;
    write();
    expect(lines).toHaveLength(before + 1);
    expect(lines.at(-1)).not.toContain(secret);
    expect(lines.at(-1)).not.toContain(secret.slice(0, 8));
  });

  test('what is known stays: words, known fields, kind, code and place of an error', () => {
    log.warn({ why: 'too many packets', event: 'update', path: '/games', signal: 'SIGTERM' }, 'said');
    expect(last()).toMatchObject({ level: 40, msg: 'said', why: 'too many packets', event: 'update', path: '/games' });
    expect(last()).toMatchObject({ signal: 'SIGTERM' });
    log.error({ err: coded('database or disk is full') }, 'failed');
    expect(last()).toMatchObject({
      msg: 'failed',
      err: {
        type: 'Error',
        code: 'SQLITE_FULL',
        message: 'database or disk is full',
        stack: expect.stringContaining('log.test.ts'),
      },
    });
    log.fatal('the end');
    expect(last()).toMatchObject({ level: 60, msg: 'the end' });
  });
});

function coded(message: string): Error {
  return Object.assign(new Error(message), { code: 'SQLITE_FULL' });
}

function thrownBy(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
