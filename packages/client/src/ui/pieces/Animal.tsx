/** Heads of the four crews, drawn in a 100 x 100 field: polar bear, frog, flamingo, sea lion. */
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../Drawing';
import type { Livery } from './livery';
import classes from './pieces.module.css';

const heads: Readonly<Record<Livery, () => ReactNode>> = {
  white: PolarBear,
  green: Frog,
  pink: Flamingo,
  brown: SeaLion,
};

/** For use inside another drawing. */
export function AnimalHead({ livery }: { readonly livery: Livery }) {
  const Head = heads[livery];
  return (
    <g className={classes.inked}>
      <Head />
    </g>
  );
}

export function Animal({ livery, label, className }: PieceProps & { readonly livery: Livery }) {
  return (
    <Drawing viewBox="-2 -2 104 104" label={label} className={className}>
      <AnimalHead livery={livery} />
    </Drawing>
  );
}

function Eye({ x, y, r = 5 }: { readonly x: number; readonly y: number; readonly r?: number }) {
  return (
    <g stroke="none">
      <circle cx={x} cy={y} r={r} fill="var(--piece-ink)" />
      <circle cx={x + r * 0.3} cy={y - r * 0.35} r={r * 0.36} fill="#fff" />
    </g>
  );
}

function PolarBear() {
  return (
    <>
      <circle cx="21" cy="27" r="13" fill="var(--enamel-white)" />
      <circle cx="79" cy="27" r="13" fill="var(--enamel-white)" />
      <circle cx="22" cy="28" r="6" fill="var(--enamel-white-deep)" stroke="none" />
      <circle cx="78" cy="28" r="6" fill="var(--enamel-white-deep)" stroke="none" />
      <path d="M50 14c26 0 40 20 39 43-1 22-17 36-39 36S12 79 11 57c-1-23 13-43 39-43Z" fill="var(--enamel-white)" />
      <path
        d="M70 18c14 8 20 23 19 39-1 22-17 36-39 36 22-8 32-26 30-47-1-12-4-20-10-28Z"
        fill="var(--enamel-white-deep)"
        stroke="none"
        opacity="0.7"
      />
      <ellipse cx="50" cy="69" rx="21" ry="17" fill="#fff" />
      <path d="M40 60c0-5 20-5 20 0 0 5-6 10-10 10s-10-5-10-10Z" fill="var(--piece-ink)" />
      <path d="M50 70v6m-9 2c3 4 7 3 9-2 2 5 6 6 9 2" fill="none" />
      <Eye x={32} y={47} r={5.5} />
      <Eye x={68} y={47} r={5.5} />
    </>
  );
}

function Frog() {
  return (
    <>
      <circle cx="26" cy="28" r="19" fill="var(--enamel-green)" />
      <circle cx="74" cy="28" r="19" fill="var(--enamel-green)" />
      <path d="M50 26c34 0 47 18 46 38-1 19-20 29-46 29S5 83 4 64c-1-20 12-38 46-38Z" fill="var(--enamel-green)" />
      <path d="M12 72c8 14 22 21 38 21s30-7 38-21c-12 9-24 12-38 12s-26-3-38-12Z" fill="#bfe0a2" stroke="none" />
      <circle cx="26" cy="27" r="12" fill="#fff" />
      <circle cx="74" cy="27" r="12" fill="#fff" />
      <Eye x={28} y={28} r={7} />
      <Eye x={72} y={28} r={7} />
      <path d="M15 61c10 15 60 15 70 0" fill="none" />
      <path d="M44 49v1m12-1v1" fill="none" />
      <circle cx="17" cy="58" r="6" fill="var(--enamel-pink)" stroke="none" opacity="0.75" />
      <circle cx="83" cy="58" r="6" fill="var(--enamel-pink)" stroke="none" opacity="0.75" />
    </>
  );
}

function Flamingo() {
  return (
    <>
      <path
        d="M34 2c4 3 5 8 4 14M22 6c5 2 8 6 9 12M46 2c2 4 2 9 0 13"
        fill="none"
        stroke="var(--enamel-pink-deep)"
        strokeWidth="6"
      />
      <path
        d="M18 98C6 76 22 66 24 52c-8-22 4-40 26-40 16 0 25 9 26 21 14 3 20 15 17 33-1 8-10 9-13 1-2-8-8-12-18-13-8 8-18 12-16 22 2 8 8 14 8 22Z"
        fill="var(--enamel-pink)"
      />
      <path d="M18 98C6 76 22 66 24 52c4 14-4 24 6 46Z" fill="var(--enamel-pink-deep)" stroke="none" opacity="0.6" />
      <path d="M76 33c14 3 20 15 17 33-1 8-10 9-13 1-2-8-8-12-18-13 2-8 6-15 14-21Z" fill="#fff3e4" />
      <path d="M94 56c0 4 0 7-1 10-1 8-10 9-13 1-1-3-2-5-4-7 8 0 13-1 18-4Z" fill="var(--piece-ink)" />
      <circle cx="52" cy="33" r="9" fill="#fbe58b" />
      <Eye x={53} y={33} r={5.5} />
    </>
  );
}

function SeaLion() {
  return (
    <>
      <path d="M14 44c-10-2-12 8-5 14M86 44c10-2 12 8 5 14" fill="var(--enamel-brown-deep)" />
      <path d="M50 8c26 0 38 20 37 46 0 25-14 40-37 40S13 79 13 54C12 28 24 8 50 8Z" fill="var(--enamel-brown)" />
      <path
        d="M72 15c11 9 16 23 15 39 0 25-14 40-37 40 20-9 30-28 29-49 0-12-2-22-7-30Z"
        fill="var(--enamel-brown-deep)"
        stroke="none"
        opacity="0.55"
      />
      <circle cx="38" cy="68" r="17" fill="#e3bd93" />
      <circle cx="62" cy="68" r="17" fill="#e3bd93" />
      <path d="M50 60v22" stroke="#e3bd93" strokeWidth="8" />
      <path d="M39 55c0-7 22-7 22 0 0 6-7 11-11 11s-11-5-11-11Z" fill="var(--piece-ink)" />
      <path d="M50 66v10" fill="none" />
      <path d="M30 70 6 64m24 12L8 79m62-9 24-6m-24 12 22 3" fill="none" strokeWidth="2.6" />
      <Eye x={31} y={42} r={7} />
      <Eye x={69} y={42} r={7} />
    </>
  );
}
