/** Why a move is not legal: the first broken clause of docs/rules/fleet.md. */
import type { Seat, View } from '../core/rules';
import type { Asked } from './asking';
import { type Reason, refuse } from './clauses';
import { badOpen, badPay, badRaise } from './reasons-auction';
import { badDock, badHire, badLaunch, badMate } from './reasons-launch';
import { badDiscard, badKeep, badProcess, badTuck } from './reasons-round';
import { hireLimit, launchLimit, licencesOf, playerAt } from './table';
import type { Fleet, Move, Phase, PlayerState, Public, Step } from './types';

interface Moment {
  readonly phase: Phase;
  readonly step: Step | null;
  readonly rule: string;
}

const launching: Moment = { phase: 'LAUNCH_HIRE', step: 'launch', rule: 'R-5.1' };
const hiring: Moment = { phase: 'LAUNCH_HIRE', step: 'hire', rule: 'R-5.1' };

/** When a move has its place, and the clause that says so. */
const moments: Readonly<Record<Move['type'], Moment>> = {
  keep: { phase: 'KEEP', step: null, rule: 'R-2.9' },
  open: { phase: 'OPEN', step: null, rule: 'R-4.1' },
  dropOut: { phase: 'OPEN', step: null, rule: 'R-4.3' },
  raise: { phase: 'RAISE', step: null, rule: 'R-4.4' },
  passBid: { phase: 'RAISE', step: null, rule: 'R-4.5' },
  pay: { phase: 'PAY', step: null, rule: 'R-4.6' },
  launch: launching,
  buyHouseBoat: launching,
  buyArtisan: launching,
  endLaunch: launching,
  hire: hiring,
  buyFirstMate: { ...hiring, rule: 'R-5.10' },
  endHire: hiring,
  tuck: { phase: 'SALMON', step: null, rule: 'R-6.2' },
  process: { phase: 'PROCESSING', step: 'process', rule: 'R-7.1' },
  trade: { phase: 'PROCESSING', step: 'trade', rule: 'R-7.3' },
  noTrade: { phase: 'PROCESSING', step: 'trade', rule: 'R-7.3' },
  discard: { phase: 'DRAW', step: null, rule: 'R-8.2' },
};

export function reason({ seat, public: table, mine }: View<Fleet>, move: Move): Reason | null {
  const early = badMoment(table, seat, move.type);
  if (early !== null || seat === null || mine === null) return early;
  return badMove({ table, seat, player: playerAt(table, seat), mine }, move);
}

/** Match over, spent rights, phase, turn, step: before the move itself is looked at. */
function badMoment(table: Readonly<Public>, seat: Seat | null, type: Move['type']): Reason | null {
  const { phase, active } = table;
  const moment = moments[type];
  if (phase === 'OVER') return refuse('GAME_OVER');
  const player = seat === null ? undefined : table.players[seat];
  const spent = player === undefined ? null : badRight(table, player, type);
  if (spent !== null) return spent;
  if (phase === 'PAY' && type !== 'pay' && seat !== null && active.includes(seat)) return refuse('PAY_FIRST');
  if (phase !== moment.phase) return refuse('WRONG_PHASE', { phase }, moment.rule);
  if (player === undefined || seat === null || !active.includes(seat)) {
    return refuse('NOT_YOUR_TURN', { active }, moment.rule);
  }
  return moment.step === player.step ? null : refuse('WRONG_PHASE', { phase }, moment.rule);
}

/** What a seat has used up or never had; told before whose turn it is, since waiting would not help. */
function badRight({ phase }: Readonly<Public>, player: Readonly<PlayerState>, type: Move['type']): Reason | null {
  switch (type) {
    case 'open':
    case 'raise':
      return badBidder(phase, player);
    case 'launch':
    case 'buyHouseBoat':
    case 'buyArtisan': {
      const limit = launchLimit(player);
      return phase === 'LAUNCH_HIRE' && player.launched >= limit ? refuse('LAUNCH_LIMIT', { limit }) : null;
    }
    case 'hire': {
      const limit = hireLimit(player);
      return phase === 'LAUNCH_HIRE' && player.hired >= limit ? refuse('HIRE_LIMIT', { limit }) : null;
    }
    case 'process':
    case 'trade':
      if (type === 'trade' && player.traded) return refuse('TRADE_TWICE');
      return phase === 'PROCESSING' ? badProcessor(player, type) : null;
    default:
      return null;
  }
}

/** */
function badBidder(phase: Phase, { status }: Readonly<PlayerState>): Reason | null {
  if (phase !== 'OPEN' && phase !== 'RAISE' && phase !== 'PAY') return null;
  if (status === 'in') return null;
  return refuse(status === 'bought' ? 'BOUGHT' : 'OUT');
}

/** */
function badProcessor(player: Readonly<PlayerState>, type: 'process' | 'trade'): Reason | null {
  if (licencesOf(player, 'processing') === 0) return refuse('PROCESS_LICENCE');
  return type === 'trade' && player.processed === 0 ? refuse('TRADE_CRATE') : null;
}

function badMove(asked: Asked, move: Move): Reason | null {
  switch (move.type) {
    case 'keep':
      return badKeep(asked, move);
    case 'open':
      return badOpen(asked, move);
    case 'raise':
      return badRaise(asked, move);
    case 'pay':
      return badPay(asked, move);
    case 'launch':
      return badLaunch(asked, move);
    case 'buyHouseBoat':
      return badDock(asked, 'houseBoat', move);
    case 'buyArtisan':
      return badDock(asked, 'artisan', move);
    case 'hire':
      return badHire(asked, move);
    case 'buyFirstMate':
      return badMate(asked, move);
    case 'tuck':
      return badTuck(asked, move);
    case 'process':
      return badProcess(asked, move);
    case 'discard':
      return badDiscard(asked, move);
    default:
      return null;
  }
}
