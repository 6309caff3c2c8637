/** What moves do. Every move that arrives here is legal. */
import type { Random } from '../core/random';
import type { Seat, State } from '../core/rules';
import { decide, fishBait, fishSword } from './fishing';
import { endTurn } from './flow';
import { boatOf, endContract, type Making, playerOf } from './making';
import { purchase } from './purchase';
import { abandon, sail, salvage } from './sailing';
import { discard, relocate, sell } from './selling';
import type { Event, Move, PortId, Swordfish } from './types';

export function apply(
  { public: table }: State<Swordfish>,
  seat: Seat,
  move: Move,
  random: Random,
  tell: (event: Event) => void,
): void {
  const making: Making = { table, seat, player: playerOf(table, seat), random, tell };
  switch (move.type) {
    case 'moveBoat':
      sail(making, move);
      break;
    case 'salvage':
      salvage(making, move);
      break;
    case 'abandon':
      abandon(making, move.wreck);
      break;
    case 'fishBait':
      fishBait(making, move.captain);
      break;
    case 'fishSword':
      fishSword(making, move.captain);
      break;
    case 'keep':
    case 'throwBack':
      decide(making, move.type === 'keep');
      break;
    case 'endPurchase':
    case 'endMovement':
    case 'endFishing':
    case 'endSelling':
      endTurn(making, seat);
      break;
    case 'sell':
    case 'discard':
    case 'endContract':
    case 'relocate':
      trade(making, move);
      break;
    default:
      purchase(making, move);
  }
}

function trade(making: Making, move: Extract<Move, { type: 'sell' | 'discard' | 'endContract' | 'relocate' }>): void {
  switch (move.type) {
    case 'sell':
      sell(making, move);
      break;
    case 'discard':
      discard(making, move);
      break;
    case 'endContract':
      endContract(making, move.captain, boatOf(making.player, move.captain).node as PortId);
      break;
    case 'relocate':
      relocate(making, move);
      break;
  }
}
