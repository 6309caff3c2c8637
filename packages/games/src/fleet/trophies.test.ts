/** The examples of docs/rules/fleet.md about Trophies. */
import { ofType, P0, P1, P3, pay, play, score } from '../../testing/fleet-play';
import { type BoatAs, idOf, type Player, position } from '../../testing/fleet-position';
import { beforeCatch, cratesOf, fish } from '../../testing/fleet-round';
import type { BoatType, Card, Event, Licence, Move } from './types';

const mix = { trophies: true } as const;
const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const cod = (crates: number): BoatAs => ({ type: 'cod', captain: 'before', crates });
const captained = (type: BoatType): BoatAs => ({ type, captain: 'before' });
const open = (licence: Licence, bid: number): Move => ({ type: 'open', licence, bid });
const payWith = (...cards: Card[]): Move => ({ type: 'pay', payment: pay(cards) });

describe('examples: Trophies', () => {
  test('75 turn order decides between two of one auction', () => {
    const state = position({
      mix,
      row,
      startSeat: 2,
      active: [P3],
      trophies: ['licences3', 'mostBoats', 'same4'],
      players: [
        {},
        { licences: ['cod', 'cod'], hand: ['tuna', 'shrimp'] },
        { status: 'out' },
        { licences: ['tuna', 'tuna'], hand: ['tuna', 'shrimp'] },
      ],
    });
    const events: Event[] = [];
    const moves: [number, Move][] = [
      [P3, open('cod', 4)],
      [P0, { type: 'passBid' }],
      [P1, { type: 'raise', bid: 5 }],
      [P3, { type: 'passBid' }],
      [P1, payWith('tuna', 'shrimp')],
      [P3, open('tuna', 5)],
      [P0, { type: 'passBid' }],
      [P3, payWith('tuna', 'shrimp')],
      [P0, { type: 'dropOut' }],
    ];
    for (const [seat, move] of moves) events.push(...play(state, seat, move));
    expect(ofType(events, 'bought').map(({ seat }) => seat)).toEqual([P1, P3]);
    expect(ofType(events, 'trophy')).toEqual([{ type: 'trophy', seat: P3, trophy: 'licences3' }]);
    expect(state.public.players.map(({ trophies }) => trophies)).toEqual([[], [], [], ['licences3']]);
    expect(state.public.trophies).toEqual(['mostBoats', 'same4']);
  });

  test('76 a tie at the end leaves the trophy where it is', () => {
    const last = { mix, trophies: ['mostBoats'], finalRound: true } as const;
    const tied = beforeCatch([{ boats: ['cod', 'cod'] }, { boats: ['cod', 'tuna'] }, { boats: ['cod'] }], last);
    fish(tied);
    expect(tied.public.phase).toBe('OVER');
    expect(tied.public.players.map(({ trophies }) => trophies)).toEqual([[], [], [], []]);
    const won = beforeCatch([{ boats: ['cod', 'cod'] }, { boats: ['cod', 'tuna', 'tuna'] }], last);
    fish(won);
    expect(won.public.players[P1]?.trophies).toEqual(['mostBoats']);
    expect([score(won, P0, 'trophies'), score(won, P1, 'trophies')]).toEqual([0, 5]);
  });

  test('77 the trophy for fifteen crates is never lost', () => {
    const state = beforeCatch([{ boats: [cod(3), cod(3), cod(3), cod(3)] }], { mix, trophies: ['crates15'] });
    expect(ofType(fish(state), 'trophy')).toEqual([{ type: 'trophy', seat: P0, trophy: 'crates15' }]);
    expect(cratesOf(state, P0)).toEqual([4, 4, 4, 4]);
    const player: Player = {
      licences: ['processing'],
      trophies: ['crates15'],
      boats: [cod(4), cod(4), cod(4), cod(3)],
      processed: 1,
    };
    const later = position({ phase: 'PROCESSING', mix, row, players: [player, { boats: [cod(4)] }] });
    const crates = [0, 1, 2, 3].map((at) => ({ boat: idOf(later, P0, at), hold: 'own' as const }));
    play(later, P0, { type: 'process', crates });
    expect(cratesOf(later, P0)).toEqual([3, 3, 3, 2]);
    expect(later.public.players[P0]?.trophies).toEqual(['crates15']);
  });

  test('78 a Charter Boat counts as its type', () => {
    const boats = [captained('cod'), captained('cod'), captained('cod'), { ...captained('cod'), card: 'charter' }];
    const state = beforeCatch([{ boats: boats as BoatAs[] }], {
      mix: { ...mix, charter: true },
      trophies: ['same4', 'diff4', 'mostBoats'],
    });
    expect(ofType(fish(state), 'trophy')).toEqual([{ type: 'trophy', seat: P0, trophy: 'same4' }]);
    expect(state.public.players[P0]?.trophies).toEqual(['same4']);
    expect(state.public.trophies).toEqual(['diff4', 'mostBoats']);
    const four = (['cod', 'tuna', 'kingCrab', 'shrimp'] as const).map(captained);
    const other = beforeCatch([{ boats: four }], { mix, trophies: ['same4', 'diff4', 'mostBoats'] });
    fish(other);
    expect(other.public.players[P0]?.trophies).toEqual(['diff4']);
  });
});
