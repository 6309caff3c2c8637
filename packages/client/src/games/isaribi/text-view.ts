/** The table in words: the same view, for those who read it. */
import { fishCards, kindOfArea, marketCards, netsByLevel } from '@quayside/games/isaribi/data';
import { apHalfOf, areaAt, cubesIn, displayedHelpers, nextStartSeat, storageOf } from '@quayside/games/isaribi/table';
import { type AreaSpace, areaSpaces, type MarketSlot, type Space } from '@quayside/games/isaribi/types';
import type { Names, TextBlock, Translate } from '../../table/game-page';
import { capital } from './describe';
import {
  apText,
  cardText,
  cubesText,
  fishDeckOf,
  type GameView,
  marketDeckOf,
  type Player,
  peekedFace,
  pileText,
  placeName,
  type Table,
} from './words';

export function textView(view: GameView, t: Translate, names: Names): readonly TextBlock[] {
  const { public: table } = view;
  return [
    { heading: t('view.round'), lines: roundLines(table, t, names) },
    { heading: t('view.sea'), lines: seaLines(view, t, names) },
    { heading: t('view.market'), lines: marketLines(view, t, names) },
    { heading: t('view.seats'), lines: table.players.map((player, seat) => seatLine(player, names.seat(seat), t)) },
    { heading: t('view.helpers'), lines: helperLines(table, t) },
    { heading: t('view.supply'), lines: [pileText(table.supply, t)] },
    ...removedBlock(table, t),
    ...mineBlock(view, t),
  ];
}

function roundLines(table: Table, t: Translate, names: Names): string[] {
  const { round, options, phase, startSeat, turn, active } = table;
  const next = nextStartSeat(table);
  const [mover] = active;
  return [
    t('view.roundLine', { round, rounds: options.rounds, phase: t(`phase.${phase}`) }),
    t('view.start', { name: names.seat(startSeat) }),
    ...(next === null ? [] : [t('view.nextStart', { name: names.seat(next) })]),
    ...(turn === null || mover === undefined
      ? []
      : [t('view.turn', { name: names.seat(mover), ap: apText(turn.apHalf) }), ...doneLine(turn, t)]),
  ];
}

function doneLine(turn: NonNullable<Table['turn']>, t: Translate): string[] {
  const things = (['fished', 'sold', 'gainedTech'] as const).filter((thing) => turn[thing]);
  return things.length === 0 ? [] : [t('view.done', { things: things.map((thing) => t(`view.${thing}`)) })];
}

function seaLines(view: GameView, t: Translate, names: Names): string[] {
  const { public: table } = view;
  const harbor = boatsAt(table, 0, names);
  return [
    harbor.length === 0 ? t('view.harborEmpty') : t('view.harborLine', { boats: harbor }),
    ...areaSpaces.map((space) => {
      const line = areaLine(view, space, t);
      const boats = boatsAt(table, space, names);
      return boats.length === 0 ? line : t('view.boatsHere', { line, boats });
    }),
  ];
}

function areaLine(view: GameView, space: AreaSpace, t: Translate): string {
  const kind = kindOfArea[space];
  return t('view.area', {
    place: capital(placeName(space, t)),
    cubes: cubesText(kind, areaAt(view.public, space).cubes, t),
    cards: fishCardTexts(view.public, space, t),
    deck: fishDeckOf(view, kind),
  });
}

/** "places 3 prawns, draw 1 more", one for each card of the Area. */
export function fishCardTexts(table: Table, space: AreaSpace, t: Translate): string[] {
  return areaAt(table, space).cards.map((id) => {
    const { kind, cubes, oneDraw } = fishCards[id];
    return t(oneDraw ? 'board.fishCardDraw' : 'board.fishCard', { cubes: cubesText(kind, cubes, t) });
  });
}

function boatsAt({ players }: Table, space: Space, names: Names): string[] {
  return players.flatMap((player, seat) => (player.space === space ? [names.seat(seat)] : []));
}

function marketLines(view: GameView, t: Translate, names: Names): string[] {
  const lines = view.public.market.map((slot, at) => slotText(view, slot, at + 1, t, names));
  return [...lines, t('view.marketDeck', { count: marketDeckOf(view) })];
}

/** "Buyer 2: prawns, up to 3 at 3 Ryo each; room for 1 more", for the board as well. */
export function slotText(view: GameView, { card, sold, peekedBy }: MarketSlot, n: number, t: Translate, names: Names) {
  if (card === null) {
    const seen = peekedFace(view, n);
    if (seen !== null) return t('board.slotMine', { n, card: cardText(seen, t) });
    const down = t('board.slotDown', { n });
    return peekedBy === null ? down : `${down}, ${t('board.slotPeeked', { name: names.seat(peekedBy) })}`;
  }
  const room = marketCards[card].cubes - cubesIn(sold);
  const line = t(room > 0 ? 'board.slotUp' : 'board.slotFull', { n, card: cardText(card, t), room });
  return cubesIn(sold) === 0 ? line : t('view.slotSold', { line, cubes: pileText(sold, t) });
}

/** All of a boat in one line, for the board as well. */
export function seatLine(player: Player, name: string, t: Translate): string {
  const net = netsByLevel[player.netLevel];
  const line = t('view.seat', {
    name,
    ryo: t('ryo', { count: player.money }),
    ap: apText(apHalfOf(player)),
    near: net.prawn,
    far: net.bream,
    cubes: pileText(player.cubes, t),
    limit: storageOf(player),
  });
  const more = [
    ...(player.smokehouse ? [t('view.smokehouse')] : []),
    ...(player.client ? [t(player.clientUsed ? 'view.clientUsed' : 'view.client')] : []),
    ...(player.passed ? [t('view.passed')] : []),
    ...(player.helper === null ? [] : [t('view.holds', { helper: t(`helper.${player.helper}.name`) })]),
  ];
  return more.length === 0 ? line : t('view.seatMore', { line, more });
}

function helperLines(table: Table, t: Translate): string[] {
  const shown = displayedHelpers(table);
  if (shown.length === 0) return [t('view.noHelpers')];
  return shown.map((helper) =>
    t('view.helper', { helper: t(`helper.${helper}.name`), effect: t(`helper.${helper}.effect`) }),
  );
}

function removedBlock({ removed }: Table, t: Translate): TextBlock[] {
  if (removed === null) return [];
  const cards = removed.market.map((id) => cardText(id, t)).join('; ');
  return [
    {
      heading: t('view.removed'),
      lines: [
        t('view.removedMarket', { cards: cards === '' ? t('view.removedNone') : cards }),
        t('view.removedFish', { count: removed.fish.length }),
      ],
    },
  ];
}

function mineBlock({ mine }: GameView, t: Translate): TextBlock[] {
  if (mine === null || mine.peeked.length === 0) return [];
  const lines = mine.peeked.map(({ slot, card }) => t('view.mineSlot', { n: slot, card: cardText(card, t) }));
  return [{ heading: t('view.mine'), lines }];
}
