/** Seafood: clam, prawn, mackerel and sea bream, as pictures and as wooden cubes with a sign each. */
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../Drawing';
import classes from './pieces.module.css';

export const catches = ['clam', 'prawn', 'mackerel', 'bream'] as const;
export type CatchKind = (typeof catches)[number];

const pictures: Readonly<Record<CatchKind, () => ReactNode>> = {
  clam: Clam,
  prawn: Prawn,
  mackerel: Mackerel,
  bream: Bream,
};

/** For use inside another drawing: 64 x 44, swimming to the left. */
export function CatchShape({ kind }: { readonly kind: CatchKind }) {
  const Picture = pictures[kind];
  return (
    <g className={classes.inked} strokeWidth="2.6">
      <Picture />
    </g>
  );
}

export function Catch({ kind, label, className }: PieceProps & { readonly kind: CatchKind }) {
  return (
    <Drawing viewBox="-1 -1 66 46" label={label} className={className}>
      <CatchShape kind={kind} />
    </Drawing>
  );
}

function Clam() {
  return (
    <>
      <path d="M24 36h16l4 5H20Z" fill="var(--enamel-yellow-deep)" />
      <path
        d="M32 38C18 37 5 27 6 17q5 1 6-6 6 2 9-5 6 3 11-3 5 6 11 3 3 7 9 5 1 7 6 6c1 10-12 20-26 21Z"
        fill="var(--enamel-yellow)"
      />
      <path d="M32 36V8M29 36 18 11M26 36 10 19M35 36l11-25M38 36l16-17" fill="none" strokeWidth="1.9" />
      <path
        d="M58 17c1 10-12 20-26 21 9-4 15-12 17-27 1 2 2 3 3 0 1 7 6 6 6 6Z"
        fill="var(--enamel-yellow-deep)"
        stroke="none"
        opacity="0.55"
      />
    </>
  );
}

function Prawn() {
  return (
    <>
      <path d="M12 17C4 15 1 9 3 2M14 20C6 21 2 26 3 33" fill="none" strokeWidth="2" />
      <path d="M36 38 26 43l1-7-7-3 11-3Z" fill="var(--enamel-black)" />
      <path
        d="M9 19C13 9 27 3 40 6c13 3 20 13 17 22-2 8-11 11-22 10-3-1-4-7 0-8 6 0 9-2 8-5-1-4-6-4-12-3-8 2-17 2-22-3Z"
        fill="var(--enamel-slate)"
      />
      <path
        d="M28 6c-2 5-2 11 1 16M39 6c-2 5-2 10-1 15M50 11c-4 3-6 7-7 12M57 21c-5 0-10 1-14 4"
        fill="none"
        strokeWidth="1.9"
      />
      <path d="M21 22l-2 6M27 23l-1 6M33 22l1 5" fill="none" strokeWidth="2" />
      <circle cx="17" cy="15.5" r="2.3" fill="var(--foam)" strokeWidth="1.4" />
    </>
  );
}

function Mackerel() {
  return (
    <>
      <path d="M26 13c5-5 10-6 15-4l-2 5ZM34 31c3 5 6 6 10 5l-1-7Z" fill="var(--enamel-blue-deep)" />
      <path d="M2 22C12 9 33 8 49 19L62 9c-3 8-3 17 0 26L49 26C33 36 12 35 2 22Z" fill="var(--enamel-white-deep)" />
      <path d="M2 22C12 9 33 8 49 19L62 9c-2 4-3 8-3 12C42 19 20 20 2 22Z" fill="var(--enamel-blue)" />
      <path d="M20 14c3 2-1 4 2 7M28 13c3 2-1 5 2 7M36 14c3 2-1 4 2 6M44 17c2 1 0 2 1 4" fill="none" strokeWidth="2" />
      <path d="M2 22C12 9 33 8 49 19L62 9c-3 8-3 17 0 26L49 26C33 36 12 35 2 22Z" fill="none" />
      <circle cx="11" cy="19.5" r="2.3" fill="var(--piece-ink)" stroke="none" />
      <path d="M16 16c2 4 2 9 0 13" fill="none" strokeWidth="1.9" />
    </>
  );
}

function Bream() {
  return (
    <>
      <path d="M15 11 18 4l5 4 3-6 5 5 4-5 4 6 6-2-1 9Z" fill="var(--enamel-red-deep)" />
      <path d="M28 38l4 5 6-1-1-6Z" fill="var(--enamel-red-deep)" />
      <path d="M3 24C8 9 33 1 49 19L62 7c-3 10-3 20 0 30L49 27C35 44 10 42 3 24Z" fill="var(--enamel-red)" />
      <path d="M5 28c12 6 28 7 44-1-14 17-38 15-44 1Z" fill="#f0a58f" stroke="none" />
      <path d="M49 19 62 7c-3 10-3 20 0 30L49 27Z" fill="var(--enamel-red-deep)" />
      <path d="M3 24C8 9 33 1 49 19L62 7c-3 10-3 20 0 30L49 27C35 44 10 42 3 24Z" fill="none" />
      <path d="M21 13c5 6 5 15 0 22M28 24q6 3 9-1M30 17q4 2 7-1" fill="none" strokeWidth="2" />
      <circle cx="12.5" cy="20" r="3.4" fill="var(--foam)" strokeWidth="1.6" />
      <circle cx="12.5" cy="20" r="1.4" fill="var(--piece-ink)" stroke="none" />
    </>
  );
}

const looks: Readonly<Record<CatchKind, { front: string; top: string; edge: string; ink: string; sign: string }>> = {
  clam: {
    front: 'var(--enamel-yellow)',
    top: '#ffe591',
    edge: 'var(--piece-ink)',
    ink: 'var(--piece-ink)',
    sign: 'M16 28V15M16 28 8 18M16 28l8-10',
  },
  prawn: {
    front: 'var(--enamel-black)',
    top: 'var(--enamel-slate)',
    edge: 'var(--foam)',
    ink: 'var(--foam)',
    sign: 'M10 15c8-3 14 1 13 7-1 5-6 6-10 5',
  },
  mackerel: {
    front: 'var(--enamel-blue-deep)',
    top: 'var(--enamel-blue)',
    edge: 'var(--piece-ink)',
    ink: '#fff',
    sign: 'M8 18q4-4 8 0t8 0M8 26q4-4 8 0t8 0',
  },
  bream: {
    front: 'var(--enamel-red)',
    top: '#f0a58f',
    edge: 'var(--piece-ink)',
    ink: '#fff',
    sign: 'M16 14.5l7.5 7-7.5 7-7.5-7Z',
  },
};

/** A cube seen from the front and a little from above; colour and sign say the kind. */
export function CatchCube({ kind, label, className }: PieceProps & { readonly kind: CatchKind }) {
  const { front, top, edge, ink, sign } = looks[kind];
  return (
    <Drawing viewBox="0 0 32 34" label={label} className={className}>
      <path d="M7 2h18l5 7v21a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9Z" fill={front} />
      <path d="M7 2h18l5 7H2Z" fill={top} />
      <path
        d="M7 2h18l5 7v21a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V9Z"
        fill="none"
        stroke={edge}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d={sign}
        fill={kind === 'bream' ? ink : 'none'}
        stroke={ink}
        strokeWidth="2.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}
