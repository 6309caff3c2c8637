/** Rulings and clauses of docs/rules/fleet.md about modules that no numbered example covers; worked by hand. */
import { ended, isLegal, ofType, P0, P1, P2, pay, play, refused, score } from '../../testing/fleet-play';
import { type BoatAs, boatOf, handOf, idOf, type Player, position } from '../../testing/fleet-position';
import { beforeCatch, cratesOf, drawnFor, fish, hiring, launching } from '../../testing/fleet-round';
import { baseTypes } from './data';
import type { BoatCard, BoatType, CrateFrom, Licence, Mix, Move } from './types';

const row: readonly Licence[] = ['shrimp', 'cod', 'lobster', 'tuna'];
const docks = { firstMate: true, houseBoat: true, artisan: true } as const;
const withTypes = (...types: Mix['types']): Partial<Mix> => ({ types: [...baseTypes, ...types] });
const boat = (type: BoatType, crates = 0, more: Partial<BoatAs> = {}): BoatAs => ({
  type,
  captain: 'before',
  crates,
  ...more,
});
const mate = (id: number, crateFrom: CrateFrom, card: BoatCard = 'shrimp'): Move => ({
  type: 'buyFirstMate',
  boat: id,
  card,
  crateFrom,
});

describe('rulings: First Mates', () => {
  test('two new captains may have one each', () => {
    const hand = ['tuna', 'tuna', 'shrimp', 'shrimp'] as const;
    const player: Player = { hand, licences: ['lobster'], boats: ['cod', 'cod'], processed: 2 };
    const state = hiring(player, { mix: docks });
    const [one, two] = [idOf(state, P0), idOf(state, P0, 1)];
    expect(refused(state, P0, mate(one, 'processed')).code).toBe('MATE_NEW');
    play(state, P0, { type: 'hire', card: 'tuna', boat: one });
    play(state, P0, mate(one, 'processed'));
    play(state, P0, { type: 'hire', card: 'tuna', boat: two });
    play(state, P0, mate(two, 'processed'));
    expect(state.public.players[P0]?.boats.map(({ firstMate }) => firstMate)).toEqual([true, true]);
    expect(state.public.piles.firstMate).toBe(6);
  });

  test('they are bought while hiring and at no other time', () => {
    const boats = [boat('cod', 2, { captain: 'now' })];
    const early = launching({ hand: ['shrimp', 'cod'], boats, processed: 1 }, { mix: docks });
    expect(refused(early, P0, mate(1, 'processed'))).toMatchObject({ code: 'WRONG_PHASE', rule: 'R-5.10' });
    const opening = position({ mix: docks, row, players: [{ hand: ['shrimp'], boats, processed: 1 }] });
    expect(refused(opening, P0, mate(1, 'processed')).code).toBe('WRONG_PHASE');
  });

  test('the crate may come from a tucked card, an Artisan or the boat itself', () => {
    const player: Player = {
      hand: ['shrimp', 'shrimp', 'shrimp', 'charter'],
      boats: [boat('cod', 1, { captain: 'now' }), boat('cod', 0, { tucked: 2 }), boat('tuna', 0, { captain: 'now' })],
      artisans: [1],
    };
    const state = hiring(player, { mix: { ...docks, ...withTypes('salmon'), charter: true } });
    const [first, second, third] = [0, 1, 2].map((at) => idOf(state, P0, at)) as [number, number, number];
    const artisan = state.public.players[P0]!.artisans[0]!;
    expect(refused(state, P0, mate(first, { boat: second, hold: 'own' })).code).toBe('MATE_CRATE');
    expect(isLegal(state, P0, mate(first, { boat: first, hold: 'own' }))).toBe(true);
    play(state, P0, mate(first, { boat: second, hold: 'tucked' }, 'charter'));
    expect(boatOf(state, P0, 1)).toMatchObject({ crates: 0, tucked: 1 });
    expect(state.secret.discards).toEqual(['charter']);
    play(state, P0, mate(third, { boat: artisan.id, hold: 'own' }));
    expect(state.public.players[P0]?.artisans[0]?.crates).toBe(0);
  });

  test('an empty pile sells none', () => {
    const player: Player = { hand: ['shrimp'], processed: 1, boats: [boat('cod', 0, { captain: 'now' }), 'cod'] };
    const state = hiring(player, { mix: docks, piles: { firstMate: 0 } });
    expect(refused(state, P0, mate(idOf(state, P0), 'processed'))).toMatchObject({
      code: 'DOCK_EMPTY',
      detail: { dock: 'firstMate' },
    });
  });

  test('they are no captains for King Crab', () => {
    const boats = [boat('cod', 0, { firstMate: true }), boat('cod', 0)];
    const state = position({ phase: 'OVER', mix: docks, players: [{ boats, licences: ['kingCrabCaptains'] }] });
    expect(score(state, P0, 'kingCrab')).toBe(2);
  });

  test('a boat that was full and is not any more brings 2', () => {
    const player: Player = { licences: ['processing'], boats: [boat('cod', 4, { firstMate: true })] };
    const state = position({ phase: 'PROCESSING', mix: docks, row, players: [player] });
    play(state, P0, { type: 'process', crates: [{ boat: idOf(state, P0), hold: 'own' }] });
    const boats = [boat('cod', cratesOf(state, P0)[0], { firstMate: true })];
    expect(score(position({ phase: 'OVER', mix: docks, players: [{ boats }] }), P0, 'firstMates')).toBe(2);
  });
});

