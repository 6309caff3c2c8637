/** What happens in a move that is played back, with its picture. */
import type { Event } from '@quayside/games/fish-and-ships/types';
import type { ReactNode } from 'react';
import { CueRibbon } from '../../table/CueRibbon';
import { Icon, type IconName } from '../../ui/Icon';
import { Duck } from '../../ui/pieces/Duck';
import { PirateFlag } from '../../ui/pieces/PirateFlag';
import { Ship } from '../../ui/pieces/Ship';
import { Cube } from '../../ui/pieces/small';
import { describe } from './describe';
import type { Props } from './props';

export function Caption({ cue, t, names }: Props) {
  return <CueRibbon {...{ cue, t, names, describe, pictureOf, toneOf }} />;
}

function toneOf({ type }: Event): 'dark' | 'grand' | 'plain' {
  if (type === 'pirate') return 'dark';
  return type === 'gameEnded' ? 'grand' : 'plain';
}

const iconOf: Readonly<Partial<Record<Event['type'], IconName>>> = {
  chosen: 'check',
  exchanged: 'shuffle',
  revealed: 'eye',
  tilesReset: 'refresh',
  nextGame: 'anchor',
};

function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'pirate':
      return <PirateFlag />;
    case 'noShip':
      return <Duck />;
    case 'shipMoved':
    case 'gameEnded':
      return <Ship livery={event.ship} />;
    case 'said':
    case 'sailorSent':
      return <Cube />;
    default:
      return <Icon name={iconOf[event.type] ?? 'info'} size={1.6} />;
  }
}
