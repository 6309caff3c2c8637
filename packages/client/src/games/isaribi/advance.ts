/** The picture after an event, so that a move of somebody else can be shown one effect at a time. */
import { costHalf, kindOfArea, noCubes, saleCostHalf } from '@quayside/games/isaribi/data';
import {
  type ApLevel,
  type Area,
  type AreaSpace,
  type ByKind,
  type Event,
  kinds,
  type MarketSlot,
  type NetLevel,
  type PlayerState,
  type Public,
  type SoldLot,
} from '@quayside/games/isaribi/types';
import type { GameView, Table } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function advance(view: GameView, event: Event): GameView {
  if (event.type === 'flipped') return unpeeked(patch(view, flipped(view.public, event)), event.slot);
  if (event.type === 'cleared')
    return { ...patch(view, cleared(view.public, event)), mine: view.mine && { peeked: [] } };
  return patch(view, 'seat' in event ? ofASeat(view.public, event) : ofTheRound(view.public, event));
}

function patch(view: GameView, change: Partial<Public>): GameView {
  return { ...view, public: { ...view.public, ...change } };
}

/** What I alone knew is now known to all. */
function unpeeked(view: GameView, slot: number): GameView {
  if (view.mine === null) return view;
  return { ...view, mine: { peeked: view.mine.peeked.filter((seen) => seen.slot !== slot) } };
}

type OfTheRound = Of<'roundStarted' | 'stocked' | 'helpersReturned' | 'roundEnded' | 'matchEnded'>;
type OfASeat = Exclude<Event, OfTheRound | Of<'flipped' | 'cleared'>>;

function ofTheRound(table: Table, event: OfTheRound): Partial<Public> {
  switch (event.type) {
    case 'roundStarted':
      return {
        round: event.round,
        startSeat: event.startSeat,
        firstPasser: null,
        aloneTurns: 0,
        players: table.players.map((player) => ({ ...player, passed: false, clientUsed: false })),
        market: Array.from(
          { length: event.slots },
          (): MarketSlot => ({
            card: null,
            sold: { ...noCubes },
            peekedBy: null,
          }),
        ),
      };
    case 'stocked':
      return stocked(table, event);
    case 'helpersReturned':
      return { players: table.players.map((player) => ({ ...player, helper: null })) };
    case 'roundEnded':
      return { turn: null, active: [] };
    case 'matchEnded':
      return { phase: 'OVER', active: [], turn: null };
  }
}

function ofASeat(table: Table, event: OfASeat): Partial<Public> {
  const { seat } = event;
  switch (event.type) {
    case 'peeked':
      return { market: slotChanged(table, event.slot, (slot) => ({ ...slot, peekedBy: seat })) };
    case 'placed':
    case 'boatMoved': {
      const space = event.type === 'placed' ? event.space : event.to;
      const players = changed(table, seat, (player) => ({ ...player, space }));
      return event.type === 'placed' ? { players } : { players, turn: spent(table, costHalf.move) };
    }
    case 'cubesAdded':
      return {
        areas: areaChanged(table, event.space, (area) => ({ ...area, cubes: area.cubes + event.count })),
        supply: added(table.supply, { ...noCubes, [event.kind]: -event.count }),
      };
    case 'turnStarted':
      return turnStarted(table, event);
    case 'caught':
      return caught(table, event);
    case 'sold':
      return sold(table, event);
    case 'techGained':
      return techGained(table, event);
    case 'passed':
      return passed(table, event);
    case 'helperTaken':
      return { players: changed(table, seat, (player) => ({ ...player, helper: event.helper })) };
    case 'helperPaid':
      return { players: changed(table, seat, (player) => ({ ...player, money: player.money + event.ryo })) };
    case 'spoiled':
      return spoiled(table, event);
    case 'peekingDone':
    case 'turnEnded':
    case 'carpenterDeclined':
      return {};
  }
}

function turnStarted(_table: Table, { seat, apHalf, alone }: Of<'turnStarted'>): Partial<Public> {
  const turn = { apHalf, fished: false, sold: false, gainedTech: false, acted: false, progressed: false };
  return { phase: 'MAIN', active: [seat], aloneTurns: alone, turn };
}

function flipped(table: Table, { slot, card, by }: Of<'flipped'>): Partial<Public> {
  const market = slotChanged(table, slot, (lying) => ({ ...lying, card }));
  return by === 'action' ? { market, turn: spent(table, costHalf.flip) } : { market };
}

