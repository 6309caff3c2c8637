/** Where boats and captains lie on the chart, so that none hides another. */
import { isPort, places } from '@quayside/games/swordfish/sea';
import type { CaptainNumber, NodeId, TileId } from '@quayside/games/swordfish/types';
import { type Point, pointOf, signs } from './map';
import { nodeOf, serviceOf, type Table } from './words';

/** A captain with or without a boat, a boat moored in port, or one adrift. */
export interface Lying {
  readonly key: string;
  readonly node: NodeId;
  readonly seat: number | null;
  readonly number: CaptainNumber | null;
  /** null: ashore. */
  readonly tile: TileId | null;
  readonly tow: TileId | null;
}

export interface Berth extends Lying, Point {
  readonly scale: number;
}

export function lyingOn({ players, wrecks }: Table): Lying[] {
  return [
    ...players.flatMap((player, seat) => [
      ...serviceOf(player).map(
        ({ number, captain }): Lying => ({
          key: `crew-${seat}-${number}`,
          node: nodeOf(captain),
          seat,
          number,
          tile: captain.boat?.tile ?? null,
          tow: captain.boat?.tow ?? null,
        }),
      ),
      ...player.moored.map(
        ({ tile, port }): Lying => ({ key: `boat-${tile}`, node: port, seat, number: null, tile, tow: null }),
      ),
    ]),
    ...wrecks.map(
      ({ tile, node }): Lying => ({ key: `boat-${tile}`, node, seat: null, number: null, tile, tow: null }),
    ),
  ];
}

export function berthsOf(table: Table): Berth[] {
  const all = lyingOn(table);
  return all.map((lying) => {
    const here = all.filter(({ node }) => node === lying.node);
    const at = here.indexOf(lying);
    return {
      ...lying,
      ...(isPort(lying.node) ? inPort(lying.node, at, here.length) : atSea(lying.node, at, here.length)),
    };
  });
}

/** Of a boat 60 wide. */
const largest = 0.62;
const quay = { width: 98, top: 36 } as const;
/** Up to so many lie on a quay in rows of so many. */
const rowsOf = [
  { most: 3, columns: 3 },
  { most: 8, columns: 4 },
  { most: 15, columns: 5 },
  { most: 30, columns: 8 },
] as const;

function inPort(port: NodeId, at: number, count: number): Point & { readonly scale: number } {
  const sign = signs[port] ?? pointOf(port);
  const columns = rowsOf.find(({ most }) => count <= most)?.columns ?? 8;
  const width = quay.width / columns;
  const scale = Math.min(largest, width / 62);
  return {
    x: sign.x + (at % columns) * width + width / 2,
    y: sign.y + quay.top + (Math.floor(at / columns) + 0.5) * 58 * scale,
    scale,
  };
}

const around: readonly (readonly Point[])[] = [
  [{ x: 0, y: -2 }],
  [
    { x: -19, y: 0 },
    { x: 19, y: 0 },
  ],
  [
    { x: -19, y: 10 },
    { x: 19, y: 10 },
    { x: 0, y: -18 },
  ],
  [
    { x: -19, y: 14 },
    { x: 19, y: 14 },
    { x: -19, y: -18 },
    { x: 19, y: -18 },
  ],
];

function atSea(node: NodeId, at: number, count: number): Point & { readonly scale: number } {
  const { x, y } = pointOf(node);
  const by = around[Math.min(count, around.length) - 1]?.[at % around.length] ?? { x: 0, y: 0 };
  return { x: x + by.x, y: y + by.y, scale: places[node].kind === 'buoy' ? 0.58 : count > 1 ? 0.5 : largest };
}
