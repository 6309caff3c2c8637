/** Worlds that a view could come from, for bots: the table as it is, since what is not on it has not been drawn yet. */
import type { Dealt, View } from '../core/rules';
import {
  boatClasses,
  type Captain,
  colors,
  columns,
  type FishingTurn,
  type PlayerState,
  type Public,
  portIds,
  type Swordfish,
} from './types';

export function determinize({ public: table }: View<Swordfish>): Dealt<Swordfish> {
  return { public: copyPublic(table), private: table.players.map(() => ({})), secret: {} };
}

/** Everything that a move changes in place is copied. */
function copyPublic(table: Readonly<Public>): Public {
  const { active, order, stack, players, boats, wrecks, sunk, bags, market, gone, forces } = table;
  const { purchase, movement, fishing } = table;
  return {
    ...table,
    active: [...active],
    order: [...order],
    stack: [...stack],
    players: players.map(copyPlayer),
    boats: copyEach(boatClasses, (boatClass) => [...boats[boatClass]]),
    wrecks: wrecks.map((wreck) => ({ ...wreck })),
    sunk: [...sunk],
    bags: copyEach(colors, (color) => ({ ...bags[color] })),
    market: copyEach(portIds, (port) => [...market[port]]),
    gone: { ...gone },
    forces: [...forces],
    purchase: purchase === null ? null : { ...purchase },
    movement: movement === null ? null : { moved: [...movement.moved] },
    fishing: fishing === null ? null : copyFishing(fishing),
  };
}

function copyPlayer(player: Readonly<PlayerState>): PlayerState {
  const { books, captains, moored } = player;
  return {
    ...player,
    books: copyEach(columns, (column) => [...books[column]]),
    captains: captains.map((captain) => (captain === null ? null : copyCaptain(captain))),
    moored: moored.map((boat) => ({ ...boat })),
  };
}

function copyCaptain(captain: Readonly<Captain>): Captain {
  const { boat } = captain;
  return { ...captain, boat: boat === null ? null : { ...boat, hold: [...boat.hold] } };
}

function copyFishing(fishing: Readonly<FishingTurn>): FishingTurn {
  const { attempts, tile, done } = fishing;
  return { ...fishing, attempts: [...attempts], tile: tile === null ? null : { ...tile }, done: [...done] };
}

function copyEach<Key extends string | number, Value>(
  keys: readonly Key[],
  copy: (key: Key) => Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, copy(key)])) as Record<Key, Value>;
}
