/** The adapter against the kernel: the same random match through boardgame.io's own reducer and through `step`. */
import type { Game, State as ReducerState } from 'boardgame.io';
import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';
import { toBoardgame } from '../src/core/boardgame';
import { firstCtx, nextCtx } from '../src/core/ctx';
import { clone, step } from '../src/core/match';
import type { GameTypes } from '../src/core/rules';
import { type GameUnderTest, seedText, tables, walk } from './game-under-test';
import { expectEqual } from './quick';

const SEEDS = [11, 12, 13];

export function parity<T extends GameTypes>(game: GameUnderTest<T>): void {
  const { rules, meta } = game;
  describe.each(tables(game))(`${rules.name} through boardgame.io's reducer, $title`, (table) => {
    test.each(game.isLong === true ? SEEDS.slice(0, 1) : SEEDS)('state and ctx stay equal, match %i', (seed) => {
      const boardgame = toBoardgame(rules, { options: meta.options, seed: seedText(seed) }) as Game;
      let reduced = InitializeGame({
        game: boardgame,
        numPlayers: table.seats,
        setupData: table.options,
      }) as ReducerState;
      const reduce = CreateGameReducer({ game: boardgame });
      let ctx: ReturnType<typeof firstCtx> | null = null;

      const end = walk(game, table, seed, ({ state, seat, move }) => {
        ctx ??= firstCtx(table.seats, state.public.active);
        expectEqual(reduced.G, state);
        expect(reduced.ctx).toMatchObject(ctx);
        const { type, ...rest } = clone(move) as { type: string };
        const args = Object.keys(rest).length === 0 ? [] : [rest];
        reduced = reduce(reduced, { type: 'MAKE_MOVE', payload: { type, args, playerID: String(seat) } });
        const ahead = clone(state);
        step(rules, ahead, seat, move);
        ctx = nextCtx(ctx, ahead.public.active, rules.outcome(ahead));
      });

      expect(reduced.G).toEqual(end);
      expect(reduced.ctx).toMatchObject(ctx ?? {});
      expect(reduced.ctx.gameover).toEqual(rules.outcome(end));
    });

    test('an illegal move changes nothing', () => {
      const boardgame = toBoardgame(rules, { options: meta.options, seed: seedText(7) }) as Game;
      const before = InitializeGame({
        game: boardgame,
        numPlayers: table.seats,
        setupData: table.options,
      }) as ReducerState;
      const reduce = CreateGameReducer({ game: boardgame });
      const type = rules.moves[0] ?? '';
      // boardgame.io writes every refused move to the console.
      const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const after = reduce(before, { type: 'MAKE_MOVE', payload: { type, args: [{ extra: 1 }], playerID: '0' } });
      expect(after.G).toEqual(before.G);
      expect(after._stateID).toBe(before._stateID);
      expect(quiet).toHaveBeenCalled();
      quiet.mockRestore();
    });
  });
}
