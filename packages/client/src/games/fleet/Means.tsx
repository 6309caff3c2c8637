/** A counter for things that pay besides cards: crates, House Boats. */
import type { ReactNode } from 'react';
import type { Translate } from '../../table/game-page';
import { IconButton } from '../../ui/Button';
import classes from './desk.module.css';

interface MeansProps {
  /** "Crate, $1". */
  readonly name: string;
  readonly chosen: number;
  readonly owned: number;
  readonly t: Translate;
  readonly onChange: (chosen: number) => void;
  readonly children: ReactNode;
}

export function Means({ name, chosen, owned, t, onChange, children }: MeansProps) {
  return (
    <fieldset className={classes.counter} aria-label={name}>
      <span className={classes.thing} title={name}>
        {children}
      </span>
      <IconButton
        icon="minus"
        label={t('board.less', { name })}
        className={classes.step}
        onClick={() => onChange(Math.max(0, chosen - 1))}
      />
      <output aria-label={t('board.ofOwned', { chosen, owned })}>
        {chosen}/{owned}
      </output>
      <IconButton
        icon="plus"
        label={t('board.more', { name })}
        className={classes.step}
        onClick={() => onChange(Math.min(owned, chosen + 1))}
      />
    </fieldset>
  );
}
