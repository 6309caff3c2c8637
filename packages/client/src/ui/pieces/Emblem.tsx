/** Emblems of the liveries in a 20 x 20 field: snowflake, lily leaf, feather, ball. */
import type { ReactNode } from 'react';
import type { Livery } from './livery';

const marks: Readonly<Record<Livery, ReactNode>> = {
  white: (
    <path
      d="M10 1.5v17M2.6 5.7l14.8 8.6M17.4 5.7 2.6 14.3M7.5 3.5 10 5.5l2.5-2M7.5 16.5 10 14.5l2.5 2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  ),
  green: <path d="M10 10 16.5 3.5A9 9 0 1 1 12.5 1.4Z" fill="currentColor" />,
  pink: (
    <path
      d="M3 18.5c0-9 4-15.5 14-17 1.5 8-3 14-10.5 14.5M3 18.5C6 12 9 9 12.5 6.5"
      fill="currentColor"
      stroke="var(--card-paper)"
      strokeWidth="1.2"
    />
  ),
  brown: (
    <g fill="none" stroke="currentColor" strokeWidth="2.4">
      <circle cx="10" cy="10" r="8" />
      <path d="M3.5 5.5C8 8 12 8 16.5 5.5M3.5 14.5c4.5-2.5 8.5-2.5 13 0" />
    </g>
  ),
};

/** For use inside another drawing. */
export function EmblemMark({ livery }: { readonly livery: Livery }) {
  return marks[livery];
}
