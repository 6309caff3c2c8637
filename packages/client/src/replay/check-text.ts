/** A check in words. */
import i18next from 'i18next';
import type { Names } from '../table/game-page';
import { frameText } from '../text/i18n';
import { nameList } from '../text/time';
import type { Check } from './verify';

export function checkText({ key, state, version = 0, seat, seats = [] }: Check, names: Names): string {
  const t = i18next.t;
  if (key === 'moves' && version === 0 && state === 'no') return t('verify.check.moves.noDeal');
  if (key === 'result' && state === 'no' && seats.length === 0) return t('verify.check.result.noEnd');
  const values = {
    version,
    count: version,
    name: seat === undefined ? '' : names.seat(seat),
    names: nameList(seats.map((one) => names.seat(one))),
  };
  return frameText(`verify.check.${key}.${state}`, values) ?? key;
}