describe('rulings: House Boats and Artisans', () => {
  test('Shrimp makes House Boats and Artisans cheaper', () => {
    const state = launching({ hand: ['shrimp', 'tuna'], licences: ['shrimp'] }, { mix: docks });
    expect(isLegal(state, P0, { type: 'buyHouseBoat', payment: pay(['shrimp']) })).toBe(true);
    expect(isLegal(state, P0, { type: 'buyArtisan', payment: pay(['tuna']) })).toBe(true);
    const artisan = { type: 'buyArtisan', payment: pay(['shrimp']) };
    expect(refused(state, P0, artisan)).toMatchObject({ code: 'PAY_LITTLE', detail: { paid: 2, price: 3 } });
  });

  test('several House Boats are cashed in at once', () => {
    const state = position({
      phase: 'PAY',
      mix: docks,
      row: ['pub', 'cod', 'lobster', 'tuna'],
      auction: { licence: 'pub', bid: 10, high: P0 },
      players: [{ houseBoats: 2 }],
    });
    play(state, P0, { type: 'pay', payment: pay([], 0, 2) });
    expect(state.public.players[P0]).toMatchObject({ houseBoats: [], licences: ['pub'] });
  });

  test('a House Boat pays for a boat and for another House Boat', () => {
    const player: Player = { hand: ['cod'], licences: ['cod'], houseBoats: 2 };
    const state = launching(player, { mix: docks });
    play(state, P0, { type: 'launch', card: 'cod', as: null, payment: pay([], 0, 1) });
    expect(state.public.active).toEqual([P0]);
    play(state, P0, { type: 'buyHouseBoat', payment: pay([], 0, 1) });
    expect(state.public.players[P0]?.houseBoats).toHaveLength(1);
    expect(state.public.players[P0]?.launched).toBe(2);
  });

  test('without the means for a Dock Card an empty hand launches nothing', () => {
    const asked = (processed: number): number[] => {
      const out = { status: 'out' as const };
      const players = [{ ...out, processed }, out, out, {}];
      const state = position({ mix: { ...docks, artisan: false, firstMate: false }, row, active: [3], players });
      play(state, 3, { type: 'dropOut' });
      return state.public.phase === 'LAUNCH_HIRE' ? state.public.active : [];
    };
    expect(asked(2)).toEqual([]);
    expect(asked(3)).toEqual([P0]);
  });

  test('both count as boats for the trophy of the end and for ties', () => {
    const last = { mix: { ...docks, trophies: true }, trophies: ['mostBoats'], finalRound: true } as const;
    const state = beforeCatch([{ boats: ['cod', 'cod'] }, { boats: ['cod'], houseBoats: 1, artisans: [0] }], last);
    fish(state);
    expect(state.public.players[P1]?.trophies).toEqual(['mostBoats']);
    // 8 + 2 against 4 + 2 + 3 + 1.
    const players: Player[] = [
      { licences: ['shrimp', 'cod'], boats: ['cod'] },
      { licences: ['shrimp', 'lobster'], houseBoats: 1, artisans: [0] },
    ];
    const outcome = ended(position({ phase: 'OVER', seats: 2, mix: docks, players }));
    expect(outcome.standings.map(({ total }) => total)).toEqual([10, 10]);
    expect(outcome).toMatchObject({ winners: [P1], tieBreak: { key: 'boats', values: [1, 2] } });
  });

  test('neither is a boat of a type', () => {
    const player: Player = { boats: [boat('cod'), boat('tuna'), boat('shrimp')], houseBoats: 2, artisans: [0] };
    const state = beforeCatch([player], { mix: { ...docks, trophies: true }, trophies: ['same4', 'diff4'] });
    expect(ofType(fish(state), 'trophy')).toEqual([]);
  });

  test('a module that is off sells nothing', () => {
    const state = launching({ hand: ['tuna', 'tuna'] });
    const house = { type: 'buyHouseBoat', payment: pay(['tuna']) };
    expect(refused(state, P0, house)).toMatchObject({ code: 'MODULE_OFF', detail: { dock: 'houseBoat' } });
  });
});

