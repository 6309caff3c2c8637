/** What moves do. Every move that arrives here is legal. */
import type { Random } from '../core/random';
import type { Seat, State } from '../core/rules';
import { cubesForPirate, cubesForSailor, cubesForSaying, finalPosition, resetBelow } from './data';
import { faceDownSlots } from './legal';
import { lastOf, resultOf } from './scoring';
import { drawStarter, layOut, shuffledTiles } from './setup';
import {
  type Colour,
  colours,
  type Direction,
  type Event,
  type Face,
  type FishAndShips,
  type Move,
  type Private,
  type Public,
} from './types';

/** A move being made: on which state, by whom, and who gets to hear of it. */
interface Making {
  readonly state: State<FishAndShips>;
  readonly seat: Seat;
  readonly random: Random;
  readonly tell: (event: Event) => void;
}

export function apply(
  state: State<FishAndShips>,
  seat: Seat,
  move: Move,
  random: Random,
  tell: (event: Event) => void,
): void {
  const making = { state, seat, random, tell };
  switch (move.type) {
    case 'passSailor':
      passSailor(making, move.colour);
      break;
    case 'reveal':
      reveal(making, move);
      break;
    case 'chooseShip':
      moveShip(making, move.colour, 1, 'tile');
      endTurn(making);
      break;
    case 'sendSailor':
      sendSailor(making, move);
      break;
  }
}

/** the choice stays sealed until the last one is in. */
function passSailor({ state, seat, tell }: Making, colour: Colour): void {
  const table = state.public;
  privateOf(state, seat).passing = colour;
  table.active = table.active.filter((other) => other !== seat);
  tell({ type: 'chosen', seat });
  if (table.active.length > 0) return;
  exchange(state);
  tell({ type: 'exchanged' });
  table.phase = 'TURN';
  table.active = [table.starter];
}

/** all chosen sailors move to the left at the same time. */
function exchange(state: State<FishAndShips>): void {
  const chosen = state.private.map(({ passing }) => passing);
  state.private.forEach((own, seat) => {
    const given = chosen[seat] ?? null;
    const taken = chosen.at(seat - 1) ?? null;
    if (given !== null) own.hand[given] -= 1;
    if (taken !== null) own.hand[taken] += 1;
    own.passing = null;
    own.gave = given;
    own.received = taken;
  });
}

/** cube, tiles, pirate, ship, in this order. */
function reveal(making: Making, { n, slots }: Extract<Move, { type: 'reveal' }>): void {
  const { state, seat, tell } = making;
  const table = state.public;
  tell({ type: 'said', seat, n, cube: gainCubes(table, seat, cubesForSaying[n]) });
  const tiles = turnTiles(state, slots ?? faceDownSlots(table).slice(0, n));
  tell({ type: 'revealed', seat, tiles });
  if (tiles.some(({ face }) => face === 'pirate')) tell({ type: 'pirate', seat, victims: robOthers(table, seat) });

  const ships = colours.filter((colour) => tiles.some(({ face }) => face === colour));
  const [ship] = ships;
  if (ships.length > 1) {
    table.phase = 'CHOOSE';
    table.revealed = ships;
    return;
  }
  if (ship === undefined) tell({ type: 'noShip', seat });
  else moveShip(making, ship, 1, 'tile');
  endTurn(making);
}

function turnTiles(
  { public: table, secret }: State<FishAndShips>,
  slots: readonly number[],
): { slot: number; face: Face }[] {
  return slots.flatMap((slot) => {
    const face = secret.faces[slot] ?? null;
    if (face === null) return [];
    table.tiles[slot] = face;
    secret.faces[slot] = null;
    return [{ slot, face }];
  });
}

/** everybody else who has a cube loses one; returns who did. */
function robOthers(table: Public, robber: Seat): Seat[] {
  const victims = table.cubes.flatMap((cubes, seat) => (seat !== robber && cubes > 0 ? [seat] : []));
  for (const victim of victims) gainCubes(table, victim, -cubesForPirate);
  return victims;
}

/** the ship is optional, the sailor's colour is nobody's business. */
function sendSailor(making: Making, { colour, ship, direction }: Extract<Move, { type: 'sendSailor' }>): void {
  const { state, seat, tell } = making;
  const own = privateOf(state, seat);
  own.hand[colour] -= 1;
  own.sent[colour] += 1;
  tell({ type: 'sailorSent', seat, cube: gainCubes(state.public, seat, cubesForSailor) });
  if (ship !== undefined && direction !== undefined) moveShip(making, ship, direction, 'sailor');
  endTurn(making);
}

function moveShip({ state, seat, tell }: Making, ship: Colour, direction: Direction, by: 'tile' | 'sailor'): void {
  const from = state.public.ships[ship];
  const to = from + direction;
  state.public.ships[ship] = to;
  tell({ type: 'shipMoved', seat, ship, from, to, by });
}

/** before: a ship on the final card leaves nobody a turn. */
function endTurn(making: Making): void {
  const { state, seat, tell } = making;
  const table = state.public;
  table.revealed = [];
  const arrived = colours.find((colour) => table.ships[colour] === finalPosition);
  if (arrived === undefined) {
    startTurn(making, (seat + 1) % state.private.length);
    return;
  }
  tell({ type: 'gameEnded', seat, ship: arrived, game: table.game });
  endGame(making);
}

/** too few tiles are turned down before the next player decides. */
function startTurn({ state, random, tell }: Making, seat: Seat): void {
  const table = state.public;
  table.phase = 'TURN';
  table.active = [seat];
  if (faceDownSlots(table).length >= resetBelow) return;
  state.secret.faces = shuffledTiles(random);
  table.tiles = table.tiles.map(() => null);
  tell({ type: 'tilesReset' });
}

/** the result is kept, and the next game of a longer match is dealt at once. */
function endGame({ state, random, tell }: Making): void {
  const table = state.public;
  const result = resultOf(table, state.private);
  table.results.push(result);
  if (table.results.length >= table.options.games) {
    table.phase = 'OVER';
    table.active = [];
    return;
  }
  const seats = state.private.length;
  const { open, hands, hidden } = layOut(seats, table.options.sixthCard, random);
  Object.assign(table, open);
  Object.assign(state.secret, hidden);
  state.private = hands;
  table.game += 1;
  table.starter = drawStarter(seats, table.options.startPlayer === 'previousLast' ? lastOf(result) : [], random);
  tell({ type: 'nextGame', game: table.game, starter: table.starter });
}

/** Moves cubes between supply and seat, as far as both have them; returns what the seat gained, negative when it paid. */
function gainCubes(table: Public, seat: Seat, wanted: number): number {
  const held = table.cubes[seat] ?? 0;
  const gained = wanted < 0 ? -Math.min(held, -wanted) : Math.min(table.supply, wanted);
  table.cubes[seat] = held + gained;
  table.supply -= gained;
  return gained;
}

function privateOf(state: State<FishAndShips>, seat: Seat): Private {
  return state.private[seat] as Private;
}
