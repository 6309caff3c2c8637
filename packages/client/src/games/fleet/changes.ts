/** Small changes to a view that many events share. */
import type { Seat } from '@quayside/games/core/rules';
import type { Boat, BoatId, Card, CrateOn, Hold, Payment, PlayerState, Public } from '@quayside/games/fleet/types';
import type { GameView, Table } from './words';

export function withPlayer(
  { players }: Table,
  seat: Seat,
  change: (player: PlayerState) => Partial<PlayerState>,
): PlayerState[] {
  return players.map((player, at) => (at === seat ? { ...player, ...change(player) } : player));
}

export function withBoat({ boats }: PlayerState, id: BoatId, change: (boat: Boat) => Partial<Boat>): Boat[] {
  return boats.map((boat) => (boat.id === id ? { ...boat, ...change(boat) } : boat));
}

/** Takes these crates off their craft. */
export function withoutCrates(
  { boats, artisans }: PlayerState,
  crates: readonly CrateOn[],
): Pick<PlayerState, 'boats' | 'artisans'> {
  const taken = (id: BoatId, hold: Hold): number =>
    crates.filter((crate) => crate.boat === id && crate.hold === hold).length;
  return {
    boats: boats.map((boat) => ({
      ...boat,
      crates: boat.crates - taken(boat.id, 'own'),
      tucked: boat.tucked === null ? null : boat.tucked - taken(boat.id, 'tucked'),
    })),
    artisans: artisans.map((one) => ({ ...one, crates: one.crates - taken(one.id, 'own') })),
  };
}

/** What a payment takes from what lies open. */
export function paidBy(
  table: Table,
  seat: Seat,
  { cards, crates, houseBoats }: Readonly<Payment>,
): Pick<Public, 'players' | 'goneFishin'> {
  return {
    goneFishin: table.goneFishin + cards.filter((card) => card === 'goneFishin').length,
    players: withPlayer(table, seat, (player) => ({
      processed: player.processed - crates,
      houseBoats: player.houseBoats.slice(houseBoats),
    })),
  };
}

/** A hand grows or shrinks; `card`, when everybody saw which, in the viewer's own hand too. */
export function withHand(view: GameView, seat: Seat, change: number, card: Card | null = null): GameView {
  const { counts, mine } = view;
  const hands = typeof counts.hands === 'object' ? counts.hands.map((n, at) => (at === seat ? n + change : n)) : [];
  const isMine = card !== null && mine !== null && seat === view.seat;
  return {
    ...view,
    counts: { ...counts, hands },
    mine: isMine ? { ...mine, hand: { ...mine.hand, [card]: mine.hand[card] + change } } : mine,
  };
}
