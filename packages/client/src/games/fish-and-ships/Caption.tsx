/** A ribbon over the sea while a move is played back: what is happening, with a picture. */
import type { Event } from '@quayside/games/fish-and-ships/types';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/Icon';
import { Duck } from '../../ui/pieces/Duck';
import { PirateFlag } from '../../ui/pieces/PirateFlag';
import { Ship } from '../../ui/pieces/Ship';
import { Cube } from '../../ui/pieces/small';
import classes from './caption.module.css';
import { describe } from './describe';
import type { Props } from './props';

/** The frame reads events out; this is for the eyes. */
export function Caption({ cue, t, names }: Props) {
  const sentence = cue === null ? null : describe(cue, t, names);
  if (cue === null || sentence === null) return null;
  return (
    <div
      className={cx(
        classes.caption,
        cue.type === 'pirate' && classes.pirate,
        cue.type === 'gameEnded' && classes.grand,
      )}
      aria-hidden="true"
    >
      <span className={classes.picture}>{pictureOf(cue)}</span>
      {sentence.text}
    </div>
  );
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
