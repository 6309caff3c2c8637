/** What a seat's situation is worth: money, what is on its boat, what it can still fetch, and what its technology will bring. */
import type { Seat, View } from '../core/rules';
import { carpenterRebate, kindOfArea, moneyChangerGain } from './data';
import { bestTrip, type Outlook, outlookOf } from './prospects';
import { areaAt, displayedHelpers, isLastRound, nextStartSeat, seatsInRound, type Terms, techCost } from './table';
import { areaSpaces, type Helper, type Isaribi, type PlayerState, type Public, type Tech, techs } from './types';
import { weights } from './weights';

type Table = Readonly<Public>;
type Player = Readonly<PlayerState>;

/** An estimate of the seat's Ryo at the end of the match; 0 for spectators. */
export function value({ seat, public: table, mine }: View<Isaribi>): number {
  const player = seat === null ? undefined : table.players[seat];
  if (seat === null || player === undefined) return 0;
  if (table.phase === 'OVER') return player.money;
  const outlook = outlookOf(table, seat, player);
  const cubes = bestTrip(outlook, seat) + laterTrips(outlook);
  const running = technology(table, player, roundsToCome(table) + roundRunning(table));
  const seen = (mine?.peeked.length ?? 0) * weights.peek;
  return player.money + cubes + running + collaborator(table, seat, player) + start(table, seat) + seen;
}

function technology(table: Table, player: Player, rounds: number): number {
  const ryo =
    weights.ap[player.apLevel] +
    weights.net[player.netLevel] +
    (player.smokehouse ? weights.smokehouse : 0) +
    (player.client ? weights.client : 0);
  return ryo * (weights.share[table.players.length] ?? 1) * rounds;
}

function roundsToCome({ options, round }: Table): number {
  return options.rounds - round;
}

/** The part of this round that is still to come, going by what is not fished yet. */
function roundRunning(table: Table): number {
  return Math.min(1, cubesAtSea(table) / weights.fullSea) * weights.running;
}

/** A fair share of what the sea still has and somebody may still want, for who is still in the round. */
function laterTrips({ table, player, buyers, hiddenBuyers }: Outlook): number {
  if (player.passed || table.aloneTurns > 0) return 0;
  const wanted = (buys: Terms['buys']): number =>
    buyers.reduce((sum, terms) => sum + (terms.buys === buys ? terms.room : 0), 0);
  let matched = 0;
  let others = 0;
  for (const space of areaSpaces) {
    const { cubes } = areaAt(table, space);
    const taken = Math.min(cubes, wanted(kindOfArea[space]));
    matched += taken;
    others += cubes - taken;
  }
  matched += Math.min(others, wanted('any') + hiddenBuyers * weights.hiddenRoom);
  return (matched * weights.atSea) / Math.max(1, seatsInRound(table).length);
}

function cubesAtSea({ areas }: Table): number {
  return areas.reduce((sum, { cubes }) => sum + cubes, 0);
}

/** What a Collaborator is going to bring; what it has paid is money already. */
function collaborator(table: Table, seat: Seat, player: Player): number {
  const isNext = table.active.includes(seat);
  if (table.phase === 'HELPER' && isNext) return bestOnDisplay(table, player);
  if (table.phase === 'CARPENTER' && isNext) return bargain(table, player);
  if (player.helper !== null) return later(table, player.helper);
  return player.passed ? 0 : bestOnDisplay(table, player) * weights.laterHelper;
}

function bestOnDisplay(table: Table, player: Player): number {
  return Math.max(0, ...displayedHelpers(table).map((helper) => atOnce(table, player, helper) + later(table, helper)));
}

function atOnce(table: Table, player: Player, helper: Helper): number {
  if (helper === 'moneyChanger') return moneyChangerGain;
  return helper === 'carpenter' && seatsInRound(table).length > 0 ? bargain(table, player) : 0;
}

/** Two Collaborators work at the beginning of the next round, if there is one. */
function later(table: Table, helper: Helper): number {
  return isLastRound(table) ? 0 : weights.helper[helper];
}

/** The best that a Carpenter can do for a player who has passed. */
function bargain(table: Table, player: Player): number {
  const gains = techs.map((tech) => {
    const cost = techCost(player, tech);
    if (cost === null || cost - carpenterRebate > player.money) return 0;
    const rounds = roundsToCome(table);
    const gain = technology(table, improved(player, tech), rounds) - technology(table, player, rounds);
    return gain - Math.max(0, cost - carpenterRebate);
  });
  return Math.max(0, ...gains);
}

function improved(player: Player, tech: Tech): Player {
  if (tech === 'ap') return { ...player, apLevel: Math.min(player.apLevel + 1, 4) as PlayerState['apLevel'] };
  if (tech === 'net') return { ...player, netLevel: Math.min(player.netLevel + 1, 2) as PlayerState['netLevel'] };
  return { ...player, [tech]: true };
}

function start(table: Table, seat: Seat): number {
  return table.firstPasser !== null && !isLastRound(table) && nextStartSeat(table) === seat ? weights.start : 0;
}
