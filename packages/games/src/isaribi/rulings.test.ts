/** The rulings of docs/rules/isaribi.md that no numbered example covers. */
import {
  ADA,
  BEN,
  begun,
  CY,
  DOT,
  ended,
  idle,
  legal,
  ofType,
  passWith,
  play,
  refused,
  sell,
} from '../../testing/isaribi-play';
import { marketM, type Player, type Position, pile, position } from '../../testing/isaribi-position';
import { viewFor } from '../core/view';
import { rules } from './index';
import type { Helper, Move } from './types';

const pass: Move = { type: 'pass' };
const endTurn: Move = { type: 'endTurn' };
const out = (helper: Helper, given: Player = {}): Player => ({ passed: true, helper, ...given });
const marketOfSix = [...marketM, { card: 'K02', down: true }] as const;

describe('rulings: turns', () => {
  test('points that are left are lost', () => {
    const state = position();
    expect(idle(state, ADA)).toContainEqual({ type: 'turnEnded', seat: ADA, apHalf: 1 });
    for (const seat of [BEN, CY, DOT]) idle(state, seat);
    expect(state.public.turn?.apHalf).toBe(3);
  });

  test('selling first and fishing later is one turn as well', () => {
    const state = position({ players: [{ apLevel: 4, cubes: { prawn: 1 } }] });
    play(state, ADA, sell('retail', [1, 'prawn']));
    play(state, ADA, { type: 'moveBoat', to: 1 });
    play(state, ADA, { type: 'fishHand' });
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ clam: 1 }));
  });

  test('the start player goes on turning up buyers after somebody else has passed first', () => {
    const market = marketM.map(({ card }, at) => ({ card, down: at > 0 }));
    const state = position({ market });
    idle(state, ADA);
    passWith(state, BEN, 'driedFishShop');
    idle(state, CY);
    expect(ofType(idle(state, DOT), 'flipped').map(({ slot }) => slot)).toEqual([2]);
    expect(state.public).toMatchObject({ startSeat: ADA, firstPasser: BEN });
  });

  test('the last one may pass in the first extra turn, and gains no technology in the second', () => {
    const players = [out('moneyChanger'), out('driedFishShop'), { money: 30 }];
    const alone: Position = { seats: 3, active: [CY], firstPasser: ADA, aloneTurns: 1, players };
    expect(play(position(alone), CY, pass)).toEqual([{ type: 'passed', seat: CY, first: false, by: 'player' }]);
    const second = position({ ...alone, aloneTurns: 2 });
    expect(refused(second, CY, { type: 'gainTech', tech: 'net' }).code).toBe('TECH_ALONE');
  });

  test.each<[string, Player, Move]>([
    ['a catch', { space: 1 }, { type: 'fishHand' }],
    ['a sale', { cubes: { prawn: 1 } }, sell('retail', [1, 'prawn'])],
    ['a technology', {}, { type: 'gainTech', tech: 'client' }],
    ['a card turned up by the action', {}, { type: 'flipMarket' }],
  ])('%s is progress', (_, given, move) => {
    const state = position({ players: [{ idleTurns: 4, ...given }] });
    play(state, ADA, move);
    play(state, ADA, endTurn);
    expect(state.public.players[ADA]?.idleTurns).toBe(0);
  });

  test('sailing is no progress, and neither is the free card', () => {
    const state = position({ players: [{ idleTurns: 3 }] });
    for (const seat of [ADA, BEN, CY]) idle(state, seat);
    expect(ofType(idle(state, DOT), 'flipped')).toHaveLength(1);
    idle(state, ADA);
    expect(state.public.players[ADA]?.idleTurns).toBe(5);
  });

  test('idle turns are counted anew in each round', () => {
    expect(begun({ players: [{ idleTurns: 5 }] }).state.public.players[ADA]?.idleTurns).toBe(0);
  });
});

