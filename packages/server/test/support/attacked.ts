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

/** Registers the hooks; `options` make the server. */
export function underAttack(options: Options = {}): () => Scene {
  let scene: (Scene & { honest: Page[]; watcher: Page }) | null = null;
  const faults: unknown[] = [];
  const note = (error: unknown): void => void faults.push(error);
  beforeAll(() => process.on('unhandledRejection', note).on('uncaughtException', note));
  afterAll(() => process.off('unhandledRejection', note).off('uncaughtException', note));

  beforeEach(async () => {
    const server = await startServer(options);
    const honestSeats = await seatedMatch(server, 2);
    const honest = await enterAll(server, honestSeats);
    const watcher = await spectate(server, honestSeats[0]!.matchID);
    const seats = (await seatedMatch(server, 2, { game })) as [Seated, Seated];
    const pages = (await enterAll(server, seats, game)) as [Page, Page];
    const rogue = new Page(server.socket(game), seats[0]);
    scene = { server, seats, pages, rogue, honest, watcher };
    await goOn(scene);
  });
  afterEach(async () => {
    if (scene === null) return;
    expect((await scene.server.get('/healthz')).status).toBe(200);
    await goOn(scene);
    await scene.server.close();
    scene = null;
    expect(faults).toEqual([]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
  return () => {
    if (scene === null) throw new Error('no scene');
    return scene;
  };
}

/** Somebody of the honest match moves in time, and everybody sees it. */
async function goOn({ honest, watcher }: { honest: Page[]; watcher: Page }): Promise<void> {
  const started = Date.now();
  for (const page of honest) {
    const legal = await page.legal();
    if (!legal.ok) throw new Error(legal.code);
    const [move] = legal.moves;
    if (move === undefined) continue;
    expect(await page.move(move, legal.version)).toEqual({ ok: true, version: legal.version + 1 });
    for (const other of [...honest, watcher]) await other.frame(legal.version + 1);
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
