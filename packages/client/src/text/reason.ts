/** Sentences for coded answers: the game's own words first, then the frame's, then the code itself. */
import type { Refused } from '@quayside/games/wire/protocol';
import { firstText, frameText } from './i18n';

type Coded = Pick<Refused, 'code' | 'detail'>;

/** What happened and what to do about it. `game` is asked first when the refusal is about a move. */
export function reasonText(refused: Coded, game: string | null): string {
  const values = { ...refused.detail };
  const keys = [`refusal.${refused.code}`, `misfit.${String(refused.detail?.misfit)}`];
  const own = game === null ? null : firstText(game, keys, values);
  return (
    own ??
    frameText(`error.${refused.code}`, values) ??
    frameText('error.other', { code: refused.code }) ??
    refused.code
  );
}
