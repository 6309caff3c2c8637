/** Who may know what in Isaribi: decks and face-down Market cards are nobody's, what a Speculator saw is that seat's alone. */
import { clone } from '@quayside/games/core/match';
import { fishCardIds, marketCardIds } from '@quayside/games/isaribi/data';
import { type Isaribi, kinds, type MarketCardId } from '@quayside/games/isaribi/types';
import type { Secrets } from './description';

const cards: ReadonlySet<unknown> = new Set([...fishCardIds, ...marketCardIds]);

export const secrets: Secrets<Isaribi> = {
  game: 'isaribi',
  tables: [
    { seats: 2, setupData: {} },
    { seats: 3, setupData: { rounds: 4, hideRemoved: true } },
    { seats: 5, setupData: { rounds: 4 } },
  ],
  fields: ['faces'],
  piecesAt: new RegExp(
    [
      '\\.public\\.(market\\.\\d+\\.card|areas\\.\\d+\\.cards\\.\\d+|removed\\.(fish|market)\\.\\d+)$',
      '\\.mine\\.peeked\\.\\d+\\.card$',
      '\\.events\\.\\d+\\.(card|cards\\.\\d+\\.card)$',
    ].join('|'),
  ),
  isPiece: (value) => cards.has(value),
  hidden: ({ private: seats, secret: { fishDecks, marketDeck, faces, removed } }, viewer) => [
    ...kinds.flatMap((kind) => fishDecks[kind]),
    ...marketDeck,
    ...faces.filter((face) => face !== null),
    ...removed.fish,
    ...removed.market,
    ...seats.flatMap(({ peeked }, seat) => (seat === viewer ? [] : peeked.map(({ card }) => card))),
  ],
  /** The Speculator is always taken and always looks: else most matches would hide nothing from one seat alone. */
  choose: (moves, random) => {
    const wanted = moves.filter(
      (move) => move.type === 'peek' || (move.type === 'chooseHelper' && move.helper === 'speculator'),
    );
    return random.shuffle([...(wanted.length > 0 ? wanted : moves)])[0]!;
  },
  telling: ['peek', 'place', 'pass'],
  silent: ['peek'],
  nonsense: { type: 'peek', slot: 99 },
  isRich: ({ private: seats, public: { phase, market } }) =>
    phase === 'SPECULATOR' && seats.slice(1).some(({ peeked }) => peeked.length === 1) && market.length > 2,
  leaks: (frame, { public: table, private: seats, secret }) => {
    const [peeked] = seats.flatMap((own) => own.peeked);
    const [step] = frame.steps;
    const withEvents = (events: readonly object[]): object => ({ ...frame, steps: [{ ...step, events }] });
    const withPublic = (more: object): object => ({ ...frame, view: { ...frame.view, public: { ...table, ...more } } });
    return [
      withEvents(step!.events.map((event) => ({ ...event, card: peeked!.card }))),
      withEvents([...step!.events, { type: 'flipped', slot: 2, card: secret.faces.find((face) => face !== null) }]),
      withPublic({ market: table.market.map((slot, at) => ({ ...slot, card: slot.card ?? secret.faces[at] })) }),
      withPublic({ removed: { fish: [], market: secret.marketDeck.slice(-1) } }),
      { ...frame, view: { ...frame.view, mine: { peeked: [peeked] } } },
      { ...frame, view: { ...frame.view, counts: { ...secret.fishDecks } } },
      { ok: false, version: frame.version, code: 'PEEK_TWICE', detail: { card: peeked!.card } },
      { card: secret.fishDecks.clam[0] },
    ];
  },
  spoilt: (state) => {
    const shown = clone(state);
    const at = shown.secret.faces.findIndex((face) => face !== null);
    shown.public.market[at]!.card = shown.secret.faces[at] as MarketCardId;
    const known = clone(state);
    known.private[0]!.peeked = known.private.flatMap(({ peeked }) => peeked);
    const told = clone(state);
    Object.assign(told.public, { next: told.secret.marketDeck.at(-1) });
    const decks = clone(state);
    Object.assign(decks.public, { decks: decks.secret.fishDecks });
    return [shown, known, told, decks];
  },
};
