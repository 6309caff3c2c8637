/** English whole, for tests that show a table. */
import { playWords } from '../../src/text/en-play';
import { addTexts, startTexts } from '../../src/text/i18n';

export function startAllTexts(): void {
  startTexts();
  addTexts('frame', playWords);
}
