/** Totals of the component tables, worked out from the figures of the boxes. */
import { baseMix } from '../../testing/fleet-position';
import { baseTypes, boatFigures, cashOf, goneFishin, licenceFigures } from './data';
import { allBoatCards, allLicences, handAtStart, pileOf } from './supply';
import { type BoatCard, cards, type Mix, standardTypes } from './types';

const everything: Mix = { ...baseMix, types: [...standardTypes], sets: { pub: 2, kingCrab: 2 }, charter: true };
const copies = (...of: BoatCard[]): number => of.reduce((sum, card) => sum + boatFigures[card].copies, 0);

describe('the base box', () => {
  test('has 96 boat cards', () => {
    expect(copies('shrimp', 'lobster', 'processing')).toBe(60);
    expect(copies('cod', 'tuna', 'kingCrab')).toBe(36);
    expect(allBoatCards(baseMix)).toHaveLength(96);
  });

  test('has 26 licences: 20 standard, 3 King Crab, 3 Pubs', () => {
    expect(allLicences(baseMix)).toHaveLength(26);
    expect(allLicences(baseMix).filter((licence) => licenceFigures[licence].standard)).toHaveLength(20);
    expect(allLicences(baseMix).filter((licence) => licence === 'pub')).toHaveLength(3);
  });

  test('deals six cards worth $11 to each player', () => {
    const hand = handAtStart(baseMix);
    expect(cards.reduce((sum, card) => sum + hand[card], 0)).toBe(6);
    expect(cards.reduce((sum, card) => sum + hand[card] * cashOf[card], 0)).toBe(11);
  });

  test('costs for every boat what it is worth', () => {
    for (const type of [...baseTypes, 'kingCrab'] as const) expect(boatFigures[type].cost).toBe(boatFigures[type].vp);
  });
});

describe('everything there is', () => {
  test('is 156 boat cards and 44 licences', () => {
    expect(allBoatCards(everything)).toHaveLength(156);
    expect(allLicences(everything)).toHaveLength(44);
  });

  test('is dealt as nine cards, never a Charter Boat', () => {
    const hand = handAtStart(everything);
    expect(cards.filter((card) => hand[card] === 1)).toHaveLength(9);
    expect(hand.charter).toBe(0);
  });

  test('is 54 cards of the pack: 8 and 8 Dock Cards, 4 + 16 Salmon, 6 trophies, 12 Charter Boats', () => {
    expect(8 + 8 + licenceFigures.salmon.copies + boatFigures.salmon.copies + 6 + boatFigures.charter.copies).toBe(54);
  });

  test('has 20 Gone Fishin cards', () => {
    expect(goneFishin.copies).toBe(20);
  });
});

test.each([
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 8],
  [6, 8],
])('%i players find %i Dock Cards in a pile', (seats, size) => {
  expect(pileOf({ ...everything, houseBoat: true }, 'houseBoat', seats)).toBe(size);
  expect(pileOf(everything, 'artisan', seats)).toBe(0);
});