describe('rulings: Salmon, Char and Charter Boats', () => {
  test('crates on tucked cards and Artisans count everywhere', () => {
    const mix = { ...docks, ...withTypes('salmon'), trophies: true };
    const boats = [boat('cod', 3, { tucked: 3 }), boat('tuna', 3, { tucked: 1 })];
    const state = beforeCatch([{ boats, artisans: [1] }], { mix, trophies: ['crates15'] });
    expect(ofType(fish(state), 'trophy')).toEqual([{ type: 'trophy', seat: P0, trophy: 'crates15' }]);
    const player: Player = { boats, artisans: [2], licences: ['kingCrabCrates'] };
    const end = position({ phase: 'OVER', mix, players: [player] });
    expect([score(end, P0, 'crates'), score(end, P0, 'kingCrab')]).toEqual([12, 4]);
  });

  test('tucked cards and Artisans are processed, one crate of each craft', () => {
    const mix = { ...docks, ...withTypes('salmon') };
    const player: Player = { licences: ['processing'], boats: [boat('cod', 1, { tucked: 3 })], artisans: [2] };
    const state = position({ phase: 'PROCESSING', mix, row, players: [player] });
    const [id, artisan] = [idOf(state, P0), state.public.players[P0]!.artisans[0]!.id];
    const both = [
      { boat: id, hold: 'own' as const },
      { boat: id, hold: 'tucked' as const },
    ];
    expect(refused(state, P0, { type: 'process', crates: both }).code).toBe('PROCESS_TWICE');
    const crates = [
      { boat: id, hold: 'tucked' as const },
      { boat: artisan, hold: 'own' as const },
    ];
    play(state, P0, { type: 'process', crates });
    expect(boatOf(state, P0)).toMatchObject({ crates: 1, tucked: 2 });
    expect(state.public.players[P0]).toMatchObject({ processed: 2, artisans: [{ crates: 1 }] });
  });

  test('a tucked card under a Pacific Oyster boat still catches one', () => {
    const state = beforeCatch([{ boats: [boat('oyster', 0, { tucked: 3 })] }], { mix: withTypes('oyster', 'salmon') });
    fish(state);
    expect(boatOf(state, P0)).toMatchObject({ crates: 2, tucked: 4 });
    fish(state);
    expect(boatOf(state, P0)).toMatchObject({ crates: 4, tucked: 4 });
  });

  test('the hold of a tucked card brings no Crab Meeple', () => {
    const mix = { ...withTypes('salmon'), crabMeeples: true };
    const state = beforeCatch([{ boats: [boat('cod', 2, { tucked: 3 })] }], { mix });
    fish(state);
    expect(state.public.players[P0]?.meeples).toEqual([]);
  });

  test('only cards drawn just now are tucked', () => {
    const player: Player = { boats: [boat('cod')], licences: ['salmon'], hand: ['tuna', 'shrimp'], drawn: ['shrimp'] };
    const state = position({ phase: 'SALMON', mix: withTypes('salmon'), players: [player] });
    const tuck = (card: BoatCard): unknown => ({ type: 'tuck', tucks: [{ card, boat: idOf(state, P0) }] });
    expect(refused(state, P0, tuck('tuna'))).toEqual({ code: 'TUCK_DRAWN', rule: 'R-6.2' });
    expect(isLegal(state, P0, tuck('shrimp'))).toBe(true);
  });

  test('Salmon cards come in turn order, and nobody without a boat for them is asked', () => {
    const players: Player[] = [
      { licences: ['salmon'], boats: [boat('cod')] },
      { licences: ['salmon', 'salmon'], boats: ['cod', boat('tuna', 0, { tucked: 0 })] },
    ];
    const state = beforeCatch(players, { mix: withTypes('salmon'), startSeat: 1, top: ['tuna', 'tuna', 'cod'] });
    const events = play(state, P0, { type: 'endHire' });
    expect(ofType(events, 'drew').map(({ seat, count }) => [seat, count])).toEqual([
      [P1, 2],
      [P0, 1],
    ]);
    expect([handOf(state, P0), handOf(state, P1)]).toEqual([['cod'], ['tuna', 'tuna']]);
    expect(state.public).toMatchObject({ phase: 'SALMON', active: [P0] });
  });

  test('Char and Cod together allow two launches', () => {
    const licences = ['char', 'char', 'cod'] as const;
    const state = launching({ hand: ['char', 'char', 'char'], licences }, { mix: withTypes('char') });
    const launch: Move = { type: 'launch', card: 'char', as: null, payment: pay() };
    play(state, P0, launch);
    expect(drawnFor(play(state, P0, launch), P0, 'cod')).toBe(1);
    expect(refused(state, P0, launch)).toMatchObject({ code: 'LAUNCH_LIMIT', detail: { limit: 2 } });
  });

  test('Shrimp and Char licences add up, but for boats only', () => {
    const licences = ['char', 'shrimp'] as const;
    const state = launching(
      { hand: ['kingCrab', 'cod'], licences: [...licences, 'kingCrabCrates'] },
      { mix: withTypes('char') },
    );
    const events = play(state, P0, { type: 'launch', card: 'kingCrab', as: null, payment: pay(['cod']) });
    expect(ofType(events, 'launched')[0]).toMatchObject({ price: 1 });
  });

  test('a Charter Boat may be a King Crab boat', () => {
    const player: Player = { hand: ['charter', 'shrimp'], licences: ['kingCrabLicences'] };
    const state = launching(player, { mix: { charter: true } });
    play(state, P0, { type: 'launch', card: 'charter', as: 'kingCrab', payment: pay(['shrimp']) });
    expect(boatOf(state, P0)).toMatchObject({ card: 'charter', type: 'kingCrab' });
    const other = launching({ hand: ['cod', 'shrimp'], licences: ['cod'] }, { mix: { charter: true } });
    const launch = { type: 'launch', card: 'cod', as: 'cod', payment: pay(['shrimp']) };
    expect(refused(other, P0, launch)).toMatchObject({ code: 'CHARTER_ONLY', rule: 'R-5.4' });
  });
});

