/** Builds positions of Swordfish for tests, by naming only what differs from the usual one of the examples. */
import { withRandom } from '../src/core/match';
import type { Seat, State } from '../src/core/rules';
import { bags, flemishTokens, noFish, startVp, tilesOf } from '../src/swordfish/data';
import { isPort } from '../src/swordfish/sea';
import { newMarket } from '../src/swordfish/setup';
import {
  type AnchorId,
  type AttemptKind,
  type BoatClass,
  type ByKind,
  boatClasses,
  type Captain,
  type CaptainNumber,
  type Color,
  colors,
  columns,
  type FishingTurn,
  type Kind,
  kinds,
  type NodeId,
  type Options,
  type Phase,
  type PortId,
  type Public,
  type Swordfish,
  type TileId,
} from '../src/swordfish/types';

/** A boat as `13@cashes(pup,rat)`, or a captain idle in a port as `gloucester`; null: in reserve. */
export type Crew =
  | string
  | (Partial<Pick<Captain, 'fuel' | 'bait' | 'tokens'>> & { at: string; tow?: BoatClass })
  | null;

export interface Player {
  readonly vp?: number;
  /** Captain 1 first. */
  readonly captains?: readonly Crew[];
  /** As `22@stjohns`; `!22@stjohns` is not repaired. */
  readonly moored?: readonly string[];
  readonly insuranceDue?: boolean;
}

/** Two seats, seat 0 acts in round 1, 20 VP each, force 3, everything else as after setup. */
export interface Position {
  readonly seats?: number;
  readonly phase?: Phase;
  readonly active?: Seat;
  readonly options?: Partial<Options>;
  readonly round?: number;
  readonly closing?: boolean;
  readonly order?: readonly Seat[];
  /** Per seat; missing ones are as usual. */
  readonly players?: readonly Player[];
  /** As `22@tail`. */
  readonly wrecks?: readonly string[];
  /** Boats out of the match. */
  readonly sunk?: readonly BoatClass[];
  readonly force?: number;
  readonly tokensLeft?: number;
  /** What bags hold; what is then missing is out of the match. */
  readonly bags?: Partial<Record<Color, Partial<ByKind>>>;
  readonly market?: Partial<Record<PortId, Kind[]>>;
  readonly stage?: 'hire' | 'rent' | 'provision';
  readonly moved?: readonly CaptainNumber[];
  readonly fishing?: Partial<Omit<FishingTurn, 'attempts' | 'done'>> & {
    readonly attempts?: readonly AttemptKind[];
    readonly done?: readonly CaptainNumber[];
  };
}

export const rulebookOptions: Options = {
  rounds: 15,
  firstPlayer: 'seatOne',
  balancedStart: false,
  tokenOncePerCaptain: false,
  gentleWeather: false,
};

export function position(given: Position = {}): State<Swordfish> {
  const { seats = 2, phase = 'PURCHASE', active = 0, round = 1, closing = false, force = 3 } = given;
  const order = [...(given.order ?? Array.from({ length: seats }, (_, seat) => seat))];
  const box = new Box(given);
  const isTurned = closing || ['FISHING', 'SELLING', 'OVER'].includes(phase);
  const wrecks = (given.wrecks ?? []).map((text) => {
    const [boatClass, node] = text.split('@');
    return { tile: box.boat(Number(boatClass) as BoatClass), node: node as AnchorId };
  });
  const players = order.map((_, seat) => box.player(given.players?.[seat] ?? {}, round + (closing ? 1 : 0)));
  const market = { ...newMarket(), ...given.market };
  box.take(Object.values(market).flat());
  const { attempts = [], done = [], ...turn } = given.fishing ?? {};
  const fishing = { captain: null, scared: false, tile: null, ...turn, attempts: [...attempts], done: [...done] };
  if (fishing.tile !== null) box.take([fishing.tile.kind]);
  const dealt = {
    public: {
      phase,
      active: phase === 'OVER' ? [] : [active],
      options: { ...rulebookOptions, ...given.options },
      round,
      closing,
      order,
      stack: [...order],
      players,
      boats: box.boats,
      wrecks,
      sunk: box.sunk,
      bags: box.bags,
      market,
      gone: box.gone,
      force,
      forces: Array<number>(round + (isTurned ? 1 : 0)).fill(force),
      tokensLeft: given.tokensLeft ?? flemishTokens - box.tokens,
      purchase: phase === 'PURCHASE' ? { stage: given.stage ?? 'hire' } : null,
      movement: phase === 'MOVEMENT' ? { moved: [...(given.moved ?? [])] } : null,
      fishing: phase === 'FISHING' ? fishing : null,
    },
    private: players.map(() => ({})),
    secret: {},
  };
  return withRandom<Swordfish>(dealt, { seed: 'ab'.repeat(32), drawn: 0 });
}

