/** Builds views of Swordfish for stories and tests of the board, by naming what differs from a spring day. */
import { bags, noFish, tilesOf } from '@quayside/games/swordfish/data';
import {
  type Boat,
  boatClasses,
  type Captain,
  columns,
  type NodeId,
  type Options,
  type PlayerState,
  type PortId,
  type Public,
  portIds,
  type TileId,
} from '@quayside/games/swordfish/types';
import type { GameView } from './words';

export const standard: Options = {
  rounds: 15,
  firstPlayer: 'random',
  balancedStart: true,
  tokenOncePerCaptain: false,
  gentleWeather: false,
};

export function idle(port: PortId, some: Partial<Captain> = {}): Captain {
  return { fuel: 0, bait: 0, tokens: 0, port, boat: null, ...some };
}

export function crew(tile: TileId, node: NodeId, some: Partial<Captain> = {}, boat: Partial<Boat> = {}): Captain {
  return { fuel: 5, bait: 4, tokens: 0, port: null, boat: { tile, node, hold: [], tow: null, ...boat }, ...some };
}

export function player(some: Partial<PlayerState> = {}, ...captains: Captain[]): PlayerState {
  return {
    vp: 20,
    startVp: 20,
    books: Object.fromEntries(columns.map((column) => [column, [0]])) as PlayerState['books'],
    captains: Array.from({ length: 4 }, (_, at) => captains[at] ?? null),
    moored: [],
    insuranceDue: false,
    ...some,
  };
}

function boatsBut(taken: readonly TileId[]): Public['boats'] {
  const left = boatClasses.map((one) => [one, tilesOf(one).filter((tile) => !taken.includes(tile))]);
  return Object.fromEntries(left) as Public['boats'];
}

function table(players: PlayerState[]): Public {
  const seats = players.map((_, seat) => seat);
  const taken = players.flatMap(({ captains }) => captains.flatMap((captain) => captain?.boat?.tile ?? []));
  return {
    phase: 'PURCHASE',
    active: [0],
    options: standard,
    round: 3,
    closing: false,
    order: seats,
    stack: seats,
    players,
    boats: boatsBut(taken),
    wrecks: [],
    sunk: [],
    bags: { orange: { ...bags.orange }, green: { ...bags.green }, grey: { ...bags.grey }, red: { ...bags.red } },
    market: Object.fromEntries(portIds.map((port) => [port, []])) as unknown as Public['market'],
    gone: { ...noFish },
    force: 5,
    forces: [4, 4, 5],
    tokensLeft: 4,
    purchase: { stage: 'hire' },
    movement: null,
    fishing: null,
  };
}

const fresh = { captain: null, attempts: [], scared: false, tile: null, done: [] };

/** The view of `seat` (null: of a spectator) with what the phase asks for. */
export function viewOf(players: PlayerState[], change: Partial<Public> = {}, seat: number | null = 0): GameView {
  const phase = change.phase ?? 'PURCHASE';
  const turn: Partial<Public> = {
    purchase: phase === 'PURCHASE' ? { stage: 'hire' } : null,
    movement: phase === 'MOVEMENT' ? { moved: [] } : null,
    fishing: phase === 'FISHING' ? fresh : null,
  };
  return {
    seat,
    public: { ...table(players), ...turn, ...change },
    mine: seat === null ? null : {},
    counts: {},
  };
}
