/** Why a move is not legal: the first broken clause of docs/rules/fisheries-of-gloucester.md. */
import type { Seat, View } from '../core/rules';
import { type Reason, refuse } from './clauses';
import { badFeature } from './features';
import { badBonusTile, badCatch, badPreserving, badTile, badVoyage } from './reasons-action';
import { isLastDay, otherSeat } from './table';
import {
  type FisheriesOfGloucester,
  type Move,
  orders,
  type Phase,
  type PlayerState,
  type Private,
  type Public,
  shapes,
} from './types';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;
/** A move as it came in: nothing but its type is known. */
type Fields = Readonly<Record<string, unknown>>;

const turnPhases = ['ACTION', 'BONUS', 'LOBSTER'] as const satisfies readonly Phase[];
const inTurn = { phases: turnPhases, rule: 'R-4.1' } as const;

/** In which phases a move has its place, and the clause that says so. */
const moments: Readonly<Record<Move['type'], { readonly phases: readonly Phase[]; readonly rule: string }>> = {
  placeFeature: { phases: ['PLACEMENT'], rule: 'R-11.3' },
  chooseStart: { phases: ['START'], rule: 'R-11.5' },
  chart: inTurn,
  sail: inTurn,
  fish: inTurn,
  preserve: inTurn,
  bonusSail: inTurn,
  bonusChart: inTurn,
  bonusDone: inTurn,
  useLobster: inTurn,
  finishTurn: inTurn,
  endDay: inTurn,
  keepTile: { phases: ['KEEP'], rule: 'R-8.5' },
};

export function reason({ seat, public: table, mine }: View<FisheriesOfGloucester>, move: Move): Reason | null {
  const early = badMoment(table, seat, mine, move.type);
  const player = seat === null ? undefined : table.players[seat];
  if (early !== null || seat === null || player === undefined) return early;
  return badStep(table, seat, player, move.type) ?? badMove(table, seat, player, move);
}

/** Game over, phase, whose move it is: before the move itself is looked at. */
function badMoment(table: Table, seat: Seat | null, mine: Readonly<Private> | null, type: Move['type']): Reason | null {
  const { phase, active, players } = table;
  const { phases, rule } = moments[type];
  if (phase === 'OVER') return refuse('GAME_OVER');
  if (!phases.includes(phase)) return refuse('WRONG_PHASE', undefined, rule);
  if (seat !== null && active.includes(seat)) return null;
  if (phase === 'KEEP' && mine !== null && mine.keep !== null) return refuse('KEEP_DONE');
  const hasEnded = phase !== 'KEEP' && seat !== null && players[seat]?.ended === true;
  return hasEnded ? refuse('DAY_ENDED') : refuse('NOT_YOUR_TURN', { active }, rule);
}

/** whether this step of the turn is the one for such a move. */
function badStep(table: Table, seat: Seat, player: Player, type: Move['type']): Reason | null {
  const { phase } = table;
  switch (type) {
    case 'bonusSail':
    case 'bonusChart':
    case 'bonusDone':
      return phase === 'BONUS' ? null : refuse('BONUS_NONE');
    case 'chart':
    case 'sail':
    case 'fish':
    case 'preserve':
      return bonusFirst(phase) ?? (phase === 'LOBSTER' ? refuse('TURN_SPENT') : null);
    case 'useLobster':
      return bonusFirst(phase) ?? (phase === 'LOBSTER' ? null : badLobster(table, seat, player));
    case 'finishTurn':
      return bonusFirst(phase) ?? (phase === 'LOBSTER' ? null : refuse('MUST_ACT'));
    case 'endDay':
      return bonusFirst(phase) ?? (phase === 'LOBSTER' || table.extra ? refuse('END_MID_TURN') : null);
    default:
      return null;
  }
}

function bonusFirst(phase: Phase): Reason | null {
  return phase === 'BONUS' ? refuse('BONUS_FIRST') : null;
}

/** outside its window a lobster is always refused, the question is why. */
function badLobster({ players }: Table, seat: Seat, { lobster }: Player): Reason {
  if (!lobster) return refuse('LOBSTER_GONE');
  return refuse(players[otherSeat(seat)]?.ended === true ? 'LOBSTER_POINTLESS' : 'LOBSTER_TIMING');
}

function badMove(table: Table, seat: Seat, player: Player, move: Move): Reason | null {
  switch (move.type) {
    case 'placeFeature':
      return badFeature(table.terrain, move.feature, move.space);
    case 'chooseStart':
      return table.players.some((_, first) => first === move.first) ? null : refuse('START_SEAT');
    case 'chart':
      return badTile(table, player, move);
    case 'sail':
      return badVoyage(table, seat, player, move);
    case 'fish':
      return badCatch(table, seat, player, move);
    case 'preserve':
      return badPreserving(table, player, move);
    case 'bonusSail':
      return table.bonus?.parts.includes('sail') === true
        ? badVoyage(table, seat, player, move, table.bonus.card)
        : refuse('BONUS_NONE');
    case 'bonusChart':
      return badBonusTile(table, move);
    case 'endDay':
      return badEnd(table, move);
    case 'keepTile':
      return badKeep(player, move);
    case 'bonusDone':
    case 'useLobster':
    case 'finishTurn':
      return null;
  }
}

/** */
function badEnd(table: Table, move: Fields): Reason | null {
  if (table.initiative !== null || isLastDay(table)) {
    return Object.hasOwn(move, 'next') ? refuse('END_NO_CHOICE') : null;
  }
  return orders.some((order) => order === move.next) ? null : refuse('END_CHOOSE_ORDER');
}

/** */
function badKeep({ tiles }: Player, { shape }: Fields): Reason | null {
  if (shape === null || shape === undefined) return refuse('KEEP_ONE');
  return shapes.some((known) => known === shape && tiles[known] > 0) ? null : refuse('KEEP_NOT_HELD');
}
