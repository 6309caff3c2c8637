/** A ribbon over the board while a move is played back: what is happening, with a picture. The frame reads it out. */
import type { ReactNode } from 'react';
import { cx } from './cx';
import classes from './Ribbon.module.css';

export interface RibbonProps {
  readonly text: string;
  /** grand: a turning point of the match; dark: nothing good. */
  readonly tone?: 'plain' | 'grand' | 'dark';
  /** The picture. */
  readonly children: ReactNode;
}

export function Ribbon({ text, tone = 'plain', children }: RibbonProps) {
  return (
    <div className={cx(classes.ribbon, tone !== 'plain' && classes[tone])} aria-hidden="true">
      <span className={classes.picture}>{children}</span>
      {text}
    </div>
  );
}
