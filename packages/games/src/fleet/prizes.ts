/** trophies and Crab Meeples. */
import type { Seat } from '../core/rules';
import { licenceFigures, trophyNeeds } from './data';
import type { Run } from './making';
import {
  captainedBoats,
  cratesOnBoats,
  isFull,
  launchedBoats,
  licencesOf,
  playerAt,
  standardLicences,
  turnOrder,
} from './table';
import {
  type Boat,
  boatTypes,
  licences,
  type PlayerState,
  type StandardType,
  standardTypes,
  type Trophy,
} from './types';

type Player = Readonly<PlayerState>;
type FirstTrophy = keyof typeof trophyNeeds;

/** the first in turn order who fulfils it now. */
export function awardFirst(run: Run, wanted: readonly FirstTrophy[]): void {
  const { table } = run;
  for (const trophy of wanted) {
    if (!table.trophies.includes(trophy)) continue;
    const winner = turnOrder(table).find((seat) => fulfils(playerAt(table, seat), trophy));
    if (winner !== undefined) award(run, winner, trophy);
  }
}

/** a tie for the most gives nobody the trophy. */
export function awardMost(run: Run): void {
  const { table } = run;
  for (const [trophy, count] of [
    ['mostBoats', launchedBoats],
    ['mostStandard', standardLicences],
  ] as const) {
    if (!table.trophies.includes(trophy)) continue;
    const figures = table.players.map(count);
    const most = Math.max(...figures);
    if (figures.indexOf(most) === figures.lastIndexOf(most)) award(run, figures.indexOf(most), trophy);
  }
}

/** after the catch; in turn order, and from a player's oldest boat on. */
export function awardMeeples(run: Run): void {
  const { table, tell } = run;
  if (!table.mix.crabMeeples) return;
  for (const seat of turnOrder(table)) {
    const player = playerAt(table, seat);
    for (const boat of player.boats) {
      const boatType = rewarded(run, boat);
      if (boatType === null) continue;
      table.meeples -= 1;
      player.meeples.push(boatType);
      tell({ type: 'meeple', seat, boatType, boat: boat.id });
    }
  }
}

function rewarded({ table }: Run, boat: Readonly<Boat>): StandardType | null {
  const type = standardTypes.find((one) => one === boat.type);
  if (type === undefined || table.meeples === 0 || boat.captained === null || !isFull(boat)) return null;
  return table.players.some(({ meeples }) => meeples.includes(type)) ? null : type;
}

function award({ table, tell }: Run, seat: Seat, trophy: Trophy): void {
  table.trophies = table.trophies.filter((one) => one !== trophy);
  playerAt(table, seat).trophies.push(trophy);
  tell({ type: 'trophy', seat, trophy });
}

function fulfils(player: Player, trophy: FirstTrophy): boolean {
  const need = trophyNeeds[trophy];
  switch (trophy) {
    case 'same4': {
      const boats = captainedBoats(player);
      return boatTypes.some((type) => boats.filter((boat) => boat.type === type).length >= need);
    }
    case 'diff4':
      return new Set(captainedBoats(player).map(({ type }) => type)).size >= need;
    case 'crates15':
      return cratesOnBoats(player) >= need;
    case 'licences3':
      return licences.some((licence) => licencesOf(player, licenceFigures[licence].type) >= need);
  }
}
