/** One real table at our server: the load generator still speaks what the server speaks. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

test('a look at our server alone plays every game and loses no move', () => {
  const args = [
    '--import',
    'tsx',
    join(__dirname, 'main.ts'),
    '--look',
    '--json',
    '--out',
    join(__dirname, '../dist/look'),
  ];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8', cwd: join(__dirname, '../../..') });
  expect(status).toBe(0);
  const { speeds, paces } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    speeds: { game: string; moves: number; lost: number }[];
    paces: { lost: number }[];
  };
  expect(speeds.length).toBeGreaterThanOrEqual(4);
  for (const { moves, lost } of speeds) expect([moves > 0, lost]).toEqual([true, 0]);
  for (const { lost } of paces) expect(lost).toBe(0);
}, 60_000);
