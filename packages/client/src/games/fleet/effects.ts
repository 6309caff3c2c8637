/** What a licence does: for somebody who would own one more of it, and for its owner now. */
import { bonuses, oysterBonusCatch } from '@quayside/games/fleet/data';
import { crabBonus } from '@quayside/games/fleet/points';
import { licencesOf, lobsterCardsFor } from '@quayside/games/fleet/table';
import { type KingCrab, kingCrabs, type Licence } from '@quayside/games/fleet/types';
import type { Translate } from '../../table/game-page';
import { money, type Player, typeOf } from './words';

/** A few words about the next copy, with what it would come to for `player`; null: for a spectator, the first copy. */
export function effectText(player: Player | null, licence: Licence, t: Translate): string {
  const n = Math.min(4, (player === null ? 0 : licencesOf(player, typeOf(licence))) + 1);
  return effectWith(licence, n, t);
}

/** A few words about the copies a player has. */
export function ownedText(player: Player, licence: Licence, t: Translate): string {
  const crab = crabOf(licence);
  if (crab !== null) return t('effect.crabNow', { effect: t(`effect.${licence}`), vp: crabBonus(player, crab) });
  if (licence === 'lobster') return t('effect.lobsterNow', { count: lobsterCardsFor(player) });
  return effectWith(licence, Math.min(4, licencesOf(player, typeOf(licence))), t);
}

/** Whole sentences, for those who ask. */
export function longEffect(licence: Licence, t: Translate): string {
  return t(`effectLong.${licence}`);
}

function effectWith(licence: Licence, n: number, t: Translate): string {
  switch (licence) {
    case 'tuna':
    case 'oyster':
      return t(`effect.${licence}.${n}`, { bonus: oysterBonusCatch, drawn: bonuses.tunaDrawn[n] ?? 0 });
    default:
      return t(`effect.${licence}`, { count: n, money: money(n, t) });
  }
}

export function crabOf(licence: Licence): KingCrab | null {
  return kingCrabs.find((crab) => crab === licence) ?? null;
}
