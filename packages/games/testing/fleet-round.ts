/** Positions of Fleet around the catch, and rounds in which nobody does anything that can be left undone. */
import type { Seat, State } from '../src/core/rules';
import type { Event, Fleet, Move } from '../src/fleet/types';
import { legal, play } from './fleet-play';
import { type Player, type Position, position } from './fleet-position';

/** It is the turn of seat 0 to launch; seat 1 waits with a card in hand, so that the phase goes on after it. */
export function launching(player: Player, more: Position = {}): State<Fleet> {
  return position({ phase: 'LAUNCH_HIRE', ...more, players: [player, { hand: ['shrimp'] }] });
}

/** The same, to hire. */
export function hiring(player: Player, more: Position = {}): State<Fleet> {
  return launching({ step: 'hire', ...player }, more);
}

/** All have launched and hired but the last seat in turn order, which has nothing to do: `fish` brings the catch. */
export function beforeCatch(players: readonly Player[], more: Position = {}): State<Fleet> {
  const { seats = 4, startSeat = 0 } = more;
  const last = (startSeat + seats - 1) % seats;
  const all = Array.from({ length: seats }, (_, seat): Player => players[seat] ?? {});
  const waiting = all.map((one, seat): Player => (seat === last ? { step: 'hire', ...one } : one));
  const row = ['shrimp', 'cod', 'lobster', 'tuna'] as const;
  return position({ phase: 'LAUNCH_HIRE', active: [last], row: row.slice(0, seats), ...more, players: waiting });
}

/** All that is done without anybody doing anything, up to and with the next catch. */
export function fish(state: State<Fleet>): Event[] {
  const events: Event[] = [];
  const after: readonly string[] = ['PROCESSING', 'DRAW', 'OVER'];
  let isBefore = false;
  do {
    isBefore ||= !after.includes(state.public.phase);
    events.push(...idle(state));
  } while (!isBefore || !after.includes(state.public.phase));
  return events;
}

/** The first seat to move does as little as the rules allow. */
export function idle(state: State<Fleet>): Event[] {
  const [seat] = state.public.active;
  if (seat === undefined) throw new Error('nobody may move');
  return play(state, seat, leastMove(state, seat));
}

function leastMove(state: State<Fleet>, seat: Seat): Move {
  const { step } = state.public.players[seat]!;
  switch (state.public.phase) {
    case 'OPEN':
      return { type: 'dropOut' };
    case 'RAISE':
      return { type: 'passBid' };
    case 'LAUNCH_HIRE':
      return { type: step === 'launch' ? 'endLaunch' : 'endHire' };
    case 'SALMON':
      return { type: 'tuck', tucks: [] };
    case 'PROCESSING':
      return step === 'process' ? { type: 'process', crates: [] } : { type: 'noTrade' };
    default:
      return legal(state, seat)[0]!;
  }
}

/** The crates on the boats of `seat`, oldest first. */
export function cratesOf(state: State<Fleet>, seat: Seat): number[] {
  return state.public.players[seat]!.boats.map(({ crates }) => crates);
}

/** How many cards `seat` drew for `by`, told in `events`. */
export function drawnFor(events: readonly Event[], seat: Seat, by: Extract<Event, { type: 'drew' }>['by']): number {
  let count = 0;
  for (const event of events) if (event.type === 'drew' && event.seat === seat && event.by === by) count += event.count;
  return count;
}
