/** Everything that is in a match: boat cards, licences, Dock Cards, crates. */
import { boatFigures, crates, dockCards, licenceFigures, noCards } from './data';
import { type BoatCard, type ByCard, boatCards, boatTypes, type Dock, type Licence, licences, type Mix } from './types';

type Types = Pick<Mix, 'types' | 'charter'>;

/** in the order of `boatCards`. */
export function allBoatCards(mix: Readonly<Types>): BoatCard[] {
  return boatCards.flatMap((card) => Array<BoatCard>(isInPlay(mix, card) ? boatFigures[card].copies : 0).fill(card));
}

export function isInPlay({ types, charter }: Readonly<Types>, card: BoatCard): boolean {
  if (card === 'charter') return charter;
  return card === 'kingCrab' || types.includes(card);
}

/** in the order of `licences`. */
export function allLicences(mix: Readonly<Pick<Mix, 'types' | 'sets'>>): Licence[] {
  return licences.flatMap((licence) => Array<Licence>(copiesOf(mix, licence)).fill(licence));
}

function copiesOf({ types, sets }: Readonly<Pick<Mix, 'types' | 'sets'>>, licence: Licence): number {
  const { copies, type } = licenceFigures[licence];
  if (type === 'pub' || type === 'kingCrab') return copies * sets[type];
  return types.includes(type) ? copies : 0;
}

/** */
export function pileOf(mix: Readonly<Mix>, dock: Dock, seats: number): number {
  return mix[dock] ? Math.min(dockCards.most, dockCards.perSeat * seats) : 0;
}

/** */
export function cratesAtStart({ epic }: Readonly<Mix>, seats: number): number {
  return epic ? crates.epic : crates.perSeat * seats;
}

/** one of every type but Charter. */
export function handAtStart(mix: Readonly<Mix>): ByCard {
  const hand = { ...noCards };
  for (const type of boatTypes) if (isInPlay(mix, type)) hand[type] = 1;
  return hand;
}
