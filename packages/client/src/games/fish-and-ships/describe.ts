/** Lines of the log: what everybody at the table saw happen. */
import type { Event } from '@quayside/games/fish-and-ships/types';
import type { Names, Sentence, Translate } from '../../table/game-page';
import { faces, placeName } from './words';

type Of<Type extends Event['type']> = Extract<Event, { type: Type }>;

export function describe(event: Event, t: Translate, names: Names): Sentence | null {
  switch (event.type) {
    case 'chosen':
      return { text: t('log.chosen', { name: names.seat(event.seat) }) };
    case 'exchanged':
      return { text: t('log.exchanged'), effect: true };
    case 'said':
      return said(event, t, names);
    case 'revealed':
      return revealed(event, t);
    case 'pirate':
      return pirate(event, t, names);
    case 'noShip':
      return { text: t('log.noShip'), effect: true };
    case 'shipMoved':
      return shipMoved(event, t, names);
    case 'sailorSent':
      return {
        text: t(event.cube > 0 ? 'log.sentGain' : 'log.sent', { name: names.seat(event.seat) }),
        piece: `seat-${event.seat}`,
      };
    case 'tilesReset':
      return { text: t('log.tilesReset'), effect: true };
    case 'gameEnded':
      return {
        text: t('log.gameEnded', { ship: t(`ship.${event.ship}`), game: event.game }),
        effect: true,
        piece: `ship-${event.ship}`,
        ends: true,
      };
    case 'nextGame':
      return { text: t('log.nextGame', { game: event.game, name: names.seat(event.starter) }) };
  }
}

function said({ seat, n, cube }: Of<'said'>, t: Translate, names: Names): Sentence {
  const key = cube > 0 ? 'log.saidGain' : cube < 0 ? 'log.saidPay' : 'log.said';
  return { text: t(key, { name: names.seat(seat), count: n }), piece: 'supply' };
}

function revealed({ tiles }: Of<'revealed'>, t: Translate): Sentence {
  const [first] = tiles;
  const kinds = faces.filter((kind) => tiles.some(({ face }) => face === kind));
  const words = t('log.revealed', {
    faces: kinds.map((kind) => t(`faceCount.${kind}`, { count: tiles.filter(({ face }) => face === kind).length })),
  });
  return first === undefined
    ? { text: words, effect: true }
    : { text: words, effect: true, piece: `tile-${first.slot}` };
}

function pirate({ victims }: Of<'pirate'>, t: Translate, names: Names): Sentence {
  const key = victims.length === 0 ? 'log.pirateNobody' : victims.length === 1 ? 'log.pirateOne' : 'log.pirate';
  const words = t(key, { names: victims.map((seat) => names.seat(seat)) });
  return { text: words, effect: true, piece: 'supply', against: victims };
}

function shipMoved({ seat, ship, from, to }: Of<'shipMoved'>, t: Translate, names: Names): Sentence {
  const values = { name: names.seat(seat), ship: t(`ship.${ship}`), to: placeName(to, t, 'to') };
  return { text: t(to > from ? 'log.forward' : 'log.back', values), effect: true, piece: `ship-${ship}` };
}
