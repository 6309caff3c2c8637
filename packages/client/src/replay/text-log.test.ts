/** @jest-environment node */
import { rules as fish } from '@quayside/games/fish-and-ships/rules';
import i18next from 'i18next';
import type { AnyPage } from '../games';
import { page as fishPage } from '../games/fish-and-ships/page';
import { text } from '../games/fish-and-ships/text.en';
import type { AnyRules } from '../games/rules';
import { en } from '../text/en';
import { addTexts } from '../text/i18n';
import { recompute } from './film';
import { playedMatch } from './testing/played';
import { textLog } from './text-log';

const rules = fish as unknown as AnyRules;
const page = fishPage as unknown as AnyPage;

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    defaultNS: 'frame',
    resources: { en: { frame: en } },
    interpolation: { escapeValue: false },
  });
  addTexts('fish-and-ships', text);
});

test('the log names game, table, players, every turn with its maker, and the result', () => {
  const record = playedMatch();
  const lines = textLog({ record, rules, page, film: recompute(rules, record) }, 'ABCDE').split('\n');
  expect(lines[0]).toBe('Fish & Ships, table ABCDE');
  expect(lines[1]).toBe('Players: Ada and Ben');
  expect(lines).toContainEqual(expect.stringMatching(/^1\. (Ada|Ben), /));
  expect(lines).toContainEqual('   Ada chose a sailor to pass.');
  const turns = lines.filter((line) => /^\d+\. (Ada|Ben), /.test(line));
  expect(turns).toHaveLength(record.moves.length);
  const at = lines.indexOf('Result');
  expect(lines.slice(at + 2, at + 4).join('\n')).toMatch(/^1\. (Ada|Ben): \d+ points?\n[12]\. (Ada|Ben): \d+ points?$/);
});

test('a text is never left as its key', () => {
  const record = playedMatch(3);
  const log = textLog({ record, rules, page, film: recompute(rules, record) }, 'ABCDE');
  expect(log).not.toMatch(/\b(log|textLog|end)\.\w+|\{\{/);
});
