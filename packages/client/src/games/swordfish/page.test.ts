/** The page's words and choices over random matches: nothing legal is missing, nothing that happened stays untold. */
import { rules } from '@quayside/games/swordfish/index';
import { legal } from '@quayside/games/swordfish/legal';
import type { Event, Options, Swordfish } from '@quayside/games/swordfish/types';
import { askIn, storyNames } from '../../table/story';
import { everyChoice, leaves } from '../../table/testing/board';
import { type PlayOut, playOut, written } from '../../table/testing/play-out';
import { choices } from './choices';
import { page } from './page';
import { stories, t } from './stories';
import { crew, idle, player, standard, viewOf } from './story-table';
import type { GameView } from './words';

const short: Options = { ...standard, rounds: 8 };

const play = (seats: number, seed: number, told: Pick<PlayOut<Swordfish>, 'visit' | 'watch'>) =>
  playOut(rules, { seats, options: short, seed, ...told });

describe('choices', () => {
  it.each([
    [2, 11],
    [4, 12],
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
    const visit = (view: GameView) => {
      everyChoice(choices(view, t), (siblings) => {
        const keys = siblings.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        for (const { key, label, hint = '' } of siblings) {
          expect(key).toMatch(/^[a-z0-9-]+$/);
          expect(`${label} ${hint}`).not.toMatch(/\w\.\w+\.|\{\{|undefined/);
        }
      });
      for (const move of leaves(choices(view, t))) {
        const refusal = askIn(page.judge, view)(move);
        if (refusal !== null) codes.add(refusal.code);
      }
    };
    play(3, 21, { visit });
    for (const { view } of stories) visit(view);
    expect(codes.size).toBeGreaterThan(4);
    for (const code of codes) expect(t(`refusal.${code}`)).not.toContain('refusal.');
  });

  it('tell of refusals with the names of places', () => {
    const view = viewOf([player({}, idle('gloucester')), player()]);
    const refusal = askIn(page.judge, view)({ type: 'rent', port: 'halifax', boatClass: 4, captain: 1 });
    expect(t(`refusal.${refusal?.code}`, refusal?.detail)).toBe('Captain 1 waits in Gloucester, not in Halifax.');
  });

  it('ask before what cannot be taken back and costs dearly', () => {
    const { view } = stories.find(({ name }) => name === 'wreck')!;
    expect(choices(view, t).filter(({ risky }) => risky === true)).toHaveLength(1);
    const waiting = viewOf([player({}, crew('4-1', 'gloucester', { bait: 0 })), player()]);
    expect(choices(waiting, t).find(({ key }) => key === 'end')?.risky).toBe(true);
  });

  it('offer the insurance only to those who may claim it', () => {
    const poor = viewOf([player({ vp: 3, insuranceDue: true }), player()]);
    expect(choices(poor, t).map(({ key }) => key)).toContain('insurance');
    expect(choices(viewOf([player(), player()]), t).map(({ key }) => key)).not.toContain('insurance');
  });
});

describe('words', () => {
  it('tell every event of whole matches', () => {
    const told = new Set<string>();
    const watch: PlayOut<Swordfish>['watch'] = (_, events) => {
      for (const event of events) {
        const sentence = page.describe(event, t, storyNames);
        if (sentence === null) continue;
        told.add(event.type);
        expect(sentence.text).toMatch(/^[A-Z].*\.$/);
        expect(sentence.text).not.toMatch(/\w\.\w+\.|\{\{|undefined/);
      }
    };
    play(5, 31, { watch });
    play(4, 32, { watch });
    expect([...told].sort()).toEqual(
      expect.arrayContaining(['baitCaught', 'hired', 'matchEnded', 'moved', 'rented', 'roundEnded', 'weather']),
    );
  });

  it('name fish, places, boats and losses', () => {
    const sold: Event = {
      type: 'sold',
      seat: 1,
      captain: 2,
      port: 'stjohns',
      kind: 'double',
      price: 18,
      vp: 18,
    };
    expect(page.describe(sold, t, storyNames)?.text).toBe('Benedikt sold a double marker in St. John’s for 18 VP.');
    const lost = { fuel: 1, bait: 0, tokens: 0, hold: [] };
    const adrift: Event = {
      type: 'adrift',
      seat: 2,
      captain: 1,
      boat: '16-1',
      from: 'tail-1',
      to: null,
      tow: '4-2',
      force: 10,
      lost,
    };
    expect(page.describe(adrift, t, storyNames)).toMatchObject({
      text: 'Force 10 at Tail of the Bank, buoy 1: Cleo lost captain 1, and the Grey Dawn (16 VP) sank. Its tow sank.',
      against: [2],
    });
    expect(page.describe({ type: 'matchEnded' }, t, storyNames)).toMatchObject({ ends: true });
  });

  it('promise no insurance to the rich, and tell of the cards and the hold what they are', () => {
    expect(page.describe({ type: 'insuranceDue', seat: 0 }, t, storyNames)?.text).toMatch(/if too poor/);
    const poor = page.text(viewOf([player({ insuranceDue: true }), player()]), t, storyNames);
    expect(poor[1]?.lines[0]).toMatch(/if too poor/);
    expect(t('board.cards', { cards: ['0', '+1'] })).not.toMatch(/this round/);
    expect(t('board.holdOf', { fish: '1 pup', load: 2 })).toBe('Hold of 2: 1 pup');
  });

  it('tell of repairs still to be paid, and of no turn order after the last one', () => {
    const moored = (['22-1', '25-1'] as const).map((tile) => ({
      tile,
      port: 'halifax' as const,
      repaired: tile === '22-1',
    }));
    const told = (closing: boolean) =>
      page.text(viewOf([player({ moored }), player()], { phase: 'SELLING', closing }), t, storyNames);
    expect(told(false)[1]?.lines.filter((line) => line.endsWith(', not repaired'))).toHaveLength(1);
    const next = (closing: boolean) =>
      told(closing)[0]?.lines.filter((line) => line.startsWith('If the round ended now'));
    expect([next(false)?.length, next(true)?.length]).toEqual([1, 0]);
  });

  it('say what is asked and where the match stands', () => {
    const view = viewOf([player(), player()]);
    expect(page.prompt(view, t)).toBe('hire, rent and provision, in this order (20 VP)');
    expect(page.progress(view, t)).toBe('Round 3 of 15, Purchase');
    expect(page.figures(view, 0, t).map(({ key }) => key)).toEqual(['vp', 'captains', 'boats']);
  });

  it('count tokens of captains in service to what a seat would score', () => {
    const held = player({ vp: 50 }, crew('16-1', 'tail', { tokens: 2 }));
    expect(page.score?.(viewOf([held, player()]))).toBe(58);
    expect(page.score?.(viewOf([player({ vp: 298 }, idle('halifax', { tokens: 1 })), player()]))).toBe(300);
  });

  it('tell of every round what was spent and taken in, up to the VP at the end', () => {
    play(3, 42, {
      watch: (_, events, after) => {
        if (!events.some(({ type }) => type === 'matchEnded')) return;
        const told = page.rounds?.(after, t) ?? [];
        expect(told.map(({ label }) => label)).toEqual([
          ...Array.from({ length: 8 }, (_, at) => `Round ${at + 1}`),
          'Closing',
        ]);
        const last = told.at(-1)?.cells ?? [];
        for (const [seat, { vp }] of after.public.players.entries())
          expect(last[seat]).toMatch(new RegExp(`^${vp} VP`));
      },
    });
  });

  it('tell the whole table', () => {
    play(4, 41, {
      visit: (view) => {
        const blocks = page.text(view, t, storyNames);
        const all = blocks.flatMap(({ heading, lines }) => [heading, ...lines]).join('\n');
        expect(all).not.toMatch(/\b(?:view|board|place|kind|boatName)\.[a-zA-Z]+|\{\{|undefined|NaN/);
        expect(blocks.length).toBeGreaterThanOrEqual(6);
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
    players: table.players.map(({ books, startVp, ...rest }) => rest),
  });

  it.each([
    [2, 51],
    [4, 52],
    [6, 53],
  ])('ends where the match ends, with %i seats', (seats, seed) => {
    play(seats, seed, {
      watch: (before, events, after) => {
        const told = events.reduce((view, event) => page.advance(view, event), before);
        expect(drawn(told)).toEqual(drawn(after));
      },
    });
  });
});
