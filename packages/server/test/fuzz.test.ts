/**
 * Random sequences of requests and packets, right and wrong, against a model of seats and versions that the plain rules
 * keep. Jest fails the test when anything is rejected that nobody catches. FUZZ_STEPS makes it longer; FUZZ_SEED (and
 * FUZZ_PATH, from the report of a failure) choose what is done.
 */
import fc from 'fast-check';
import { commands } from './support/fuzz/commands';
import { diceOf } from './support/fuzz/dice';
import { ending } from './support/fuzz/endings';
import { honestly, openWorld, settle, type World } from './support/fuzz/world';
import type { Options } from './support/harness';

type Step = readonly [name: string, dice: number];

const STEPS = Number(process.env.FUZZ_STEPS ?? 10_000);
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_130);
/** Steps from a fresh server to the comparison of everything. */
const EPISODE = 250;
const HONEST_EVERY = 25;
const PATIENCE = 150_000 + STEPS * 25;

const names = Object.entries(commands).flatMap(([name, { weight }]) => Array.from({ length: weight }, () => name));
// Failures shrink by leaving steps out: a step with other dice would be quite another one.
const dice = fc.noShrink(fc.noBias(fc.nat({ max: 0x7fffffff })));
const step: fc.Arbitrary<Step> = fc.tuple(fc.noShrink(fc.constantFrom(...names)), dice);
const episode = fc.array(step, { minLength: 1, maxLength: EPISODE, size: 'max' });

async function walk(world: World, steps: readonly Step[]): Promise<void> {
  for (const [at, [name, number]] of steps.entries()) {
    world.story.push(`-- ${at} ${name}`);
    await commands[name]!.run(world, diceOf(number));
    await settle(world);
    if (at % HONEST_EVERY === 0) await honestly(world);
  }
  await ending(world);
  expect((await world.server.get('/healthz')).status).toBe(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
}

/** Runs `steps` on a fresh server; what it did last is told with whatever goes wrong. */
async function play(options: Options & { isLimited: boolean }, steps: readonly Step[]): Promise<void> {
  const world = await openWorld(options);
  try {
    await walk(world, steps);
  } catch (error) {
    throw new Error(`${String(error)}\nafter\n${world.story.slice(-15).join('\n')}`, { cause: error });
  } finally {
    await world.server.close();
  }
}

async function fuzz(options: Options & { isLimited: boolean }, count: number): Promise<void> {
  let done = 0;
  let hasFailed = false;
  const property = fc.asyncProperty(episode, async (steps) => {
    if (done >= count && !hasFailed) return;
    done += steps.length;
    await play(options, steps).catch((error: unknown) => {
      hasFailed = true;
      throw error;
    });
  });
  const path = process.env.FUZZ_PATH;
  const chosen = { seed: SEED, ...(path === undefined ? {} : { path, endOnFailure: true }) };
  await fc.assert(property, { ...chosen, numRuns: count, interruptAfterTimeLimit: 120_000 + count * 20 });
  if (path === undefined) expect(done).toBeGreaterThanOrEqual(count);
}

test(
  'no sequence of requests and packets breaks the server, its seats, its versions or its secrets',
  () => fuzz({ isLimited: false, settings: { reopenAfter: 0 }, limits: { wrongCodes: 0, matchesPerSocket: 3 } }, STEPS),
  PATIENCE,
);

test(
  'with limits on rates nothing but refusals is added',
  () => {
    const limits = { socketEvents: 10, chatLines: 6, addressWrites: 40, matchesPerSocket: 3, wrongCodes: 5 };
    return fuzz({ isLimited: true, settings: { reopenAfter: 0 }, limits }, STEPS / 10);
  },
  PATIENCE,
);
