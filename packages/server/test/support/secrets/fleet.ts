/** Who may know what in Fleet: hands, captains and sealed choices are their owner's, decks and the discard pile nobody's. */
import { clone } from '@quayside/games/core/match';
import { type Choice, cards, type Fleet } from '@quayside/games/fleet/types';
import type { Secrets } from './description';

/** All fields of what everybody sees, so that nothing else slips in. */
const publicFields = [
  ...['phase', 'active', 'mix', 'round', 'startSeat', 'players', 'row', 'gone', 'auction', 'supply', 'goneFishin'],
  ...['piles', 'trophies', 'meeples', 'finalRound', 'nextId', 'revealed'],
];
const playerFields = [
  ...['status', 'licences', 'boats', 'houseBoats', 'artisans', 'processed', 'trophies', 'meeples', 'launched', 'hired'],
  ...['step', 'traded'],
];
/** Fields of events that tell of hidden cards. */
const eventFields: Readonly<Record<string, readonly string[]>> = {
  hired: ['type', 'seat', 'boat'],
  drew: ['type', 'seat', 'by', 'count'],
  chosen: ['type', 'seat'],
  tucked: ['type', 'seat', 'boats'],
  discarded: ['type', 'seat', 'count', 'goneFishin'],
  kept: ['type', 'discarded'],
};

/** As the other seat could have made it. */
const choice: Choice = { type: 'discard', cards: ['cod'] };

export const secrets: Secrets<Fleet> = {
  game: 'fleet',
  tables: [
    { seats: 2, setupData: {} },
    { seats: 3, setupData: { epic: true } },
    { seats: 4, setupData: { salmon: 'on', crabMeeples: 'on', houseBoat: 'on' } },
  ],
  fields: ['removed'],
  /** Counts by card: one's own hand, and all of them at the end. */
  piecesAt: /\.(mine\.hand|public\.revealed\.\d+\.hand|events\.\d+\.revealed\.\d+\.hand)$/,
  isPiece: (value) => typeof value === 'object' && value !== null && cards.every((card) => card in value),
  hidden: () => [],
  viewFault: (view, { public: table }) => {
    const {
      public: shown,
      mine,
      seat,
    } = view as { public: Fleet['public']; mine: Fleet['private'] | null; seat: number };
    if (Object.keys(shown).some((field) => !publicFields.includes(field))) return 'an unknown field';
    const players = shown.players.flatMap((player) => Object.keys(player));
    if (players.some((field) => !playerFields.includes(field))) return 'an unknown field of a player';
    if ((shown.revealed !== null) !== (table.phase === 'OVER')) return 'revealed too early';
    if (mine === null) return null;
    const own = table.players[seat]!.boats.map(({ id }) => id);
    if (mine.faceDown.some(({ boat }) => !own.includes(boat))) return "somebody else's captain";
    return mine.choice !== null && table.active.includes(seat) ? "somebody else's choice" : null;
  },
  stepFault: ({ events }) => {
    const strange = events.find(({ type, ...rest }) => {
      const fields = eventFields[type];
      return fields !== undefined && Object.keys(rest).some((field) => !fields.includes(field));
    });
    return strange === undefined ? null : `too much told with ${strange.type}`;
  },
  /** Boats and captains whenever there are any; dropping out makes a match short. */
  choose: (moves, random) => {
    const wanted = moves.filter(({ type }) => type === 'launch' || type === 'hire');
    const out = moves.filter(({ type }) => type === 'dropOut');
    const some = wanted.length > 0 ? wanted : random.below(3) === 0 && out.length > 0 ? out : moves;
    return random.shuffle([...some])[0]!;
  },
  telling: ['open', 'pay', 'launch', 'hire', 'discard'],
  silent: ['keep'],
  nonsense: { type: 'open', licence: 'whale', bid: 4 },
  isRich: ({ public: { active }, private: seats }) => active.includes(0) && seats[1]!.faceDown.length > 0,
  leaks: (frame, { public: table, private: seats, secret }) => {
    const [step] = frame.steps;
    const withEvents = (events: readonly object[]): object => ({ ...frame, steps: [{ ...step, events }] });
    const withPublic = (more: object): object => ({ ...frame, view: { ...frame.view, public: { ...table, ...more } } });
    return [
      withEvents(step!.events.map((event) => ({ ...event, cards: ['cod'] }))),
      withEvents([...step!.events, { type: 'drew', seat: 1, by: 'draw', count: 2, cards: seats[1]!.fresh }]),
      withPublic({ hands: seats.map(({ hand }) => hand) }),
      withPublic({ next: secret.deck.at(-1) }),
      { ...frame, view: { ...frame.view, mine: { ...seats[0], faceDown: seats[1]!.faceDown } } },
      { ...frame, view: { ...frame.view, mine: { ...seats[0], choice } } },
      { ...frame, view: { ...frame.view, counts: { hands: seats.map(({ hand }) => hand) } } },
      { ok: false, version: frame.version, code: 'BID_FUNDS', detail: { hand: seats[1]!.hand } },
    ];
  },
  spoilt: (state) => {
    const hands = clone(state);
    Object.assign(hands.public.players[1]!, { hand: hands.private[1]!.hand });
    const told = clone(state);
    Object.assign(told.public, { next: told.secret.deck.at(-1) });
    const captains = clone(state);
    captains.private[0]!.faceDown = captains.private[1]!.faceDown;
    const chosen = clone(state);
    chosen.private[0]!.choice = choice;
    const early = clone(state);
    early.public.revealed = early.private.map(({ hand, faceDown }) => ({ hand, faceDown }));
    return [hands, told, captains, chosen, early];
  },
};
