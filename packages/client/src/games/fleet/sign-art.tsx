/** What a licence allows to be caught or done, as a picture in the colour of its boats. */
import type { Licence, LicenceType } from '@quayside/games/fleet/types';
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../../ui/Drawing';
import classes from './art.module.css';
import { boatColours } from './boat-art';
import { typeOf } from './words';

const shapes: Readonly<Record<LicenceType, () => ReactNode>> = {
  shrimp: Shrimp,
  cod: Cod,
  lobster: Lobster,
  tuna: Tuna,
  processing: Tin,
  salmon: Salmon,
  char: Char,
  oyster: Oyster,
  kingCrab: Crab,
  pub: Mug,
};

export function signColours(type: LicenceType): readonly [string, string] {
  return type === 'pub' ? ['#a46a41', '#6f4526'] : boatColours[type];
}

/** 48 x 34. */
export function SignArt({ licence, label, className }: PieceProps & { readonly licence: Licence }) {
  const type = typeOf(licence);
  const Shape = shapes[type];
  const [body, deep] = signColours(type);
  return (
    <Drawing viewBox="-1 -1 50 36" label={label} className={className}>
      <g className={classes.inked} style={{ '--body': body, '--deep': deep }}>
        <Shape />
        <CrabMark licence={licence} />
      </g>
    </Drawing>
  );
}

/** The three King Crab licences pay for different things. */
function CrabMark({ licence }: { readonly licence: Licence }) {
  switch (licence) {
    case 'kingCrabCaptains':
      return (
        <>
          <rect x="29" y="15" width="14" height="18" rx="2.5" fill="#145a76" />
          <path d="M36 19v9M32 24.5q.5 4 4 4t4-4" stroke="#f6fbf4" fill="none" strokeWidth="1.8" />
        </>
      );
    case 'kingCrabCrates':
      return (
        <>
          <path d="M27 19h18v13H27Z" fill="var(--wood-light)" />
          <path d="M27 23.5h18M27 28h18M31 19v13M41 19v13" className={classes.line} />
        </>
      );
    case 'kingCrabLicences':
      return (
        <>
          <path d="M27 17h13v15H27Z" fill="var(--enamel-white-deep)" />
          <path d="M32 14h13v15H32Z" fill="var(--card-paper)" />
          <path d="M35 19h7M35 23.5h7" className={classes.line} />
        </>
      );
    default:
      return null;
  }
}

function Shrimp() {
  return (
    <>
      <path d="M10 9C4 7 2 4 3 1M11 12C5 13 2 17 2 22" className={classes.line} />
      <path d="M28 28l-8 5v-6l-6-2 9-3Z" fill="var(--deep)" />
      <path
        d="M7 12C12 3 24 1 34 4c10 3 14 12 11 18-3 7-11 8-18 7-3-1-3-6 0-6 5 0 8-2 7-5-1-3-5-3-9-2-7 2-14 1-18-4Z"
        fill="var(--body)"
      />
      <path d="M22 4q-2 6 1 12M32 4q-2 6-1 11M41 9q-4 3-6 8M45 17q-5 0-9 3" className={classes.line} />
    </>
  );
}

function Cod() {
  return (
    <>
      <path d="M14 8l3-5 5 4 4-5 5 5 4-4 3 7Z" fill="var(--deep)" />
      <path d="M1 18C7 6 25 4 36 14l10-9c-2 8-2 16 0 24L36 22C26 31 8 30 1 18Z" fill="var(--body)" />
      <path d="M4 21q8 7 22 5 6-1 10-4" fill="none" stroke="var(--foam)" strokeWidth="2.5" />
      <path d="M5 23q-1 4 2 6M15 11q4 6 0 14" className={classes.line} />
      <circle cx="9" cy="15.5" r="1.8" fill="var(--piece-ink)" stroke="none" />
    </>
  );
}

function Lobster() {
  return (
    <>
      <path d="M15 12Q8 10 8 5q-6 0-6 6 2 6 10 6M15 22q-7 2-7 7-6 0-6-6 2-6 10-6" fill="var(--body)" />
      <path d="M13 12Q22 8 32 12l4 5-4 5q-10 4-19 0-4-5 0-10Z" fill="var(--body)" />
      <path d="M35 17l11-7q2 7 0 14Z" fill="var(--deep)" />
      <path
        d="M19 11q-2 6 0 12M25 10q-2 7 0 14M31 12q-2 5 0 10M18 23l-2 6M24 24l-1 6M18 11l-2-6M24 10l-1-6"
        className={classes.line}
      />
    </>
  );
}

