/** The weather: one card a round, drawn when its round comes, and the boats it sets adrift. */
import type { Seat } from '../core/rules';
import { boatsOnAnchor } from './data';
import { playerOf, type Run, removeFish } from './making';
import { places } from './sea';
import { boatKindOf, boatsAt, type Crew, crewsOf, forceAfter, forceAt, isLastRound, weatherDeckOf } from './table';
import type { AnchorId, Public } from './types';

export function turnWeather(run: Run): void {
  const { table, random, tell } = run;
  const deck = weatherDeckOf(table.options, table.round);
  const variation = deck[random.below(deck.length)] ?? 0;
  table.force = forceAfter(table.force, variation);
  table.forces.push(table.force);
  tell({ type: 'weather', round: table.round, variation, force: table.force });
  for (const seat of table.order) checkBoats(run, seat);
}

/** */
function checkBoats(run: Run, seat: Seat): void {
  const { table, tell } = run;
  const player = playerOf(table, seat);
  const lost = crewsOf(player).filter(({ boat }) => isTooMuch(table, boat.node, boatKindOf(boat.tile).storm));
  for (const crew of lost) goAdrift(run, seat, crew);
  if (lost.length === 0 || crewsOf(player).length > 0 || isLastRound(table)) return;
  player.insuranceDue = true;
  tell({ type: 'insuranceDue', seat });
}

function isTooMuch(table: Public, node: Crew['boat']['node'], storm: number): boolean {
  const force = forceAt(table, node);
  return force !== null && force > storm;
}

/** */
function goAdrift({ table, tell }: Run, seat: Seat, { number, captain, boat }: Crew): void {
  const { tile, node: from, tow, hold } = boat;
  const anchor = places[from].anchor as AnchorId;
  const isFloating = from === anchor || boatsAt(table, anchor) < boatsOnAnchor;
  playerOf(table, seat).captains[number - 1] = null;
  if (isFloating) table.wrecks.push({ tile, node: anchor });
  else table.sunk.push(tile);
  if (tow !== null) table.sunk.push(tow);
  removeFish(table, hold);
  const { fuel, bait, tokens } = captain;
  tell({
    type: 'adrift',
    seat,
    captain: number,
    boat: tile,
    from,
    to: isFloating ? anchor : null,
    tow,
    force: forceAt(table, from) ?? 0,
    lost: { fuel, bait, tokens, hold: [...hold] },
  });
}
