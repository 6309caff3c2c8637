/** Which moves a viewer may make. Everything here reads a view alone, so that the page can ask the same questions. */
import type { Seat, View } from '../core/rules';
import { badMove, reason } from './reasons';
import { crewsOf, wrecksToDecide } from './table';
import {
  baitPacks,
  boatClasses,
  captainNumbers,
  fuelPacks,
  type Move,
  type PlayerState,
  type PortId,
  type Public,
  portIds,
  type Swordfish,
} from './types';
import { voyagesOf } from './voyages';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

/** What the phase could ask for, less what finds a reason against it: so each rule stands in one place. */
export function legal({ seat, public: table }: View<Swordfish>): Move[] {
  if (seat === null || !table.active.includes(seat)) return [];
  const ending = endOf(table);
  const chosen = choices(table, seat).filter((move) => badMove(table, seat, move) === null);
  return ending !== null && badMove(table, seat, ending) === null ? [...chosen, ending] : chosen;
}

/** any other way to the same place counts as the listed one; it burns what its own length takes. */
export function standsFor(view: View<Swordfish>, move: Move): Move | null {
  if (move.type !== 'moveBoat' || view.seat === null || reason(view, move) !== null) return move;
  const listed = voyagesOf(view.public, view.seat, move.captain).find(({ to }) => to === move.path.at(-1));
  return listed === undefined ? move : { ...move, path: [...listed.path] };
}

/** whether the seat can do anything in its turn but end it. */
export function canAct(table: Table, seat: Seat): boolean {
  return choices(table, seat).some((move) => badMove(table, seat, move) === null);
}

/** The move that ends a turn of the phase. */
function endOf({ phase }: Table): Move | null {
  switch (phase) {
    case 'PURCHASE':
      return { type: 'endPurchase' };
    case 'MOVEMENT':
      return { type: 'endMovement' };
    case 'FISHING':
      return { type: 'endFishing' };
    case 'SELLING':
      return { type: 'endSelling' };
    case 'OVER':
      return null;
  }
}

function choices(table: Table, seat: Seat): Move[] {
  const player = table.players[seat];
  if (player === undefined) return [];
  switch (table.phase) {
    case 'PURCHASE':
      return purchases(player);
    case 'MOVEMENT':
      return sailings(table, seat, player);
    case 'FISHING':
      return attempts(table, player);
    case 'SELLING':
      return sales(player);
    case 'OVER':
      return [];
  }
}

function purchases(player: Player): Move[] {
  return [
    ...portIds.map((port): Move => ({ type: 'hire', port })),
    ...(player.insuranceDue ? portIds.map((port): Move => ({ type: 'claimInsurance', port })) : []),
    ...captainNumbers.flatMap((captain): Move[] => {
      const port = player.captains[captain - 1]?.port ?? null;
      return port === null ? [] : boardings(player, captain, port);
    }),
    ...crewsOf(player).flatMap(({ number: captain }): Move[] => [
      ...fuelPacks.map((pack): Move => ({ type: 'buyFuel', captain, pack })),
      ...baitPacks.map((pack): Move => ({ type: 'buyBait', captain, pack })),
    ]),
  ];
}

function boardings({ moored }: Player, captain: (typeof captainNumbers)[number], port: PortId): Move[] {
  return [
    ...boatClasses.map((boatClass): Move => ({ type: 'rent', port, boatClass, captain })),
    ...moored.map(({ tile }): Move => ({ type: 'manSalvaged', boat: tile, captain })),
  ];
}

function sailings(table: Table, seat: Seat, player: Player): Move[] {
  const wrecks = wrecksToDecide(table, seat);
  if (wrecks.length > 0) {
    return wrecks.flatMap(({ tile }): Move[] => [
      ...crewsOf(player).map(({ number }): Move => ({ type: 'salvage', wreck: tile, captain: number })),
      { type: 'abandon', wreck: tile },
    ]);
  }
  return crewsOf(player).flatMap(({ number }) =>
    table.movement?.moved.includes(number) === true
      ? []
      : voyagesOf(table, seat, number).map(
          ({ path }): Move => ({ type: 'moveBoat', captain: number, path: [...path] }),
        ),
  );
}

function attempts({ fishing }: Table, player: Player): Move[] {
  if (fishing !== null && fishing.tile !== null) return [{ type: 'keep' }, { type: 'throwBack' }];
  return crewsOf(player).flatMap(({ number: captain }): Move[] => [
    { type: 'fishBait', captain },
    { type: 'fishSword', captain },
  ]);
}

function sales(player: Player): Move[] {
  return captainNumbers.flatMap((captain): Move[] => {
    const found = player.captains[captain - 1];
    if (!found) return [];
    if (found.boat === null) return portIds.map((port): Move => ({ type: 'relocate', captain, port }));
    const kinds = [...new Set(found.boat.hold)];
    return [
      ...kinds.map((kind): Move => ({ type: 'sell', captain, kind })),
      ...kinds.map((kind): Move => ({ type: 'discard', captain, kind })),
      { type: 'endContract', captain },
    ];
  });
}
