/** The table in words: the same view, for those who read it. */
import type { Seat } from '@quayside/games/core/rules';
import { artisan, licenceFigures, trophyNeeds, tuckedCapacity } from '@quayside/games/fleet/data';
import { fundsOf } from '@quayside/games/fleet/money';
import { capacityOf, turnOrder } from '@quayside/games/fleet/table';
import { type Boat, docks, type Trophy } from '@quayside/games/fleet/types';
import type { Names, TextBlock, Translate } from '../../table/game-page';
import { effectText, ownedText } from './effects';
import { vpOf } from './points';
import {
  boatName,
  cardsText,
  countOf,
  craftName,
  type GameView,
  handCount,
  handList,
  isTogether,
  licenceGroups,
  licenceName,
  listText,
  mineOf,
  money,
  type Player,
  type Table,
  vpText,
} from './words';

export function textView(view: GameView, t: Translate, names: Names): readonly TextBlock[] {
  const { public: table } = view;
  return [
    { heading: t('view.round'), lines: roundLines(view, t, names) },
    { heading: t('view.row'), lines: rowLines(view, t) },
    ...auctionBlock(table, t, names),
    ...handBlock(view, t),
    ...table.players.map((_, seat) => ({
      heading: t('view.fleet', { name: names.seat(seat) }),
      lines: fleetLines(view, seat, t),
    })),
    { heading: t('view.supply'), lines: supplyLines(view, t) },
  ];
}

function roundLines({ public: table }: GameView, t: Translate, names: Names): string[] {
  const { round, phase, finalRound } = table;
  return [
    t('view.roundLine', { round, phase: t(`phase.${phase}`) }),
    t('view.order', { names: turnOrder(table).map((seat) => names.seat(seat)) }),
    ...(finalRound ? [t('board.lastRoundLong')] : []),
  ];
}

function rowLines(view: GameView, t: Translate): string[] {
  const { row } = view.public;
  if (row.length === 0) return [t('board.noRow')];
  return row.map((licence, at) => t('view.rowLine', { n: at + 1, line: licenceText(mineOf(view), licence, t) }));
}

/** "Cod: bidding starts at $4; 4 VP; 2 launches, then 1 card". */
export function licenceText(player: Player | null, licence: Table['row'][number], t: Translate): string {
  const { min, vp } = licenceFigures[licence];
  const values = { licence: licenceName(licence, t), min: money(min, t), vp: vpText(vp, t) };
  return t('view.licence', { ...values, effect: effectText(player, licence, t) });
}

function auctionBlock(table: Table, t: Translate, names: Names): TextBlock[] {
  const { auction, phase } = table;
  if (phase !== 'OPEN' && phase !== 'RAISE' && phase !== 'PAY') return [];
  const hammer =
    auction === null
      ? []
      : [
          t('view.hammer', {
            licence: licenceName(auction.licence, t),
            bid: money(auction.bid, t),
            name: names.seat(auction.high),
          }),
        ];
  const bidders = turnOrder(table).map((seat) =>
    t('view.bidder', { name: names.seat(seat), status: t(`status.${bidderStatus(table, seat)}`) }),
  );
  return [{ heading: t('view.auction'), lines: [...hammer, ...bidders] }];
}

export type BidderStatus = 'in' | 'bought' | 'out' | 'high' | 'passed' | 'asked';

export function bidderStatus({ players, auction, active }: Table, seat: Seat): BidderStatus {
  const status = players[seat]?.status ?? 'out';
  if (status !== 'in') return status;
  if (auction?.high === seat) return 'high';
  if (auction?.passed.includes(seat) === true) return 'passed';
  return active.includes(seat) ? 'asked' : 'in';
}

function handBlock(view: GameView, t: Translate): TextBlock[] {
  const { mine } = view;
  const player = mineOf(view);
  if (mine === null || player === null) return [];
  const { hand, fresh, faceDown } = mine;
  const lines = [
    t('view.hand', { cards: cardsText(handList(hand), t) }),
    t('view.funds', { money: money(fundsOf(player, hand), t) }),
    ...(fresh.length > 0 ? [t('view.drawn', { cards: cardsText(fresh, t) })] : []),
    ...faceDown.map(({ boat, place, card }) =>
      t(`view.${place}`, { craft: craftName(player, boat, t), card: t(`card.${card}`) }),
    ),
  ];
  return [{ heading: t('view.mine'), lines }];
}

