/** The examples of docs/rules/fleet.md about the end. */
import { ended, P0, P1, pay, play, score } from '../../testing/fleet-play';
import { type BoatAs, handOf, type Player, position } from '../../testing/fleet-position';
import { rules } from './rules';
import { type BoatType, type Licence, standardTypes } from './types';

const boat = (type: BoatType, crates: number): BoatAs => ({ type, captain: 'before', crates });
const boats = (count: number, type: BoatType, crates: number): BoatAs[] =>
  Array.from({ length: count }, (_, at) => boat(type, Math.floor((crates + at) / count)));
const over = (...players: Player[]) => {
  const state = position({ phase: 'OVER', seats: Math.max(2, players.length), players, mix: { goneFishin: true } });
  expect(rules.invariants(state)).toEqual([]);
  return state;
};

/** 60 VP: 24 for licences, 18 for six boats, 18 crates. */
const sixty: Player = { licences: ['pub', 'pub', 'cod'], boats: boats(6, 'kingCrab', 18) };

describe('examples: the score', () => {
  test('51 a score of 57', () => {
    const state = over({
      licences: ['shrimp', 'cod', 'cod', 'kingCrabCrates', 'pub'],
      boats: [boat('shrimp', 4), boat('cod', 4), boat('cod', 2), boat('kingCrab', 3), 'kingCrab'],
      processed: 2,
      hand: ['tuna', 'goneFishin'],
    });
    const { total, parts } = ended(state).standings[P0]!;
    expect(total).toBe(57);
    const lines = { licences: 27, boats: 11, crates: 13, kingCrab: 4, goneFishin: 2 };
    for (const [key, value] of Object.entries(lines)) expect(score(state, P0, key)).toBe(value);
    expect(parts.reduce((sum, { value }) => sum + value, 0)).toBe(57);
  });

  test('52 no King Crab brings more than 10', () => {
    const captains = over({ licences: ['kingCrabCaptains'], boats: boats(11, 'shrimp', 0) });
    expect(score(captains, P0, 'kingCrab')).toBe(10);
    const many = over({ licences: ['kingCrabCrates'], boats: boats(8, 'shrimp', 32) });
    expect([score(many, P0, 'crates'), score(many, P0, 'kingCrab')]).toEqual([32, 10]);
    const fewer = over({ licences: ['kingCrabCrates'], boats: boats(8, 'shrimp', 29) });
    expect([score(fewer, P0, 'crates'), score(fewer, P0, 'kingCrab')]).toEqual([29, 9]);
  });

  test('53 King Crab by types of licences', () => {
    const bonus = (licences: readonly Licence[]): number => {
      const mix = { types: standardTypes.slice() };
      return score(position({ phase: 'OVER', mix, players: [{ licences }] }), P0, 'kingCrab');
    };
    expect(bonus(['kingCrabLicences', 'shrimp', 'shrimp', 'cod', 'pub'])).toBe(5);
    expect(bonus(['kingCrabLicences'])).toBe(0);
    expect(bonus([...standardTypes, 'kingCrabLicences', 'pub'])).toBe(10);
    const five: Licence[] = ['shrimp', 'shrimp', 'cod', 'kingCrabLicences', 'pub'];
    const both = position({ phase: 'OVER', players: [{ licences: [...five, 'kingCrabCaptains'] }] });
    expect(score(both, P0, 'kingCrab')).toBe(5);
  });

  test('54 ties', () => {
    // 20 for licences, 14 for boats, 26 crates; against 22, 18 and 20.
    const seven: Player = { licences: ['pub', 'pub'], boats: boats(7, 'cod', 26) };
    const six: Player = { licences: ['pub', 'shrimp', 'shrimp', 'cod'], boats: boats(6, 'kingCrab', 20) };
    const byBoats = ended(over(seven, six));
    expect(byBoats.standings.map(({ total }) => total)).toEqual([60, 60]);
    expect(byBoats).toMatchObject({ winners: [P0], tieBreak: { key: 'boats', values: [7, 6] } });
    expect(byBoats.standings.map(({ rank }) => rank)).toEqual([1, 2]);

    // 28 for licences, 12 for boats, 20 crates.
    const licences: Licence[] = ['pub', 'shrimp', 'shrimp', 'shrimp', 'lobster', 'tuna'];
    const byCrates = ended(over(sixty, { licences, boats: boats(6, 'cod', 20) }));
    expect(byCrates.standings.map(({ total }) => total)).toEqual([60, 60]);
    expect(byCrates).toMatchObject({ winners: [P1], tieBreak: { key: 'crates', values: [18, 20] } });

    // 30 for licences, 12 for boats, 18 crates.
    const level: Licence[] = ['pub', 'shrimp', 'shrimp', 'shrimp', 'shrimp', 'cod'];
    const shared = ended(over(sixty, { licences: level, boats: boats(6, 'cod', 18) }));
    expect(shared.standings.map(({ total }) => total)).toEqual([60, 60]);
    expect(shared.winners).toEqual([P0, P1]);
    expect(shared.standings.map(({ rank }) => rank)).toEqual([1, 1]);
  });

  test('55 Gone Fishin is worth 2 in hand', () => {
    expect(score(over({ hand: ['goneFishin', 'goneFishin', 'goneFishin'] }), P0, 'goneFishin')).toBe(6);
    const state = position({
      phase: 'PAY',
      mix: { goneFishin: true },
      row: ['shrimp', 'cod', 'lobster', 'tuna'],
      auction: { licence: 'cod', bid: 4, high: P0 },
      players: [{ hand: ['shrimp', 'goneFishin', 'goneFishin', 'goneFishin'] }],
    });
    play(state, P0, { type: 'pay', payment: pay(['goneFishin', 'shrimp']) });
    expect(handOf(state, P0)).toEqual(['goneFishin', 'goneFishin']);
    expect(state.public.goneFishin).toBe(18);
    expect(state.secret.discards).toEqual(['shrimp']);
    expect(score(over({ hand: handOf(state, P0) }), P0, 'goneFishin')).toBe(4);
  });
});