describe('rulings: actions', () => {
  test('a boat carries any number of cubes', () => {
    const state = position({ players: [{ space: 2, netLevel: 2, cubes: { clam: 16, bream: 17 } }] });
    play(state, ADA, { type: 'fishNet', count: 4 });
    expect(state.public.players[ADA]?.cubes).toEqual(pile({ clam: 16, prawn: 4, bream: 17 }));
  });

  test('a gross sale may be one cube', () => {
    const state = position({ players: [{ cubes: { prawn: 1 } }] });
    play(state, ADA, sell('gross', [1, 'prawn']));
    expect(state.public.players[ADA]?.money).toBe(6);
  });

  test('the Client buys in the Harbor only', () => {
    const state = position({ players: [{ client: true, space: 1, cubes: { clam: 1 } }] });
    expect(refused(state, ADA, sell('retail', ['client', 'clam'])).code).toBe('SELL_SEA');
  });

  test('a Client bought in this turn buys in this turn', () => {
    const state = position({ players: [{ cubes: { clam: 1 } }] });
    play(state, ADA, { type: 'gainTech', tech: 'client' });
    play(state, ADA, sell('retail', ['client', 'clam']));
    expect(state.public.players[ADA]?.money).toBe(4);
  });

  test('two sales to the same buyers count as one entry, whatever the kinds and the order', () => {
    const state = position({ players: [{ client: true, apLevel: 4, cubes: { clam: 1, prawn: 1, bream: 2 } }] });
    const pairs = legal(state, ADA).filter((move) => move.type === 'sell' && move.lots.length === 2);
    const toRainbowAndClient = pairs
      .map((move) => (move.type === 'sell' ? move.lots : []))
      .filter(([lot]) => lot?.buyer === 3);
    // One cube or two for place 3, one for the Client: kinds from the Harbor outwards.
    expect(toRainbowAndClient).toEqual([
      [
        { buyer: 3, cubes: ['clam'] },
        { buyer: 'client', cubes: ['prawn'] },
      ],
      [
        { buyer: 3, cubes: ['clam', 'prawn'] },
        { buyer: 'client', cubes: ['bream'] },
      ],
    ]);
    play(state, ADA, sell('gross', ['client', 'bream'], [3, 'bream', 'clam']));
    expect(state.public.players[ADA]).toMatchObject({ money: 13, cubes: pile({ prawn: 1 }) });
    expect(state.public.market[2]?.sold).toEqual(pile({ clam: 1, bream: 1 }));
  });

  test('the usual choice leaves a buyer of one kind what it wants', () => {
    const state = position({ players: [{ cubes: { prawn: 2 } }] });
    const lots = legal(state, ADA).flatMap((move) => (move.type === 'sell' ? [move.lots] : []));
    expect(lots).toContainEqual([
      { buyer: 1, cubes: ['prawn'] },
      { buyer: 3, cubes: ['prawn'] },
    ]);
  });
});

