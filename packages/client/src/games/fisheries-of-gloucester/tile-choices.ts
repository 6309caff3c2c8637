/** Branches of the action bar that end in a tile on the sea: shape, first space, way to turn it. */
import { type Placement, placementsOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { type Move, type Shape, type Space, shapes } from '@quayside/games/fisheries-of-gloucester/types';
import type { Choice, Translate } from '../../table/game-page';
import { placementsNow } from './placements';
import { capital, type Player, spacesText, type Table } from './words';

type Choices = readonly Choice<Move>[];
type ToMove = (spaces: readonly Space[]) => Move;

export function chartChoice(table: Table, player: Player, t: Translate): Choice<Move> {
  return {
    key: 'chart',
    label: t('choice.chart'),
    hint: t('choice.chartHint'),
    choices: shapes.map((shape) => shapeChoice(table, player, shape, t)),
  };
}

function shapeChoice(table: Table, player: Player, shape: Shape, t: Translate): Choice<Move> {
  const head = {
    key: shape,
    label: capital(t(`shape.${shape}`)),
    hint: t('choice.held', { count: player.tiles[shape] }),
  };
  const placements = player.tiles[shape] > 0 ? placementsNow(table, shape) : [];
  const toMove: ToMove = (spaces) => ({ type: 'chart', shape, spaces });
  return placements.length === 0
    ? { ...head, move: toMove(anyPlace(shape)) }
    : { ...head, choices: placeChoices(placements, toMove) };
}

/** A place to ask about when there is none, for the reason. */
function anyPlace(shape: Shape): readonly Space[] {
  return placementsOf[shape].find(({ spaces }) => spaces[0] === 'D1')?.spaces ?? [];
}

export function bonusChartChoice(table: Table, shape: Shape, t: Translate): Choice<Move> {
  const head = {
    key: 'bonus-chart',
    label: t('choice.bonusChart', { tile: t(`shape.${shape}`) }),
    hint: t('choice.bonusChartHint'),
  };
  const placements = table.supply[shape] > 0 ? placementsNow(table, shape) : [];
  const toMove: ToMove = (spaces) => ({ type: 'bonusChart', spaces });
  return placements.length === 0
    ? { ...head, move: toMove(anyPlace(shape)) }
    : { ...head, choices: placeChoices(placements, toMove) };
}

/** By the first space covered; where the tile can be turned there, one step further. */
function placeChoices(placements: readonly Placement[], toMove: ToMove): Choices {
  const firsts = [...new Set(placements.flatMap(({ spaces }) => spaces.slice(0, 1)))];
  return firsts.map((first) => {
    const here = placements.filter(({ spaces }) => spaces[0] === first);
    const [only] = here;
    if (here.length === 1 && only !== undefined) return placeChoice(only.spaces, toMove, first);
    return { key: first.toLowerCase(), label: first, choices: here.map(({ spaces }) => placeChoice(spaces, toMove)) };
  });
}

function placeChoice(spaces: readonly Space[], toMove: ToMove, key?: Space): Choice<Move> {
  return { key: (key ?? spaces.join('-')).toLowerCase(), label: spacesText(spaces), move: toMove(spaces) };
}
