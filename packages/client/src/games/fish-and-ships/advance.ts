/** The picture after an event, so that a move of somebody else can be shown one effect at a time. */

import type { Counts, Seat, View } from '@quayside/games/core/rules';
import { colours, type Event, type FishAndShips, type Public } from '@quayside/games/fish-and-ships/types';

type GameView = View<FishAndShips>;

export function advance(view: GameView, event: Event): GameView {
  const table = view.public;
  switch (event.type) {
    case 'chosen':
      return patch(view, { active: table.active.filter((seat) => seat !== event.seat) });
    case 'exchanged':
      return patch(view, { phase: 'TURN', active: [table.starter] });
    case 'said':
      return patch(view, takeCubes(table, event.seat, event.cube));
    case 'revealed':
      return patch(view, {
        tiles: table.tiles.map((old, slot) => event.tiles.find((tile) => tile.slot === slot)?.face ?? old),
      });
    case 'pirate':
      return patch(view, {
        cubes: table.cubes.map((cubes, seat) => (event.victims.includes(seat) ? cubes - 1 : cubes)),
        supply: table.supply + event.victims.length,
      });
    case 'shipMoved':
      return patch(view, { ships: { ...table.ships, [event.ship]: event.to }, revealed: [] });
    case 'sailorSent':
      return { ...patch(view, takeCubes(table, event.seat, event.cube)), counts: oneSent(view.counts, event.seat) };
    case 'tilesReset':
      return patch(view, { tiles: table.tiles.map(() => null) });
    case 'nextGame':
      return patch(view, nextGame(table, event.game, event.starter));
    case 'noShip':
    case 'gameEnded':
      return view;
  }
}

function patch(view: GameView, change: Partial<Public>): GameView {
  return { ...view, public: { ...view.public, ...change } };
}

function takeCubes({ cubes, supply }: Readonly<Public>, taker: Seat, gained: number): Partial<Public> {
  return { cubes: cubes.map((own, seat) => (seat === taker ? own + gained : own)), supply: supply - gained };
}

/** Which colour left is seen in the match itself when the film is over. */
function oneSent(counts: Counts, sender: Seat): Counts {
  return { ...counts, hand: shifted(counts.hand, sender, -1), sent: shifted(counts.sent, sender, 1) };
}

function shifted(numbers: Counts[string] | undefined, at: Seat, by: number): readonly number[] {
  return typeof numbers === 'object' ? numbers.map((number, seat) => (seat === at ? number + by : number)) : [];
}

/** The new row of water cards is known when the film is over. */
function nextGame({ tiles }: Readonly<Public>, game: number, starter: Seat): Partial<Public> {
  const ships = Object.fromEntries(colours.map((colour) => [colour, 0])) as Public['ships'];
  return { game, starter, phase: 'PASS', active: [], ships, tiles: tiles.map(() => null), revealed: [] };
}
