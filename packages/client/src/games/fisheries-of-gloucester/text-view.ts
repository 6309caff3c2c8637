/** The table in words: the same view, for those who read it. */
import { chartCards, daysInAll } from '@quayside/games/fisheries-of-gloucester/data';
import { numberOf, spaces } from '@quayside/games/fisheries-of-gloucester/grid';
import { helmsAt } from '@quayside/games/fisheries-of-gloucester/sea';
import { dayOf, earnedBy } from '@quayside/games/fisheries-of-gloucester/table';
import { rows, type Space } from '@quayside/games/fisheries-of-gloucester/types';
import type { Names, TextBlock, Translate } from '../../table/game-page';
import { fleetOf } from './geometry';
import {
  belowOf,
  bonusText,
  cardText,
  chartsLeft,
  fishText,
  type GameView,
  type Player,
  pointsOf,
  type Table,
  tileCounts,
  tilesText,
} from './words';

export function textView(view: GameView, t: Translate, names: Names): readonly TextBlock[] {
  const { public: table } = view;
  return [
    { heading: t('view.day'), lines: dayLines(view, t, names) },
    { heading: t('view.sea'), lines: seaLines(table, t) },
    { heading: t('view.ships'), lines: shipLines(table, t, names) },
    { heading: t('view.seats'), lines: seatLines(table, t, names) },
    { heading: t('view.cards'), lines: cardLines(view, t) },
    { heading: t('view.supply'), lines: [tilesText(table.supply, t)] },
    ...mineBlock(view, t),
  ];
}

function dayLines(view: GameView, t: Translate, names: Names): string[] {
  const { public: table } = view;
  const { phase, first, nextFirst, initiative, charts, bonus, extra, players } = table;
  const day = dayOf(table);
  const today = charts.at(-1);
  const named = (key: string, seat: number | null) => (seat === null ? [] : [t(key, { name: names.seat(seat) })]);
  return [
    t(day === 0 ? 'view.beforeLine' : 'view.dayLine', { day, days: daysInAll, phase: t(`phase.${phase}`) }),
    ...named('view.first', first),
    ...(today === undefined ? [] : [t('view.chart', { tiles: tilesText(tileCounts(chartCards[today]), t) })]),
    t('view.charts', { count: chartsLeft(view) }),
    ...players.flatMap(({ ended }, seat) => (ended ? named('view.ended', seat) : [])),
    ...named('view.initiative', initiative),
    ...named('view.nextFirst', nextFirst),
    ...(bonus === null ? [] : [t('view.bonus', { bonus: bonusText(bonus.card, t, bonus.parts) })]),
    ...(extra ? [t('view.extra')] : []),
  ];
}

/** Row by row, what is more than open water. */
function seaLines(table: Table, t: Translate): string[] {
  return rows.map((row) => {
    const things = spaces
      .filter((space) => space.startsWith(row))
      .flatMap((space) => {
        const thing = thingOn(table, space, t);
        return thing === null ? [] : [t('view.rowThing', { space, thing })];
      });
    return things.length === 0 ? t('view.rowEmpty', { row }) : t('view.row', { row, things });
  });
}

/** What lies on a space but ships: "blue fish", "ocean tile", "rough water"; null for open water. */
export function thingOn({ terrain, fish, laid }: Table, space: Space, t: Translate): string | null {
  const caught = fish.find((token) => token.space === space);
  if (caught !== undefined) return t('board.fish', { colour: t(`colour.${caught.colour}`) });
  if (laid.some((tile) => tile.spaces.includes(space))) return t('board.tile');
  const kind = terrain[numberOf(space)] ?? '.';
  return kind === '.' ? null : t(`board.ground.${kind}`);
}

function shipLines(table: Table, t: Translate, names: Names): string[] {
  return table.players.flatMap(({ ships }, seat) => {
    const name = names.seat(seat);
    const lines = ships.map((space, at) => {
      const helms = helmsAt(table, numberOf(space));
      const values = { name, ship: at + 1, space, helms: t('helms', { count: helms }) };
      return t(helms > 0 ? 'view.shipDocked' : 'view.ship', values);
    });
    const fleet = fleetOf(ships);
    return fleet === null ? lines : [...lines, t('view.fleet', { name, ...fleet })];
  });
}

function seatLines(table: Table, t: Translate, names: Names): string[] {
  return table.players.flatMap((player, seat) => seatTexts(table, player, seat, names.seat(seat), t));
}

function seatTexts(table: Table, player: Player, seat: number, name: string, t: Translate): string[] {
  const earned = earnedBy(player);
  const line = t('view.seat', {
    name,
    hours: t('hours', { count: player.hours }),
    tiles: tilesText(player.tiles, t),
    fish: fishText(player.fish, t),
    lobster: t(player.lobster ? 'view.hasLobster' : 'view.noLobster'),
    points: t('points', { count: pointsOf(table, seat) }),
  });
  return [
    line,
    ...(earned.length === 0 ? [] : [t('view.cardsOf', { name, cards: earned.map((card) => cardText(card, t)) })]),
    ...(player.today === null ? [] : [t('view.preservedToday', { name })]),
  ];
}

function cardLines(view: GameView, t: Translate): string[] {
  const isRow = view.public.options.preservation === 'row';
  const lines = view.public.display.flatMap((card, place) => {
    if (card === null) return [];
    if (isRow) return [cardText(card, t)];
    return [t('view.cardBelow', { card: cardText(card, t), below: belowText(belowOf(view, place), t) })];
  });
  return isRow ? [...lines, t('board.pile', { count: belowOf(view, 0) })] : lines;
}

export function belowText(count: number, t: Translate): string {
  return count === 0 ? t('board.belowNone') : t('board.below', { count });
}

function mineBlock({ mine }: GameView, t: Translate): TextBlock[] {
  if (mine === null || mine.keep === null) return [];
  return [{ heading: t('view.mine'), lines: [t('view.keeps', { tile: t(`shape.${mine.keep}`) })] }];
}
