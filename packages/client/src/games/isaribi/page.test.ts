/** The page's words and choices over random matches: nothing legal is missing, nothing that happened stays untold. */
import { start, step } from '@quayside/games/core/match';
import { fastRandom } from '@quayside/games/core/random';
import type { State } from '@quayside/games/core/rules';
import { viewFor } from '@quayside/games/core/view';
import { rules } from '@quayside/games/isaribi/index';
import type { Event, Isaribi, Move } from '@quayside/games/isaribi/types';
import type { Choice } from '../../table/game-page';
import { choices } from './choices';
import { page } from './page';
import { stories } from './stories';
import { judge, legal, names, pile, standard, translate, viewOf } from './story-table';
import type { GameView } from './words';

type Visit = (view: GameView, state: State<Isaribi>) => void;
type Watch = (before: GameView, events: readonly Event[], after: GameView) => void;

/** Plain JSON, and jsdom has no structuredClone. */
function copy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** Plays a random match, showing every decision to `visit` and every move to `watch`. */
function playOut(seats: number, seed: number, visit: Visit, watch: Watch = () => undefined): void {
  const random = fastRandom(seed);
  const state = start(rules, seats, standard, String(seed).padStart(64, '0'));
  while (rules.outcome(state) === null) {
    const [seat = 0] = state.public.active;
    const view = copy(viewFor(rules, state, seat));
    visit(view, state);
    const moves = legal(view);
    const events = step(rules, state, seat, moves[random.below(moves.length)]!);
    watch(view, events, copy(viewFor(rules, state, seat)));
  }
}

function leaves(list: readonly Choice<Move>[]): Move[] {
  return list.flatMap((choice) => [
    ...(choice.move === undefined ? [] : [choice.move]),
    ...leaves(choice.choices ?? []),
  ]);
}

const written = (move: Move) => JSON.stringify(move, (_, value) => sorted(value));

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
}

function everyChoice(list: readonly Choice<Move>[], visit: (siblings: readonly Choice<Move>[]) => void): void {
  visit(list);
  for (const { choices: inner } of list) if (inner !== undefined) everyChoice(inner, visit);
}

describe('choices', () => {
  it.each([
    [2, 11],
    [3, 12],
    [5, 13],
  ])('hold every legal move, with %i seats', (seats, seed) => {
    playOut(seats, seed, (view) => {
      const offered = new Set(leaves(choices(view, translate)).map(written));
      for (const move of legal(view)) expect(offered).toContain(written(move));
    });
  });

  it('have keys of their own and readable labels, and refusals that are told', () => {
    const codes = new Set<string>();
    playOut(3, 21, (view) => {
      everyChoice(choices(view, translate), (siblings) => {
        const keys = siblings.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { key, label, hint = '' } of siblings) {
          expect(key).toMatch(/^[a-z0-9-]+$/);
          expect(`${label} ${hint}`).not.toMatch(/\w\.\w+\.|\{\{/);
        }
      });
      for (const move of leaves(choices(view, translate))) {
        const refusal = judge(view)(move);
        if (refusal !== null) codes.add(refusal.code);
      }
    });
    expect(codes.size).toBeGreaterThan(8);
    for (const code of codes) expect(translate(`refusal.${code}`)).not.toContain('refusal.');
  });

  it('ask before what cannot be taken back and costs dearly', () => {
    const { view } = stories.find(({ name }) => name === 'harbor')!;
    const risky = choices(view, translate).filter((choice) => choice.risky === true);
    expect(risky.map(({ key }) => key)).toEqual(['flip', 'end', 'pass']);
  });
});

describe('words', () => {
  it('tell every event of whole matches', () => {
    const told = new Set<string>();
    playOut(
      5,
      31,
      () => undefined,
      (_, events) => {
        for (const event of events) {
          const sentence = page.describe(event, translate, names);
          if (sentence === null) continue;
          told.add(event.type);
          expect(sentence.text).toMatch(/^[A-Z].*\.$/);
          expect(sentence.text).not.toMatch(/\w\.\w+\.|\{\{|undefined/);
        }
      },
    );
    expect([...told].sort()).toEqual(
      expect.arrayContaining([
        'boatMoved',
        'caught',
        'cleared',
        'flipped',
        'helperTaken',
        'matchEnded',
        'passed',
        'placed',
      ]),
    );
  });

  it('name prices, buyers and losses', () => {
    const sold: Event = {
      type: 'sold',
      seat: 1,
      sale: 'gross',
      lots: [
        { buyer: 2, cubes: ['bream', 'bream'], price: 5, ryo: 10 },
        { buyer: 'client', cubes: ['clam'], price: 4, ryo: 4 },
      ],
      ryo: 14,
    };
    expect(page.describe(sold, translate, names)?.text).toBe(
      'Benedikt sold for 14 Ryo: 2 sea bream to buyer 2 and 1 clam to the Client.',
    );
    const spoiled: Event = { type: 'spoiled', seat: 2, kept: pile(), discarded: pile({ prawn: 2 }), paid: 3 };
    expect(page.describe(spoiled, translate, names)).toMatchObject({
      text: 'Cleo had no room for 2 prawns and paid 3 Ryo.',
      against: [2],
    });
    expect(page.describe({ type: 'matchEnded' }, translate, names)).toMatchObject({ ends: true });
  });

  it('never name a face that was only looked at', () => {
    const peeked: Event = { type: 'peeked', seat: 0, slot: 3 };
    expect(page.describe(peeked, translate, names)?.text).toBe('Ana looked at buyer 3.');
  });

  it('say what is asked and where the match stands', () => {
    expect(page.prompt(viewOf(), translate)).toBe('act with 1.5 AP, or end the turn');
    expect(page.progress(viewOf(), translate)).toBe('Round 1 of 5, Fishing and selling');
    expect(page.figures(viewOf(), 0, translate).map(({ key }) => key)).toEqual(['money', 'cubes', 'ap']);
  });

  it('tell the whole table', () => {
    playOut(4, 41, (view) => {
      const blocks = page.text(view, translate, names);
      const all = blocks.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
      expect(all).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\b(?!\d)|\{\{|undefined|NaN/);
      expect(blocks.length).toBeGreaterThanOrEqual(7);
      for (const at of view.public.market.keys()) expect(all).toContain(`Buyer ${at + 1}`);
      for (const { lines } of blocks) expect(new Set(lines).size).toBe(lines.length);
    });
  });
});

describe('playing back', () => {
  /** What the board draws of a view. */
  const drawn = ({ public: table }: GameView) => ({
    ...table,
    active: null,
    phase: null,
    turn: table.turn && { apHalf: table.turn.apHalf, sold: table.turn.sold, fished: table.turn.fished },
    removed: null,
    players: table.players.map(({ books, turns, idleTurns, startMoney, ...rest }) => rest),
  });

  it.each([
    [2, 51],
    [4, 52],
  ])('ends where the match ends, with %i seats', (seats, seed) => {
    playOut(
      seats,
      seed,
      () => undefined,
      (before, events, after) => {
        const told = events.reduce((view, event) => page.advance(view, event), before);
        expect(drawn(told)).toEqual(drawn(after));
      },
    );
  });
});
