/** The action bar: every move a player would look for, refused ones too. */
import { carpenterRebate, costHalf, kindOfArea } from '@quayside/games/isaribi/data';
import { legal } from '@quayside/games/isaribi/legal';
import { areaAt, faceDownSlots, netLimit, techCost } from '@quayside/games/isaribi/table';
import {
  areaSpaces,
  type ByKind,
  helpers,
  kinds,
  type Move,
  type Space,
  spaces,
  type Tech,
  techs,
} from '@quayside/games/isaribi/types';
import type { Choice, Translate } from '../../table/game-page';

import { saleChoice } from './sale-choices';
import {
  apText,
  cubesText,
  type GameView,
  isArea,
  mineOf,
  type Player,
  pileText,
  placeName,
  type Table,
} from './words';

type Choices = readonly Choice<Move>[];

export function choices(view: GameView, t: Translate): Choices {
  const { seat, public: table } = view;
  const player = mineOf(view);
  if (seat === null || player === null || !table.active.includes(seat)) return [];
  switch (table.phase) {
    case 'SPECULATOR':
      return peeks(table, t);
    case 'PLACEMENT':
      return ([0, 1] as const).map((space) => ({
        key: `space-${space}`,
        label: t(space === 0 ? 'choice.placeHarbor' : 'choice.placeArea'),
        hint: t(space === 0 ? 'choice.placeHarborHint' : 'choice.placeAreaHint'),
        move: { type: 'place', space },
      }));
    case 'OLD_FISHERMAN':
      return gifts(table, t);
    case 'MAIN':
      return turn(view, player, t);
    case 'HELPER':
      return helpers.map((helper) => ({
        key: kebab(helper),
        label: t(`helper.${helper}.name`),
        hint: t(`helper.${helper}.short`),
        move: { type: 'chooseHelper', helper },
      }));
    case 'CARPENTER':
      return [...techs.map((tech) => technology(player, tech, t, true)), decline(view, t)];
    case 'STORAGE':
      return keeping(view, player, t);
    case 'OVER':
      return [];
  }
}

function peeks(table: Table, t: Translate): Choices {
  return [
    ...faceDownSlots(table).map(
      (slot): Choice<Move> => ({
        key: `slot-${slot}`,
        label: t('choice.peek', { n: slot }),
        move: { type: 'peek', slot },
      }),
    ),
    { key: 'done', label: t('choice.donePeeking'), move: { type: 'donePeeking' } },
  ];
}

function gifts(table: Table, t: Translate): Choices {
  const areas = areaSpaces.map((space): Choice<Move> => {
    const kind = kindOfArea[space];
    return {
      key: `area-${space}`,
      label: placeName(space, t),
      hint: t('choice.giftHint', { cubes: cubesText(kind, areaAt(table, space).cubes, t) }),
      choices: [3, 2, 1].map((count) => ({
        key: `add-${count}`,
        label: t('choice.gift', { cubes: cubesText(kind, count, t) }),
        move: { type: 'oldFisherman', space, count },
      })),
    };
  });
  const none: Choice<Move> = {
    key: 'none',
    label: t('choice.giftNone'),
    choices: areaSpaces.map((space) => ({
      key: `area-${space}`,
      label: t('choice.giftNoneAt', { place: placeName(space, t) }),
      move: { type: 'oldFisherman', space, count: 0 },
      risky: true,
    })),
  };
  return [...areas, none];
}

function turn(view: GameView, player: Player, t: Translate): Choices {
  const { public: table } = view;
  const left = table.turn?.apHalf ?? 0;
  return [
    ...spaces.filter((space) => Math.abs(space - player.space) === 1).map((space) => sail(space, t)),
    ...fishing(table, player, t),
    saleChoice(view, t),
    technologies(player, t),
    { key: 'flip', label: t('choice.flip'), hint: ap(costHalf.flip, t), move: { type: 'flipMarket' }, risky: true },
    {
      key: 'end',
      label: t('choice.end'),
      hint: left > 0 ? t('choice.endLoses', { ap: apText(left) }) : t('choice.endHint'),
      move: { type: 'endTurn' },
      // Half a point is often left over; a whole one is more likely forgotten.
      risky: left >= costHalf.move,
    },
    { key: 'pass', label: t('choice.pass'), hint: t('choice.passHint'), move: { type: 'pass' }, risky: true },
  ];
}

