/** What the board knows beside the match: whose voyage or journey is being chosen, and the place under pointer or focus. */
import { fuelPerRoadStep, roadSteps } from '@quayside/games/swordfish/data';
import { isPort, places } from '@quayside/games/swordfish/sea';
import { crewsOf, wrecksToDecide } from '@quayside/games/swordfish/table';
import { type CaptainNumber, captainNumbers, type Move, type NodeId, portIds } from '@quayside/games/swordfish/types';
import { type Voyage, voyagesOf } from '@quayside/games/swordfish/voyages';
import { useMemo, useState } from 'react';
import type { Props } from './props';
import { type GameView, isAsked, mineOf } from './words';

/** Where the captain can go, and how. */
export interface Draft {
  readonly kind: 'sail' | 'road';
  readonly captain: CaptainNumber;
  readonly from: NodeId;
  readonly ways: ReadonlyMap<NodeId, Voyage>;
}

export interface Work {
  readonly draft: Draft | null;
  readonly over: NodeId | null;
  setOver(node: NodeId | null): void;
}

export type WorkProps = Props & { readonly work: Work };

export function useWork({ view, cue, path }: Props): Work {
  const [over, setOver] = useState<NodeId | null>(null);
  const draft = useMemo(() => (cue === null ? draftOf(view, path[0] ?? '') : null), [view, cue, path]);
  return { draft, over, setOver };
}

function draftOf(view: GameView, opened: string): Draft | null {
  if (isAsked(view, 'MOVEMENT')) return sailing(view, opened);
  const captain = numberIn(opened, 'road-');
  return isAsked(view, 'SELLING') && captain !== null ? onTheRoad(view, captain) : null;
}

function numberIn(opened: string, prefix: string): CaptainNumber | null {
  return captainNumbers.find((number) => opened === `${prefix}${number}`) ?? null;
}

/** The boat opened in the action bar, or the only one left to move. */
function sailing(view: GameView, opened: string): Draft | null {
  const { seat, public: table } = view;
  const player = mineOf(view);
  if (seat === null || player === null || wrecksToDecide(table, seat).length > 0) return null;
  const waiting = crewsOf(player).filter(({ number }) => table.movement?.moved.includes(number) !== true);
  const wished = numberIn(opened, 'boat-');
  const crew = waiting.find(({ number }) => number === wished) ?? (waiting.length === 1 ? waiting[0] : undefined);
  if (crew === undefined) return null;
  const ways = new Map(voyagesOf(table, seat, crew.number).map((voyage) => [voyage.to, voyage] as const));
  return { kind: 'sail', captain: crew.number, from: crew.boat.node, ways };
}

function onTheRoad(view: GameView, captain: CaptainNumber): Draft | null {
  const held = mineOf(view)?.captains[captain - 1];
  const from = held?.port ?? null;
  if (!held || from === null) return null;
  const ways = new Map<NodeId, Voyage>();
  for (const to of portIds) {
    const fuel = fuelPerRoadStep * roadSteps(from, to);
    if (to !== from && fuel <= held.fuel) ways.set(to, { to, path: [to], fuel });
  }
  return { kind: 'road', captain, from, ways };
}

/** A shortest way by courses alone, whoever lies in it: to ask why it cannot be sailed. */
function wayTo(from: NodeId, to: NodeId): NodeId[] {
  const met = new Set<NodeId>([from]);
  let ends: NodeId[][] = [[]];
  while (ends.length > 0) {
    ends = ends.flatMap((path) =>
      places[path.at(-1) ?? from].next.flatMap((next) => {
        if (met.has(next)) return [];
        met.add(next);
        return [[...path, next]];
      }),
    );
    const found = ends.find((path) => path.at(-1) === to);
    if (found !== undefined) return found;
  }
  return [];
}

/** The move that goes to a place, possible or not; null where there is nothing to ask. */
export function moveTo({ kind, captain, from, ways }: Draft, to: NodeId): Move | null {
  if (kind === 'sail') return { type: 'moveBoat', captain, path: [...(ways.get(to)?.path ?? wayTo(from, to))] };
  return isPort(to) ? { type: 'relocate', captain, port: to } : null;
}
