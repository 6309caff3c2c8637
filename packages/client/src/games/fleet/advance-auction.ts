/** What events of the auction change of what lies open. */
import { nextBidder, turnOrder } from '@quayside/games/fleet/table';
import type { Event, Licence, PlayerState, Public } from '@quayside/games/fleet/types';
import { paidBy, withPlayer } from './changes';
import type { Table } from './words';

type OfAuction = Extract<
  Event,
  { type: 'opened' | 'raised' | 'passed' | 'droppedOut' | 'bought' | 'rowDiscarded' | 'refilled' | 'finalRound' }
>;

export function advanceAuction(table: Table, event: OfAuction): Partial<Public> {
  switch (event.type) {
    case 'opened':
    case 'raised': {
      const { licence, bid, seat } = event;
      const passed = event.type === 'opened' ? [] : (table.auction?.passed ?? []);
      return asked({ ...table, auction: { licence, bid, high: seat, passed } }, seat);
    }
    case 'passed': {
      if (table.auction === null) return {};
      return asked(
        { ...table, auction: { ...table.auction, passed: [...table.auction.passed, event.seat] } },
        event.seat,
      );
    }
    case 'droppedOut': {
      const players = withPlayer(table, event.seat, () => ({ status: 'out' }));
      return { ...opening(table, players), goneFishin: table.goneFishin - (event.goneFishin ? 1 : 0) };
    }
    case 'bought': {
      const { seat, licence, payment } = event;
      const paid = paidBy(table, seat, payment);
      const players = withPlayer({ ...table, ...paid }, seat, ({ licences }) => ({
        status: 'bought',
        licences: [...licences, licence],
      }));
      return { ...opening(table, players), goneFishin: paid.goneFishin, row: without(table.row, licence) };
    }
    case 'rowDiscarded':
      return { row: [], gone: [...table.gone, ...event.licences] };
    case 'refilled':
      return { row: [...table.row, ...event.licences] };
    case 'finalRound':
      return { finalRound: true };
  }
}

/** Who is asked about the licence under the hammer. */
function asked(table: Table, from: number): Partial<Public> {
  const next = nextBidder(table, from);
  return {
    auction: table.auction,
    phase: next === null ? 'PAY' : 'RAISE',
    active: [next ?? table.auction?.high ?? from],
  };
}

function opening(table: Table, players: PlayerState[]): Partial<Public> {
  const opener = turnOrder(table).find((seat) => players[seat]?.status === 'in');
  return { players, auction: null, phase: 'OPEN', active: opener === undefined ? [] : [opener] };
}

function without(row: readonly Licence[], licence: Licence): Licence[] {
  const at = row.indexOf(licence);
  return row.filter((_, index) => index !== at);
}
