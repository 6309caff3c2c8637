/** who wins, and where the points came from. */
import type { Outcome, ScorePart, Seat, Standing } from '../core/rules';
import { cards } from './data';
import { numberOf } from './grid';
import { helmsAt } from './sea';
import { earnedBy } from './table';
import { colours, type PlayerState, type Public } from './types';

/** What ranks seats: points, then fish held, then having taken the initiative card on the last day. */
interface Tally {
  readonly points: number;
  readonly fish: number;
  readonly initiative: number;
}

export function outcomeOf(table: Readonly<Public>): Outcome {
  const parts = table.players.map((_, seat) => scoreParts(table, seat));
  const tallies = table.players.map(
    ({ fish }, seat): Tally => ({
      points: sum(parts[seat] ?? []),
      fish: colours.reduce((total, colour) => total + fish[colour], 0),
      initiative: table.initiative === seat ? 1 : 0,
    }),
  );
  const standings = tallies.map(
    (tally, seat): Standing => ({
      seat,
      rank: 1 + tallies.filter((other) => isAhead(other, tally)).length,
      total: tally.points,
      parts: parts[seat] ?? [],
    }),
  );
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  return { standings, winners, tieBreak: tieBreak(tallies) };
}

/** cards with each card, islands with each ship. What the seat would score if the match ended now. */
export function scoreParts(table: Readonly<Public>, seat: Seat): ScorePart[] {
  const player = table.players[seat] as PlayerState;
  const earned = earnedBy(player).map(
    (card): ScorePart => ({ key: 'card', value: cards[card].points, detail: { card } }),
  );
  const docked = player.ships.flatMap((space, at): ScorePart[] => {
    const helms = helmsAt(table, numberOf(space));
    return helms === 0 ? [] : [{ key: 'island', value: helms, detail: { space, ship: at + 1 } }];
  });
  return [
    { key: 'cards', value: sum(earned), parts: earned },
    { key: 'islands', value: sum(docked), parts: docked },
  ];
}

/** what parted seats level on points. */
function tieBreak(tallies: readonly Tally[]): Outcome['tieBreak'] {
  const isLevel = (key: keyof Tally): boolean => new Set(tallies.map((tally) => tally[key])).size === 1;
  if (!isLevel('points')) return null;
  const key = isLevel('fish') ? 'initiative' : 'fish';
  return { key, values: tallies.map((tally) => tally[key]) };
}

function isAhead(one: Tally, other: Tally): boolean {
  if (one.points !== other.points) return one.points > other.points;
  return one.fish === other.fish ? one.initiative > other.initiative : one.fish > other.fish;
}

function sum(parts: readonly ScorePart[]): number {
  return parts.reduce((total, { value }) => total + value, 0);
}
