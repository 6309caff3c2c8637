/** The page's words and choices over random matches: nothing legal is missing, nothing that happened stays untold. */
import { rules } from '@quayside/games/fisheries-of-gloucester/index';
import type { BonusPart, Event, Options } from '@quayside/games/fisheries-of-gloucester/types';
import { askIn, storyNames } from '../../table/story';
import { everyChoice, leaves } from '../../table/testing/board';
import { playOut, written } from '../../table/testing/play-out';
import { choices } from './choices';
import { page } from './page';
import { stories, t } from './stories';
import { pile, standard, viewOf } from './story-table';
import type { GameView } from './words';

const placed: Options = { board: 'B-placed', preservation: 'row', startPlayer: 'chooser' };
const dealt: Options = { board: 'B-random', preservation: 'stacks', startPlayer: 'seat1' };

describe('choices', () => {
  it.each([
    ['the printed sea', standard, 11],
    ['a sea placed by the players', placed, 12],
  ])('hold every legal move, on %s', (_, options, seed) => {
    playOut(rules, {
      seats: 2,
      options,
      seed,
      visit: (view) => {
        const offered = new Set(leaves(choices(view, t)).map(written));
        for (const move of rules.legal(view)) expect(offered).toContain(written(move));
      },
    });
  });

  it('have keys of their own and readable labels, and refusals that are told', () => {
    const codes = new Set<string>();
    playOut(rules, {
      seats: 2,
      options: placed,
      seed: 21,
      visit: (view) => {
        everyChoice(choices(view, t), (siblings) => {
          const keys = siblings.map(({ key }) => key);
          expect(new Set(keys).size).toBe(keys.length);
          for (const { key, label, hint = '' } of siblings) {
            expect(key).toMatch(/^[a-z0-9-]+$/);
            expect(`${label} ${hint}`).not.toMatch(/\w\.\w+\.|\{\{/);
          }
        });
        for (const { move } of choices(view, t)) {
          const refusal = move === undefined ? null : askIn(page.judge, view)(move);
          if (refusal !== null) codes.add(refusal.code);
        }
      },
    });
    expect(codes.size).toBeGreaterThan(2);
    for (const code of codes) expect(t(`refusal.${code}`)).not.toContain('refusal.');
  });

  it('ask before the day is ended', () => {
    const { view } = stories.find(({ name }) => name === 'middle')!;
    const end = choices(view, t).find(({ key }) => key === 'end');
    expect(end?.choices?.map(({ key, risky }) => [key, risky])).toEqual([
      ['end-first', true],
      ['end-second', true],
    ]);
  });
});

describe('words', () => {
  it('tell every event of whole matches', () => {
    const told = new Set<string>();
    for (const [options, seed] of [
      [standard, 31],
      [placed, 32],
      [dealt, 33],
    ] as const) {
      playOut(rules, {
        seats: 2,
        options,
        seed,
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
    }
    const types: Event['type'][] = [
      'featurePlaced',
      'startChosen',
      'charted',
      'sailed',
      'caught',
      'dayLeft',
      'matchEnded',
    ];
    expect([...told]).toEqual(expect.arrayContaining(types));
  });

  it('say what was paid, earned and turned up', () => {
    const event: Event = {
      type: 'preserved',
      seat: 1,
      card: 'P06',
      paid: pile({ red: 2 }),
      points: 3,
      place: 1,
      revealed: 'P05',
    };
    expect(page.describe(event, t, storyNames)).toEqual({
      text: 'Benedikt preserved 2 red fish for 3 points. Next card: 2 fish of one colour: 2 points; bonus: sail up to 2 steps.',
      piece: 'card-1',
    });
    expect(page.describe({ type: 'matchEnded' }, t, storyNames)).toMatchObject({ ends: true });
  });

  it('say what is asked, where the match stands and what counts', () => {
    expect(page.prompt(viewOf(), t)).toBe('take one action (6 hours left), or end the day');
    const bonus = (...parts: BonusPart[]) => page.prompt(viewOf({ phase: 'BONUS', bonus: { card: 'P12', parts } }), t);
    expect(bonus('sail', 'chart')).toBe('use the bonus: sail 1 step and lay a bent triple');
    expect(bonus('sail')).toBe('use the bonus: sail 1 step');
    expect(page.progress(viewOf(), t)).toBe('Day 1 of 6');
    expect(page.figures(viewOf(), 0, t).map(({ key, value }) => [key, value])).toEqual([
      ['hours', 6],
      ['fish', 0],
      ['points', 0],
    ]);
    const { view } = stories.find(({ name }) => name === 'over')!;
    expect(page.score?.({ ...view, seat: 0 })).toBe(1 + 3 + 6 + 1);
  });

  it('name a card on the score sheet', () => {
    expect(t('score.card', { card: 'P01' })).toBe('1 blue fish');
    expect(t('refusal.CARD_FISH_MISMATCH', { kind: 'different', n: 3 })).toBe(
      'Those fish do not match; the card asks for 3 fish of 3 colours.',
    );
  });

  it('tell how far the ships before the rearmost one may go', () => {
    const told = page.text(viewOf(), t, storyNames).flatMap(({ lines }) => lines);
    expect(told).toContain('Ana: rearmost ship in column 0; the others sail no further than column 3');
  });

  it('tell the whole table', () => {
    const read = (view: GameView) => {
      const blocks = page.text(view, t, storyNames);
      const all = blocks.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
      expect(all).not.toMatch(/\b[a-z]+\.[a-zA-Z]+\b(?!\d)|\{\{|undefined|NaN/);
      expect(blocks.length).toBeGreaterThanOrEqual(6);
    };
    playOut(rules, { seats: 2, options: placed, seed: 41, visit: read });
  });
});

describe('playing back', () => {
  /** What the board draws of a view. */
  const drawn = ({ public: table }: GameView) => ({ ...table, active: null, phase: null, bonus: null, extra: null });

  it.each([
    ['the printed sea', standard, 51],
    ['a sea placed by the players', placed, 52],
  ])('ends where the match ends, on %s', (_, options, seed) => {
    playOut(rules, {
      seats: 2,
      options,
      seed,
      watch: (before, events, after) => {
        const told = events.reduce((view, event) => page.advance(view, event), before);
        expect(drawn(told)).toEqual(drawn(after));
      },
    });
  });
});
