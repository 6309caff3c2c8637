/** The picture after an event, so that a move of somebody else can be shown one effect at a time. */
import { mirrorOf, numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { partsOf } from '@quayside/games/fisheries-of-gloucester/table';
import {
  type BonusPart,
  type ByColour,
  type ByShape,
  colours,
  type Event,
  type PlayerState,
  type Public,
  shapes,
} from '@quayside/games/fisheries-of-gloucester/types';
import { type GameView, pileOf, type Table, tileCounts } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type OfADay = Of<
  | 'featurePlaced'
  | 'fishLaidOut'
  | 'startChosen'
  | 'dayStarted'
  | 'tilesDealt'
  | 'hoursAdded'
  | 'dayLeft'
  | 'keepChosen'
  | 'tilesReturned'
  | 'matchEnded'
>;
type OfATurn = Exclude<Event, OfADay>;

export function advance(view: GameView, event: Event): GameView {
  return { ...view, public: { ...view.public, ...change(view.public, event) } };
}

function change(table: Table, event: Event): Partial<Public> {
  switch (event.type) {
    case 'turnStarted':
    case 'charted':
    case 'sailed':
    case 'docked':
    case 'caught':
    case 'preserved':
    case 'bonusOpened':
    case 'bonusLost':
    case 'lobsterUsed':
      return ofATurn(table, event);
    default:
      return ofADay(table, event);
  }
}

function ofADay(table: Table, event: OfADay): Partial<Public> {
  switch (event.type) {
    case 'featurePlaced':
      return featurePlaced(table, event);
    case 'fishLaidOut':
      return { fish: event.fish };
    case 'startChosen':
      return startChosen(table, event);
    case 'dayStarted':
      return dayStarted(table, event);
    case 'tilesDealt':
      return tilesMoved(table, event.seat, tileCounts(event.tiles), 1);
    case 'hoursAdded':
      return { players: changed(table, event.seat, (player) => ({ ...player, hours: event.hours })) };
    case 'dayLeft':
      return dayLeft(table, event);
    case 'keepChosen':
      return { active: table.active.filter((seat) => seat !== event.seat) };
    case 'tilesReturned':
      return tilesMoved(table, event.seat, tileCounts(event.returned), -1);
    case 'matchEnded':
      return { phase: 'OVER', active: [] };
  }
}

function ofATurn(table: Table, event: OfATurn): Partial<Public> {
  switch (event.type) {
    case 'turnStarted':
      return { phase: 'ACTION', active: [event.seat], extra: false, bonus: null };
    case 'charted':
      return charted(table, event);
    case 'sailed':
      return sailed(table, event);
    case 'docked':
      return {};
    case 'caught':
      return caught(table, event);
    case 'preserved':
      return preserved(table, event);
    case 'bonusOpened':
      return { phase: 'BONUS', bonus: { card: event.card, parts: partsOf(event.card) } };
    case 'bonusLost':
      return { bonus: null };
    case 'lobsterUsed': {
      const players = changed(table, event.seat, (player) => ({ ...player, lobster: false }));
      return { players, phase: 'ACTION', extra: true };
    }
  }
}

function featurePlaced({ terrain }: Table, { seat, feature, space }: Of<'featurePlaced'>): Partial<Public> {
  const at = numberOf(space);
  const isHere = (place: number) => place === at || place === mirrorOf(at);
  return { terrain: terrain.map((kind, place) => (isHere(place) ? feature : kind)), active: [1 - seat] };
}

/** The other player takes one more single tile. */
function startChosen(table: Table, { first, ships }: Of<'startChosen'>): Partial<Public> {
  const players = table.players.map((player, seat) => ({ ...player, ships: ships[seat] ?? [] }));
  return { first, ...tilesMoved({ ...table, players }, 1 - first, tileCounts(['single']), 1) };
}

function dayStarted(table: Table, { card, first }: Of<'dayStarted'>): Partial<Public> {
  const players = table.players.map((player) => ({
    ...player,
    ended: false,
    cards: player.today === null ? player.cards : [...player.cards, player.today],
    today: null,
  }));
  return { charts: [...table.charts, card], first, initiative: null, nextFirst: null, players };
}

function dayLeft(table: Table, { seat, first, next }: Of<'dayLeft'>): Partial<Public> {
  const players = changed(table, seat, (player) => ({ ...player, ended: true }));
  if (!first) return { players };
  const nextFirst = next === null ? table.nextFirst : next === 'first' ? seat : 1 - seat;
  return { players, initiative: seat, nextFirst };
}

function charted(table: Table, { seat, shape, spaces, by }: Of<'charted'>): Partial<Public> {
  const laid = [...table.laid, { shape, spaces }];
  const one = tileCounts([shape]);
  if (by === 'action') return { laid, players: changed(table, seat, (player) => withTiles(player, one, -1)) };
  return { laid, supply: summed(table.supply, one, -1), bonus: without(table, 'chart') };
}

function sailed(table: Table, { seat, ship, route, cost, by }: Of<'sailed'>): Partial<Public> {
  const to = route.at(-1);
  const players = changed(table, seat, (player) => ({
    ...player,
    ships: player.ships.map((space, at) => (at === ship - 1 && to !== undefined ? to : space)),
    hours: by === 'action' ? player.hours - cost : player.hours,
  }));
  return by === 'action' ? { players } : { players, bonus: without(table, 'sail') };
}

function caught(table: Table, { seat, fish }: Of<'caught'>): Partial<Public> {
  const gone = fish.map(({ space }) => space);
  return {
    fish: table.fish.filter(({ space }) => !gone.includes(space)),
    players: changed(table, seat, (player) => ({
      ...player,
      hours: player.hours - fish.length,
      fish: added(player.fish, pileOf(fish), 1),
    })),
  };
}

function preserved(table: Table, { seat, card, paid, place, revealed }: Of<'preserved'>): Partial<Public> {
  return {
    players: changed(table, seat, (player) => ({ ...player, fish: added(player.fish, paid, -1), today: card })),
    spent: added(table.spent, paid, 1),
    display: table.display.map((shown, at) => (at === place ? revealed : shown)),
  };
}

function without({ bonus }: Table, used: BonusPart): Public['bonus'] {
  return bonus && { ...bonus, parts: bonus.parts.filter((part) => part !== used) };
}

/** From the supply to a seat, or back. */
function tilesMoved(table: Table, seat: number, tiles: ByShape, sign: 1 | -1): Partial<Public> {
  return {
    supply: summed(table.supply, tiles, sign === 1 ? -1 : 1),
    players: changed(table, seat, (player) => withTiles(player, tiles, sign)),
  };
}

function withTiles(player: PlayerState, tiles: ByShape, sign: 1 | -1): PlayerState {
  return { ...player, tiles: summed(player.tiles, tiles, sign) };
}

function changed({ players }: Table, seat: number, change: (player: PlayerState) => PlayerState): PlayerState[] {
  return players.map((player, at) => (at === seat ? change(player) : player));
}

function summed(tiles: ByShape, more: ByShape, sign: 1 | -1): ByShape {
  const sum = { ...tiles };
  for (const shape of shapes) sum[shape] += sign * more[shape];
  return sum;
}

function added(fish: ByColour, more: ByColour, sign: 1 | -1): ByColour {
  const sum = { ...fish };
  for (const colour of colours) sum[colour] += sign * more[colour];
  return sum;
}
