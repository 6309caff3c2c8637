/** The page's words and choices over random matches: nothing legal is missing, nothing that happened stays untold. */
import { rules } from '@quayside/games/fleet/index';
import { legal } from '@quayside/games/fleet/legal';
import { meta } from '@quayside/games/fleet/meta';
import type { Options } from '@quayside/games/fleet/options';
import type { Event, Fleet } from '@quayside/games/fleet/types';
import { askIn, storyNames } from '../../table/story';
import { everyChoice, leaves } from '../../table/testing/board';
import { type PlayOut, playOut, written } from '../../table/testing/play-out';
import { choices } from './choices';
import { page } from './page';
import { stories, t } from './stories';
import { hand, player, standard, viewOf } from './story-table';
import type { GameView } from './words';

const all: Partial<Options> = {
  firstMate: 'on',
  houseBoat: 'on',
  artisan: 'on',
  trophies: 'on',
  crabMeeples: 'on',
  charter: 'on',
  salmon: 'on',
};

const play = (
  seats: number,
  seed: number,
  told: Pick<PlayOut<Fleet>, 'visit' | 'watch'>,
  options: Partial<Options> = {},
) => playOut(rules, { seats, options: { ...standard, ...options }, seed, ...told });

/** A choice with its payment, boats and crates said the way the rules list them. */
const listed = (view: GameView, move: Fleet['move']) => written(page.judge.standsFor?.(view, move) ?? move);

