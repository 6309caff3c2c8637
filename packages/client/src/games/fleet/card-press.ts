/** What a press on a card of the own hand means now. */
import { boatFigures, cashOf } from '@quayside/games/fleet/data';
import { type BoatCard, boatCards, type Card, type Move } from '@quayside/games/fleet/types';
import { boatKey, boatsToHireFor, hireKey } from './hire-choices';
import { launchKey, nothingPaid } from './payments';
import { countIn, type Task, without } from './tasks';
import type { WorkProps } from './use-work';
import { cardName, kebab, mineOf, money, vpText } from './words';

export interface Press {
  readonly label: string;
  /** A legal target just now. */
  readonly wanted: boolean;
  readonly refused: boolean;
  /** Of this kind so many are chosen; null: nothing is being counted. */
  readonly chosen: number | null;
  press(): void;
  /** Takes one back. */
  less(): void;
}

export function pressOf(props: WorkProps, card: Card): Press {
  const { work } = props;
  switch (work.task?.kind) {
    case 'pay':
      return paying(props, card);
    case 'keep':
    case 'discard':
      return giving(props, card, work.task);
    case 'tuck':
      return tucking(props, card);
    case 'hire':
      return hiring(props, card);
    case 'mate':
      return joining(props, card, work.task);
    default:
      return launching(props, card);
  }
}

/** "Cod, 2 in hand, worth $1; as boat $2 and 2 VP". */
export function cardText({ view, t }: WorkProps, card: Card): string {
  const values = { card: cardName(card, t), count: view.mine?.hand[card] ?? 0, cash: money(cashOf[card], t) };
  if (card === 'goneFishin') return t('board.cardFishin', values);
  const { cost, vp } = boatFigures[card];
  return t('board.card', { ...values, cost: money(cost, t), vp: vpText(vp, t) });
}

function counted(props: WorkProps, card: Card, available: number, most: number, verb: string): Press {
  const { work, t } = props;
  const { cards } = work.draft;
  const chosen = countIn(cards, card);
  const canAdd = chosen < available;
  const full = cards.length >= most;
  const add = (): void => {
    if (!canAdd) return;
    // One to choose: another choice takes its place.
    work.change({ cards: full ? [...cards.slice(1), card] : [...cards, card] });
  };
  const line = `${t(verb, { card: cardName(card, t) })}. ${cardText(props, card)}`;
  return {
    label: chosen > 0 ? `${line}. ${t('board.chosenCards', { count: chosen })}` : line,
    wanted: canAdd,
    refused: !canAdd,
    chosen,
    press: add,
    less: () => work.change({ cards: without(cards, [card]) }),
  };
}

function paying(props: WorkProps, card: Card): Press {
  const { view, work } = props;
  const task = work.task;
  const launched = task?.kind === 'pay' && task.deal.card === card ? 1 : 0;
  const available = (view.mine?.hand[card] ?? 0) - launched;
  return counted(props, card, available, Number.POSITIVE_INFINITY, 'board.payAdd');
}

function giving(props: WorkProps, card: Card, { kind, count }: Extract<Task, { kind: 'keep' | 'discard' }>): Press {
  const { view, judge, send } = props;
  const counting = counted(
    props,
    card,
    view.mine?.hand[card] ?? 0,
    count,
    kind === 'keep' ? 'board.putAway' : 'board.discardCard',
  );
  if (kind === 'keep' || count !== 1) return counting;
  const move: Move = { type: 'discard', cards: [card] };
  if (judge(move) === null) return counting;
  return { ...counting, wanted: false, refused: true, press: () => send(move) };
}

function tucking(props: WorkProps, card: Card): Press {
  const { view, work, send, t } = props;
  const { draft, change } = work;
  const drawn = view.mine?.fresh ?? [];
  const boatCard = boatCards.find((one) => one === card);
  const under = draft.tucks.filter((one) => one.card === card).length;
  const isFree = boatCard !== undefined && countIn(drawn, boatCard) > under;
  const why: Move = { type: 'tuck', tucks: [{ card: card as BoatCard, boat: 0 }] };
  return {
    label: `${isFree ? `${t('board.tuckCard', { card: cardName(card, t) })}. ` : ''}${cardText(props, card)}`,
    wanted: isFree,
    refused: !isFree,
    chosen: draft.held === card ? 1 : null,
    press: () => (isFree ? change({ held: draft.held === card ? null : boatCard }) : under > 0 ? undefined : send(why)),
    less: () => change({ held: null }),
  };
}

function hiring(props: WorkProps, card: Card): Press {
  const { view, work, path, setPath, send, judge, t } = props;
  const boats = boatsToHireFor(mineOf(view) ?? noFleet);
  const [first] = boats;
  const move: Move = { type: 'hire', card: card as BoatCard, boat: first?.id ?? 0 };
  const isAllowed = judge(move) === null;
  const key = card === 'goneFishin' ? '' : hireKey(card);
  const isChosen = work.task?.kind === 'hire' && path[0] === key;
  return {
    label: `${t('board.hireCard', { card: cardName(card, t) })}. ${cardText(props, card)}`,
    wanted: isAllowed,
    refused: !isAllowed,
    chosen: isChosen ? 1 : null,
    press: () => (!isAllowed || boats.length === 1 ? send(move) : setPath(isChosen ? [] : [key])),
    less: () => setPath([]),
  };
}

const noFleet = { boats: [] } as unknown as NonNullable<ReturnType<typeof mineOf>>;

function joining(props: WorkProps, card: Card, { boat, card: chosen }: Extract<Task, { kind: 'mate' }>): Press {
  const { setPath, send, t } = props;
  const isBoat = card !== 'goneFishin';
  const why: Move = { type: 'buyFirstMate', boat: boat ?? 0, card: card as BoatCard, crateFrom: 'processed' };
  return {
    label: `${t('board.mateCard', { card: cardName(card, t) })}. ${cardText(props, card)}`,
    wanted: isBoat && boat !== null,
    refused: !isBoat || boat === null,
    chosen: chosen === card ? 1 : null,
    press: () => (isBoat && boat !== null ? setPath(['mate', boatKey(boat), `card-${kebab(card)}`]) : send(why)),
    less: () => setPath(boat === null ? ['mate'] : ['mate', boatKey(boat)]),
  };
}

/** In the launching step it opens the branch of the card; otherwise it says why not. */
function launching(props: WorkProps, card: Card): Press {
  const { view, legal, setPath, send, judge, path, t } = props;
  const move: Move = { type: 'launch', card: card as BoatCard, as: null, payment: nothingPaid() };
  const canLaunch = legal.some((one) => one.type === 'launch' && one.card === card);
  const key = card === 'goneFishin' ? '' : launchKey(card);
  const isTurn = props.work.task?.kind === 'launch';
  // A Charter Boat without a licence: asked as the first of all types, so that the answer is about the licence.
  const why: Move = card === 'charter' && isTurn ? { ...move, as: 'shrimp' } : move;
  const head = isTurn ? `${t('board.launchCard', { card: cardName(card, t) })}. ` : '';
  return {
    label: `${head}${cardText(props, card)}`,
    wanted: canLaunch,
    refused: view.public.phase !== 'OVER' && !canLaunch && judge(why) !== null,
    chosen: isTurn && path[0] === key ? 1 : null,
    press: () => (canLaunch ? setPath([key]) : send(why)),
    less: () => setPath([]),
  };
}
