/** Fails when a numbered example of docs/rules/<game>.md has no test whose title begins with its number, or the reverse. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const faults = readdirSync('docs/rules')
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => check(file.replace(/\.md$/, '')));

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;

function check(game) {
  const written = numbers(readFileSync(`docs/rules/${game}.md`, 'utf8'), /^#+ Example (\d+)\b/gm);
  const folder = join('packages/games/src', game);
  const tests = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const tested = numbers(tests.join('\n'), /\b(?:test|it)\(\s*['"`](\d+) /g);
  if (written.length === 0) return [`${game}: no examples in its rules`];
  return [
    ...twice(written).map((n) => `${game}: example ${n} is written twice`),
    ...twice(tested).map((n) => `${game}: example ${n} is tested twice`),
    ...written.filter((n) => !tested.includes(n)).map((n) => `${game}: example ${n} has no test`),
    ...tested.filter((n) => !written.includes(n)).map((n) => `${game}: test ${n} has no example`),
  ];
}

function numbers(text, pattern) {
  return [...text.matchAll(pattern)].map(([, n]) => Number(n));
}

function twice(list) {
  return list.filter((n, at) => list.indexOf(n) !== at);
}
