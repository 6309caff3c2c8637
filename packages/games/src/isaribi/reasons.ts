/** Why a move is not legal: the first broken clause of docs/rules/isaribi.md. `legal` lists what finds no reason here. */
import type { Seat, View } from '../core/rules';
import { type Reason, refuse } from './clauses';
import { cubesAddedAtMost, kindOfArea, peeksAtMost } from './data';
import { badAction, badCarpenter } from './reasons-action';
import { cubesIn, displayedHelpers, isAreaSpace, mustPass, readPile, slotAt, storageOf } from './table';
import { type Isaribi, kinds, type Move, type Phase, type PlayerState, type Public } from './types';

/** A move as it came in: nothing but its type is known. */
type Fields = Readonly<Record<string, unknown>>;

const mainStep = ['MAIN', 'HELPER', 'CARPENTER'] as const satisfies readonly Phase[];
const inTurn = { phases: mainStep, rule: 'R-4.1' } as const;

/** In which phases a move has its place, and the clause that says so. */
const moments: Readonly<Record<Move['type'], { readonly phases: readonly Phase[]; readonly rule: string }>> = {
  peek: { phases: ['SPECULATOR'], rule: 'R-3.3' },
  donePeeking: { phases: ['SPECULATOR'], rule: 'R-3.3' },
  place: { phases: ['PLACEMENT'], rule: 'R-3.4' },
  oldFisherman: { phases: ['OLD_FISHERMAN'], rule: 'R-3.5' },
  moveBoat: inTurn,
  fishHand: inTurn,
  fishNet: inTurn,
  sell: inTurn,
  gainTech: inTurn,
  flipMarket: inTurn,
  endTurn: inTurn,
  pass: inTurn,
  chooseHelper: { phases: ['HELPER'], rule: 'R-6.3' },
  carpenter: { phases: ['CARPENTER'], rule: 'R-6.7' },
  keep: { phases: ['STORAGE'], rule: 'R-7.3' },
};

export function reason({ seat, public: table }: View<Isaribi>, move: Move): Reason | null {
  return badMoment(table, seat, move.type) ?? badMove(table, seat ?? -1, move);
}

/** Game over, step, passed, turn or owner, open choice: before the move itself is looked at. */
function badMoment(table: Readonly<Public>, seat: Seat | null, type: Move['type']): Reason | null {
  const { phase, active } = table;
  const { phases, rule } = moments[type];
  if (phase === 'OVER') return refuse('GAME_OVER');
  if (!phases.includes(phase)) return refuse('WRONG_PHASE', undefined, rule);
  if (seat === null || !active.includes(seat)) return notYours(table, seat, rule);
  if (phase === 'HELPER' && type !== 'chooseHelper') return refuse('PENDING', { choice: 'helper' });
  if (phase === 'CARPENTER' && type !== 'carpenter') return refuse('PENDING', { choice: 'carpenter' }, 'R-6.7');
  return null;
}

/** only in the main step does it matter that a seat has passed. */
function notYours({ phase, active, players }: Readonly<Public>, seat: Seat | null, rule: string): Reason {
  if (phase === 'SPECULATOR') return refuse('PEEK_OWNER', { active });
  if (phase === 'OLD_FISHERMAN') return refuse('OLD_OWNER', { active });
  const isMainStep = mainStep.some((step) => step === phase);
  const hasPassed = seat !== null && players[seat]?.passed === true;
  return isMainStep && hasPassed ? refuse('PASSED') : refuse('NOT_YOUR_TURN', { active }, rule);
}

function badMove(table: Readonly<Public>, seat: Seat, move: Move): Reason | null {
  const player = table.players[seat] as PlayerState;
  switch (move.type) {
    case 'peek':
      return badPeek(table, move);
    case 'donePeeking':
      return null;
    case 'place':
      return [0, 1].some((space) => space === move.space) ? null : refuse('PLACE_SPACE');
    case 'oldFisherman':
      return badGift(table, move);
    case 'endTurn':
      if (mustPass(player)) return refuse('IDLE');
      return table.turn?.acted === true ? null : refuse('END_IDLE');
    case 'pass':
      return table.options.strictPass && table.turn?.acted === true ? refuse('PASS_STRICT') : null;
    case 'chooseHelper':
      return badHelper(table, move);
    case 'carpenter':
      return badCarpenter(table, player, move);
    case 'keep':
      return badStorage(player, move);
    default:
      return badAction(table, seat, move);
  }
}

/** */
function badPeek(table: Readonly<Public>, { slot }: Fields): Reason | null {
  const chosen = slotAt(table, slot);
  if (chosen === undefined || chosen.card !== null) return refuse('PEEK_SLOT');
  if (chosen.peekedBy !== null) return refuse('PEEK_TWICE');
  const peeks = table.market.filter(({ peekedBy }) => peekedBy !== null).length;
  return peeks < peeksAtMost ? null : refuse('PEEK_LIMIT', { limit: peeksAtMost });
}

/** */
function badGift({ supply }: Readonly<Public>, { space, count }: Fields): Reason | null {
  if (!isAreaSpace(space)) return refuse('OLD_SPACE');
  if (!isWholeNumber(count) || count > cubesAddedAtMost) return refuse('OLD_COUNT', { limit: cubesAddedAtMost });
  const kind = kindOfArea[space];
  return count <= supply[kind] ? null : refuse('OLD_SUPPLY', { n: supply[kind], kind });
}

/** */
function badHelper(table: Readonly<Public>, { helper }: Fields): Reason | null {
  const display = displayedHelpers(table);
  return display.some((shown) => shown === helper) ? null : refuse('COLLAB_TAKEN', { display });
}

/** */
function badStorage(player: Readonly<PlayerState>, { cubes }: Fields): Reason | null {
  const pile = readPile(cubes);
  const limit = storageOf(player);
  if (pile === null || cubesIn(pile) !== limit) return refuse('KEEP_COUNT', { limit });
  return kinds.every((kind) => pile[kind] <= player.cubes[kind]) ? null : refuse('KEEP_CUBES');
}

function isWholeNumber(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0;
}
