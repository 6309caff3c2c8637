/** The name of the house: a bollard with its rope on the quay, and the word cut beside it. */
import { useId } from 'react';
import { cx } from './cx';
import { Drawing } from './Drawing';
import classes from './Logo.module.css';
import { waveBand, waveLine } from './pieces/wave';

export interface LogoProps {
  /** The name, also for readers. */
  readonly name: string;
  readonly size?: 'small' | 'large';
  /** On the page's own ground, or on wood and deep sea. */
  readonly ground?: 'paper' | 'dark';
  /** The mark alone. */
  readonly bare?: boolean;
}

export function Logo({ name, size = 'small', ground = 'paper', bare = false }: LogoProps) {
  return (
    <span className={cx(classes.logo, classes[size], classes[ground])}>
      <LogoMark label={bare ? name : undefined} />
      {!bare && <span className={classes.word}>{name}</span>}
    </span>
  );
}

/** 64 x 64: a round enamel sign with a quay, a little boat and the sun behind it. */
export function LogoMark({ label }: { readonly label?: string | undefined }) {
  const id = useId();
  return (
    <Drawing viewBox="0 0 64 64" label={label} className={classes.mark}>
      <circle cx="32" cy="32" r="30.5" fill="#145a76" stroke="#d3b277" strokeWidth="3" />
      <svg x="4" y="4" width="56" height="56" aria-hidden="true">
        <clipPath id={id}>
          <circle cx="28" cy="28" r="28" />
        </clipPath>
        <g clipPath={`url(#${id})`}>
          <rect width="56" height="56" fill="#f8e3b8" />
          <circle cx="40" cy="22" r="9" fill="#f2a33a" />
          <path d={waveBand(60, 33, 60, 14, 2.5)} fill="#3391a6" />
          <path d="M14 29h24l-4 10H19Z" fill="#d9503f" stroke="#1a2b3c" strokeWidth="2" strokeLinejoin="round" />
          <path
            d="M25 29V9l12 17H25M22 26V14l-7 12Z"
            fill="#fffaf0"
            stroke="#1a2b3c"
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path d={waveBand(60, 39, 60, 16, 2.5, 5)} fill="#1b6f8a" />
          <path d={waveLine(60, 39, 16, 2.5, 5)} fill="none" stroke="#f6fbf4" strokeWidth="1.5" />
          <path d="M0 46h56v12H0Z" fill="#6b4424" />
          <path d="M0 46h56" stroke="#c99b66" strokeWidth="2.5" />
          <path d="M12 46v12M26 46v12M40 46v12" stroke="#33231a" strokeWidth="1.5" />
        </g>
      </svg>
      <circle cx="32" cy="32" r="28" fill="none" stroke="#1a2b3c" strokeWidth="2" />
    </Drawing>
  );
}
