/** The page's words and choices over random matches: nothing legal is missing, nothing that happened stays untold. */
import { rules } from '@quayside/games/isaribi/index';
import { legal } from '@quayside/games/isaribi/legal';
import type { Event, Isaribi } from '@quayside/games/isaribi/types';
import { askIn, storyNames } from '../../table/story';
import { everyChoice, leaves } from '../../table/testing/board';
import { type PlayOut, playOut, written } from '../../table/testing/play-out';
import { choices } from './choices';
import { page } from './page';
import { stories, t } from './stories';
import { pile, standard, viewOf } from './story-table';
import type { GameView } from './words';

const play = (seats: number, seed: number, told: Pick<PlayOut<Isaribi>, 'visit' | 'watch'>) =>
  playOut(rules, { seats, options: standard, seed, ...told });

describe('choices', () => {
  it.each([
    [2, 11],
    [3, 12],
    [5, 13],
  ])('hold every legal move, with %i seats', (seats, seed) => {
    play(seats, seed, {
      visit: (view) => {
        const offered = new Set(leaves(choices(view, t)).map(written));
        for (const move of legal(view)) expect(offered).toContain(written(move));
      },
    });
  });

  it('have keys of their own and readable labels, and refusals that are told', () => {
    const codes = new Set<string>();
    play(3, 21, {
      visit: (view) => {
        everyChoice(choices(view, t), (siblings) => {
          const keys = siblings.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          for (const { key, label, hint = '' } of siblings) {
            expect(key).toMatch(/^[a-z0-9-]+$/);
            expect(`${label} ${hint}`).not.toMatch(/\w\.\w+\.|\{\{/);
          }
        });
        for (const move of leaves(choices(view, t))) {
          const refusal = askIn(page.judge, view)(move);
          if (refusal !== null) codes.add(refusal.code);
        }
      },
    });
    expect(codes.size).toBeGreaterThan(8);
    for (const code of codes) expect(t(`refusal.${code}`)).not.toContain('refusal.');
  });

  it('ask before what cannot be taken back and costs dearly', () => {
    const { view } = stories.find(({ name }) => name === 'harbor')!;
    const risky = choices(view, t).filter((choice) => choice.risky === true);
    expect(risky.map(({ key }) => key)).toEqual(['flip', 'end', 'pass']);
  });
});

describe('words', () => {
  it('tell every event of whole matches', () => {
    const told = new Set<string>();
    play(5, 31, {
      watch: (_, events) => {
        for (const event of events) {
          const sentence = page.describe(event, t, storyNames);
          if (sentence === null) continue;
          told.add(event.type);
          expect(sentence.text).toMatch(/^[A-Z].*\.$/);
          expect(sentence.text).not.toMatch(/\w\.\w+\.|\{\{|undefined/);
        }
      },
    });
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
    expect(page.describe(sold, t, storyNames)?.text).toBe(
      'Benedikt sold for 14 Ryo: 2 sea bream to buyer 2 and 1 clam to the Client.',
    );
    const spoiled: Event = { type: 'spoiled', seat: 2, kept: pile(), discarded: pile({ prawn: 2 }), paid: 3 };
    expect(page.describe(spoiled, t, storyNames)).toMatchObject({
      text: 'Cleo had no room for 2 prawns and paid 3 Ryo.',
      against: [2],
    });
    expect(page.describe({ type: 'matchEnded' }, t, storyNames)).toMatchObject({ ends: true });
  });

  it('never name a face that was only looked at', () => {
    const peeked: Event = { type: 'peeked', seat: 0, slot: 3 };
    expect(page.describe(peeked, t, storyNames)?.text).toBe('Ana looked at buyer 3.');
  });

  it('say what is asked and where the match stands', () => {
    expect(page.prompt(viewOf(), t)).toBe('act with 1.5 AP, or end the turn');
    expect(page.progress(viewOf(), t)).toBe('Round 1 of 5, Fishing and selling');
    expect(page.figures(viewOf(), 0, t).map(({ key }) => key)).toEqual(['money', 'cubes', 'ap']);
  });

  it('tell the whole table', () => {
    play(4, 41, {
      visit: (view) => {
        const blocks = page.text(view, t, storyNames);
        const all = blocks.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
        expect(all).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\b(?!\d)|\{\{|undefined|NaN/);
        expect(blocks.length).toBeGreaterThanOrEqual(7);
        for (const at of view.public.market.keys()) expect(all).toContain(`Buyer ${at + 1}`);
        for (const { lines } of blocks) expect(new Set(lines).size).toBe(lines.length);
      },
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
    play(seats, seed, {
      watch: (before, events, after) => {
        const told = events.reduce((view, event) => page.advance(view, event), before);
        expect(drawn(told)).toEqual(drawn(after));
      },
    });
  });
});