describe('rulings: Collaborators', () => {
  test('one has to be taken', () => {
    const state = position();
    play(state, ADA, pass);
    expect(legal(state, ADA).map(({ type }) => type)).toEqual(Array(5).fill('chooseHelper'));
  });

  test('the Carpenter asks for no AP, and does not mind a technology in the same turn', () => {
    const state = position({ players: [{ money: 9 }] });
    play(state, ADA, { type: 'gainTech', tech: 'ap' });
    play(state, ADA, pass);
    play(state, ADA, { type: 'chooseHelper', helper: 'carpenter' });
    play(state, ADA, { type: 'carpenter', tech: 'ap' });
    expect(state.public.players[ADA]).toMatchObject({ money: 3, apLevel: 2 });
  });

  test('whoever declines the Carpenter keeps the money', () => {
    const state = position();
    expect(passWith(state, ADA, 'carpenter')).toContainEqual({ type: 'carpenterDeclined', seat: ADA });
    expect(state.public.players[ADA]?.money).toBe(3);
  });

  test('while the Carpenter waits for an answer nothing else is done', () => {
    const state = position();
    play(state, ADA, pass);
    play(state, ADA, { type: 'chooseHelper', helper: 'carpenter' });
    expect(refused(state, ADA, endTurn)).toEqual({ code: 'PENDING', rule: 'R-6.7', detail: { choice: 'carpenter' } });
  });

  test('the Dried Fish Shop is back on display before the next turns', () => {
    const state = position({
      phase: 'PLACEMENT',
      round: 2,
      active: [DOT],
      market: marketOfSix,
      players: [{ helper: 'driedFishShop' }],
    });
    expect(play(state, DOT, { type: 'place', space: 0 })[1]).toEqual({
      type: 'helpersReturned',
      helpers: ['driedFishShop'],
    });
    expect(state.public.players[ADA]?.helper).toBeNull();
  });

  test('the Old Fisherman may add nothing, and to an empty Area of two cards', () => {
    const cards: Position['cards'] = [['C2'], ['P6', 'P8'], ['M1'], ['S2']];
    const players: Player[] = [{ helper: 'oldFisherman' }];
    const given: Position = {
      phase: 'OLD_FISHERMAN',
      round: 2,
      market: marketOfSix,
      players,
      cards,
      areas: [4, 0, 3, 3],
    };
    const none = position(given);
    play(none, ADA, { type: 'oldFisherman', space: 1, count: 0 });
    expect(none.public.areas.map(({ cubes }) => cubes)).toEqual([4, 0, 3, 3]);
    const three = position(given);
    play(three, ADA, { type: 'oldFisherman', space: 2, count: 3 });
    expect(three.public.areas.map(({ cubes }) => cubes)).toEqual([4, 3, 3, 3]);
  });

  test('the Speculator may look at fewer, and knows what was seen until the round ends', () => {
    const players: Player[] = [{ helper: 'speculator' }];
    const state = position({
      seats: 2,
      phase: 'SPECULATOR',
      round: 2,
      market: marketM.slice(0, 3).concat({ card: 'K01', down: true }),
      players,
    });
    play(state, ADA, { type: 'peek', slot: 4 });
    expect(play(state, ADA, { type: 'donePeeking' })).toEqual([{ type: 'peekingDone', seat: ADA }]);
    for (const seat of [ADA, BEN]) play(state, seat, { type: 'place', space: 1 });
    expect(viewFor(rules, state, ADA).mine).toEqual({ peeked: [{ slot: 4, card: 'K01' }] });
    passWith(state, ADA, 'moneyChanger');
    const events = passWith(state, BEN, 'driedFishShop');
    expect(ofType(events, 'cleared')).toMatchObject([{ unseen: 1 }]);
    expect(viewFor(rules, state, ADA).mine).toEqual({ peeked: [] });
    expect(state.secret.removed.market).toEqual(['K01']);
    expect(JSON.stringify(state.public)).not.toContain('K01');
  });

  test('a Speculator is not asked when nobody has taken it', () => {
    expect(begun({}).state.public.phase).toBe('PLACEMENT');
    expect(begun({ players: [{}, { helper: 'speculator' }] }).state.public).toMatchObject({
      phase: 'SPECULATOR',
      active: [BEN],
    });
  });

  test('in the last round the Money Changer still pays', () => {
    const market = [...marketM, { card: 'K02' as const }, { card: 'K03' as const }, { card: 'K04' as const }];
    const players = [out('carpenter', { money: 5 }), { passed: true, money: 3 }];
    const state = position({
      seats: 2,
      phase: 'HELPER',
      active: [BEN],
      round: 5,
      firstPasser: ADA,
      market: market.slice(0, 6),
      players,
    });
    play(state, BEN, { type: 'chooseHelper', helper: 'moneyChanger' });
    expect(ended(state).winners).toEqual([BEN]);
    expect(ended(state).standings[BEN]?.parts.map(({ key, value }) => [key, value])).toEqual([
      ['start', 3],
      ['sales', 0],
      ['helper', 3],
      ['technology', 0],
      ['spoilage', 0],
    ]);
  });

  test('nobody buys in the turn of another', () => {
    const state = position({ players: [{}, { money: 30 }] });
    expect(refused(state, BEN, { type: 'gainTech', tech: 'ap' }).code).toBe('NOT_YOUR_TURN');
  });
});
