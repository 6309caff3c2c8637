/** What events of boats and crates change of what lies open. */
import type { Event, Public } from '@quayside/games/fleet/types';
import { paidBy, withBoat, withoutCrates, withPlayer } from './changes';
import type { Table } from './words';

type OfBoats = Extract<
  Event,
  {
    type:
      | 'launched'
      | 'dockBought'
      | 'hired'
      | 'firstMateBought'
      | 'tucked'
      | 'caught'
      | 'processed'
      | 'traded'
      | 'sunk';
  }
>;
type Launched = Extract<Event, { type: 'launched' }>;
type DockBought = Extract<Event, { type: 'dockBought' }>;
type Caught = Extract<Event, { type: 'caught' }>;

export function advanceBoats(table: Table, event: OfBoats): Partial<Public> {
  const { seat } = event;
  switch (event.type) {
    case 'launched':
      return launched(table, event);
    case 'dockBought':
      return dockBought(table, event);
    case 'caught':
      return caught(table, event);
    case 'hired': {
      const players = withPlayer(table, seat, (player) => ({
        hired: player.hired + 1,
        boats: withBoat(player, event.boat, () => ({ captained: table.round })),
      }));
      return { players };
    }
    case 'firstMateBought':
      return firstMateBought(table, event);
    case 'tucked': {
      const players = withPlayer(table, seat, ({ boats }) => ({
        boats: boats.map((boat) => (event.boats.includes(boat.id) ? { ...boat, tucked: 0 } : boat)),
      }));
      return { players };
    }
    case 'processed': {
      const players = withPlayer(table, seat, (player) => ({
        ...withoutCrates(player, event.crates),
        processed: player.processed + event.crates.length,
      }));
      return { players };
    }
    case 'traded':
      return { players: withPlayer(table, seat, ({ processed }) => ({ processed: processed - 1, traded: true })) };
    case 'sunk':
      return sunk(table, event);
  }
}

function sunk(table: Table, { seat, boat }: Extract<Event, { type: 'sunk' }>): Partial<Public> {
  const players = withPlayer(table, seat, ({ boats, houseBoats, artisans }) => ({
    boats: boats.filter(({ id }) => id !== boat),
    houseBoats: houseBoats.filter((id) => id !== boat),
    artisans: artisans.filter(({ id }) => id !== boat),
  }));
  return { players };
}

function launched(table: Table, { seat, boat, card, as, payment }: Launched): Partial<Public> {
  const paid = paidBy(table, seat, payment);
  const newBoat = {
    id: boat,
    card,
    type: as,
    captained: null,
    firstMate: false,
    crates: 0,
    tucked: null,
    capacityBonus: 0,
  };
  const players = withPlayer({ ...table, ...paid }, seat, (player) => ({
    launched: player.launched + 1,
    boats: [...player.boats, newBoat],
  }));
  return { ...paid, players, nextId: boat + 1 };
}

function dockBought(table: Table, { seat, boat, dock, payment }: DockBought): Partial<Public> {
  const paid = paidBy(table, seat, payment);
  const players = withPlayer({ ...table, ...paid }, seat, (player) => ({
    launched: player.launched + 1,
    ...(dock === 'houseBoat'
      ? { houseBoats: [...player.houseBoats, boat] }
      : { artisans: [...player.artisans, { id: boat, crates: 0 }] }),
  }));
  return { ...paid, players, nextId: boat + 1, piles: { ...table.piles, [dock]: table.piles[dock] - 1 } };
}

function firstMateBought(table: Table, event: Extract<Event, { type: 'firstMateBought' }>): Partial<Public> {
  const { seat, boat, crateFrom } = event;
  const players = withPlayer(table, seat, (player) => {
    const rest = crateFrom === 'processed' ? { processed: player.processed - 1 } : withoutCrates(player, [crateFrom]);
    const after = { ...player, ...rest };
    return { ...rest, boats: withBoat(after, boat, () => ({ firstMate: true })) };
  });
  return { players, piles: { ...table.piles, firstMate: table.piles.firstMate - 1 } };
}

function caught(table: Table, { seat, catches }: Caught): Partial<Public> {
  const sum = catches.reduce((all, { own, tucked }) => all + own + tucked, 0);
  const catchOf = (id: number) => catches.find(({ boat }) => boat === id);
  const players = withPlayer(table, seat, ({ boats, artisans }) => ({
    boats: boats.map((boat) => {
      const caughtHere = catchOf(boat.id);
      if (caughtHere === undefined) return boat;
      const { own, tucked } = caughtHere;
      return { ...boat, crates: boat.crates + own, tucked: boat.tucked === null ? null : boat.tucked + tucked };
    }),
    artisans: artisans.map((one) => ({ ...one, crates: one.crates + (catchOf(one.id)?.own ?? 0) })),
  }));
  return { players, supply: table.supply - sum };
}
