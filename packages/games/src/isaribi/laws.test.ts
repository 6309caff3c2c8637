/** Each law alone: a state in which nothing else is wrong. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ADA, BEN, CY } from '../../testing/isaribi-play';
import { marketM, type Player, type Position, pile, position } from '../../testing/isaribi-position';
import type { State } from '../core/rules';
import { rules } from './index';
import type { Helper, Isaribi } from './types';

type Game = State<Isaribi>;

const out = (helper: Helper, given: Player = {}): Player => ({ passed: true, helper, ...given });
const marketOfTwo = marketM.slice(0, 4);
const marketOfSix = [...marketM, { card: 'K02', down: true }] as const;
const marketOfEight = [...marketM, { card: 'K02' }, { card: 'K03' }, { card: 'K04' }] as const;

const turn = (): Game => position();
const placing = (): Game => position({ phase: 'PLACEMENT' });
const peeked = (): Game =>
  position({ market: marketM.map((slot, at) => (at === 4 ? { ...slot, peekedBy: CY } : slot)) });
const looking = (): Game =>
  position({ phase: 'SPECULATOR', round: 2, market: marketOfSix, players: [{ helper: 'speculator' }] });
const adding = (): Game =>
  position({ phase: 'OLD_FISHERMAN', round: 2, market: marketOfSix, players: [{ helper: 'oldFisherman' }] });
const twoSeats = (given: Position): Game => position({ seats: 2, market: marketOfTwo, firstPasser: ADA, ...given });
const choosing = (): Game =>
  twoSeats({ phase: 'HELPER', active: [BEN], players: [out('carpenter'), { passed: true }] });
const building = (): Game => twoSeats({ phase: 'CARPENTER', players: [out('carpenter')] });
const storing = (): Game =>
  twoSeats({ phase: 'STORAGE', players: [out('carpenter', { cubes: { clam: 2 } }), out('speculator')] });
const over = (): Game =>
  position({
    seats: 3,
    phase: 'OVER',
    active: [],
    round: 5,
    firstPasser: ADA,
    market: marketOfEight,
    players: [out('carpenter', { cubes: { clam: 1 } }), out('speculator'), out('moneyChanger')],
  });

const cases: readonly (readonly [sentence: string, name: string, sound: () => Game, spoil: (state: Game) => void])[] = [
  ['a pile holds less than no cube', 'turn', turn, oweClams],
  ['a kind has not twenty cubes', 'turn', turn, ({ public: table }) => (table.supply.prawn += 1)],
  ['the fish cards are not those of the box', 'turn', turn, ({ secret }) => secret.fishDecks.clam.pop()],
  ['the fish cards are not those of the box', 'turn', turn, ({ secret }) => secret.removed.fish.push('C1')],
  [
    'a deck has a strange card',
    'turn',
    turn,
    ({ secret: { fishDecks } }) => fishDecks.clam.push(fishDecks.bream.pop()!),
  ],
  ['a fish card lies in the wrong Area', 'turn', turn, swapCards],
  ['an Area has not one or two cards', 'turn', turn, leaveNoCard],
  ['the Market cards are not those of the box', 'turn', turn, ({ secret }) => secret.marketDeck.pop()],
  ['a slot has no face or more than one', 'turn', turn, loseFace],
  ['a slot has no face or more than one', 'turn', turn, ({ secret }) => secret.faces.push(null)],
  ['the round has another number of Market cards', 'turn', turn, layOneMore],
  [
    'somebody knows a card without having looked',
    'peeked',
    peeked,
    ({ public: table }) => (table.market[4]!.peekedBy = ADA),
  ],
  ['removed cards are listed against the options', 'turn', turn, ({ public: table }) => (table.removed = null)],
  ['a buyer holds what it does not buy', 'turn', turn, ({ public: table }) => sellTo(table, 0, 'clam', 1)],
  ['a buyer holds what it does not buy', 'turn', turn, ({ public: table }) => sellTo(table, 0, 'prawn', 4)],
  ['a buyer holds what it does not buy', 'turn', turn, ({ public: table }) => sellTo(table, 4, 'clam', 1)],
  [
    'a player owes money',
    'turn',
    turn,
    ({ public: table }) => Object.assign(table.players[BEN]!, { money: -1, startMoney: -1 }),
  ],
  ['the books do not add up to the money', 'turn', turn, ({ public: table }) => (table.players[BEN]!.money = 4)],
  [
    'the books do not have one page for each round',
    'turn',
    turn,
    ({ public: table }) => table.players[BEN]!.books.pop(),
  ],
  [
    'a token stands beside its track',
    'turn',
    turn,
    ({ public: table }) => Object.assign(table.players[BEN]!, { netLevel: 3 }),
  ],
  [
    'a token stands beside its track',
    'turn',
    turn,
    ({ public: table }) => Object.assign(table.players[BEN]!, { space: 5 }),
  ],
  ['two players hold the same helper', 'placing', placing, shareCarpenter],
  ['a Client bought that nobody owns', 'turn', turn, ({ public: table }) => (table.players[BEN]!.clientUsed = true)],
  ['the start player does not sit at the table', 'turn', turn, ({ public: table }) => (table.startSeat = 4)],
  ['the round has another number of Market cards', 'over', over, ({ public: table }) => (table.options.rounds = 4)],
  ['somebody passed before the first turn', 'placing', placing, passEarly],
  [
    'the round is over before all have passed',
    'over',
    over,
    ({ public: { players } }) => Object.assign(players[BEN]!, { passed: false, helper: null }),
  ],
  ['the first to pass has not passed', 'turn', turn, ({ public: table }) => (table.firstPasser = BEN)],
  ['the first to pass has not passed', 'building', building, ({ public: table }) => (table.firstPasser = null)],
  [
    'a helper is held without passing, or the reverse',
    'turn',
    turn,
    ({ public: table }) => (table.players[BEN]!.helper = 'carpenter'),
  ],
  ['a lone turn was counted among several players', 'turn', turn, ({ public: table }) => (table.aloneTurns = 1)],
  ['the last player took too many turns', 'over', over, ({ public: table }) => (table.aloneTurns = 3)],
  ['a boat kept more than it can store', 'over', over, moveClamAboard],
  ['the wrong number of seats may move', 'turn', turn, ({ public: table }) => (table.active = [ADA, BEN])],
  ['the wrong number of seats may move', 'over', over, ({ public: table }) => (table.active = [ADA])],
  ['an active seat does not sit at the table', 'placing', placing, ({ public: table }) => (table.active = [4])],
  ['a turn outside the main step, or none in it', 'turn', turn, ({ public: table }) => (table.turn = null)],
  ['a turn outside the main step, or none in it', 'turn', turn, ({ public: table }) => (table.phase = 'PLACEMENT')],
  [
    'a turn has more AP than its boat, or less than none',
    'turn',
    turn,
    ({ public: table }) => (table.turn!.apHalf = 4),
  ],
  [
    'a turn has more AP than its boat, or less than none',
    'turn',
    turn,
    ({ public: table }) => (table.turn!.apHalf = -1),
  ],
  ['it is the turn of somebody who has passed', 'lastTurn', lastTurn, ({ public: table }) => (table.active = [ADA])],
  ['somebody else looks at the Market', 'looking', looking, ({ public: table }) => (table.active = [BEN])],
  ['somebody else adds cubes', 'adding', adding, ({ public: table }) => (table.active = [BEN])],
  ['somebody chooses a helper without need', 'choosing', choosing, ({ public: table }) => (table.active = [ADA])],
  ['somebody uses the Carpenter of another', 'building', building, ({ public: table }) => (table.active = [BEN])],
  ['somebody has to choose cubes without need', 'storing', storing, ({ public: table }) => (table.active = [BEN])],
];

test.each(cases)('%s, starting from %s', (sentence, _, sound, spoil) => {
  const state = sound();
  expect(rules.invariants(state)).toEqual([]);
  spoil(state);
  expect(rules.invariants(state)).toEqual([sentence]);
});

test('every law is broken by a test', () => {
  const source: string = readFileSync(join(__dirname, 'laws.ts'), 'utf8');
  const sentences = [...source.matchAll(/'((?:a|an|the|two|it|somebody|removed) [^'.]+)'/g)].map(([, text]) => text);
  expect(new Set(cases.map(([sentence]) => sentence))).toEqual(new Set(sentences));
});

function lastTurn(): Game {
  return twoSeats({ active: [BEN], aloneTurns: 1, players: [out('carpenter')] });
}

function oweClams({ public: { supply, players } }: Game): void {
  players[ADA]!.cubes.clam += supply.clam + 1;
  supply.clam = -1;
}

function swapCards({ public: { areas } }: Game): void {
  const [clams, prawns] = [areas[0]!, areas[1]!];
  [clams.cards, prawns.cards] = [prawns.cards, clams.cards];
}

function leaveNoCard({ public: { areas }, secret }: Game): void {
  secret.removed.fish.push(...areas[0]!.cards.splice(0));
}

function loseFace({ secret }: Game): void {
  secret.marketDeck.push(secret.faces[4]!);
  secret.faces[4] = null;
}

function layOneMore({ public: { market }, secret }: Game): void {
  market.push({ card: secret.marketDeck.pop()!, sold: pile(), peekedBy: null });
  secret.faces.push(null);
}

function sellTo({ market, supply }: Game['public'], at: number, kind: 'clam' | 'prawn', count: number): void {
  market[at]!.sold[kind] += count;
  supply[kind] -= count;
}

function shareCarpenter({ public: { players } }: Game): void {
  players[ADA]!.helper = 'carpenter';
  players[BEN]!.helper = 'carpenter';
}

function passEarly({ public: table }: Game): void {
  table.players[BEN]!.passed = true;
  table.firstPasser = BEN;
}

function moveClamAboard({ public: { players, supply } }: Game): void {
  players[ADA]!.cubes.clam += 1;
  supply.clam -= 1;
}
