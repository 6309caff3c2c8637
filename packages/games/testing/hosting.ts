/** What boardgame.io is told about a game: nothing runs on a page, nothing is undone, nothing is seen but views. */
import type { Game, State as ReducerState } from 'boardgame.io';
import { InitializeGame } from 'boardgame.io/internal';
import { toBoardgame } from '../src/core/boardgame';
import { clone } from '../src/core/match';
import type { GameTypes, State } from '../src/core/rules';
import { viewFor } from '../src/core/view';
import { type GameUnderTest, seedText, tables, viewers, walk } from './game-under-test';

export function hosting<T extends GameTypes>(game: GameUnderTest<T>): void {
  const { rules, meta } = game;
  const hosted = toBoardgame(rules, { options: meta.options }) as Game;

  describe(`${rules.name} as a boardgame.io Game`, () => {
    test('a player sees its own view, a spectator the public one, and a view stays as it is', () => {
      const [table] = tables(game);
      if (table === undefined) throw new Error('a game has at least one table');
      walk(game, table, 5, ({ state }) => {
        for (const viewer of viewers(table.seats)) {
          const playerID = viewer === null ? null : String(viewer);
          const look = (G: object): unknown => hosted.playerView?.({ G, ctx: {} as ReducerState['ctx'], playerID });
          const view = clone(viewFor(rules, state, viewer));
          expect(look(state)).toStrictEqual(view);
          expect(look(view)).toStrictEqual(view);
        }
      });
    });

    test('every move runs on the server alone, is redacted and cannot be undone', () => {
      expect(hosted.disableUndo).toBe(true);
      expect(Object.keys(hosted.moves ?? {})).toEqual([...rules.moves]);
      for (const move of Object.values(hosted.moves ?? {})) {
        expect(move).toMatchObject({ client: false, redact: true, undoable: false });
      }
    });

    test('clients may call no event', () => {
      const events = Object.entries(hosted.events ?? {});
      expect(events.map(([name]) => name).sort()).toEqual(
        ['endGame', 'endPhase', 'endStage', 'endTurn', 'pass', 'setActivePlayers', 'setPhase', 'setStage'].sort(),
      );
      expect(events.filter(([, isAllowed]) => isAllowed)).toEqual([]);
    });

    test('setup data is checked', () => {
      const check = (data: unknown): string | undefined => hosted.validateSetupData?.(data, 2);
      expect(check(undefined)).toBeUndefined();
      expect(check({})).toBeUndefined();
      expect(check({ noSuchOption: 1 })).toBe('OPTION_UNKNOWN: noSuchOption');
      for (const { key } of meta.options) expect(check({ [key]: 'no such value' })).toBe(`OPTION_VALUE: ${key}`);
    });

    test('without a fixed seed every match has its own, and the stream has begun', () => {
      // boardgame.io seeds its generator from the clock, and two matches may start within a millisecond.
      const seeds = ['one', 'two', 'three'].map((seed) => {
        const seeded = { ...hosted, seed };
        const { G } = InitializeGame({ game: seeded, numPlayers: meta.seats.min }) as ReducerState<State<T>>;
        expect(G.secret.random.drawn).toBeGreaterThan(0);
        return G.secret.random.seed;
      });
      for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
      expect(new Set([...seeds, seedText(0)]).size).toBe(4);
    });
  });
}
