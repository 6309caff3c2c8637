/** The branch of the action bar that puts a catch together, fish by fish in reading order. */
import { withinReach } from '@quayside/games/fisheries-of-gloucester/catching';
import { legal } from '@quayside/games/fisheries-of-gloucester/legal';
import type { Move, Space } from '@quayside/games/fisheries-of-gloucester/types';
import type { Choice, Translate } from '../../table/game-page';
import { capital, type GameView, type Player, type Table } from './words';

type Catch = readonly Space[];

export function fishChoice(view: GameView, player: Player, t: Translate): Choice<Move> {
  const head = { key: 'fish', label: t('choice.fish'), hint: t('choice.fishHint') };
  const sets = legal(view).flatMap((move) => (move.type === 'fish' ? [move.spaces] : []));
  if (sets.length > 0) return { ...head, choices: nextFish(view.public, sets, [], t) };
  return { ...head, move: { type: 'fish', spaces: anyFish(view, player) } };
}

/** A fish to ask about when none can be caught, for the reason. */
function anyFish({ seat, public: table }: GameView, { hours }: Player): Space[] {
  const near = withinReach(table, seat ?? 0);
  const asked = hours === 0 && near.length > 0 ? near : table.fish;
  return asked.slice(0, 1).map(({ space }) => space);
}

function nextFish(table: Table, sets: readonly Catch[], chosen: Catch, t: Translate): readonly Choice<Move>[] {
  const longer = sets.filter((set) => set.length > chosen.length && chosen.every((space, at) => set[at] === space));
  const firsts = [...new Set(longer.flatMap((set) => set.slice(chosen.length, chosen.length + 1)))];
  return firsts.map((space) => oneFish(table, longer, [...chosen, space], t));
}

function oneFish(table: Table, sets: readonly Catch[], chosen: Catch, t: Translate): Choice<Move> {
  const space = chosen.at(-1) ?? 'A0';
  const colour = table.fish.find((token) => token.space === space)?.colour ?? 'blue';
  const label = capital(t('choice.fishAt', { colour: t(`colour.${colour}`), space }));
  const key = space.toLowerCase();
  const move: Move = { type: 'fish', spaces: chosen };
  const hint = t('hours', { count: chosen.length });
  const more = nextFish(table, sets, chosen, t);
  if (more.length === 0) return { key, label, hint, move };
  const these: Choice<Move> = { key: 'take', label: t('choice.takeThese', { count: chosen.length }), hint, move };
  return { key, label, hint, choices: [these, ...more] };
}
