/** The icon set: one pen, round ends, drawn by us. Decorative unless it has a label. */
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
  const meaning =
    label === undefined ? ({ 'aria-hidden': true } as const) : ({ role: 'img', 'aria-label': label } as const);
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      style={{ width: `${size}em`, height: `${size}em`, flex: 'none' }}
      {...meaning}
    >
      <path d={icons[name]} />
    </svg>
  );
}
