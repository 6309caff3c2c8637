/** What happens in a move that is played back, with its picture. */
import type { Event } from '@quayside/games/swordfish/types';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../ui/Icon';
import { Cutter } from '../../ui/pieces/Cutter';
import { Swordfish } from '../../ui/pieces/Swordfish';
import { Coin, Die } from '../../ui/pieces/small';
import { Ribbon, type RibbonProps } from '../../ui/Ribbon';
import { SeatMark } from '../../ui/SeatMark';
import { Token } from './Almanac';
import { describe } from './describe';
import type { Props } from './props';
import { Bait, Fuel } from './Stock';

export function Caption({ cue, t, names }: Props) {
  const sentence = cue === null ? null : describe(cue, t, names);
  if (cue === null || sentence === null) return null;
  return (
    <Ribbon text={sentence.text} tone={tones[cue.type] ?? 'plain'}>
      {pictureOf(cue)}
    </Ribbon>
  );
}

const tones: Readonly<Partial<Record<Event['type'], NonNullable<RibbonProps['tone']>>>> = {
  roundStarted: 'grand',
  matchEnded: 'grand',
  adrift: 'dark',
  abandoned: 'dark',
};

const iconOf: Readonly<Partial<Record<Event['type'], IconName>>> = {
  roundStarted: 'sun',
  weather: 'flag',
  roundEnded: 'moon',
  abandoned: 'close',
  matchEnded: 'trophy',
};

function pictureOf(event: Event): ReactNode {
  switch (event.type) {
    case 'hired':
    case 'relocated':
      return <SeatMark seat={event.seat} />;
    case 'insured':
    case 'rented':
    case 'manned':
    case 'moved':
      return <Cutter seat={event.seat} number={event.captain} />;
    case 'adrift':
    case 'salvaged':
      return <Cutter seat={null} />;
    case 'supplied':
      return event.supply === 'fuel' ? <Fuel /> : <Bait />;
    case 'tokenWon':
      return <Token />;
    case 'baitCaught':
      return <Die value={event.roll} />;
    case 'tileDrawn':
    case 'kept':
    case 'thrownBack':
      return <Swordfish kind={event.kind} />;
    case 'sold':
      return <Coin />;
    default:
      return <Icon name={iconOf[event.type] ?? 'info'} size={1.6} />;
  }
}
