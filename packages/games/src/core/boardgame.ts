/** Turns a game into a boardgame.io `Game`. The only file of this package that knows boardgame.io. */
import type { ActivePlayersArg, Game, Move } from 'boardgame.io';
import { INVALID_MOVE, Stage } from 'boardgame.io/core';
import { nextPlayer } from './ctx';
import { judge, start, step } from './match';
import { defaultOptions, type GameMeta, type Options, parseOptions } from './options';
import type { GameTypes, Rules, Seat, State, View } from './rules';
import { viewFor } from './view';

/** `G` is a state where the game runs and a view where it is shown. */
export type BoardgameG<T extends GameTypes> = State<T> | View<T>;

export interface BoardgameSettings extends Pick<GameMeta, 'options' | 'misfit'> {
  /**
   * Fixed seed for tests; without it boardgame.io's own generator makes one. That generator starts from the clock, so whoever
   * knows when a match began could guess it; our server passes a seed of its own to the kernel instead.
   */
  readonly seed?: string;
}

export function toBoardgame<T extends GameTypes>(rules: Rules<T>, settings: BoardgameSettings): Game<BoardgameG<T>> {
  return {
    name: rules.name,
    minPlayers: rules.seats.min,
    maxPlayers: rules.seats.max,
    disableUndo: true,
    setup: ({ ctx, random }, setupData) => {
      const parsed = parseOptions(settings.options, setupData);
      const standard = defaultOptions(settings.options);
      const fits = (options: Options): boolean => (settings.misfit?.(ctx.numPlayers, options) ?? null) === null;
      const options = parsed.ok && fits(parsed.options) ? parsed.options : standard;
      return start(rules, ctx.numPlayers, options as T['options'], settings.seed ?? drawSeed(() => random.Number()));
    },
    validateSetupData: (setupData, numPlayers) => {
      const parsed = parseOptions(settings.options, setupData);
      if (!parsed.ok) return `${parsed.code}: ${parsed.key}`;
      const misfit = settings.misfit?.(numPlayers, parsed.options) ?? null;
      return misfit === null ? undefined : `OPTION_MISFIT: ${misfit.code}`;
    },
    moves: Object.fromEntries(rules.moves.map((type) => [type, boardgameMove(rules, type)])),
    turn: {
      order: {
        first: ({ G }) => G.public.active[0] ?? 0,
        next: ({ ctx }) => ctx.playOrderPos,
      },
      onBegin: ({ G, events }) => {
        if (G.public.active.length > 1) events.setActivePlayers(noStage(G.public.active));
      },
    },
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      setPhase: false,
      setStage: false,
      setActivePlayers: false,
      pass: false,
    },
    endIf: ({ G }) => (isState(G) ? (rules.outcome(G) ?? undefined) : undefined),
    playerView: ({ G, playerID }) => (isState(G) ? viewFor(rules, G, seatOf(playerID)) : G),
  };
}

function boardgameMove<T extends GameTypes>(rules: Rules<T>, type: T['move']['type']): Move<BoardgameG<T>> {
  return {
    client: false,
    redact: true,
    undoable: false,
    move: ({ G, ctx, playerID, events }, rest?: object) => {
      if (!isState(G)) return INVALID_MOVE;
      const seat = seatOf(playerID);
      const move: T['move'] = { ...rest, type };
      if (seat === null || judge(rules, viewFor(rules, G, seat), move) !== null) return INVALID_MOVE;
      step(rules, G, seat, move);
      const { active } = G.public;
      const next = nextPlayer(ctx.currentPlayer, active);
      if (next !== ctx.currentPlayer) events.endTurn({ next });
      else if (active.length > 0) events.setActivePlayers(noStage(active.length > 1 ? active : []));
      return undefined;
    },
  };
}

/** Argument of setActivePlayers: each of `active` in no stage; boardgame.io reads an empty list as "the current player". */
function noStage(active: readonly Seat[]): ActivePlayersArg {
  return { value: Object.fromEntries(active.map((seat) => [String(seat), Stage.NULL])) };
}

function isState<T extends GameTypes>(G: BoardgameG<T>): G is State<T> {
  return 'secret' in G;
}

function seatOf(playerID: string | null | undefined): number | null {
  return playerID === null || playerID === undefined ? null : Number(playerID);
}

/** 256 bits out of a generator of numbers in [0, 1). */
function drawSeed(number: () => number): string {
  const byte = (): string =>
    Math.floor(number() * 256)
      .toString(16)
      .padStart(2, '0');
  return Array.from({ length: 32 }, byte).join('');
}
