/** The view after a public event, for playing moves back. Only what is drawn has to be right. */
import { noCards } from '@quayside/games/fleet/data';
import type { Event, Public } from '@quayside/games/fleet/types';
import { advanceAuction } from './advance-auction';
import { advanceBoats } from './advance-boats';
import { withHand, withPlayer } from './changes';
import type { GameView, Table } from './words';

export function advance(view: GameView, event: Event): GameView {
  const table = { ...view.public, ...momentOf(event), ...changeOf(view.public, event) };
  return { ...withCards(view, event), public: table };
}

/** No event tells that a phase began: what happens shows it. */
function momentOf(event: Event): Pick<Public, 'phase' | 'active'> | null {
  switch (event.type) {
    case 'launched':
    case 'dockBought':
    case 'launchEnded':
    case 'hired':
    case 'firstMateBought':
    case 'hireEnded':
      return { phase: 'LAUNCH_HIRE', active: [event.seat] };
    case 'tucked':
    case 'caught':
      return { phase: 'SALMON', active: [] };
    case 'processed':
    case 'traded':
      return { phase: 'PROCESSING', active: [event.seat] };
    case 'discarded':
      return { phase: 'DRAW', active: [] };
    default:
      return null;
  }
}

function changeOf(table: Table, event: Event): Partial<Public> {
  switch (event.type) {
    case 'opened':
    case 'raised':
    case 'passed':
    case 'droppedOut':
    case 'bought':
    case 'rowDiscarded':
    case 'refilled':
    case 'finalRound':
      return advanceAuction(table, event);
    case 'launched':
    case 'dockBought':
    case 'hired':
    case 'firstMateBought':
    case 'tucked':
    case 'caught':
    case 'processed':
    case 'traded':
    case 'sunk':
      return advanceBoats(table, event);
    case 'chosen':
      return { active: table.active.filter((seat) => seat !== event.seat) };
    case 'roundStarted':
      return roundStarted(table, event);
    case 'roundEnded':
      return { active: [] };
    case 'discarded':
      return { goneFishin: table.goneFishin + event.goneFishin };
    case 'trophy':
    case 'meeple':
      return won(table, event);
    case 'matchEnded':
      return { phase: 'OVER', active: [], revealed: event.revealed };
    default:
      return {};
  }
}

function won(table: Table, event: Extract<Event, { type: 'trophy' | 'meeple' }>): Partial<Public> {
  if (event.type === 'meeple') {
    const players = withPlayer(table, event.seat, ({ meeples }) => ({ meeples: [...meeples, event.boatType] }));
    return { players, meeples: table.meeples - 1 };
  }
  return {
    trophies: table.trophies.filter((one) => one !== event.trophy),
    players: withPlayer(table, event.seat, ({ trophies }) => ({ trophies: [...trophies, event.trophy] })),
  };
}

function roundStarted(table: Table, { round, startSeat }: Extract<Event, { type: 'roundStarted' }>): Partial<Public> {
  return {
    round,
    startSeat,
    phase: 'OPEN',
    auction: null,
    active: [startSeat],
    players: table.players.map((player) => ({
      ...player,
      status: 'in',
      launched: 0,
      hired: 0,
      step: null,
      traded: false,
    })),
  };
}

/** Sizes of hands, and the hand of the viewer where what left it was public. */
function withCards(view: GameView, event: Event): GameView {
  switch (event.type) {
    case 'drew':
      return withHand(view, event.seat, event.count);
    case 'refilled':
      return { ...view, counts: { ...view.counts, licences: event.left } };
    case 'discarded':
      return withHand(view, event.seat, -event.count);
    case 'kept':
      return view.public.players.reduce((one, _, seat) => withHand(one, seat, -event.discarded), view);
    case 'droppedOut':
      return event.goneFishin ? withHand(view, event.seat, 1, 'goneFishin') : view;
    case 'bought':
    case 'dockBought':
      return event.payment.cards.reduce((one, card) => withHand(one, event.seat, -1, card), view);
    case 'launched':
      return [event.card, ...event.payment.cards].reduce((one, card) => withHand(one, event.seat, -1, card), view);
    case 'firstMateBought':
      return withHand(view, event.seat, -1, event.card);
    case 'hired':
      return withHand(view, event.seat, -1);
    case 'tucked':
      return withHand(view, event.seat, -event.boats.length);
    case 'matchEnded':
      return turnedUp(view);
    default:
      return view;
  }
}

/** Hands lie open in the public part. */
function turnedUp(view: GameView): GameView {
  const nothing = { hand: { ...noCards }, fresh: [], faceDown: [], choice: null };
  return {
    ...view,
    counts: { ...view.counts, hands: view.public.players.map(() => 0) },
    mine: view.mine === null ? null : nothing,
  };
}
