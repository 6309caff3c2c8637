/** Lines of the log: what everybody at the table saw happen. */
import type { Event, Space } from '@quayside/games/fisheries-of-gloucester/types';
import type { Names, Sentence, Translate } from '../../table/game-page';
import { bonusText, cardText, fishText, pileOf, spacesText, tileCounts, tilesText } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;
type OfTheTable = Of<'fishLaidOut' | 'dayStarted' | 'matchEnded' | 'turnStarted'>;
type OfADay = Of<
  'startChosen' | 'tilesDealt' | 'hoursAdded' | 'dayLeft' | 'keepChosen' | 'tilesReturned' | 'featurePlaced'
>;

/** null for what the next line says better: whose turn it is stands above the board. */
export function describe(event: Event, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'fishLaidOut':
    case 'dayStarted':
    case 'matchEnded':
    case 'turnStarted':
      return ofTheTable(event, t, names);
    case 'startChosen':
    case 'tilesDealt':
    case 'hoursAdded':
    case 'dayLeft':
    case 'keepChosen':
    case 'tilesReturned':
    case 'featurePlaced':
      return ofADay(event, t, names);
    default:
      return ofATurn(event, names.seat(event.seat), t);
  }
}

function ofTheTable(event: OfTheTable, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'fishLaidOut':
      return { text: t('log.fishLaidOut'), effect: true };
    case 'dayStarted':
      return { text: t('log.dayStarted', { day: event.day, name: names.seat(event.first) }), piece: 'day' };
    case 'matchEnded':
      return { text: t('log.matchEnded'), effect: true, ends: true };
    case 'turnStarted':
      return null;
  }
}

function ofADay(event: OfADay, t: Translate, names: Names): Sentence | null {
  const name = names.seat(event.seat);
  const piece = `seat-${event.seat}`;
  switch (event.type) {
    case 'featurePlaced': {
      const { space, mirror } = event;
      const feature = t(`log.feature.${event.feature}`);
      return { text: t('log.featurePlaced', { name, feature, space, mirror }), piece: spacePiece(space) };
    }
    case 'startChosen':
      return { text: t('log.startChosen', { name, first: names.seat(event.first) }), piece: `seat-${event.first}` };
    case 'tilesDealt':
      if (event.tiles.length === 0) return null;
      return { text: t('log.tilesDealt', { name, tiles: tilesText(tileCounts(event.tiles), t) }), effect: true, piece };
    case 'hoursAdded':
      return { ...hoursAdded(event, name, t), piece };
    case 'dayLeft':
      return { ...dayLeft(event, name, t), piece };
    case 'keepChosen':
      return { text: t('log.keepChosen', { name }), piece };
    case 'tilesReturned': {
      if (event.kept === null || event.returned.length === 0) return null;
      const tiles = tilesText(tileCounts(event.returned), t);
      return { text: t('log.tilesReturned', { name, kept: t(`shape.${event.kept}`), tiles }), effect: true, piece };
    }
  }
}

function hoursAdded({ added, hours }: Of<'hoursAdded'>, name: string, t: Translate): Sentence {
  if (added === 0) return { text: t('log.hoursFull', { name }), effect: true };
  return { text: t('log.hoursAdded', { name, hours: t('hours', { count: added }), all: hours }), effect: true };
}

function dayLeft({ first, next }: Of<'dayLeft'>, name: string, t: Translate): Sentence {
  if (!first) return { text: t('log.dayLeft', { name }) };
  return { text: next === null ? t('log.dayLeftFirst', { name }) : t(`log.dayLeftNext.${next}`, { name }) };
}

function ofATurn(event: Exclude<Event, OfTheTable | OfADay>, name: string, t: Translate): Sentence | null {
  const piece = `seat-${event.seat}`;
  switch (event.type) {
    case 'charted': {
      const values = { name, tile: t(`shape.${event.shape}`), spaces: spacesText(event.spaces) };
      const text = t(event.by === 'bonus' ? 'log.chartedBonus' : 'log.charted', values);
      return { text, piece: tilePiece(event.spaces) };
    }
    case 'sailed':
      return sailed(event, name, t);
    case 'docked': {
      const helms = t('helms', { count: event.helms });
      return { text: t('log.docked', { name, ship: event.ship, helms }), effect: true, piece: shipPiece(event) };
    }
    case 'caught': {
      const [first] = event.fish;
      const text = t('log.caught', { name, fish: fishText(pileOf(event.fish), t) });
      return first === undefined ? { text } : { text, piece: spacePiece(first.space) };
    }
    case 'preserved':
      return preserved(event, name, t);
    case 'bonusOpened':
      return { text: t('log.bonusOpened', { name, bonus: bonusText(event.card, t) }), effect: true, piece };
    case 'bonusLost':
      return {
        text: t(event.by === 'player' ? 'log.bonusSkipped' : 'log.bonusImpossible', { name }),
        effect: event.by === 'rules',
        piece,
      };
    case 'lobsterUsed':
      return { text: t('log.lobsterUsed', { name }), piece };
  }
}

function sailed(event: Of<'sailed'>, name: string, t: Translate): Sentence {
  const { ship, route, cost, by } = event;
  const values = { name, ship, from: route[0], to: route.at(-1), hours: t('hours', { count: cost }) };
  return { text: t(by === 'bonus' ? 'log.sailedBonus' : 'log.sailed', values), piece: shipPiece(event) };
}

function preserved({ paid, points, place, revealed }: Of<'preserved'>, name: string, t: Translate): Sentence {
  const values = { name, fish: fishText(paid, t), points: t('points', { count: points }) };
  const piece = `card-${place}`;
  if (revealed === null) return { text: t('log.preserved', values), piece };
  return { text: t('log.revealed', { ...values, card: cardText(revealed, t) }), piece };
}

/** Pieces that a line of the log marks on the board. */
export function spacePiece(space: Space): string {
  return `space-${space}`;
}

export function tilePiece(spaces: readonly Space[]): string {
  return `tile-${spaces[0] ?? ''}`;
}

export function shipPiece({ seat, ship }: { readonly seat: number; readonly ship: number }): string {
  return `ship-${seat}-${ship}`;
}
