/** Why a move is not legal: the first broken clause of docs/rules/swordfish.md. `legal` lists what finds no reason here. */
import type { Seat, View } from '../core/rules';
import { type Reason, refuse } from './clauses';
import { badFishing, badTileDecision } from './reasons-fishing';
import { badPurchase } from './reasons-purchase';
import { badSailing } from './reasons-sailing';
import { badSelling } from './reasons-selling';
import type { Move, Phase, PlayerState, Public, Swordfish } from './types';

/** In which phase a move has its place. */
const phaseOf: Readonly<Record<Move['type'], Phase>> = {
  hire: 'PURCHASE',
  claimInsurance: 'PURCHASE',
  rent: 'PURCHASE',
  manSalvaged: 'PURCHASE',
  buyFuel: 'PURCHASE',
  buyBait: 'PURCHASE',
  endPurchase: 'PURCHASE',
  moveBoat: 'MOVEMENT',
  salvage: 'MOVEMENT',
  abandon: 'MOVEMENT',
  endMovement: 'MOVEMENT',
  fishBait: 'FISHING',
  fishSword: 'FISHING',
  keep: 'FISHING',
  throwBack: 'FISHING',
  endFishing: 'FISHING',
  sell: 'SELLING',
  discard: 'SELLING',
  endContract: 'SELLING',
  relocate: 'SELLING',
  endSelling: 'SELLING',
};

export function reason({ seat, public: table }: View<Swordfish>, move: Move): Reason | null {
  return badMoment(table, seat, move.type) ?? badMove(table, seat ?? -1, move);
}

/** Game over, phase, turn: before the move itself is looked at. */
function badMoment({ phase, active }: Readonly<Public>, seat: Seat | null, type: Move['type']): Reason | null {
  const needed = phaseOf[type];
  if (phase === 'OVER') return refuse('GAME_OVER');
  if (phase !== needed) return refuse('WRONG_PHASE', { needed, phase });
  return seat !== null && active.includes(seat) ? null : refuse('NOT_YOUR_TURN', { active });
}

/** Why the seat that acts in the phase of the move cannot make it. */
export function badMove(table: Readonly<Public>, seat: Seat, move: Move): Reason | null {
  const player = table.players[seat] as PlayerState;
  switch (move.type) {
    case 'hire':
    case 'claimInsurance':
    case 'rent':
    case 'manSalvaged':
    case 'buyFuel':
    case 'buyBait':
      return badPurchase(table, player, move);
    case 'moveBoat':
    case 'salvage':
    case 'abandon':
    case 'endMovement':
      return badSailing(table, seat, player, move);
    case 'fishBait':
    case 'fishSword':
      return badFishing(table, player, move);
    case 'keep':
    case 'throwBack':
    case 'endFishing':
      return badTileDecision(table, move);
    case 'sell':
    case 'discard':
    case 'endContract':
    case 'relocate':
      return badSelling(table, player, move);
    case 'endPurchase':
    case 'endSelling':
      return null;
  }
}
