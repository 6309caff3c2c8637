/** Prepares a match up to its first decision. */
import type { Random } from '../core/random';
import type { Dealt, Seat } from '../core/rules';
import { aprilDeck, bags, balancedFrom, balancedStartVp, flemishTokens, noFish, startVp, tilesOf } from './data';
import { goOn, startRound } from './flow';
import {
  type BoatClass,
  boatClasses,
  captainNumbers,
  colors,
  type Options,
  type PlayerState,
  type PortId,
  type Public,
  portIds,
  type Swordfish,
  type TileId,
} from './types';

export function setup(seats: number, options: Options, random: Random): Dealt<Swordfish> {
  const table = newTable(seats, options, random);
  const run = { table, random, tell: () => undefined };
  startRound(run);
  goOn(run, null);
  return { public: table, private: table.players.map(() => ({})), secret: {} };
}

/** */
function newTable(seats: number, options: Options, random: Random): Public {
  const force = aprilDeck[random.below(aprilDeck.length)] ?? aprilDeck[0];
  const first = options.firstPlayer === 'random' ? random.below(seats) : 0;
  const order = Array.from({ length: seats }, (_, place): Seat => (first + place) % seats);
  return {
    phase: 'PURCHASE',
    active: [],
    options: { ...options },
    round: 1,
    closing: false,
    order,
    stack: [...order],
    players: order.map((_, seat) => newPlayer(vpAtStart(options, order.indexOf(seat)))),
    boats: newSupply(),
    wrecks: [],
    sunk: [],
    bags: newBags(),
    market: newMarket(),
    gone: { ...noFish },
    force,
    forces: [force],
    tokensLeft: flemishTokens,
    purchase: null,
    movement: null,
    fishing: null,
  };
}

/** `place` 0 begins. */
function vpAtStart({ balancedStart }: Options, place: number): number {
  return balancedStart && place >= balancedFrom ? balancedStartVp : startVp;
}

function newPlayer(vp: number): PlayerState {
  return {
    vp,
    startVp: vp,
    books: { hire: [], rent: [], fuel: [], bait: [], repair: [], sales: [] },
    captains: captainNumbers.map(() => null),
    moored: [],
    insuranceDue: false,
  };
}

function newSupply(): Record<BoatClass, TileId[]> {
  return Object.fromEntries(boatClasses.map((boatClass) => [boatClass, tilesOf(boatClass)])) as Public['boats'];
}

function newBags(): Public['bags'] {
  return Object.fromEntries(colors.map((color) => [color, { ...bags[color] }])) as Public['bags'];
}

export function newMarket(): Public['market'] {
  return Object.fromEntries(portIds.map((port): [PortId, []] => [port, []])) as unknown as Public['market'];
}
