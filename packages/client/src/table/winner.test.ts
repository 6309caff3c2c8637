/** @jest-environment node */
import type { Outcome } from '@quayside/games/core/rules';
import i18next from 'i18next';
import { text as fishText } from '../games/fish-and-ships/text.en';
import { text as isaribiText } from '../games/isaribi/text.en';
import { en } from '../text/en';
import { addTexts } from '../text/i18n';
import type { Names } from './game-page';
import { winnerSentence } from './winner';

const names: Names = { seat: (seat) => ['Ada', 'Ben', 'Cem'][seat]!, isMe: (seat) => seat === 1 };

beforeAll(async () => {
  await i18next.init({ lng: 'en', defaultNS: 'frame', resources: { en: { frame: en } } });
  addTexts('fish-and-ships', fishText);
  addTexts('isaribi', isaribiText);
});

function outcome(totals: readonly number[], winners: readonly number[], tieBreak: Outcome['tieBreak'] = null): Outcome {
  return {
    standings: totals.map((total, seat) => ({ seat, total, rank: 1, parts: [] })),
    winners: [...winners],
    tieBreak,
  };
}

test('the winner and how far ahead, in what the game counts in', () => {
  expect(winnerSentence('isaribi', outcome([61, 52, 60], [0]), names)).toEqual({
    headline: 'Ada wins with 61 Ryo',
    why: '1 Ryo ahead of Cem.',
  });
  expect(winnerSentence('fish-and-ships', outcome([1, 3], [1]), names)).toEqual({
    headline: 'You win with 3 points',
    why: '2 points ahead of Ada.',
  });
});

test('what broke a tie', () => {
  const tie = { key: 'cubes', values: [2, 1] };
  expect(winnerSentence('isaribi', outcome([61, 61], [0], tie), names).why).toBe(
    'Level at 61 Ryo; more cubes kept on the boat decided: Ada 2 and Ben 1.',
  );
});

test('a shared win', () => {
  expect(winnerSentence('isaribi', outcome([61, 61, 20], [0, 1]), names).headline).toBe(
    'Ada and Ben share the win with 61 Ryo each',
  );
});
