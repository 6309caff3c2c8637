/** Reading values that came from outside: whether they name something there is. */
import {
  type BoatCard,
  type BoatType,
  boatCards,
  boatTypes,
  type Card,
  type CrateOn,
  cards,
  holds,
  type Payment,
  type Tuck,
} from './types';

export function isCard(value: unknown): value is Card {
  return cards.some((card) => card === value);
}

export function isBoatCard(value: unknown): value is BoatCard {
  return boatCards.some((card) => card === value);
}

export function isBoatType(value: unknown): value is BoatType {
  return boatTypes.some((type) => type === value);
}

export function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}

export function readCards(value: unknown): Card[] | null {
  return Array.isArray(value) && value.every(isCard) ? value : null;
}

/** `value` if it is a payment and nothing else. */
export function readPayment(value: unknown): Payment | null {
  if (!hasKeys(value, ['cards', 'crates', 'houseBoats'])) return null;
  const { cards: paid, crates, houseBoats } = value;
  return readCards(paid) !== null && isCount(crates) && isCount(houseBoats) ? (value as unknown as Payment) : null;
}

export function readCrateOn(value: unknown): CrateOn | null {
  if (!hasKeys(value, ['boat', 'hold'])) return null;
  return isCount(value.boat) && holds.some((hold) => hold === value.hold) ? (value as unknown as CrateOn) : null;
}

export function readCrates(value: unknown): CrateOn[] | null {
  return Array.isArray(value) && value.every((one) => readCrateOn(one) !== null) ? value : null;
}

export function readTucks(value: unknown): Tuck[] | null {
  const isTuck = (one: unknown): boolean => hasKeys(one, ['card', 'boat']) && isCard(one.card) && isCount(one.boat);
  return Array.isArray(value) && value.every(isTuck) ? value : null;
}

/** Exactly these keys: a field too many makes a move illegal. */
function hasKeys(value: unknown, keys: readonly string[]): value is Record<string, unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.keys(value).length === keys.length &&
    keys.every((key) => Object.hasOwn(value, key))
  );
}
