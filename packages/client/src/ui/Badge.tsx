/** A small label: a state, a number, a part of a name. */
import type { ReactNode } from 'react';
import classes from './Badge.module.css';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';

export type Tone = 'plain' | 'accent' | 'ok' | 'danger' | 'info';

export interface BadgeProps {
  readonly tone?: Tone;
  readonly icon?: IconName;
  readonly children: ReactNode;
}

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={cx(classes.badge, classes[tone])}>
      {icon !== undefined && <Icon name={icon} size={1.1} />}
      {children}
    </span>
  );
}