function Tuna() {
  return (
    <>
      <path d="M18 9l6-8 4 9ZM20 25l4 8 5-9Z" fill="var(--deep)" />
      <path d="M1 17C9 4 27 4 38 16L46 2q-3 15 0 30L38 18C27 30 9 30 1 17Z" fill="var(--body)" />
      <path d="M3 19q14 9 33 0" fill="none" stroke="var(--foam)" strokeWidth="2.5" />
      <path d="M12 10q4 7 0 14M31 10l1-3M35 12l2-3M31 24l1 3" className={classes.line} />
      <circle cx="8" cy="15" r="1.8" fill="var(--foam)" strokeWidth="1" />
    </>
  );
}

/** A tin: what a Processing Vessel makes. */
function Tin() {
  return (
    <>
      <path d="M5 8v19q19 10 38 0V8Z" fill="var(--body)" />
      <ellipse cx="24" cy="8" rx="19" ry="6" fill="var(--enamel-white-deep)" />
      <path d="M17 8q7-4 12 0l4-2v4l-4-2q-6 4-12 0Z" fill="var(--deep)" strokeWidth="1.6" />
      <path d="M5 18q19 9 38 0" className={classes.line} />
    </>
  );
}

function Salmon() {
  return (
    <>
      <path d="M18 8l6-5 3 6ZM28 9l3-2 1 3Z" fill="var(--deep)" />
      <path d="M2 15q-2 3 1 6C10 30 26 29 36 21l10 8q-4-12 0-24l-10 8C25 4 9 6 2 15Z" fill="var(--body)" />
      <path d="M2 15q4 1 5 4l-4 2" className={classes.line} />
      <path d="M17 12h.1M22 15h.1M27 12h.1M20 19h.1M31 16h.1" strokeWidth="3" fill="none" />
      <circle cx="10" cy="14" r="1.8" fill="var(--piece-ink)" stroke="none" />
    </>
  );
}

function Char() {
  return (
    <>
      <path d="M1 17C9 6 26 6 37 15L47 5l-5 12 5 12-10-10C26 28 9 28 1 17Z" fill="var(--body)" />
      <path d="M18 26l5 6 3-7Z" fill="var(--enamel-red)" />
      <path d="M18 8l4-6 6 7Z" fill="var(--deep)" />
      <path
        d="M14 15l4 3M18 15l-4 3M22 15l4 3M26 15l-4 3M30 15l3 3M33 15l-3 3"
        stroke="var(--foam)"
        strokeWidth="1.8"
      />
      <circle cx="8" cy="15.5" r="1.8" fill="var(--piece-ink)" stroke="none" />
    </>
  );
}

function Oyster() {
  return (
    <>
      <path d="M3 17Q5 3 22 2q18-1 23 11 3 12-12 18Q9 35 3 17Z" fill="var(--body)" />
      <path d="M9 17q4-10 15-10 12 0 15 8 1 8-9 11-16 4-21-9Z" fill="var(--foam)" />
      <circle cx="28" cy="17" r="5.5" fill="var(--enamel-white)" />
      <path d="M26 15q1-2 3-2" className={classes.line} />
    </>
  );
}

function Crab() {
  return (
    <>
      <path d="M12 18 4 14M11 22l-9 1M13 26l-7 5M36 18l8-4M37 22l9 1M35 26l7 5" className={classes.line} />
      <path
        d="M13 14Q5 13 5 5q2-4 6-3-2 4 1 5 3-1 2-5 5 2 4 8ZM35 14q8-1 8-9-2-4-6-3 2 4-1 5-3-1-2-5-5 2-4 8Z"
        fill="var(--body)"
      />
      <path d="M10 21q1-10 14-10t14 10q-2 10-14 10T10 21Z" fill="var(--body)" />
      <path d="M18 20v-1M30 20v-1M17 26q7 3 14 0" className={classes.line} />
    </>
  );
}

function Mug() {
  return (
    <>
      <path d="M34 12h7q4 0 4 5v4q0 6-6 6h-5" fill="none" />
      <path d="M9 10h26v21q-13 4-26 0Z" fill="#f2a33a" />
      <path d="M16 16v12M22 16v12M28 16v12" className={classes.line} />
      <path d="M7 11q-3-6 4-7 3-5 9-2 6-3 9 2 9 0 7 7-2 3-6 1-3 3-7 0-4 3-8 0-5 3-8-1Z" fill="var(--foam)" />
    </>
  );
}
