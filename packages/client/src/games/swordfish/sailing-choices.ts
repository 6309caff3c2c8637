/** Choices of the movement phase: a boat, then where it sails; first of all what becomes of boats adrift. */
import type { Seat } from '@quayside/games/core/rules';
import { type Crew, crewsOf, tugsAt, wrecksToDecide } from '@quayside/games/swordfish/table';
import type { CaptainNumber, Move, NodeId } from '@quayside/games/swordfish/types';
import { rangeOf, type Voyage, voyagesOf } from '@quayside/games/swordfish/voyages';
import type { Choice, Translate } from '../../table/game-page';
import { boatName, type Player, placeName, type Table } from './words';

export function sailingChoices(table: Table, seat: Seat, player: Player, t: Translate): readonly Choice<Move>[] {
  const wrecks = wrecksToDecide(table, seat);
  if (wrecks.length > 0) {
    return wrecks.flatMap(({ tile, node }) => [
      ...tugsAt(player, node).map(
        ({ number }): Choice<Move> => ({
          key: `tow-${tile}-${number}`,
          label: t('choice.salvage', { n: number, boat: boatName(tile, t) }),
          hint: t('choice.salvageHint'),
          move: { type: 'salvage', wreck: tile, captain: number },
        }),
      ),
      {
        key: `sink-${tile}`,
        label: t('choice.abandon', { boat: boatName(tile, t) }),
        hint: t('choice.abandonHint'),
        move: { type: 'abandon', wreck: tile },
        risky: true,
      },
    ]);
  }
  const waiting = crewsOf(player).filter(({ number }) => table.movement?.moved.includes(number) !== true);
  const boats = waiting.map((crew) => boatChoice(table, seat, crew, t));
  return [
    ...boats,
    {
      key: 'end',
      label: t('choice.endMovement'),
      move: { type: 'endMovement' },
      risky: boats.some((boat) => boat.choices !== undefined),
    },
  ];
}

function boatChoice(table: Table, seat: Seat, { number, captain, boat }: Crew, t: Translate): Choice<Move> {
  const head = { key: `boat-${number}`, label: t('choice.captainOn', { n: number, boat: boatName(boat.tile, t) }) };
  const voyages = voyagesOf(table, seat, number);
  if (voyages.length === 0) return { ...head, hint: t('choice.stays'), move: sail(number, [boat.node]) };
  return {
    ...head,
    hint: t('choice.mayMove', { spaces: t('spaces', { count: rangeOf(captain, boat) }) }),
    choices: voyages.map((voyage) => ({
      key: `to-${voyage.to}`,
      label: t('choice.sailTo', { place: placeName(voyage.to, t) }),
      hint: sailHint(voyage, t),
      move: sail(number, voyage.path),
    })),
  };
}

/** "2 spaces, 3 fuel". */
export function sailHint({ path, fuel }: Voyage, t: Translate): string {
  return t('choice.sailHint', { spaces: t('spaces', { count: path.length }), fuel });
}

export function sail(captain: CaptainNumber, path: readonly NodeId[]): Move {
  return { type: 'moveBoat', captain, path: [...path] };
}
