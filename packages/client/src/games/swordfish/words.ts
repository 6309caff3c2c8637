/** Names of places, boats and fish, and small questions about a view, answered the same way everywhere. */
import type { View } from '@quayside/games/core/rules';
import { places } from '@quayside/games/swordfish/sea';
import { boatClassOf } from '@quayside/games/swordfish/table';
import {
  type Captain,
  type CaptainNumber,
  captainNumbers,
  type Kind,
  kinds,
  type NodeId,
  type PlayerState,
  type Public,
  type Swordfish,
  type TileId,
} from '@quayside/games/swordfish/types';
import type { Translate } from '../../table/game-page';

export type Table = Readonly<Public>;
export type Player = Readonly<PlayerState>;
export type GameView = View<Swordfish>;

/** "Georges Bank", "Georges Bank, buoy 2". */
export function placeName(node: NodeId, t: Translate): string {
  const { kind, anchor } = places[node];
  if (kind !== 'buoy' || anchor === null) return t(`place.${node}`);
  return t('place.buoy', { anchor: t(`place.${anchor}`), n: node.split('-')[1] });
}

export function boatName(tile: TileId, t: Translate): string {
  return t(`boatName.${tile}`);
}

/** "the Grey Dawn (16 VP)". */
export function boatText(tile: TileId, t: Translate): string {
  return t('boat', { name: boatName(tile, t), boatClass: boatClassOf(tile) });
}

/** "2 pups and 1 mako shark", or "nothing". */
export function holdText(hold: readonly Kind[], t: Translate): string {
  const parts = kinds
    .map((kind) => ({ kind, count: hold.filter((held) => held === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => t(`fish.${kind}`, { count }));
  return parts.length === 0 ? t('nothing') : t('list', { items: parts });
}

export function vpText(count: number, t: Translate): string {
  return t('vp', { count });
}

export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The viewer's own part; null for a spectator. */
export function mineOf({ seat, public: table }: GameView): Player | null {
  return seat === null ? null : (table.players[seat] ?? null);
}

/** The viewer is asked for a move in this phase. */
export function isAsked({ seat, public: table }: GameView, phase: Public['phase']): boolean {
  return seat !== null && table.phase === phase && table.active.includes(seat);
}

/** Captains in service, by number. */
export function serviceOf({ captains }: Player): { readonly number: CaptainNumber; readonly captain: Captain }[] {
  return captainNumbers.flatMap((number) => {
    const captain = captains[number - 1] ?? null;
    return captain === null ? [] : [{ number, captain }];
  });
}

export function nodeOf({ boat, port }: Readonly<Captain>): NodeId {
  return boat?.node ?? port ?? 'gloucester';
}

/** The turn order if the round ended now: the poorest first, of level ones the lowest token. */
export function nextOrder({ players, stack }: Table): number[] {
  return [...stack].sort((one, other) => (players[one]?.vp ?? 0) - (players[other]?.vp ?? 0));
}
