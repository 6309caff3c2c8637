/** The shopping list of a purchase turn: moves not sent yet, kept in the order of the rules and tried out on a copy of the table. */
import type { Refusal } from '@quayside/games/core/rules';
import { ports, repairVp } from '@quayside/games/swordfish/data';
import { reason } from '@quayside/games/swordfish/reasons';
import { pawnOf } from '@quayside/games/swordfish/table';
import type { Event, Move, PortId } from '@quayside/games/swordfish/types';
import { advance } from './advance';
import { type GameView, mineOf } from './words';

export type Order = Extract<Move, { type: 'hire' | 'rent' | 'manSalvaged' | 'buyFuel' | 'buyBait' }>;

const steps: Readonly<Record<Order['type'], number>> = { hire: 0, rent: 1, manSalvaged: 1, buyFuel: 2, buyBait: 2 };

/** `order` put where the rules want it: after all of its own step. */
export function withOrder(list: readonly Order[], order: Order): readonly Order[] {
  return [...list, order].sort((one, other) => steps[one.type] - steps[other.type]);
}

/** Without the order at `at`, and without those that needed it. */
export function withoutOrder(view: GameView, list: readonly Order[], at: number): readonly Order[] {
  const kept: Order[] = [];
  for (const order of list.toSpliced(at, 1)) if (refusalOf(view, [...kept, order]) === null) kept.push(order);
  return kept;
}

/** Why the list cannot be bought; null when it can. */
export function refusalOf(view: GameView, list: readonly Order[]): Refusal | null {
  let tried = view;
  for (const order of list) {
    const refusal = reason(tried, order);
    if (refusal !== null) return refusal;
    tried = after(tried, order);
  }
  return null;
}

/** The table when the list has been bought. */
export function bought(view: GameView, list: readonly Order[]): GameView {
  return list.reduce(after, view);
}

function after(view: GameView, order: Order): GameView {
  const event = eventOf(view, order);
  return event === null ? view : advance(view, event);
}

/** What would be told of a purchase. */
function eventOf(view: GameView, order: Order): Event | null {
  const { seat, public: table } = view;
  const player = mineOf(view);
  if (seat === null || player === null) return null;
  switch (order.type) {
    case 'hire': {
      const { port } = order;
      const captain = pawnOf(player);
      return captain && { type: 'hired', seat, captain, port, vp: ports[port].captain };
    }
    case 'rent': {
      const { captain, port, boatClass } = order;
      const [boat] = table.boats[boatClass];
      return boat === undefined ? null : { type: 'rented', seat, captain, port, boat, vp: boatClass };
    }
    case 'manSalvaged': {
      const { captain, boat } = order;
      const moored = player.moored.find(({ tile }) => tile === boat);
      return moored === undefined
        ? null
        : { type: 'manned', seat, captain, port: moored.port, boat, vp: moored.repaired ? 0 : repairVp };
    }
    default:
      return suppliedBy(view, order);
  }
}

function suppliedBy(view: GameView, order: Extract<Order, { type: 'buyFuel' | 'buyBait' }>): Event | null {
  const { seat } = view;
  const { captain } = order;
  const port = mineOf(view)?.captains[captain - 1]?.boat?.node as PortId | undefined;
  if (seat === null || port === undefined) return null;
  const head = { type: 'supplied', seat, captain, port, amount: order.pack } as const;
  return order.type === 'buyFuel'
    ? { ...head, supply: 'fuel', vp: ports[port].fuel[order.pack] }
    : { ...head, supply: 'bait', vp: ports[port].bait[order.pack] };
}
