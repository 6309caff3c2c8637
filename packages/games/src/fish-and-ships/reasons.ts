/** Why a move is not legal: the first broken clause of docs/rules/fish-and-ships.md. */
import type { Detail, Refusal, View } from '../core/rules';
import { areSlotsToTurn, canSailorMove, isColour, isDirection, isTilesToSay } from './legal';
import type { FishAndShips, Move, RefusalCode } from './types';

type Reason = Refusal<RefusalCode>;
/** A move as it came in: nothing but its type is known. */
type Fields = Readonly<Record<string, unknown>>;

export function reason(view: View<FishAndShips>, move: Move): Reason | null {
  return badMoment(view, move.type) ?? badMove(view, move);
}

/** before the move itself is looked at. */
function badMoment({ seat, public: table }: View<FishAndShips>, type: Move['type']): Reason | null {
  const { phase, active, revealed } = table;
  if (phase === 'OVER') return refuse('GAME_OVER', 'R-6.1');
  if ((type === 'passSailor') !== (phase === 'PASS')) return refuse('WRONG_PHASE', 'R-2.5');
  if (type === 'chooseShip' && phase !== 'CHOOSE') return refuse('WRONG_PHASE', 'R-4.6');
  const mayMove = seat !== null && active.includes(seat);
  if (!mayMove && type === 'passSailor' && seat !== null) return refuse('PASS_DONE', 'R-2.6');
  if (!mayMove) return refuse('NOT_YOUR_TURN', 'R-3.1', { active });
  if (phase === 'CHOOSE' && type !== 'chooseShip') return refuse('SHIP_PENDING', 'R-4.6', { ships: revealed });
  return null;
}

function badMove(view: View<FishAndShips>, move: Move): Reason | null {
  switch (move.type) {
    case 'passSailor':
      return badSailor(view, move, 'R-2.6');
    case 'reveal':
      return badReveal(view, move);
    case 'chooseShip':
      return badShip(view, move);
    case 'sendSailor':
      return badSailor(view, move, 'R-5.1') ?? badVoyage(view, move);
  }
}

function badSailor({ mine }: View<FishAndShips>, { colour }: Fields, rule: string): Reason | null {
  if (!isColour(colour)) return refuse('SAILOR_NOT_HELD', rule);
  return (mine?.hand[colour] ?? 0) > 0 ? null : refuse('SAILOR_NOT_HELD', rule, { colour });
}

function badReveal({ seat, public: table }: View<FishAndShips>, { n, slots }: Fields): Reason | null {
  if (!isTilesToSay(n)) return refuse('SAY_RANGE', 'R-4.1');
  const cubes = seat === null ? 0 : (table.cubes[seat] ?? 0);
  if (n === 3 && cubes === 0) return refuse('SAY_NO_CUBE', 'R-4.2', { n });
  if (slots === undefined || areSlotsToTurn(table, n, slots)) return null;
  return refuse('TILE_POSITION', table.options.slotPicking ? 'R-4.3' : 'R-8.3', { n });
}

function badShip({ public: { revealed } }: View<FishAndShips>, { colour }: Fields): Reason | null {
  return revealed.some((ship) => ship === colour) ? null : refuse('SHIP_NOT_REVEALED', 'R-4.6', { ships: revealed });
}

/** where a sailor may send a ship. */
function badVoyage({ public: { ships } }: View<FishAndShips>, { ship, direction }: Fields): Reason | null {
  if (ship === undefined && direction === undefined) return null;
  if (!isColour(ship) || !isDirection(direction)) return refuse('SAILOR_PARTIAL', 'R-5.2');
  if (canSailorMove(ships[ship], direction)) return null;
  return direction === -1 ? refuse('SAILOR_HARBOUR', 'R-5.3', { ship }) : refuse('SAILOR_FINAL', 'R-5.4', { ship });
}

function refuse(code: RefusalCode, rule: string, detail?: Detail): Reason {
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
