/** Bids: a licence, then an amount; the lowest amounts at once, the others by tens. */
import { licenceFigures } from '@quayside/games/fleet/data';
import { fundsOf } from '@quayside/games/fleet/money';
import { isLone } from '@quayside/games/fleet/table';
import type { Licence, Move } from '@quayside/games/fleet/types';
import type { Choice, Translate } from '../../table/game-page';
import { effectText } from './effects';
import { costOf } from './payments-preview';
import { type GameView, kebab, licenceName, type Mine, money, type Player, vpText } from './words';

/** Listed at once; the rules list so many bids at most, and higher ones count as the highest of them. */
const fewBids = 6;
const bidsAtMost = 40;

export interface BidRange {
  readonly min: number;
  readonly max: number;
}

/** What may be bid for `licence` to open; `max` below `min`: it cannot be afforded. */
export function openingRange(
  { seat, public: table }: GameView,
  player: Player,
  mine: Mine,
  licence: Licence,
): BidRange {
  const { min } = licenceFigures[licence];
  const funds = fundsOf(player, mine.hand);
  return { min, max: isLone(table, seat ?? -1) ? Math.min(min, funds) : funds };
}

export function raiseRange({ public: table }: GameView, player: Player, mine: Mine): BidRange {
  return { min: (table.auction?.bid ?? 0) + 1, max: fundsOf(player, mine.hand) };
}

export function licenceKey(licence: Licence): string {
  return `licence-${kebab(licence)}`;
}

export function openingChoices(view: GameView, player: Player, mine: Mine, t: Translate): readonly Choice<Move>[] {
  const { row } = view.public;
  const offered = row.filter((licence, at) => row.indexOf(licence) === at);
  const canBid = offered.some((licence) => {
    const { min, max } = openingRange(view, player, mine, licence);
    return max >= min;
  });
  const cost = onceForEach((amount) => costOf(player, mine, amount, t));
  const hasCard = view.public.mix.goneFishin && view.public.goneFishin > 0;
  return [
    ...offered.map((licence) => opening({ view, player, mine, cost }, licence, t)),
    {
      key: 'pass',
      label: t('choice.dropOut'),
      hint: t(hasCard ? 'choice.dropOutCard' : 'choice.dropOutHint'),
      move: { type: 'dropOut' },
      risky: canBid,
    },
  ];
}

interface Bidder {
  readonly view: GameView;
  readonly player: Player;
  readonly mine: Mine;
  /** What a bid would take from the hand. */
  readonly cost: (bid: number) => string;
}

/** The same bid costs the same for every licence. */
function onceForEach(cost: (bid: number) => string): (bid: number) => string {
  const known = new Map<number, string>();
  return (bid) => {
    const text = known.get(bid) ?? cost(bid);
    known.set(bid, text);
    return text;
  };
}

function opening({ view, player, mine, cost }: Bidder, licence: Licence, t: Translate): Choice<Move> {
  const { min, vp } = licenceFigures[licence];
  const key = licenceKey(licence);
  const label = licenceName(licence, t);
  const hint = t('choice.licenceHint', {
    min: money(min, t),
    vp: vpText(vp, t),
    effect: effectText(player, licence, t),
  });
  const bid = (amount: number): Move => ({ type: 'open', licence, bid: amount });
  const { max } = openingRange(view, player, mine, licence);
  if (max <= min) return { key, label, hint, move: bid(min) };
  return { key, label, hint, choices: bids({ min, max }, bid, cost, t) };
}

export function raiseChoices(view: GameView, player: Player, mine: Mine, t: Translate): readonly Choice<Move>[] {
  const range = raiseRange(view, player, mine);
  const bid = (amount: number): Move => ({ type: 'raise', bid: amount });
  const licence = view.public.auction?.licence ?? 'shrimp';
  return [
    ...bids({ ...range, max: Math.max(range.min, range.max) }, bid, (amount) => costOf(player, mine, amount, t), t),
    {
      key: 'pass',
      label: t('choice.passBid'),
      hint: t('choice.passBidHint', { licence: licenceName(licence, t) }),
      move: { type: 'passBid' },
    },
  ];
}

function bids(
  { min, max }: BidRange,
  move: (bid: number) => Move,
  cost: (bid: number) => string,
  t: Translate,
): Choice<Move>[] {
  const highest = Math.min(max, min + bidsAtMost - 1);
  const leaf = (amount: number): Choice<Move> => ({
    key: `bid-${amount}`,
    label: t('choice.bid', { money: money(amount, t) }),
    hint: cost(amount),
    move: move(amount),
  });
  const all = Array.from({ length: highest - min + 1 }, (_, at) => min + at);
  if (all.length <= fewBids) return all.map(leaf);
  const higher = all.slice(fewBids - 1);
  const tens = [...new Set(higher.map((amount) => Math.floor(amount / 10)))];
  return [
    ...all.slice(0, fewBids - 1).map(leaf),
    ...tens.map((ten) => {
      const amounts = higher.filter((amount) => Math.floor(amount / 10) === ten);
      const values = { from: money(amounts[0] ?? 0, t), to: money(amounts.at(-1) ?? 0, t) };
      if (amounts.length === 1) return leaf(amounts[0] ?? 0);
      return { key: `bids-${ten}`, label: t('choice.bids', values), choices: amounts.map(leaf) };
    }),
  ];
}
