/** Why a boat cannot fish, and why a drawn tile cannot be decided about. */
import { type Reason, refuse } from './clauses';
import { attemptsAlone, galeForce } from './data';
import { places } from './sea';
import { attemptsAt, boatKindOf, captainOf, fishLeft, forceAt, named } from './table';
import type { AttemptKind, Boat, Captain, FishingTurn, Move, NodeId, PlayerState, Public } from './types';

type Table = Readonly<Public>;
type Attempt = Extract<Move, { type: 'fishBait' | 'fishSword' }>;

export function badFishing(table: Table, player: Readonly<PlayerState>, move: Attempt): Reason | null {
  const { fishing } = table;
  if (fishing === null || fishing.tile !== null) return refuse('TILE_PENDING');
  const captain = captainOf(player, move.captain);
  if (!captain?.boat) return refuse('NO_BOAT', named(move.captain), 'R-7.1');
  const badPlace = badWaters(table, captain.boat.node);
  if (badPlace !== null) return badPlace;
  if (fishing.done.includes(move.captain)) return refuse('FISHING_OVER');
  const isOpen = fishing.captain === move.captain;
  const attempts = isOpen ? fishing.attempts : [];
  const bad = badAttempt(table, captain.boat.node, attempts, move.type === 'fishBait' ? 'bait' : 'sword');
  if (bad !== null || move.type === 'fishBait') return bad;
  return isOpen && fishing.scared ? refuse('SHARK_SCARE') : badSword(table, captain, captain.boat);
}

/** */
function badWaters(table: Table, node: NodeId): Reason | null {
  if (places[node].kind !== 'buoy') return refuse('NOT_ON_BUOY');
  const force = forceAt(table, node);
  return force !== null && force >= galeForce ? refuse('STRONG_WINDS', { force }) : null;
}

/** after one attempt either more of the same kind, or one of the other kind and no more. */
function badAttempt(table: Table, node: NodeId, attempts: readonly AttemptKind[], next: AttemptKind): Reason | null {
  const limit = attemptsAt(table, node);
  if (attempts.length >= limit) return limit < attemptsAlone ? refuse('CROWDED_LIMIT') : refuse('ATTEMPTS_USED');
  const isMixed = attempts.some((kind) => kind !== next);
  return isMixed && attempts.length > 1 ? refuse('MIX_ONE_EACH') : null;
}

/** */
function badSword({ bags }: Table, { bait }: Readonly<Captain>, { tile, hold, node }: Readonly<Boat>): Reason | null {
  if (hold.length >= boatKindOf(tile).load) return refuse('HOLD_FULL');
  if (bait < 1) return refuse('NO_BAIT');
  const { color } = places[node];
  if (color === null) return refuse('NOT_ON_BUOY');
  return fishLeft(bags[color]) > 0 ? null : refuse('BAG_EMPTY', { color });
}

/** */
export function badTileDecision(
  { fishing }: { readonly fishing: Readonly<FishingTurn> | null },
  { type }: Extract<Move, { type: 'keep' | 'throwBack' | 'endFishing' }>,
): Reason | null {
  const isDrawn = fishing !== null && fishing.tile !== null;
  if (type === 'endFishing') return isDrawn ? refuse('TILE_PENDING') : null;
  return isDrawn ? null : refuse('NO_TILE');
}