/** Licences, boats and what else a seat has; for the board as well. */
export function fleetLines(view: GameView, seat: Seat, t: Translate): string[] {
  const { public: table } = view;
  const player = table.players[seat];
  if (player === undefined) return [];
  const { processed, trophies, meeples, houseBoats } = player;
  const lines = [
    t('view.head', { vp: vpText(vpOf(view, seat), t), cards: t('cards', { count: handCount(view, seat) }) }),
    ...(isTogether(table) ? [t(table.active.includes(seat) ? 'view.deciding' : 'view.done')] : []),
    ...licenceGroups(player).map(({ licence, count }) =>
      t('view.owned', { count, licence: licenceName(licence, t), effect: ownedText(player, licence, t) }),
    ),
    ...player.boats.map((boat) => boatText(player, boat, t)),
    ...player.artisans.map(({ id, crates }) =>
      t('view.artisan', { craft: craftName(player, id, t), crates, capacity: artisan.capacity }),
    ),
    ...(houseBoats.length > 0 ? [t('view.houseBoats', { boats: t('houseBoats', { count: houseBoats.length }) })] : []),
    ...(processed > 0 ? [t('view.processed', { crates: t('crates', { count: processed }) })] : []),
    ...(meeples.length > 0
      ? [
          t('view.meeples', {
            types: listText(
              meeples.map((type) => t(`card.${type}`)),
              t,
            ),
          }),
        ]
      : []),
    ...trophies.map((trophy) => t('view.trophy', { trophy: t(`trophy.${trophy}.name`) })),
    ...revealedLines(table, seat, t),
  ];
  return lines;
}

/** "Cod boat: captain, First Mate, 3 of 4 crates, tucked card with 1 of 4". */
export function boatText(player: Player, boat: Readonly<Boat>, t: Translate): string {
  const { captained, firstMate, crates, tucked } = boat;
  const facts = [
    t(captained === null ? 'view.noCaptain' : 'view.withCaptain'),
    ...(firstMate ? [t('view.withMate')] : []),
    t('view.crates', { crates, capacity: capacityOf(boat) }),
    ...(tucked === null ? [] : [t('view.tuckedCrates', { crates: tucked, capacity: tuckedCapacity })]),
  ];
  return t('view.boat', { boat: boatName(player, boat, t), facts });
}

function revealedLines({ revealed, players }: Table, seat: Seat, t: Translate): string[] {
  const shown = revealed?.[seat];
  const player = players[seat];
  if (shown === undefined || player === undefined) return [];
  return [
    t('view.hand', { cards: cardsText(handList(shown.hand), t) }),
    ...shown.faceDown.map(({ boat, place, card }) =>
      t(`view.${place}`, { craft: craftName(player, boat, t), card: t(`card.${card}`) }),
    ),
  ];
}

function supplyLines(view: GameView, t: Translate): string[] {
  const { supply, goneFishin, piles, mix, trophies, meeples } = view.public;
  return [
    t('board.cratesLeft', { count: Math.max(0, supply) }),
    t('board.licencesLeft', { count: countOf(view, 'licences') }),
    t('board.deckLeft', { count: countOf(view, 'deck'), discards: countOf(view, 'discards') }),
    ...(mix.goneFishin ? [t('board.goneFishinLeft', { count: goneFishin })] : []),
    ...docks
      .filter((dock) => mix[dock])
      .map((dock) => t('board.pile', { dock: t(`dock.${dock}`), count: piles[dock] })),
    ...(mix.crabMeeples ? [t('board.meeplesLeft', { count: meeples })] : []),
    ...trophies.map((trophy) => trophyText(trophy, t)),
  ];
}

export function trophyText(trophy: Trophy, t: Translate): string {
  return t('view.trophyOpen', { trophy: t(`trophy.${trophy}.name`), how: t(`trophy.${trophy}.how`, trophyNeeds) });
}
