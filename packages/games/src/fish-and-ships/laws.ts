/** Sizes everybody may know, and the laws that hold in every sound state. */
import { equal } from '../core/equal';
import type { Counts, Dealt } from '../core/rules';
import { cubesInAll, finalPosition, handSize, resetBelow, sailorsPerColour, tilesByFace } from './data';
import { faceDownSlots } from './legal';
import { listFaces } from './setup';
import { type ByColour, colours, type FishAndShips, type Private, type Public } from './types';

export function counts({ private: seats }: Dealt<FishAndShips>): Counts {
  return { hand: seats.map(({ hand }) => sizeOf(hand)), sent: seats.map(({ sent }) => sizeOf(sent)) };
}

export function invariants(state: Dealt<FishAndShips>): string[] {
  return [
    ...sailorLaws(state),
    ...passingLaws(state),
    ...tileLaws(state),
    ...rowLaws(state.public),
    ...turnLaws(state),
    ...endLaws(state),
  ];
}

function sailorLaws({ private: seats, secret: { box } }: Dealt<FishAndShips>): string[] {
  const piles = [box, ...seats.flatMap(({ hand, sent }) => [hand, sent])];
  return broken([
    [piles.every((pile) => colours.every((colour) => isCount(pile[colour]))), 'a pile holds less than no sailor'],
    [
      colours.every((colour) => sum(piles.map((pile) => pile[colour])) === sailorsPerColour),
      'a colour has not seven sailors',
    ],
    [seats.every(({ hand, sent }) => sizeOf(hand) + sizeOf(sent) === handSize), 'a seat was not dealt seven sailors'],
  ]);
}

/** */
function passingLaws({ public: { phase, active }, private: seats }: Dealt<FishAndShips>): string[] {
  const isPassing = phase === 'PASS';
  const hasChosen = (seat: number): boolean => isPassing && !active.includes(seat);
  const had = ({ hand, sent }: Private, colour: keyof ByColour | null): boolean =>
    colour !== null && hand[colour] + sent[colour] > 0;
  const isPassed = (own: Private, seat: number): boolean =>
    own.gave === seats[(seat + 1) % seats.length]?.received && had(own, own.received);
  return broken([
    [
      seats.every(({ passing }, seat) => (passing !== null) === hasChosen(seat)),
      'a sealed choice where none can be, or none where one must be',
    ],
    [seats.every(({ passing, hand }) => passing === null || hand[passing] > 0), 'a sailor is passed that is not held'],
    [
      seats.every((own, seat) => (isPassing ? own.gave === null && own.received === null : isPassed(own, seat))),
      'what was given is not what was received',
    ],
    [!isPassing || seats.every(({ sent }) => sizeOf(sent) === 0), 'a sailor was sent before the passing was over'],
  ]);
}

function tileLaws({ public: table, secret: { faces } }: Dealt<FishAndShips>): string[] {
  const all = table.tiles.map((face, slot) => face ?? faces[slot] ?? null);
  const asInBox = [...listFaces(tilesByFace)].sort().join();
  return broken([
    [faces.length === table.tiles.length, 'a slot is missing'],
    [table.tiles.every((face, slot) => (face === null) !== (faces[slot] === null)), 'a tile lies both ways or neither'],
    [[...all].sort().join() === asInBox, 'the tiles are not those of the box'],
    [table.phase !== 'TURN' || faceDownSlots(table).length >= resetBelow, 'a turn started with too few tiles'],
  ]);
}

function rowLaws({ phase, ships, fish, cubes, supply }: Public): string[] {
  const positions = colours.map((colour) => ships[colour]);
  const arrived = positions.filter((position) => position === finalPosition).length;
  return broken([
    [positions.every((position) => isCount(position) && position <= finalPosition), 'a ship left the row'],
    [arrived === (phase === 'OVER' ? 1 : 0), 'the game does not end with one ship on the final card'],
    [fish.length === finalPosition + 1, 'the row has not seven cards'],
    [[supply, ...cubes].every(isCount) && sum([supply, ...cubes]) === cubesInAll, 'there are not twelve cubes'],
  ]);
}

function turnLaws({ public: table, private: seats }: Dealt<FishAndShips>): string[] {
  const { phase, active, revealed, results, game, options } = table;
  const finished = phase === 'OVER' ? game : game - 1;
  const fits = {
    PASS: active.length > 0,
    TURN: active.length === 1,
    CHOOSE: active.length === 1,
    OVER: active.length === 0,
  };
  return broken([
    [fits[phase], 'the wrong number of seats may move'],
    [
      active.every((seat, at) => seats[seat] !== undefined && (active[at - 1] ?? -1) < seat),
      'active seats are not ascending seats',
    ],
    [phase === 'CHOOSE' ? revealed.length > 1 : revealed.length === 0, 'ships to choose from outside a choice'],
    [revealed.every((ship) => table.tiles.includes(ship)), 'a ship to choose was not revealed'],
    [results.length === finished && game <= options.games, 'the number of games is wrong'],
    [seats[table.starter] !== undefined, 'the start player does not sit at the table'],
  ]);
}

/** */
function endLaws({ public: { phase, results }, private: seats }: Dealt<FishAndShips>): string[] {
  const held = seats.map(({ hand }) => hand);
  return broken([
    [phase !== 'OVER' || equal(results.at(-1)?.hands, held), 'the opened hands are not those that were held'],
  ]);
}

function broken(laws: readonly (readonly [boolean, string])[]): string[] {
  return laws.flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function sizeOf(pile: ByColour): number {
  return sum(colours.map((colour) => pile[colour]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