describe('choices', () => {
  it.each([
    [2, 11, {}],
    [3, 12, all],
    [3, 13, { epic: true }],
    [5, 14, {}],
  ] as const)('hold every legal move, with %i seats (seed %i)', (seats, seed, options) => {
    play(
      seats,
      seed,
      {
        visit: (view) => {
          const offered = new Set(leaves(choices(view, t)).map((move) => listed(view, move)));
          for (const move of legal(view)) expect(offered).toContain(written(move));
        },
      },
      options,
    );
  });

  it('have keys of their own and readable labels, and refusals that are told', () => {
    const codes = new Set<string>();
    const visit = (view: GameView) => {
      everyChoice(choices(view, t), (siblings) => {
        const keys = siblings.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { key, label, hint = '' } of siblings) {
          expect(key).toMatch(/^[a-z0-9-]+$/);
          expect(`${label} ${hint}`).not.toMatch(/\w\.\w+\.|\{\{|undefined|NaN/);
        }
      });
      for (const move of leaves(choices(view, t))) {
        const refusal = askIn(page.judge, view)(move);
        if (refusal === null) continue;
        codes.add(refusal.code);
        expect(t(`refusal.${refusal.code}`, refusal.detail)).not.toMatch(/refusal\.|\{\{|\$t/);
      }
    };
    play(3, 21, { visit }, all);
    for (const { view } of stories) visit(view);
    expect([...codes].sort()).toEqual(expect.arrayContaining(['DISCARD_DRAWN', 'LICENCE_NONE', 'PAY_LITTLE']));
  });

  it('say what a bid would cost, and gather high bids by tens', () => {
    const view = viewOf({}, { hand: hand('tuna', 'tuna', 'tuna', 'tuna', 'cod', 'cod', 'shrimp') });
    const [shrimp] = choices(view, t);
    expect(shrimp).toMatchObject({ label: 'Shrimp', hint: 'from $4; 4 VP; all prices −$1' });
    expect(shrimp?.choices?.map(({ key }) => key)).toEqual([
      'bid-4',
      'bid-5',
      'bid-6',
      'bid-7',
      'bid-8',
      'bid-9',
      'bids-1',
    ]);
    expect(shrimp?.choices?.[0]?.hint).toBe('1 Cod and 1 Tuna; nothing lost');
  });

  it('ask before what cannot be taken back and is easily clicked by mistake', () => {
    const risky = choices(viewOf(), t).filter((choice) => choice.risky === true);
    expect(risky.map(({ key }) => key)).toEqual(['pass']);
  });
});

describe('words', () => {
  it('tell every event of whole matches', () => {
    const told = new Set<string>();
    const watch: PlayOut<Fleet>['watch'] = (_, events) => {
      for (const event of events) {
        const sentence = page.describe(event, t, storyNames);
        if (sentence === null) continue;
        told.add(event.type);
        expect(sentence.text).toMatch(/^[A-Z].*\.$/);
        expect(sentence.text).not.toMatch(/\w\.\w+\.|\{\{|undefined|NaN/);
      }
    };
    for (const seed of [31, 32, 33]) play(4, seed, { watch }, all);
    play(3, 34, { watch }, { epic: true });
    expect([...told].sort()).toEqual(
      expect.arrayContaining(['bought', 'caught', 'chosen', 'discarded', 'hired', 'kept', 'launched', 'matchEnded']),
    );
  });

  it('tell what was paid and lost', () => {
    const bought: Event = {
      type: 'bought',
      seat: 1,
      licence: 'tuna',
      bid: 6,
      price: 5,
      payment: { cards: ['tuna', 'tuna'], crates: 0, houseBoats: 0 },
    };
    expect(page.describe(bought, t, storyNames)?.text).toBe(
      'Benedikt bought the Tuna licence at $6 and paid $5: 2 Tuna, $1 of it lost.',
    );
    const ended: Event = { type: 'matchEnded', by: ['licences', 'crates'], revealed: [] };
    expect(page.describe(ended, t, storyNames)).toMatchObject({ ends: true });
  });

  it('say what is asked and where the match stands', () => {
    const view = viewOf();
    expect(page.prompt(view, t)).toBe('bid on a licence with up to $11, or leave the auction');
    expect(page.prompt(viewOf({}, {}, null), t)).toBe('open the bidding on a licence, or leave the auction');
    expect(page.progress(view, t)).toBe('Round 1, Auction');
    expect(page.figures(view, 1, t).map(({ key, value }) => [key, value])).toEqual([
      ['vp', 0],
      ['cards', 6],
      ['boats', 0],
      ['crates', 0],
    ]);
  });

  it('count Gone Fishin’ cards for their owner alone', () => {
    const view = viewOf({}, { hand: hand('goneFishin', 'goneFishin') });
    expect(page.figures(view, 0, t)[0]?.value).toBe(4);
    expect(page.figures(viewOf({ players: [player(), player()] }, {}, null), 0, t)[0]?.value).toBe(0);
  });

  it('tell the whole table, and a hand to nobody else', () => {
    const visit = (view: GameView) => {
      const blocks = page.text(view, t, storyNames);
      const words = blocks.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
      expect(words).not.toMatch(/\b(?:view|board|effect|card|trophy|status)\.[a-zA-Z]+|\{\{|undefined|NaN/);
      for (const { lines } of blocks) expect(lines.length).toBeGreaterThan(0);
    };
    play(4, 41, { visit }, all);
    const watching = stories.find(({ name }) => name === 'watching')!.view;
    visit(watching);
    expect(page.text(watching, t, storyNames).some(({ heading }) => heading === 'Only you know')).toBe(false);
  });

  it('name every mix that does not fit', () => {
    const misfits: readonly (readonly [number, Partial<Options>])[] = [
      [2, { epic: true }],
      [3, { epic: true, char: 'off' }],
      [2, { cod: false }],
      [2, { secondPremiumSet: 'on' }],
      [2, { standardTypes: 'chosen', cod: false }],
      [5, { salmon: 'off', oyster: 'off', char: 'off' }],
      [5, { charter: 'off' }],
      [5, { houseBoat: 'off' }],
      [2, { launchMode: 'simultaneous', houseBoat: 'on' }],
      [2, { trophy1: 'same4', trophy2: 'same4' }],
    ];
    const codes = misfits.map(([seats, options]) => meta.misfit(seats, { ...standard, ...options }));
    expect(new Set(codes.map((misfit) => misfit?.code)).size).toBe(misfits.length);
    for (const misfit of codes) {
      expect(t(`misfit.${misfit?.code}`, { seats: 5, ...misfit?.detail })).toMatch(/^[A-Z][^{]*\.$/);
    }
  });

  it('name every option, its values and its group', () => {
    for (const { key, values, group } of meta.options) {
      for (const words of [t(`option.${key}.label`), t(`option.${key}.hint`), t(`group.${group ?? 'play'}`)]) {
        expect(words).not.toMatch(/^(?:option|group)\./);
      }
      for (const value of values) expect(t(`option.${key}.value.${String(value)}`)).not.toMatch(/^option\./);
    }
  });
});

describe('playing back', () => {
  /** What the board draws of a view. */
  const drawn = ({ public: table, counts, mine }: GameView) => ({
    ...table,
    active: null,
    phase: null,
    auction: null,
    hands: counts.hands,
    licences: counts.licences,
    fishin: mine?.hand.goneFishin,
    players: table.players.map(({ step, status, launched, hired, traded, ...rest }) => rest),
  });

  it.each([
    [2, 51, {}],
    [4, 52, all],
    [3, 53, { epic: true }],
  ] as const)('ends where the match ends, with %i seats', (seats, seed, options) => {
    play(
      seats,
      seed,
      {
        watch: (before, events, after) => {
          const told = events.reduce((view, event) => page.advance(view, event), before);
          expect(drawn(told)).toEqual(drawn(after));
        },
      },
      options,
    );
  });
});
