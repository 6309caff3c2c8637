/** The view after a public event, for playing moves back and for shopping lists. Only what is drawn has to be right. */
import { boatClassOf } from '@quayside/games/swordfish/table';
import type { Captain, Event, Kind, PortId, Public, TileId } from '@quayside/games/swordfish/types';
import { advanceAtSea } from './advance-at-sea';
import { newCaptain, paid, withCaptain, withFish, withPlayer } from './changes';
import type { GameView, Table } from './words';

export function advance(view: GameView, event: Event): GameView {
  return { ...view, public: { ...view.public, ...changeOf(view.public, event) } };
}

function changeOf(table: Table, event: Event): Partial<Public> {
  switch (event.type) {
    case 'roundStarted':
      return { round: event.round };
    case 'phaseStarted':
      return { phase: event.phase, closing: event.closing, active: [], purchase: null, movement: null, fishing: null };
    case 'turnStarted':
      return turnStarted(event.seat, event.phase);
    case 'turnSkipped':
    case 'turnEnded':
      return { purchase: null, movement: null, fishing: null };
    case 'roundEnded':
      return roundEnded(table, event.order);
    case 'matchEnded':
      return { phase: 'OVER', active: [] };
    case 'hired':
    case 'insured':
    case 'rented':
    case 'manned':
    case 'supplied':
    case 'insuranceDue':
    case 'insuranceLapsed':
      return purchased(table, event);
    case 'sold':
    case 'discarded':
    case 'contractEnded':
    case 'relocated':
      return traded(table, event);
    default:
      return advanceAtSea(table, event);
  }
}

function turnStarted(seat: number, phase: Public['phase']): Partial<Public> {
  return {
    active: [seat],
    purchase: phase === 'PURCHASE' ? { stage: 'hire' } : null,
    movement: phase === 'MOVEMENT' ? { moved: [] } : null,
    fishing: phase === 'FISHING' ? { captain: null, attempts: [], scared: false, tile: null, done: [] } : null,
  };
}

function roundEnded({ market, gone }: Table, order: readonly number[]): Partial<Public> {
  const sold = Object.values(market).flat();
  const cleared = Object.fromEntries(Object.keys(market).map((port) => [port, []])) as unknown as Public['market'];
  return { order: [...order], market: cleared, gone: withFish(gone, sold) };
}

type Purchased = Extract<
  Event,
  { type: 'hired' | 'insured' | 'rented' | 'manned' | 'supplied' | 'insuranceDue' | 'insuranceLapsed' }
>;

function purchased(table: Table, event: Purchased): Partial<Public> {
  const { seat } = event;
  switch (event.type) {
    case 'insuranceDue':
    case 'insuranceLapsed':
      return { players: withPlayer(table, seat, () => ({ insuranceDue: event.type === 'insuranceDue' })) };
    case 'hired':
      return paid(
        withCaptain(table, seat, event.captain, () => newCaptain(event.port)),
        seat,
        event.vp,
      );
    case 'supplied': {
      const { captain, supply, amount, vp } = event;
      const loaded = withCaptain(table, seat, captain, (held) => ({ ...held, [supply]: held[supply] + amount }));
      return { ...paid(loaded, seat, vp), purchase: { stage: 'provision' } };
    }
    case 'insured':
      return insured(table, event);
    case 'rented':
    case 'manned': {
      const { captain, boat, port, vp } = event;
      const manned = withCaptain(withoutBoat(table, seat, boat), seat, captain, (held) => aboard(held, boat, port));
      return { ...paid(manned, seat, vp), purchase: { stage: 'rent' } };
    }
  }
}

function insured(table: Table, { seat, captain, boat, port }: Extract<Event, { type: 'insured' }>): Partial<Public> {
  const taken = withoutBoat(table, seat, boat);
  const manned = withCaptain(taken, seat, captain, () => aboard(newCaptain(port), boat, port));
  return { ...manned, players: withPlayer(manned, seat, () => ({ insuranceDue: false })) };
}

function aboard(captain: Captain, tile: TileId, port: PortId): Captain {
  return { ...captain, port: null, boat: { tile, node: port, hold: [], tow: null } };
}

/** A boat taken from those to rent or from the player's moored ones. */
function withoutBoat(table: Table, seat: number, tile: TileId): Table {
  const boatClass = boatClassOf(tile);
  return {
    ...table,
    boats: { ...table.boats, [boatClass]: table.boats[boatClass].filter((other) => other !== tile) },
    players: withPlayer(table, seat, ({ moored }) => ({ moored: moored.filter((boat) => boat.tile !== tile) })),
  };
}

type Traded = Extract<Event, { type: 'sold' | 'discarded' | 'contractEnded' | 'relocated' }>;

function traded(table: Table, event: Traded): Partial<Public> {
  const { seat, captain } = event;
  switch (event.type) {
    case 'sold': {
      const { port, kind, vp } = event;
      const unloaded = withoutFish(table, seat, captain, kind);
      const market = { ...table.market, [port]: [...table.market[port], kind] };
      return { ...paid(unloaded, seat, -vp), market };
    }
    case 'discarded':
      return { ...withoutFish(table, seat, captain, event.kind), gone: withFish(table.gone, [event.kind]) };
    case 'contractEnded': {
      const { boat, port } = event;
      const boatClass = boatClassOf(boat);
      const ashore = withCaptain(table, seat, captain, (held) => ({ ...held, port, boat: null }));
      return { ...ashore, boats: { ...table.boats, [boatClass]: [...table.boats[boatClass], boat] } };
    }
    case 'relocated':
      return withCaptain(table, seat, captain, (held) => ({ ...held, port: event.to, fuel: held.fuel - event.fuel }));
  }
}

function withoutFish(table: Table, seat: number, captain: number, kind: Kind): Table {
  return withCaptain(table, seat, captain, (held) => {
    if (held.boat === null) return held;
    const hold = [...held.boat.hold];
    hold.splice(hold.indexOf(kind), 1);
    return { ...held, boat: { ...held.boat, hold } };
  });
}
