/** What events at sea change: voyages, weather, fishing. */
import type { AttemptKind, Color, Event, FishingTurn, Kind, Public } from '@quayside/games/swordfish/types';
import { paid, withCaptain, withFish, withPlayer } from './changes';
import type { Table } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type Sailing = Of<'moved' | 'salvaged' | 'abandoned' | 'moored' | 'weather' | 'adrift'>;
type Fishing = Of<'tokenWon' | 'baitCaught' | 'tileDrawn' | 'kept' | 'thrownBack'>;

export function advanceAtSea(table: Table, event: Sailing | Fishing): Partial<Public> {
  switch (event.type) {
    case 'moved':
      return moved(table, event);
    case 'salvaged': {
      const { seat, captain, wreck } = event;
      const towing = withCaptain(table, seat, captain, (held) =>
        held.boat === null ? held : { ...held, boat: { ...held.boat, tow: wreck } },
      );
      return { ...towing, wrecks: table.wrecks.filter(({ tile }) => tile !== wreck) };
    }
    case 'abandoned':
      return {
        wrecks: table.wrecks.filter(({ tile }) => tile !== event.wreck),
        sunk: [...table.sunk, event.wreck],
      };
    case 'moored':
      return moored(table, event);
    case 'weather':
      return { force: event.force, forces: [...table.forces, event.force] };
    case 'adrift':
      return adrift(table, event);
    default:
      return fished(table, event);
  }
}

function moved(table: Table, { seat, captain, path, from, fuel }: Of<'moved'>): Partial<Public> {
  const sailed = withCaptain(table, seat, captain, (held) => ({
    ...held,
    fuel: held.fuel - fuel,
    boat: held.boat && { ...held.boat, node: path.at(-1) ?? from },
  }));
  return { ...sailed, movement: { moved: [...(table.movement?.moved ?? []), captain] } };
}

function moored(table: Table, { seat, boat, port, vp }: Of<'moored'>): Partial<Public> {
  const at = table.players[seat]?.captains.findIndex((captain) => captain?.boat?.tow === boat) ?? -1;
  const free = withCaptain(table, seat, at + 1, (held) => ({
    ...held,
    boat: held.boat && { ...held.boat, tow: null },
  }));
  const players = withPlayer(free, seat, (player) => ({
    moored: [...player.moored, { tile: boat, port, repaired: vp > 0 }],
  }));
  return paid({ ...free, players }, seat, vp);
}

function adrift(table: Table, { seat, captain, boat, to, tow, lost }: Of<'adrift'>): Partial<Public> {
  const sunk = [...(to === null ? [boat] : []), ...(tow === null ? [] : [tow])];
  return {
    ...withCaptain(table, seat, captain, () => null),
    wrecks: to === null ? table.wrecks : [...table.wrecks, { tile: boat, node: to }],
    sunk: [...table.sunk, ...sunk],
    gone: withFish(table.gone, lost.hold),
  };
}

function fished(table: Table, event: Fishing): Partial<Public> {
  const { seat, captain } = event;
  switch (event.type) {
    case 'tokenWon':
      return {
        ...withCaptain(table, seat, captain, (held) => ({ ...held, tokens: held.tokens + 1 })),
        tokensLeft: event.left,
      };
    case 'baitCaught':
      return {
        ...withCaptain(table, seat, captain, (held) => ({ ...held, bait: held.bait + event.gained })),
        fishing: attempted(table, captain, 'bait'),
      };
    case 'tileDrawn':
      return tileDrawn(table, event);
    case 'kept':
      return {
        ...withCaptain(table, seat, captain, (held) => ({
          ...held,
          boat: held.boat && { ...held.boat, hold: [...held.boat.hold, event.kind] },
        })),
        fishing: decided(table),
      };
    case 'thrownBack':
      return { bags: changed(table, event.color, event.kind, 1), fishing: decided(table) };
  }
}

function tileDrawn(table: Table, { seat, captain, color, kind, forced }: Of<'tileDrawn'>): Partial<Public> {
  const fishing = attempted(table, captain, 'sword');
  return {
    ...withCaptain(table, seat, captain, (held) => ({ ...held, bait: held.bait - 1 })),
    bags: changed(table, color, kind, -1),
    fishing: {
      ...fishing,
      // One that goes back at once is shown, too, until it does.
      tile: { kind, color },
      scared: fishing.scared || (kind === 'mako' && !forced),
    },
  };
}

function attempted({ fishing }: Table, captain: FishingTurn['captain'], kind: AttemptKind): FishingTurn {
  const old = fishing ?? { captain: null, attempts: [], scared: false, tile: null, done: [] };
  if (old.captain === captain) return { ...old, attempts: [...old.attempts, kind] };
  const done = old.captain === null ? old.done : [...old.done, old.captain];
  return { captain, attempts: [kind], scared: false, tile: null, done };
}

function decided({ fishing }: Table): FishingTurn | null {
  return fishing && { ...fishing, tile: null };
}

function changed({ bags }: Table, color: Color, kind: Kind, by: number): Public['bags'] {
  return { ...bags, [color]: { ...bags[color], [kind]: bags[color][kind] + by } };
}
