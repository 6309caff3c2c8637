/** Why something cannot be done in port. */
import { type Reason, refuse } from './clauses';
import { fuelPerRoadStep, roadSteps } from './data';
import { isPort } from './sea';
import { captainOf, demandLeft, named } from './table';
import type { Kind, Move, PlayerState, Public } from './types';

type Player = Readonly<PlayerState>;
type Fields = Readonly<Record<string, unknown>>;
type Selling = Extract<Move, { type: 'sell' | 'discard' | 'endContract' | 'relocate' }>;

export function badSelling(table: Readonly<Public>, player: Player, move: Selling): Reason | null {
  if (move.type === 'relocate') return badRelocation(player, move);
  const boat = captainOf(player, move.captain)?.boat;
  if (!boat) return refuse('NO_BOAT', named(move.captain), 'R-8.1');
  if (!isPort(boat.node)) return refuse('NOT_IN_PORT', undefined, 'R-8.1');
  if (move.type === 'endContract') return boat.hold.length === 0 ? null : refuse('FISH_ABOARD');
  const { kind }: { readonly kind: Kind } = move;
  if (!boat.hold.some((held) => held === kind)) return refuse('NO_SUCH_FISH');
  return move.type === 'discard' || demandLeft(table, boat.node) > 0 ? null : refuse('NO_DEMAND', { port: boat.node });
}

/** */
function badRelocation(player: Player, { captain, port }: Fields): Reason | null {
  const found = captainOf(player, captain);
  if (found === null) return refuse('NO_CAPTAIN', named(captain));
  if (found.port === null) return refuse('CAPTAIN_BUSY', named(captain), 'R-8.5');
  if (!isPort(port)) return refuse('NO_SUCH_PORT');
  if (port === found.port) return refuse('SAME_PORT');
  const need = fuelPerRoadStep * roadSteps(found.port, port);
  return need <= found.fuel ? null : refuse('NO_FUEL', { need, ...named(captain), fuel: found.fuel }, 'R-8.5');
}