function stocked(table: Table, { space, cards }: Of<'stocked'>): Partial<Public> {
  const count = cards.reduce((sum, { cubes }) => sum + cubes, 0);
  return {
    areas: areaChanged(table, space, () => ({ cards: cards.map(({ card }) => card), cubes: count })),
    supply: added(table.supply, { ...noCubes, [kindOfArea[space]]: -count }),
  };
}

function caught(table: Table, { seat, space, kind, count, by }: Of<'caught'>): Partial<Public> {
  const turn = spent(table, costHalf[by]);
  return {
    areas: areaChanged(table, space, (area) => ({ ...area, cubes: area.cubes - count })),
    players: changed(table, seat, (player) => ({
      ...player,
      cubes: added(player.cubes, { ...noCubes, [kind]: count }),
    })),
    turn: turn && { ...turn, fished: true },
  };
}

function sold(table: Table, { seat, sale, lots, ryo }: Of<'sold'>): Partial<Public> {
  const turn = spent(table, saleCostHalf[sale]);
  const gone = pileOf(lots);
  const toClient = lots.filter(({ buyer }) => buyer === 'client');
  return {
    players: changed(table, seat, (player) => ({
      ...player,
      money: player.money + ryo,
      cubes: subtracted(player.cubes, gone),
      clientUsed: player.clientUsed || toClient.length > 0,
    })),
    market: table.market.map((slot, at) => ({
      ...slot,
      sold: added(slot.sold, pileOf(lots.filter(({ buyer }) => buyer === at + 1))),
    })),
    supply: added(table.supply, pileOf(toClient)),
    turn: turn && { ...turn, sold: true },
  };
}

function techGained(table: Table, { seat, tech, level, cost, by }: Of<'techGained'>): Partial<Public> {
  const turn = by === 'action' ? spent(table, costHalf.technology) : table.turn;
  const players = changed(table, seat, (player) => {
    const paid = { ...player, money: player.money - cost };
    if (tech === 'ap') return { ...paid, apLevel: (level ?? 0) as ApLevel };
    return tech === 'net' ? { ...paid, netLevel: (level ?? 0) as NetLevel } : { ...paid, [tech]: true };
  });
  return { players, turn: turn && { ...turn, gainedTech: true } };
}

function passed(table: Table, { seat, first }: Of<'passed'>): Partial<Public> {
  const players = changed(table, seat, (player) => ({ ...player, passed: true }));
  const { firstPasser } = table;
  return { phase: 'HELPER', players, turn: null, firstPasser: first ? seat : firstPasser };
}

function spoiled(table: Table, { seat, kept, discarded, paid }: Of<'spoiled'>): Partial<Public> {
  return {
    players: changed(table, seat, (player) => ({ ...player, cubes: kept, money: player.money - paid })),
    supply: added(table.supply, discarded),
  };
}

function cleared(table: Table, { cubes }: Of<'cleared'>): Partial<Public> {
  return {
    areas: table.areas.map(() => ({ cards: [], cubes: 0 })),
    market: [],
    supply: added(table.supply, cubes),
  };
}

function changed({ players }: Table, seat: number, change: (player: PlayerState) => PlayerState): PlayerState[] {
  return players.map((player, at) => (at === seat ? change(player) : player));
}

function slotChanged({ market }: Table, slot: number, change: (lying: MarketSlot) => MarketSlot): MarketSlot[] {
  return market.map((lying, at) => (at === slot - 1 ? change(lying) : lying));
}

function areaChanged({ areas }: Table, space: AreaSpace, change: (area: Area) => Area): Area[] {
  return areas.map((area, at) => (at === space - 1 ? change(area) : area));
}

function spent({ turn }: Table, cost: number): Public['turn'] {
  return turn && { ...turn, apHalf: turn.apHalf - cost, acted: true };
}

function pileOf(lots: readonly SoldLot[]): ByKind {
  const pile = { ...noCubes };
  for (const kind of lots.flatMap(({ cubes }) => cubes)) pile[kind] += 1;
  return pile;
}

function added(pile: Readonly<ByKind>, more: Readonly<ByKind>): ByKind {
  const sum = { ...pile };
  for (const kind of kinds) sum[kind] += more[kind];
  return sum;
}

function subtracted(pile: Readonly<ByKind>, less: Readonly<ByKind>): ByKind {
  const rest = { ...pile };
  for (const kind of kinds) rest[kind] -= less[kind];
  return rest;
}
