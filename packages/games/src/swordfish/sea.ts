/** The map: which places there are, what joins them, and what holds at each of them in every match. */
import { courses, grounds, ports, waters } from './data';
import {
  type AnchorId,
  type BuoyId,
  type Color,
  type GroundId,
  groundIds,
  type NodeId,
  type PortId,
  portIds,
  waterIds,
} from './types';

export interface Place {
  readonly kind: 'port' | 'anchor' | 'buoy';
  /** Of a buoy the anchor it belongs to, of an anchor itself; null for ports. */
  readonly anchor: AnchorId | null;
  /** Of the bag that is fished from; null where nobody can fish. */
  readonly color: Color | null;
  /** Added to the force; null outside the storm belt. */
  readonly storm: number | null;
  /** The fewest players with whom the place is used. */
  readonly flag: number;
  /** Places one space away. */
  readonly next: readonly NodeId[];
}

/** Everybody may play with two. */
const noFlag = 2;

/** every place by its id. */
export const places: Readonly<Record<NodeId, Place>> = Object.fromEntries([
  ...portIds.map((id): [NodeId, Place] => [
    id,
    { kind: 'port', anchor: null, color: null, storm: null, flag: noFlag, next: coursesFrom(id) },
  ]),
  ...groundIds.flatMap(groundAndBuoys),
  ...waterIds.map((id): [NodeId, Place] => [
    id,
    { kind: 'anchor', anchor: id, color: null, storm: waters[id], flag: noFlag, next: coursesFrom(id) },
  ]),
]) as Record<NodeId, Place>;

export const nodeIds = Object.keys(places) as NodeId[];

function groundAndBuoys(id: GroundId): [NodeId, Place][] {
  const { color, storm } = grounds[id];
  const next: readonly NodeId[] = [...coursesFrom(id), ...buoysOf(id)];
  const buoys = buoysOf(id).map((buoy, at): [NodeId, Place] => [
    buoy,
    { kind: 'buoy', anchor: id, color, storm, flag: grounds[id].flags[at] ?? noFlag, next: [id] },
  ]);
  return [[id, { kind: 'anchor', anchor: id, color: null, storm, flag: noFlag, next }], ...buoys];
}

/** All buoys of an anchor, in order, whether used or not. */
export function buoysOf(ground: GroundId): BuoyId[] {
  return grounds[ground].flags.map((_, at) => `${ground}-${at + 1}` as BuoyId);
}

function coursesFrom(id: PortId | AnchorId): NodeId[] {
  return courses.flatMap(([one, other]): NodeId[] => {
    if (one === id) return [other];
    return other === id ? [one] : [];
  });
}

export function isNode(value: unknown): value is NodeId {
  return typeof value === 'string' && Object.hasOwn(places, value);
}

export function isPort(value: unknown): value is PortId {
  return typeof value === 'string' && Object.hasOwn(ports, value);
}

export function isBuoy(node: NodeId): node is BuoyId {
  return places[node].kind === 'buoy';
}

/** */
export function isOpen(node: NodeId, seats: number): boolean {
  return places[node].flag <= seats;
}
