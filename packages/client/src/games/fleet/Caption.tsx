/** What happens in a move that is played back, with its picture. */
import type { Event } from '@quayside/games/fleet/types';
import type { ReactNode } from 'react';
import { CueRibbon } from '../../table/CueRibbon';
import { Icon, type IconName } from '../../ui/Icon';
import { CardBack } from '../../ui/pieces/Card';
import { Crate } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import { CraftArt } from './boat-art';
import { describe } from './describe';
import type { Props } from './props';
import { SignArt } from './sign-art';
import { GoneFishinArt, MateArt, MeepleArt, TrophyArt } from './small-art';

export function Caption({ cue, t, names }: Props) {
  return <CueRibbon {...{ cue, t, names, describe, pictureOf, toneOf }} />;
}

const grand: readonly Event['type'][] = ['roundStarted', 'finalRound', 'matchEnded'];

function toneOf({ type }: Event): 'grand' | 'plain' {
  return grand.includes(type) ? 'grand' : 'plain';
}

const iconOf: Readonly<Partial<Record<Event['type'], IconName>>> = {
  roundStarted: 'sun',
  roundEnded: 'moon',
  finalRound: 'warning',
  matchEnded: 'trophy',
  refilled: 'refresh',
  rowDiscarded: 'leave',
  reshuffled: 'shuffle',
};

function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'opened':
    case 'raised':
    case 'bought':
      return <SignArt licence={event.licence} />;
    case 'droppedOut':
      return event.goneFishin ? <GoneFishinArt /> : <SeatMark seat={event.seat} />;
    case 'launched':
      return <CraftArt kind={event.as} />;
    case 'dockBought':
      return <CraftArt kind={event.dock} />;
    case 'firstMateBought':
      return <MateArt />;
    case 'hired':
    case 'tucked':
    case 'drew':
      return <CardBack />;
    case 'caught':
    case 'processed':
    case 'traded':
      return <Crate />;
    case 'trophy':
      return <TrophyArt trophy={event.trophy} />;
    case 'meeple':
      return <MeepleArt />;
    default:
      return 'seat' in event ? <SeatMark seat={event.seat} /> : <Icon name={iconOf[event.type] ?? 'info'} size={1.6} />;
  }
}
