/**
 * Row D10 under the limits that a server has when nobody sets any: floods are refused, and those who play notice nothing.
 * Only writes have a lower one, so that a busy machine can send more than are allowed.
 */
import { readSettings } from '../../src/config';
import { coded, game, joined, pick, underAttack } from '../support/attacked';
import { newMatch, until } from '../support/harness';

const configured = readSettings({}, '');
if (!configured.ok) throw new Error(configured.problems.join());
const limits = { ...configured.settings.limits, addressWrites: 5 };
const scene = underAttack({ limits });
const limited = { ...coded, code: 'RATE_LIMITED' };

/** Codes of the answers, and how often each was given. */
function tally(codes: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return Object.fromEntries(counts);
}

test('D10 a flood of updates is refused beyond the rate', async () => {
  const { rogue } = scene();
  const answers = await Promise.all(Array.from({ length: 900 }, () => rogue.move(pick(9), 0)));
  const { HOW_MANY = 0, RATE_LIMITED, ...others } = tally(answers.map((answer) => (answer.ok ? 'ok' : answer.code)));
  expect(others).toEqual({});
  expect(HOW_MANY).toBeGreaterThanOrEqual(limits.socketEvents);
  expect(HOW_MANY).toBeLessThan(limits.socketEvents * 4);
  expect(RATE_LIMITED).toBeGreaterThan(100);
});

test('D10 a flood of chat is refused beyond the rate, by either event, and reaches nobody', async () => {
  const { rogue, pages, seats } = scene();
  const { matchID, credentials } = seats[0];
  const line = { id: 'a', sender: '0', payload: 'hi' };
  const answers = await Promise.all(
    Array.from({ length: 150 }, (_, at) =>
      at % 2 === 0 ? pages[0].ask('say', matchID, 'hi') : rogue.ask('chat', matchID, line, credentials),
    ),
  );
  const { ok = 0, ...refused } = tally(answers.map((answer) => (answer.ok ? 'ok' : answer.code)));
  // Two connections, each with its own allowance.
  expect(ok).toBeLessThanOrEqual((limits.chatLines / 3 + 2) * 2);
  expect(refused).toEqual({ RATE_LIMITED: 150 - ok });
  const heard = () => pages[1].heard.filter(({ event }) => event === 'line').length;
  await until(() => heard() === ok, 'lines are missing');
});

test.each([
  ['creates', () => `/games/${game}/create`],
  ['joins', (matchID: string) => `/games/${game}/${matchID}/join`],
])(
  'D10 a flood of %s is refused beyond the rate',
  async (_, pathOf) => {
    const { server } = scene();
    const path = pathOf(await newMatch(server, { game }));
    const started = Date.now();
    const codes: string[] = [];
    for (let block = 0; block < 4; block += 1) {
      const replies = await Promise.all(
        Array.from({ length: 100 }, () => server.post(path, { numPlayers: 2, playerName: 'A' })),
      );
      for (const { status, body } of replies) {
        codes.push(status === 200 ? 'ok' : String(body.code));
        if (status === 429) expect(body).toMatchObject(limited);
      }
    }
    const { RATE_LIMITED = 0 } = tally(codes);
    const seconds = (Date.now() - started) / 1000;
    expect(codes.length - RATE_LIMITED).toBeLessThanOrEqual(limits.addressWrites * (5 + seconds) + 1);
    expect(RATE_LIMITED).toBeGreaterThan(100);
    const others = Object.keys(tally(codes)).filter((code) => !['ok', 'MATCH_FULL', 'RATE_LIMITED'].includes(code));
    expect(others).toEqual([]);
  },
  60_000,
);

test.each([
  ['arguments', (matchID: string) => `42/${game},1["update",{"x":"${'x'.repeat(900_000)}"},0,"${matchID}","0"]`],
  ['a line of chat', (matchID: string) => `42/${game},1["say","${matchID}","${'x'.repeat(900_000)}"]`],
])('D10 900 kB in %s end the connection that sent them', async (_, packetOf) => {
  const { server, seats } = scene();
  const raw = await joined(server.url);
  raw.send(packetOf(seats[0].matchID));
  await until(() => raw.isClosed, 'still open');
});