function sail(to: Space, t: Translate): Choice<Move> {
  const move: Move = { type: 'moveBoat', to };
  const cost = apText(costHalf.move);
  if (!isArea(to)) return { key: 'to-0', label: t('choice.sailHarbor'), hint: t('ap', { ap: cost }), move };
  const hint = t('choice.sailHint', { ap: cost, kind: t(`kind.${kindOfArea[to]}`) });
  return { key: `to-${to}`, label: t('choice.sailArea', { n: to }), hint, move };
}

function fishing(table: Table, player: Player, t: Translate): Choices {
  const { space } = player;
  if (!isArea(space)) return [{ key: 'hand', label: t('choice.fish'), move: { type: 'fishHand' } }];
  const kind = kindOfArea[space];
  const hand: Choice<Move> = {
    key: 'hand',
    label: t('choice.hand', { cubes: cubesText(kind, 1, t) }),
    hint: ap(costHalf.hand, t),
    move: { type: 'fishHand' },
  };
  const counts = netCounts(table, player);
  const nets = counts.map((count): Choice<Move> => net(count, cubesText(kind, count, t), t));
  const [most, ...fewer] = nets;
  const cast = most ?? net(1, t('choice.netNone'), t);
  const less = { key: 'net-fewer', label: t('choice.netFewer'), hint: ap(costHalf.net, t), choices: fewer };
  return fewer.length === 0 ? [hand, cast] : [hand, cast, less];
}

/** How many the net could bring up here, the most first. */
export function netCounts(table: Table, player: Player): readonly number[] {
  const { space } = player;
  if (!isArea(space)) return [];
  const most = Math.min(netLimit(player, kindOfArea[space]), areaAt(table, space).cubes);
  return Array.from({ length: most }, (_, at) => most - at);
}

function net(count: number, cubes: string, t: Translate): Choice<Move> {
  const move: Move = { type: 'fishNet', count };
  return { key: `net-${count}`, label: t('choice.net', { cubes }), hint: ap(costHalf.net, t), move };
}

function technologies(player: Player, t: Translate): Choice<Move> {
  return {
    key: 'tech',
    label: t('choice.tech'),
    hint: t('choice.techHint'),
    choices: techs.map((tech) => technology(player, tech, t, false)),
  };
}

function technology(player: Player, tech: Tech, t: Translate, rebated: boolean): Choice<Move> {
  const cost = priceOf(player, tech, rebated);
  const price = cost === null ? t('tech.owned') : t('ryo', { count: cost });
  return {
    key: tech,
    label: t(`tech.${tech}.name`),
    hint: rebated || cost === null ? price : t('choice.techCost', { ryo: price, ap: apText(costHalf.technology) }),
    move: rebated ? { type: 'carpenter', tech } : { type: 'gainTech', tech },
    risky: true,
  };
}

/** null: nothing more to be had. */
export function priceOf(player: Player, tech: Tech, rebated: boolean): number | null {
  const full = techCost(player, tech);
  return full === null || !rebated ? full : Math.max(0, full - carpenterRebate);
}

function decline(view: GameView, t: Translate): Choice<Move> {
  const canBuy = legal(view).length > 1;
  return { key: 'none', label: t('choice.noTech'), move: { type: 'carpenter', tech: null }, risky: canBuy };
}

function keeping(view: GameView, { cubes }: Player, t: Translate): Choices {
  return legal(view).flatMap((move): Choices => {
    if (move.type !== 'keep') return [];
    return [
      {
        key: kinds.map((kind) => move.cubes[kind]).join('-'),
        label: t('choice.keep', { cubes: pileText(move.cubes, t) }),
        hint: t('choice.keepHint', { cubes: pileText(without(cubes, move.cubes), t) }),
        move,
        risky: true,
      },
    ];
  });
}

export function without(all: Readonly<ByKind>, less: Readonly<ByKind>): ByKind {
  const rest = { ...all };
  for (const kind of kinds) rest[kind] -= less[kind];
  return rest;
}

function ap(halves: number, t: Translate): string {
  return t('ap', { ap: apText(halves) });
}

/** "moneyChanger" as a key of the action bar. */
function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
