/** Who may know what in Fisheries of Gloucester: the order of unseen cards is nobody's, the tile one keeps one's own for a while. */
import { clone } from '@quayside/games/core/match';
import { cardIds, chartCardIds } from '@quayside/games/fisheries-of-gloucester/data';
import type { FisheriesOfGloucester, Move } from '@quayside/games/fisheries-of-gloucester/types';
import type { Secrets } from './description';

const cards: ReadonlySet<unknown> = new Set([...cardIds, ...chartCardIds]);

/** Ends that leave hours and tiles unused come last, so that matches show cards and choices of tiles. */
const patience: Readonly<Partial<Record<Move['type'], number>>> = { endDay: 3, finishTurn: 1 };

export const secrets: Secrets<FisheriesOfGloucester> = {
  game: 'fisheries-of-gloucester',
  tables: [
    { seats: 2, setupData: {} },
    { seats: 2, setupData: { preservation: 'row', board: 'B-placed', startPlayer: 'chooser' } },
  ],
  fields: [],
  piecesAt: new RegExp(
    [
      '\\.public\\.(display|charts|players\\.\\d+\\.cards)\\.\\d+$',
      '\\.public\\.(bonus\\.card|players\\.\\d+\\.today)$',
      '\\.events\\.\\d+\\.(card|revealed)$',
      '\\.standings\\.\\d+\\.parts\\.\\d+\\.parts\\.\\d+\\.detail\\.card$',
      // Legal moves, and one's own move.
      '\\.(moves|args)\\.\\d+\\.card$',
    ].join('|'),
  ),
  isPiece: (value) => cards.has(value),
  hidden: ({ secret: { stacks, charts } }) => [...stacks.flat(), ...charts],
  viewFault: (view, { private: seats, public: { phase } }) => {
    const { seat, mine } = view as { seat: number | null; mine: { keep: unknown } | null };
    if (mine === null || seat === null) return null;
    return phase === 'KEEP' && mine.keep !== seats[seat]?.keep ? 'a choice of somebody else' : null;
  },
  stepFault: (step) => {
    const chosen = step.events.filter((event) => event.type === 'keepChosen');
    return chosen.some((event) => Object.keys(event).length > 2) ? 'a kept tile is named' : null;
  },
  choose: (moves, random) => {
    const urgency = (move: Move): number => patience[move.type] ?? 0;
    const least = Math.min(...moves.map(urgency));
    const kinds = random.shuffle([...new Set(moves.filter((move) => urgency(move) === least).map(({ type }) => type))]);
    return random.shuffle(moves.filter(({ type }) => type === kinds[0]))[0]!;
  },
  telling: ['chart', 'sail', 'endDay', 'keepTile'],
  silent: [],
  nonsense: { type: 'sail', ship: 9, to: 'D1' },
  isRich: ({ public: { phase, active }, private: seats, secret: { stacks } }) =>
    phase === 'KEEP' && active[0] === 0 && seats[1]?.keep !== null && stacks.every((stack) => stack.length > 0),
  leaks: (frame, { public: table, private: seats, secret }) => {
    const [step] = frame.steps;
    const withEvents = (events: readonly object[]): object => ({ ...frame, steps: [{ ...step, events }] });
    const withPublic = (more: object): object => ({ ...frame, view: { ...frame.view, public: { ...table, ...more } } });
    return [
      withEvents([...step!.events, { type: 'preserved', card: 'P01', revealed: secret.stacks[0]!.at(-1) }]),
      withEvents([...step!.events, { type: 'keepChosen', seat: 1, shape: seats[1]!.keep }]),
      withPublic({ charts: [...table.charts, secret.charts.at(-1)] }),
      withPublic({ display: secret.stacks.map((stack) => stack.at(-1) ?? null) }),
      { ...frame, view: { ...frame.view, mine: seats[1] } },
      { ...frame, view: { ...frame.view, counts: { stacks: secret.stacks } } },
      { ok: false, version: frame.version, code: 'CARD_NOT_AVAILABLE', detail: { card: secret.stacks[0]!.at(-1) } },
      { card: secret.charts[0] },
    ];
  },
  spoilt: (state) => {
    const shown = clone(state);
    shown.public.display = shown.secret.stacks.map((stack) => stack.at(-1) ?? null);
    const told = clone(state);
    Object.assign(told.public, { next: told.secret.charts.at(-1) });
    return [shown, told];
  },
};
