/** What a seat's situation is worth: VP, what its boats will bring home, what its captains could still do, its tokens. */
import type { Seat, View } from '../core/rules';
import { attemptsAlone, ports, tokenVp, trackEnd } from './data';
import { kindsOfBoat, type Outlook, outlookOf } from './outlook';
import { bestPlan, leftovers, type Ship } from './prospects';
import { outcomeOf } from './scoring';
import { attemptsAt, boatClassOf, boatKindOf, captainsOf, isLastRound } from './table';
import {
  type Boat,
  type Captain,
  fuelPacks,
  type Kind,
  type PlayerState,
  type PortId,
  type Public,
  type Swordfish,
} from './types';
import { weights } from './weights';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

/** An estimate of the seat's VP at the end of the match; 0 for spectators. */
export function value({ seat, public: table }: View<Swordfish>): number {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined) return 0;
  if (table.phase === 'OVER') return outcomeOf(table).standings[seat]?.total ?? 0;
  const outlook = outlookOf(table);
  return (
    player.vp + afloat(table, seat, player, outlook) + waiting(table, seat, player, outlook) + extras(table, player)
  );
}

/** Captains with boats. */
function afloat(table: Table, seat: Seat, { captains }: Player, outlook: Outlook): number {
  return captains.reduce((sum, captain, at) => {
    if (!captain?.boat) return sum;
    const plan = (hold: readonly Kind[]): number =>
      bestPlan(shipOf(table, seat, at + 1, captain, captain.boat as Boat, hold), outlook);
    const { hold, tow } = captain.boat;
    const towed = tow === null ? 0 : weights.towed * boatClassOf(tow);
    const tile = table.fishing?.captain === at + 1 && table.active.includes(seat) ? table.fishing.tile : null;
    const best = tile === null ? plan(hold) : Math.max(plan(hold), plan([...hold, tile.kind]));
    return sum + towed + best;
  }, 0);
}

function shipOf(table: Table, seat: Seat, number: number, captain: Captain, boat: Boat, hold: readonly Kind[]): Ship {
  return {
    kind: boatKindOf(boat.tile),
    node: boat.node,
    hold,
    fuel: boat.tow === null ? captain.fuel : 0,
    bait: captain.bait,
    moves: movesLeft(table, seat, number),
    attemptsNow: attemptsNow(table, seat, number, boat),
    seats: table.players.length,
    captains: captainsOf(table.players[seat] as Player).length,
    tokensLeft: table.tokensLeft,
  };
}

/** Whether the seat's turn of this phase is still to come (1), goes on (0) or is over (-1). */
function turnOf({ order, active }: Table, seat: Seat): number {
  return Math.sign(order.indexOf(seat) - order.indexOf(active[0] ?? seat));
}

/** Movements still to come for a boat, the last one after the last round. */
function movesLeft(table: Table, seat: Seat, number: number): number {
  const later = table.closing ? 0 : table.options.rounds - table.round + 1;
  if (table.phase === 'PURCHASE') return later + 1;
  if (table.phase !== 'MOVEMENT') return later;
  const turn = turnOf(table, seat);
  const isOpen = turn > 0 || (turn === 0 && table.movement?.moved.some((moved) => moved === number) !== true);
  return later + (isOpen ? 1 : 0);
}

/** Attempts for swords in this round, when the boat's movement is over and its fishing is not; else null. */
function attemptsNow(table: Table, seat: Seat, number: number, { node }: Boat): number | null {
  const { phase, closing, fishing, movement } = table;
  if (closing || phase === 'PURCHASE' || phase === 'SELLING') return null;
  const turn = turnOf(table, seat);
  if (phase === 'MOVEMENT') {
    const isDone = turn < 0 || (turn === 0 && movement?.moved.some((moved) => moved === number) === true);
    return isDone ? attemptsAlone : null;
  }
  if (turn !== 0 || fishing === null) return turn > 0 ? attemptsAlone : null;
  if (fishing.done.some((done) => done === number)) return null;
  if (fishing.captain !== number) return attemptsAt(table, node);
  return swordsAfter(fishing.attempts, fishing.scared, attemptsAt(table, node));
}

function swordsAfter(attempts: readonly string[], scared: boolean, limit: number): number | null {
  const left = limit - attempts.length;
  if (scared || left <= 0) return null;
  if (!attempts.includes('bait')) return left;
  return attempts.length === 1 ? 1 : null;
}

/** Captains in port: each fits out the best boat that the VP still pay for, in this round or the next. */
function waiting(table: Table, seat: Seat, { captains, vp }: Player, outlook: Outlook): number {
  const later = table.closing ? 0 : table.options.rounds - table.round + 1;
  const turn = table.phase === 'PURCHASE' ? turnOf(table, seat) : -1;
  const isNow = turn > 0 || (turn === 0 && table.purchase?.stage !== 'provision');
  if (!isNow && isLastRound(table)) return 0;
  const hired = captains.filter((captain) => captain !== null).length;
  let purse = vp;
  let sum = 0;
  for (const captain of captains) {
    if (!captain?.port) continue;
    const ship = newShip(table, captain, captain.port, isNow ? later + 1 : later - weights.delay, hired);
    const { worth, cost } = bestFitting(table, ship, captain.port, purse, outlook);
    sum += worth * weights.intended + leftovers(captain.fuel, captain.bait) / 2;
    purse -= cost;
  }
  return sum;
}

/** A ship without a boat yet. */
function newShip(table: Table, { fuel, bait }: Captain, port: PortId, moves: number, captains: number): Fitted {
  const { players, tokensLeft } = table;
  return { node: port, hold: [], fuel, bait, moves, attemptsNow: null, seats: players.length, captains, tokensLeft };
}

type Fitted = Omit<Ship, 'kind'>;

interface Fitting {
  /** What the plan brings, less what it costs. */
  readonly worth: number;
  readonly cost: number;
}

/** The best class to rent, with the pack of fuel that pays. */
function bestFitting(table: Table, ship: Fitted, port: PortId, purse: number, outlook: Outlook): Fitting {
  let best: Fitting = { worth: 0, cost: 0 };
  for (const [boatClass, kind] of kindsOfBoat) {
    if (boatClass > purse || table.boats[boatClass].length === 0) continue;
    for (const pack of [0, ...fuelPacks] as const) {
      const cost = boatClass + (pack === 0 ? 0 : ports[port].fuel[pack]);
      const fuel = ship.fuel + pack;
      if (cost > purse || fuel > trackEnd) continue;
      const worth = bestPlan({ ...ship, kind, fuel }, outlook) - cost;
      if (worth > best.worth) best = { worth, cost };
    }
  }
  return best;
}

/** Tokens and boats in port. */
function extras(table: Table, { captains, moored }: Player): number {
  const tokens = captains.reduce((sum, captain) => sum + (captain?.tokens ?? 0), 0);
  const isLate = table.closing || isLastRound(table);
  const boats = moored.reduce((sum, { tile }) => sum + boatClassOf(tile), 0);
  return tokens * tokenVp * weights.token + (isLate ? 0 : boats * weights.moored);
}