describe('rulings: Trophies', () => {
  test('three different King Crabs are three of a type', () => {
    const licences = ['kingCrabCaptains', 'kingCrabCrates', 'kingCrabLicences'] as const;
    const state = position({
      mix: { trophies: true },
      row,
      active: [P2],
      trophies: ['licences3'],
      players: [{ status: 'bought', licences }, { status: 'out' }, {}, { status: 'out' }],
    });
    const events = play(state, P2, { type: 'dropOut' });
    expect(ofType(events, 'trophy')).toEqual([{ type: 'trophy', seat: P0, trophy: 'licences3' }]);
  });

  test('standard licences are counted by cards', () => {
    const last = { mix: { trophies: true }, trophies: ['mostStandard'], finalRound: true } as const;
    const players: Player[] = [{ licences: ['cod', 'cod', 'cod'] }, { licences: ['tuna', 'shrimp', 'pub', 'pub'] }];
    const state = beforeCatch(players, last);
    fish(state);
    expect(state.public.players.map(({ trophies }) => trophies)).toEqual([['mostStandard'], [], [], []]);
  });

  test('boats without captain are not counted for four alike', () => {
    const boats = [boat('cod'), boat('cod'), boat('cod'), 'cod' as const];
    const state = beforeCatch([{ boats }], { mix: { trophies: true }, trophies: ['same4'] });
    expect(ofType(fish(state), 'trophy')).toEqual([]);
  });
});
