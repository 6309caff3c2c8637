/** Begins or refreshes a translation: `npm run language -- de Deutsch`. What is translated already is kept. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '@quayside/games';
import { en } from '../packages/client/src/text/en';
import { isLanguage, isPack } from '../packages/client/src/text/languages';
import type { Texts } from '../packages/client/src/text/texts';
import { faults, refreshed } from '../packages/client/src/text/translation';

const root = 'packages/client/public/languages';
const [language, name] = process.argv.slice(2);
if (!isLanguage(language) || !isPack(language) || name === undefined) {
  process.stderr.write('Usage: npm run language -- TAG NAME, for example: npm run language -- de Deutsch\n');
  process.exit(2);
}

mkdirSync(`${root}/${language}`, { recursive: true });
refresh('frame', en);
for (const { meta } of games) {
  const { text } = await import(`../packages/client/src/games/${meta.name}/text.en.ts`);
  refresh(meta.name, text);
}
write('index.json', { ...read('index.json'), [language]: name });

function refresh(namespace: string, english: Texts): void {
  const file = `${language}/${namespace}.json`;
  const known = read(file);
  for (const fault of faults(english, known)) process.stderr.write(`${file}: ${fault}\n`);
  write(file, refreshed(english, known));
  process.stdout.write(`${root}/${file}\n`);
}

function read(file: string): Record<string, never> {
  return existsSync(`${root}/${file}`) ? JSON.parse(readFileSync(`${root}/${file}`, 'utf8')) : {};
}

function write(file: string, value: object): void {
  writeFileSync(`${root}/${file}`, `${JSON.stringify(value, null, 2)}\n`);
}
