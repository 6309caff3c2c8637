/** Boats of nine trades, Charter Boat, House Boat and Artisan: each with an outline and a colour of its own. */
import type { BoatCard } from '@quayside/games/fleet/types';
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../../ui/Drawing';
import classes from './art.module.css';

export type CraftKind = BoatCard | 'houseBoat' | 'artisan';

/** Body and its shaded side. */
export const boatColours: Readonly<Record<CraftKind, readonly [string, string]>> = {
  shrimp: ['#f394b0', '#c95b80'],
  cod: ['#4a8ccb', '#28588c'],
  lobster: ['#d9503f', '#9c2f25'],
  tuna: ['#5566b8', '#364287'],
  processing: ['#9aa4ad', '#626c77'],
  salmon: ['#f2935c', '#bd6129'],
  char: ['#4fa863', '#2f7544'],
  oyster: ['#a98cc8', '#755793'],
  kingCrab: ['#f7c948', '#c58c12'],
  charter: ['#f8f5ea', '#c9d2d3'],
  houseBoat: ['#c99b66', '#a06f42'],
  artisan: ['#a46a41', '#6f4526'],
};

const shapes: Readonly<Record<CraftKind, () => ReactNode>> = {
  shrimp: Trawler,
  cod: Ketch,
  lobster: Lobsterman,
  tuna: TunaTower,
  processing: Factory,
  salmon: Gillnetter,
  char: DoubleEnder,
  oyster: Dredger,
  kingCrab: CrabBoat,
  charter: Yacht,
  houseBoat: Raft,
  artisan: Rowing,
};

/** For use inside another drawing: 64 x 44, sailing to the right. */
export function CraftShape({ kind }: { readonly kind: CraftKind }) {
  const Shape = shapes[kind];
  const [body, deep] = boatColours[kind];
  return (
    <g className={classes.inked} style={{ '--body': body, '--deep': deep }}>
      <Shape />
    </g>
  );
}

export function CraftArt({ kind, label, className }: PieceProps & { readonly kind: CraftKind }) {
  return (
    <Drawing viewBox="-1 -1 66 46" label={label} className={className}>
      <CraftShape kind={kind} />
    </Drawing>
  );
}

const hull = 'M3 27h54l4-3-6 15q-2 3-6 3H14q-5 0-7-4Z';

function Hull({ path = hull }: { readonly path?: string }) {
  return <path d={path} fill="var(--body)" />;
}

/** Outriggers with a net on either side. */
function Trawler() {
  return (
    <>
      <path d="M27 27V4M27 20 5 4M27 20 49 3" className={classes.line} />
      <path d="M5 4l-3 15q6 5 11 0Z" fill="var(--deep)" opacity="0.85" />
      <path d="M49 3l-5 14q7 5 12-1Z" fill="var(--deep)" opacity="0.85" />
      <path d="M33 15h13l3 12H33Z" fill="var(--foam)" />
      <path d="M37 18.5h6v4h-6Z" fill="var(--piece-ink)" />
      <Hull />
    </>
  );
}

/** Two masts with sails. */
function Ketch() {
  return (
    <>
      <path d="M24 28V2M44 28V9" className={classes.line} />
      <path d="M22 4v20H5Q18 17 22 4Z" fill="var(--foam)" />
      <path d="M26 5q11 7 13 19H26Z" fill="var(--body)" />
      <path d="M46 11q9 5 11 13H46Z" fill="var(--foam)" />
      <Hull />
    </>
  );
}

/** Cabin forward, traps aft. */
function Lobsterman() {
  return (
    <>
      <path d="M35 27V11h11l6 14v2Z" fill="var(--foam)" />
      <path d="M40 14h5l3 7h-8Z" fill="var(--piece-ink)" />
      <path d="M6 27v-7q4-6 8 0v7ZM16 27v-7q4-6 8 0v7ZM11 18v-4q4-6 8 0v4Z" fill="var(--wood-light)" />
      <path d="M10 19v8M20 19v8M15 12v6" className={classes.line} />
      <Hull path="M3 29q18 2 34 0l25-7-7 17q-1 3-6 3H13q-5 0-7-4Z" />
    </>
  );
}

/** A look-out over the cabin, rods over the stern. */
function TunaTower() {
  return (
    <>
      <path d="M30 27 34 8M48 27 43 8M28 8h20M31 16h15" className={classes.line} />
      <path d="M35 8V3h7v5Z" fill="var(--foam)" />
      <path d="M29 19h20l3 8H27Z" fill="var(--foam)" />
      <path d="M14 27 4 6M19 27 12 5M24 27 20 8" className={classes.line} />
      <Hull path="M4 29h34l25-4-9 13q-2 4-6 4H13q-5 0-6-4Z" />
    </>
  );
}

