/**
 * Every check and test of the project, and one line that adds them up. `npm test -- --only jest,types` runs some of them.
 * A check (types, style, layers, dead code, examples) counts as one test.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const bin = (name, ...path) => [process.execPath, join('node_modules', name, ...path)];
const steps = [
  { name: 'types', command: [...bin('typescript', 'bin', 'tsc'), '-b'] },
  { name: 'style', command: [...bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings'] },
  {
    name: 'layers',
    command: [
      ...bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
      'packages',
      '--config',
      '.dependency-cruiser.cjs',
    ],
  },
  { name: 'dead-code', command: [...bin('knip', 'bin', 'knip.js')] },
  { name: 'examples', command: [process.execPath, 'scripts/examples.mjs'] },
  { name: 'jest', command: [...bin('jest', 'bin', 'jest.js')], totals: 'test-results/jest.json', read: readJest },
  {
    name: 'browser',
    command: [...bin('@playwright', 'test', 'cli.js'), 'test'],
    totals: 'test-results/browser.json',
    read: readPlaywright,
  },
];

const only = process.argv[2] === '--only' ? (process.argv[3] ?? '').split(',') : steps.map(({ name }) => name);
const sum = { passed: 0, failed: 0, skipped: 0 };
mkdirSync('test-results', { recursive: true });
const wanted = steps.filter(({ name }) => only.includes(name));
// Each of the checks takes one processor and the longest as long as all others together.
const isCheck = ({ totals }) => totals === undefined;
await Promise.all(wanted.filter(isCheck).map(async (step) => add(step.name, await runCheck(step))));
for (const step of wanted.filter((one) => !isCheck(one))) add(step.name, runTests(step));
process.stdout.write(
  `\n${sum.passed} passed, ${sum.failed} failed${sum.skipped > 0 ? `, ${sum.skipped} skipped` : ''}\n`,
);
process.exitCode = sum.failed > 0 ? 1 : 0;

/** What it says is kept until it ends, so that checks do not talk at once. */
async function runCheck({ name, command: [file, ...args] }) {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  const [status] = await once(child, 'close');
  process.stdout.write(`\n== ${name}\n${Buffer.concat(said)}`);
  return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1, skipped: 0 };
}

function runTests({ name, command: [file, ...args], totals, read }) {
  process.stdout.write(`\n== ${name}\n`);
  rmSync(totals, { force: true });
  const { status } = spawnSync(file, args, { stdio: 'inherit' });
  // A runner that died before its report, or failed for a reason no test shows, is a failure of its own.
  if (!existsSync(totals)) return { passed: 0, failed: 1, skipped: 0 };
  const counted = read(JSON.parse(readFileSync(totals, 'utf8')));
  return status !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

function add(name, { passed, failed, skipped }) {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  if (skipped > 0) process.stdout.write(`!! ${name}: ${skipped} SKIPPED\n`);
  if (failed > 0) process.stdout.write(`!! ${name}: ${failed} FAILED\n`);
}

function readJest({ passed, failed, skipped }) {
  return { passed, failed, skipped };
}

function readPlaywright({ stats }) {
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
}
