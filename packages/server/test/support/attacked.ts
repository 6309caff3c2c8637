/** A server under attack, and beside the attacker an honest match of Fish & Ships that has to go on. */
import {
  enterAll,
  GAME,
  type Options,
  Page,
  type Seated,
  type Server,
  seatedMatch,
  spectate,
  startServer,
  until,
} from './harness';
import { Raw } from './raw';

export interface Scene {
  readonly server: Server;
  /** A pebbles match for the attacker to attack; its players are entered. */
  readonly seats: readonly [Seated, Seated];
  readonly pages: readonly [Page, Page];
  /** A player of that match's first seat on a connection of its own. */
  readonly rogue: Page;
}

export const game = 'pebbles';

/** Registers the hooks; `options` make the server. Jest itself fails a test when anything is thrown or rejected and not caught. */
export function underAttack(options: Options = {}): () => Scene {
  let scene: (Scene & { honest: Honest }) | null = null;

  beforeEach(async () => {
    const server = await startServer(options);
    const honest = await honestMatch(server);
    const seats = (await seatedMatch(server, 2, { game })) as [Seated, Seated];
    const pages = (await enterAll(server, seats, game)) as [Page, Page];
    const rogue = new Page(server.socket(game), seats[0]);
    scene = { server, seats, pages, rogue, honest };
    await goOn(honest);
  });
  afterEach(async () => {
    if (scene === null) return;
    expect((await scene.server.get('/healthz')).status).toBe(200);
    await goOn(scene.honest);
    await scene.server.close();
    scene = null;
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
  return () => {
    if (scene === null) throw new Error('no scene');
    return scene;
  };
}

/** The players of a match of Fish & Ships and somebody who watches it. */
export interface Honest {
  readonly players: readonly Page[];
  readonly watcher: Page;
}

export async function honestMatch(server: Server): Promise<Honest> {
  const seats = await seatedMatch(server, 2, { setupData: { games: 3 } });
  return { players: await enterAll(server, seats), watcher: await spectate(server, seats[0]!.matchID) };
}

/** Somebody of the honest match moves in time, and everybody sees it. */
export async function goOn({ players, watcher }: Honest): Promise<void> {
  const started = Date.now();
  for (const page of players) {
    const legal = await page.legal();
    if (!legal.ok) throw new Error(legal.code);
    const [move] = legal.moves;
    if (move === undefined) continue;
    expect(await page.move(move, legal.version)).toEqual({ ok: true, version: legal.version + 1 });
    for (const other of [...players, watcher]) await other.frame(legal.version + 1);
    expect(Date.now() - started).toBeLessThan(4000);
    return;
  }
  throw new Error('nobody of the honest match may move');
}

/** A connection in a namespace. */
export async function joined(url: string, namespace = `/${game}`): Promise<Raw> {
  const raw = await Raw.open(url);
  raw.send(`40${namespace},`);
  await until(() => raw.heard.some((text) => text.startsWith(`40${namespace}`)), 'not connected');
  return raw;
}

export const coded = { ok: false, code: expect.stringMatching(/^[A-Z_]+$/), message: expect.any(String) };
export const pick = (n: number): { type: string } => ({ type: 'pick', n }) as { type: string };
export { GAME };
