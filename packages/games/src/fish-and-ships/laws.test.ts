/** Each law alone: a state in which nothing else is wrong. */
import { ADA, BEN, CY, choosing, passing, play } from '../../testing/fish-and-ships-play';
import { position } from '../../testing/fish-and-ships-position';
import type { State } from '../core/rules';
import { rules } from './index';
import type { FishAndShips } from './types';

type Game = State<FishAndShips>;

const cases: readonly (readonly [sentence: string, sound: () => Game, spoil: (state: Game) => void])[] = [
  ['a pile holds less than no sailor', position, oweSailors],
  ['a colour has not seven sailors', position, ({ secret }) => (secret.box.white += 1)],
  ['a seat was not dealt seven sailors', position, drawFromBox],
  [
    'a sealed choice where none can be, or none where one must be',
    position,
    ({ private: seats }) => (seats[ADA]!.passing = 'white'),
  ],
  [
    'a sealed choice where none can be, or none where one must be',
    passing,
    ({ public: table }) => (table.active = [BEN, CY]),
  ],
  ['a sailor is passed that is not held', passing, passUnheld],
  ['what was given is not what was received', position, ({ private: seats }) => (seats[ADA]!.gave = null)],
  ['what was given is not what was received', passing, ({ private: seats }) => (seats[ADA]!.gave = 'white')],
  ['what was given is not what was received', oneColourEach, receiveUnheld],
  ['a sailor was sent before the passing was over', passing, sendWhite],
  ['a slot is missing', position, ({ secret }) => secret.faces.push(null)],
  ['a tile lies both ways or neither', position, ({ public: table, secret }) => (table.tiles[0] = secret.faces[0]!)],
  ['the tiles are not those of the box', position, swapFace],
  ['a turn started with too few tiles', position, openTiles],
  ['a ship left the row', position, ({ public: table }) => (table.ships.white = 7)],
  ['a ship left the row', position, ({ public: table }) => (table.ships.white = -1)],
  ['the game does not end with one ship on the final card', position, ({ public: table }) => (table.ships.white = 6)],
  ['the game does not end with one ship on the final card', over, ({ public: table }) => (table.ships.white = 5)],
  ['the row has not seven cards', position, ({ public: table }) => table.fish.pop()],
  ['there are not twelve cubes', position, ({ public: table }) => (table.supply += 1)],
  ['there are not twelve cubes', position, ({ public: table }) => (table.cubes = [-1, 3, 1])],
  ['the wrong number of seats may move', position, ({ public: table }) => (table.active = [])],
  ['the wrong number of seats may move', position, ({ public: table }) => (table.active = [0, 1])],
  ['the wrong number of seats may move', choosing, ({ public: table }) => (table.active = [0, 1])],
  ['the wrong number of seats may move', over, ({ public: table }) => (table.active = [1])],
  ['active seats are not ascending seats', position, ({ public: table }) => (table.active = [9])],
  ['active seats are not ascending seats', passing, ({ public: table }) => (table.active = [1, 0, 2])],
  ['ships to choose from outside a choice', choosing, ({ public: table }) => (table.phase = 'TURN')],
  ['ships to choose from outside a choice', choosing, ({ public: table }) => table.revealed.pop()],
  ['a ship to choose was not revealed', choosing, ({ public: table }) => (table.revealed = ['white', 'pink'])],
  ['the number of games is wrong', position, ({ public: table }) => (table.game = 2)],
  ['the number of games is wrong', over, ({ public: table }) => table.results.push(table.results[0]!)],
  ['the start player does not sit at the table', position, ({ public: table }) => (table.starter = 3)],
  ['the opened hands are not those that were held', over, openOtherHand],
];

const named = cases.map(([sentence, sound, spoil]) => ({ sentence, from: sound.name, sound, spoil }));

test.each(named)('$sentence, starting from $from', ({ sentence, sound, spoil }) => {
  const state = sound();
  expect(rules.invariants(state)).toEqual([]);
  spoil(state);
  expect(rules.invariants(state)).toEqual([sentence]);
});

function over(): Game {
  const state = position({ ships: { white: 5 }, next: ['white'] });
  play(state, ADA, { type: 'reveal', n: 1 });
  return state;
}

function oneColourEach(): Game {
  return position({ hands: [{ white: 7 }, { green: 7 }, { pink: 7 }] });
}

function oweSailors({ private: seats, secret: { box } }: Game): void {
  const { hand } = seats[ADA]!;
  hand.white += box.white + 1;
  hand.green -= box.white + 1;
  box.green += box.white + 1;
  box.white = -1;
}

function drawFromBox({ private: seats, secret: { box } }: Game): void {
  seats[ADA]!.hand.white += 1;
  box.white -= 1;
}

function passUnheld({ public: table, private: seats, secret: { box } }: Game): void {
  const own = seats[ADA]!;
  box.brown += own.hand.brown;
  own.hand.white += own.hand.brown;
  box.white -= own.hand.brown;
  own.hand.brown = 0;
  own.passing = 'brown';
  table.active = [BEN, CY];
}

/** Ada holds white and gave it, they say, to Ben, who has nothing but green. */
function receiveUnheld({ private: seats }: Game): void {
  seats[ADA]!.gave = 'white';
  seats[BEN]!.received = 'white';
}

function sendWhite({ private: seats }: Game): void {
  const { hand, sent } = seats[ADA]!;
  hand.white -= 1;
  sent.white += 1;
}

function swapFace({ secret: { faces } }: Game): void {
  faces[0] = faces[0] === 'duck' ? 'white' : 'duck';
}

/** Three are left face-down. */
function openTiles({ public: table, secret: { faces } }: Game): void {
  for (let slot = 0; slot < 12; slot += 1) {
    table.tiles[slot] = faces[slot]!;
    faces[slot] = null;
  }
}

function openOtherHand({ public: table }: Game): void {
  table.results.at(-1)!.hands[CY]!.white += 1;
}
