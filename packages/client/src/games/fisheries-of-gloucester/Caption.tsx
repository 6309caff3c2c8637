/** What happens in a move that is played back, with its picture. */
import type { Event } from '@quayside/games/fisheries-of-gloucester/types';
import type { ReactNode } from 'react';
import { CueRibbon } from '../../table/CueRibbon';
import { Icon, type IconName } from '../../ui/Icon';
import { ColourFish } from '../../ui/pieces/ColourFish';
import { Schooner } from '../../ui/pieces/Schooner';
import { SeatMark } from '../../ui/SeatMark';
import { Hourglass, Lobster, TileArt } from './art';
import { describe } from './describe';
import type { Props } from './props';

export function Caption({ cue, t, names }: Props) {
  return <CueRibbon {...{ cue, t, names, describe, pictureOf, toneOf }} />;
}

const grand: readonly Event['type'][] = ['dayStarted', 'matchEnded'];

function toneOf({ type }: Event): 'grand' | 'plain' {
  return grand.includes(type) ? 'grand' : 'plain';
}

const iconOf: Readonly<Partial<Record<Event['type'], IconName>>> = {
  dayStarted: 'sun',
  dayLeft: 'moon',
  preserved: 'check',
  bonusOpened: 'plus',
  bonusLost: 'close',
  matchEnded: 'trophy',
};

function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'charted':
      return <TileArt shape={event.shape} />;
    case 'sailed':
    case 'docked':
      return <Schooner seat={event.seat} ship={event.ship} />;
    case 'caught':
      return <ColourFish colour={event.fish[0]?.colour ?? 'blue'} />;
    case 'hoursAdded':
      return <Hourglass />;
    case 'lobsterUsed':
      return <Lobster />;
    case 'tilesDealt':
    case 'tilesReturned':
    case 'keepChosen':
      return <SeatMark seat={event.seat} />;
    default:
      return <Icon name={iconOf[event.type] ?? 'info'} size={1.6} />;
  }
}
