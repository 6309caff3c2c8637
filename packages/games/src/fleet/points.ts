/** points, and where they come from. The page asks this in the middle of a match. */
import type { ScorePart } from '../core/rules';
import {
  artisan,
  boatFigures,
  firstMateVp,
  goneFishin,
  houseBoat,
  kingCrabBonus,
  licenceFigures,
  meeple,
  trophyVp,
} from './data';
import { captainedBoats, cratesOnBoats, isFull } from './table';
import { type KingCrab, kingCrabs, type PlayerState } from './types';

type Player = Readonly<PlayerState>;

/** R-10.2: with so many Gone Fishin' cards in hand. */
export function partsOf(player: Player, held: number): ScorePart[] {
  const { licences, boats, houseBoats, artisans, trophies, meeples } = player;
  const mates = boats.filter(({ firstMate }) => firstMate);
  const mateVp = mates.reduce((sum, boat) => sum + (isFull(boat) ? firstMateVp.full : firstMateVp.else), 0);
  const crabs = kingCrabs.flatMap((crab) => crabParts(player, crab));
  return [
    { key: 'licences', value: licences.reduce((sum, licence) => sum + licenceFigures[licence].vp, 0) },
    { key: 'boats', value: boats.reduce((sum, { card }) => sum + boatFigures[card].vp, 0) },
    { key: 'crates', value: cratesOnBoats(player) },
    { key: 'kingCrab', value: total(crabs), ...(crabs.length > 0 ? { parts: crabs } : {}) },
    { key: 'goneFishin', value: held * goneFishin.vp },
    { key: 'firstMates', value: mateVp },
    { key: 'houseBoats', value: houseBoats.length * houseBoat.vp },
    { key: 'artisans', value: artisans.length * artisan.vp },
    { key: 'trophies', value: trophies.length * trophyVp },
    { key: 'meeples', value: meeples.length * meeple.vp },
  ];
}

/** every card scores, two of a kind as well. */
function crabParts(player: Player, crab: KingCrab): ScorePart[] {
  return player.licences
    .filter((licence) => licence === crab)
    .map(() => ({ key: crab, value: crabBonus(player, crab) }));
}

/** */
export function crabBonus(player: Player, crab: KingCrab): number {
  switch (crab) {
    case 'kingCrabCaptains':
      return Math.min(kingCrabBonus.most, captainedBoats(player).length);
    case 'kingCrabCrates':
      return Math.min(kingCrabBonus.most, Math.floor(cratesOnBoats(player) / kingCrabBonus.cratesForOne));
    case 'kingCrabLicences': {
      const types = new Set(player.licences.map((licence) => licenceFigures[licence].type)).size;
      return kingCrabBonus.byTypes[types] ?? kingCrabBonus.most;
    }
  }
}

export function total(parts: readonly ScorePart[]): number {
  return parts.reduce((sum, { value }) => sum + value, 0);
}