/** What is not on the table yet. */
class Box {
  readonly boats: Record<BoatClass, TileId[]>;
  readonly bags: Record<Color, ByKind>;
  readonly gone: ByKind = { ...noFish };
  readonly sunk: TileId[];
  tokens = 0;
  /** Bags that the position names are not drawn from. */
  readonly #open: readonly Color[];

  constructor({ bags: named = {}, sunk = [] }: Position) {
    this.boats = Object.fromEntries(boatClasses.map((boatClass) => [boatClass, tilesOf(boatClass)])) as Box['boats'];
    this.sunk = sunk.map((boatClass) => this.boat(boatClass));
    this.#open = colors.filter((color) => named[color] === undefined).reverse();
    this.bags = Object.fromEntries(
      colors.map((color) => [color, named[color] === undefined ? { ...bags[color] } : { ...noFish, ...named[color] }]),
    ) as Box['bags'];
    for (const kind of kinds) {
      for (const color of colors) this.gone[kind] += bags[color][kind] - this.bags[color][kind];
    }
  }

  boat(boatClass: BoatClass): TileId {
    return this.boats[boatClass].shift()!;
  }

  take(fish: readonly Kind[]): void {
    for (const kind of fish) {
      const bag = this.#open.map((color) => this.bags[color]).find((one) => one[kind] > 0);
      (this.gone[kind] > 0 ? this.gone : bag!)[kind] -= 1;
    }
  }

  player({ vp = startVp, captains = [], moored = [], insuranceDue = false }: Player, pages: number) {
    return {
      vp,
      startVp: vp,
      books: Object.fromEntries(
        columns.map((column) => [column, Array<number>(pages).fill(0)]),
      ) as Public['players'][0]['books'],
      captains: [0, 1, 2, 3].map((at) => this.captain(captains[at] ?? null)),
      moored: moored.map((text) => this.moored(text)),
      insuranceDue,
    };
  }

  private moored(text: string) {
    const [boatClass, port] = text.replace('!', '').split('@');
    const tile = this.boat(Number(boatClass) as BoatClass);
    return { tile, port: port as PortId, repaired: !text.startsWith('!') };
  }

  private captain(crew: Crew): Captain | null {
    if (crew === null) return null;
    const { at, tow = null, ...held } = typeof crew === 'string' ? { at: crew } : crew;
    const had = { fuel: 0, bait: 0, tokens: 0, ...held };
    this.tokens += had.tokens;
    if (isPort(at)) return { ...had, port: at, boat: null };
    const [, boatClass, node, fish] = /^(\d+)@([a-z]+(?:-\d)?)(?:\(([a-z,]+)\))?$/.exec(at)!;
    const hold = (fish?.split(',') ?? []) as Kind[];
    this.take(hold);
    const tile = this.boat(Number(boatClass) as BoatClass);
    return {
      ...had,
      port: null,
      boat: { tile, node: node as NodeId, hold, tow: tow === null ? null : this.boat(tow) },
    };
  }
}