/** A factory ship: high sides, chimney, smoke. */
function Factory() {
  return (
    <>
      <path d="M9 8q-6-1-6-5 4-4 8-1 5-3 8 1 4 1 2 5Z" fill="var(--enamel-white-deep)" />
      <path d="M9 9h9l1 9H8Z" fill="var(--enamel-red)" />
      <path d="M5 17h24v8H5Z" fill="var(--foam)" />
      <path d="M9 21h3M16 21h3M23 21h3" className={classes.line} />
      <path d="M40 25V6l14 8M40 12l-8 10" className={classes.line} />
      <Hull path="M1 24h56l6-3-5 17q-1 4-6 4H9q-5 0-6-4Z" />
      <path d="M4 31h54" className={classes.line} />
    </>
  );
}

/** A net drum aft, a roofed bridge. */
function Gillnetter() {
  return (
    <>
      <circle cx="14" cy="19" r="9" fill="var(--deep)" />
      <circle cx="14" cy="19" r="3.5" fill="var(--foam)" />
      <path d="M14 10v5M14 23v5M5 19h5M18 19h5" className={classes.line} />
      <path d="M31 12h20v15H31Z" fill="var(--foam)" />
      <path d="M28 9h26v4H28Z" fill="var(--body)" />
      <path d="M35 16h5v5h-5ZM43 16h5v5h-5Z" fill="var(--piece-ink)" />
      <Hull />
    </>
  );
}

/** Pointed at both ends, a square sail on one mast. */
function DoubleEnder() {
  return (
    <>
      <path d="M32 32V2" className={classes.line} />
      <path d="M15 5h34q3 10-1 21H16q4-11-1-21Z" fill="var(--foam)" />
      <path d="M25 5q3 11 0 21h7V5ZM40 5h9q3 10-1 21h-8q2-10 0-21Z" fill="var(--body)" />
      <Hull path="M1 20q7 10 31 10t31-10q-4 22-17 22H18Q5 42 1 20Z" />
    </>
  );
}

/** A flat barge with a dredge on a gallows. */
function Dredger() {
  return (
    <>
      <path d="M30 28 20 4 10 28M20 4h22l9 12" className={classes.line} />
      <path d="M44 16h13l-2 9q-5 4-9 0Z" fill="var(--deep)" />
      <path d="M47 17v8M51 17v9" className={classes.line} />
      <path d="M26 19h12v9H26Z" fill="var(--foam)" />
      <Hull path="M2 28h60v9q0 5-5 5H7q-5 0-5-5Z" />
    </>
  );
}

/** A house aft, pots on deck, a crane. */
function CrabBoat() {
  return (
    <>
      <path d="M4 25V6h15v19Z" fill="var(--foam)" />
      <path d="M7 9h9v5H7ZM11 6V1" className={classes.line} />
      <path d="M23 25v-9h10v9ZM33 25v-9h10v9ZM28 16V8h10v8Z" fill="var(--deep)" />
      <path d="M23 25l10-9M33 16l-10 0M33 25l10-9M28 16l10-8" className={classes.line} />
      <path d="M50 23V4l-14 2" className={classes.line} />
      <Hull path="M1 25h44l18-7-8 20q-1 4-6 4H9q-5 0-6-4Z" />
    </>
  );
}

/** A sleek hull, a long cabin, a pennant with a question. */
function Yacht() {
  return (
    <>
      <path d="M20 28V2h18l-5 6 5 6H22" fill="var(--enamel-yellow)" />
      <path d="M20 28V2" className={classes.line} />
      <path d="M14 28q4-9 14-9h14q8 0 12 9Z" fill="var(--deep)" />
      <path d="M25 23h6v3h-6ZM36 23h6v3h-6Z" fill="var(--piece-ink)" />
      <Hull path="M1 28h62q-6 14-16 14H13Q5 42 1 28Z" />
      <path d="M5 34h53" className={classes.line} />
    </>
  );
}

/** A house on a raft. */
function Raft() {
  return (
    <>
      <path d="M46 16V6h6v14Z" fill="var(--enamel-red)" />
      <path d="M12 18h40v15H12Z" fill="var(--foam)" />
      <path d="M6 19 32 4l26 15Z" fill="var(--enamel-red-deep)" />
      <path d="M18 22h8v7h-8ZM38 22h8v11h-8Z" fill="var(--body)" />
      <path d="M2 33h60v5H2Z" fill="var(--body)" />
      <path d="M6 38h10v5H6ZM27 38h10v5H27ZM48 38h10v5H48Z" fill="var(--deep)" />
    </>
  );
}

/** Somebody in a rowing boat, with a line out. */
function Rowing() {
  return (
    <>
      <path d="M34 22 56 4v26" className={classes.line} />
      <path d="M17 30q0-13 9-13t9 13Z" fill="var(--enamel-yellow)" />
      <circle cx="26" cy="12" r="6" fill="#e8b48c" />
      <path d="M17 10q9-10 18 0Z" fill="var(--enamel-yellow-deep)" />
      <Hull path="M2 28h54l5-3q-4 17-14 17H15Q5 42 2 28Z" />
      <path d="M6 33h51" className={classes.line} />
    </>
  );
}
