/** How a season goes: rounds, phases and turns follow each other until somebody has something to decide. */
import type { Seat } from '../core/rules';
import { canAct } from './legal';
import { playerOf, type Run, removeFish } from './making';
import { claimOf, isLastRound } from './table';
import { columns, type Kind, type Phase, type PortId, type Public, portIds } from './types';
import { turnWeather } from './weather';

/** round 1, or the next one. */
export function startRound(run: Run): void {
  openBooks(run.table);
  run.tell({ type: 'roundStarted', round: run.table.round });
  startPhase(run, 'PURCHASE');
}

function openBooks({ players }: Public): void {
  for (const { books } of players) for (const column of columns) books[column].push(0);
}

function startPhase({ table, tell }: Run, phase: Phase): void {
  table.phase = phase;
  table.active = [];
  tell({ type: 'phaseStarted', phase, round: table.round, closing: table.closing });
}

/** after the turn of `seat` (null: of nobody yet in this phase), until somebody can act or the match is over. */
export function goOn(run: Run, after: Seat | null): void {
  const { table, tell } = run;
  let at = after === null ? 0 : table.order.indexOf(after) + 1;
  while (table.phase !== 'OVER') {
    const seat = table.order[at];
    if (seat === undefined) {
      nextPhase(run);
      at = 0;
      continue;
    }
    beginTurn(run, seat);
    const { phase } = table;
    if (canAct(table, seat)) {
      tell({ type: 'turnStarted', seat, phase });
      return;
    }
    tell({ type: 'turnSkipped', seat, phase });
    closeTurn(run, seat);
    at += 1;
  }
}

function beginTurn(run: Run, seat: Seat): void {
  const { table } = run;
  table.active = [seat];
  table.purchase = table.phase === 'PURCHASE' ? { stage: 'hire' } : null;
  table.movement = table.phase === 'MOVEMENT' ? { moved: [] } : null;
  table.fishing =
    table.phase === 'FISHING' ? { captain: null, attempts: [], scared: false, tile: null, done: [] } : null;
  const player = playerOf(table, seat);
  if (table.phase === 'PURCHASE' && player.insuranceDue && claimOf(table, player) === null) lapse(run, seat);
}

/** the claim ends with the purchase turn, or at its beginning if the player can start without it. */
function lapse({ table, tell }: Run, seat: Seat): void {
  playerOf(table, seat).insuranceDue = false;
  tell({ type: 'insuranceLapsed', seat });
}

function closeTurn(run: Run, seat: Seat): void {
  const { table } = run;
  table.purchase = null;
  table.movement = null;
  table.fishing = null;
  if (table.phase === 'PURCHASE' && playerOf(table, seat).insuranceDue) lapse(run, seat);
}

export function endTurn(run: Run, seat: Seat): void {
  run.tell({ type: 'turnEnded', seat, phase: run.table.phase });
  closeTurn(run, seat);
  goOn(run, seat);
}

function nextPhase(run: Run): void {
  const { table } = run;
  switch (table.phase) {
    case 'PURCHASE':
      startPhase(run, 'MOVEMENT');
      break;
    case 'MOVEMENT':
      if (!table.closing) turnWeather(run);
      startPhase(run, table.closing ? 'SELLING' : 'FISHING');
      break;
    case 'FISHING':
      startPhase(run, 'SELLING');
      break;
    case 'SELLING':
      endRound(run);
      break;
    case 'OVER':
      break;
  }
}

/** */
function endRound(run: Run): void {
  const { table, tell } = run;
  if (table.closing) {
    table.phase = 'OVER';
    table.active = [];
    tell({ type: 'matchEnded' });
    return;
  }
  const cleared = clearPorts(table);
  table.order = nextOrder(table);
  tell({ type: 'roundEnded', round: table.round, order: [...table.order], cleared });
  if (isLastRound(table)) {
    table.closing = true;
    openBooks(table);
    startPhase(run, 'MOVEMENT');
    return;
  }
  table.round += 1;
  startRound(run);
}

/** */
function clearPorts(table: Public): Record<PortId, Kind[]> {
  const sold = portIds.map((port): [PortId, Kind[]] => [port, table.market[port].splice(0)]);
  for (const [, fish] of sold) removeFish(table, fish);
  return Object.fromEntries(sold) as Record<PortId, Kind[]>;
}

/** the poorest first; of level tokens the lowest in the stack. */
export function nextOrder({ players, stack }: Pick<Public, 'players' | 'stack'>): Seat[] {
  const vpOf = (seat: Seat): number => players[seat]?.vp ?? 0;
  return [...stack].sort((one, other) => vpOf(one) - vpOf(other));
}
