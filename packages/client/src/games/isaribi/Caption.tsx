/** A ribbon over the sea while a move is played back: what is happening, with a picture. */
import type { Event } from '@quayside/games/isaribi/types';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/Icon';
import { Boat } from '../../ui/pieces/Boat';
import { Catch } from '../../ui/pieces/Catch';
import { Coin } from '../../ui/pieces/small';
import { HelperArt, TechArt } from './art';
import classes from './caption.module.css';
import { describe } from './describe';
import type { Props } from './props';

/** The frame reads events out; this is for the eyes. */
export function Caption({ cue, t, names }: Props) {
  const sentence = cue === null ? null : describe(cue, t, names);
  if (cue === null || sentence === null) return null;
  return (
    <div className={cx(classes.caption, grand.includes(cue.type) && classes.grand)} aria-hidden="true">
      <span className={classes.picture}>{pictureOf(cue)}</span>
      {sentence.text}
    </div>
  );
}

const grand: readonly Event['type'][] = ['roundStarted', 'matchEnded'];

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
