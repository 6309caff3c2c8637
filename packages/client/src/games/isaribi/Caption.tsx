/** What happens in a move that is played back, with its picture. */
import type { Event } from '@quayside/games/isaribi/types';
import type { ReactNode } from 'react';
import { CueRibbon } from '../../table/CueRibbon';
import { Icon, type IconName } from '../../ui/Icon';
import { Boat } from '../../ui/pieces/Boat';
import { Catch } from '../../ui/pieces/Catch';
import { Coin } from '../../ui/pieces/small';
import { HelperArt, TechArt } from './art';
import { describe } from './describe';
import type { Props } from './props';

export function Caption({ cue, t, names }: Props) {
  return <CueRibbon {...{ cue, t, names, describe, pictureOf, toneOf }} />;
}

const grand: readonly Event['type'][] = ['roundStarted', 'matchEnded'];

function toneOf({ type }: Event): 'grand' | 'plain' {
  return grand.includes(type) ? 'grand' : 'plain';
}

const iconOf: Readonly<Partial<Record<Event['type'], IconName>>> = {
  roundStarted: 'sun',
  flipped: 'eye',
  peeked: 'eye',
  helpersReturned: 'refresh',
  turnEnded: 'check',
  passed: 'anchor',
  spoiled: 'warning',
  roundEnded: 'moon',
  cleared: 'refresh',
  matchEnded: 'trophy',
};

function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'placed':
    case 'boatMoved':
      return <Boat seat={event.seat} />;
    case 'caught':
    case 'cubesAdded':
      return <Catch kind={event.kind} />;
    case 'sold':
    case 'helperPaid':
      return <Coin />;
    case 'helperTaken':
      return <HelperArt helper={event.helper} />;
    case 'techGained':
      return <TechArt tech={event.tech} />;
    default:
      return <Icon name={iconOf[event.type] ?? 'info'} size={1.6} />;
  }
}
