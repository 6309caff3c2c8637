/** Choices of the fishing phase: an attempt with one of the boats, or what becomes of the fish just drawn. */
import { places } from '@quayside/games/swordfish/sea';
import { attemptsAt, boatKindOf, type Crew, captainOf, crewsOf } from '@quayside/games/swordfish/table';
import type { FishingTurn, Move } from '@quayside/games/swordfish/types';
import type { Choice, Translate } from '../../table/game-page';
import type { Player, Table } from './words';

export function fishingChoices(table: Table, player: Player, t: Translate): readonly Choice<Move>[] {
  const { fishing } = table;
  if (fishing === null) return [];
  if (fishing.tile !== null) return decision(fishing, player, t);
  return [
    ...crewsAtBuoys(player).flatMap((crew) => attempts(table, fishing, crew, t)),
    { key: 'end', label: t('choice.endFishing'), move: { type: 'endFishing' }, risky: fishing.captain === null },
  ];
}

export function crewsAtBuoys(player: Player): Crew[] {
  return crewsOf(player).filter(({ boat }) => places[boat.node].kind === 'buoy');
}

function decision({ tile, captain }: FishingTurn, player: Player, t: Translate): readonly Choice<Move>[] {
  const boat = captainOf(player, captain)?.boat;
  if (tile === null || !boat) return [];
  const { load } = boatKindOf(boat.tile);
  return [
    {
      key: 'keep',
      label: t('choice.keep', { kind: t(`kind.${tile.kind}`) }),
      hint: t('choice.keepHint', { held: boat.hold.length + 1, load }),
      move: { type: 'keep' },
    },
    {
      key: 'throw-back',
      label: t('choice.throwBack'),
      hint: t('choice.throwBackHint', { color: t(`color.${tile.color}`) }),
      move: { type: 'throwBack' },
    },
  ];
}

function attempts(table: Table, fishing: FishingTurn, { number, captain, boat }: Crew, t: Translate): Choice<Move>[] {
  const made = fishing.captain === number ? fishing.attempts.length : 0;
  const values = { n: number, bait: captain.bait, at: made + 1, most: attemptsAt(table, boat.node) };
  return [
    {
      key: `sword-${number}`,
      label: t('choice.sword', values),
      hint: t('choice.swordHint', values),
      move: { type: 'fishSword', captain: number },
    },
    {
      key: `bait-${number}`,
      label: t('choice.baitFor', values),
      hint: t('choice.baitHint', values),
      move: { type: 'fishBait', captain: number },
    },
  ];
}
