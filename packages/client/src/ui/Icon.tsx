/** The icon set: one pen, round ends, drawn by us. Decorative unless it has a label. */

import { Drawing } from './Drawing';
import classes from './Icon.module.css';
import { icons } from './icons';

export type IconName = keyof typeof icons;

export const iconNames = Object.keys(icons) as IconName[];

export interface IconProps {
  readonly name: IconName;
  /** In em; 1.25 by default. */
  readonly size?: number;
  /** What it says, when no words beside it say so. */
  readonly label?: string;
}

export function Icon({ name, size = 1.25, label }: IconProps) {
  return (
    <Drawing
      viewBox="0 0 24 24"
      label={label}
      className={classes.icon}
      style={{ width: `${size}em`, height: `${size}em` }}
    >
      <path d={icons[name]} />
    </Drawing>
  );
}
