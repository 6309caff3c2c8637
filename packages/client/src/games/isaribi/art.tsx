/** Pictures that only Isaribi needs: five Collaborators, four technologies, the sign of a point of action. */
import type { Helper, Tech } from '@quayside/games/isaribi/types';
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../../ui/Drawing';
import { CatchShape } from '../../ui/pieces/Catch';
import classes from './art.module.css';

const skin = '#eec39a';

const portraits: Readonly<Record<Helper, () => ReactNode>> = {
  oldFisherman: OldFisherman,
  driedFishShop: DriedFish,
  moneyChanger: MoneyChanger,
  carpenter: Carpenter,
  speculator: Speculator,
};

export function HelperArt({ helper, label, className }: PieceProps & { readonly helper: Helper }) {
  const Portrait = portraits[helper];
  return (
    <Drawing viewBox="0 0 64 56" label={label} className={className}>
      <g className={classes.inked}>
        <Portrait />
      </g>
    </Drawing>
  );
}

/** A straw hat, a white beard, a pipe. */
function OldFisherman() {
  return (
    <>
      <path d="M12 56c0-12 8-16 20-16s20 4 20 16Z" fill="var(--sea)" />
      <path d="M20 24h24v10c0 10-6 14-12 14s-12-4-12-14Z" fill={skin} />
      <path d="M20 32c4 4 8 2 12 2s8 2 12-2v6c0 10-6 15-12 15s-12-5-12-15Z" fill="var(--enamel-white)" />
      <path d="M5 25C14 16 24 5 32 5s18 11 27 20c-16 5-38 5-54 0Z" fill="var(--sand)" />
      <path d="M18 17c9 3 19 3 28 0M26 8l-5 16M38 8l5 16" fill="none" strokeWidth="1.6" />
      <path d="M26 30h.1M38 30h.1" strokeWidth="3.5" />
      <path d="M36 39l14 3v-5h5v9h-7l-12-4Z" fill="var(--wood-dark)" strokeWidth="1.8" />
    </>
  );
}

/** Opened fish on a line. */
function DriedFish() {
  return (
    <>
      <path d="M8 54V8M56 54V8" strokeWidth="5" stroke="var(--wood)" />
      <path d="M4 10h56" strokeWidth="3" stroke="var(--rope)" />
      {[14, 28, 42].map((x) => (
        <g key={x} transform={`translate(${x} 11)`}>
          <path d="M4 1v4" strokeWidth="2" />
          <path d="M4 5c7 5 7 17 1 24l5 9H-2l5-9C-3 22-3 10 4 5Z" fill="var(--sand-dark)" strokeWidth="2" />
          <path d="M4 9v18M1 14l3 2 3-2M1 20l3 2 3-2" fill="none" strokeWidth="1.4" />
        </g>
      ))}
    </>
  );
}

/** Scales with a coin in each pan. */
function MoneyChanger() {
  return (
    <>
      <path d="M32 8v40M18 52h28l-6-6H24Z" fill="var(--wood)" strokeWidth="3" />
      <path d="M8 16 56 10M8 16 2 34M8 16l8 18M56 10l-8 18M56 10l6 18" fill="none" strokeWidth="2" />
      <circle cx="9" cy="29" r="6" fill="var(--enamel-yellow)" strokeWidth="2" />
      <circle cx="55" cy="23" r="6" fill="var(--enamel-yellow)" strokeWidth="2" />
      <path d="M0 34h18q-3 7-9 7t-9-7ZM46 28h18q-3 7-9 7t-9-7Z" fill="var(--enamel-yellow-deep)" strokeWidth="2" />
      <circle cx="32" cy="8" r="4" fill="var(--enamel-red)" strokeWidth="2" />
    </>
  );
}

/** A frame saw over a plank with a mallet. */
function Carpenter() {
  return (
    <>
      <path d="M3 40 61 30v9L3 49Z" fill="var(--wood-light)" />
      <path d="M8 44l46-9" fill="none" strokeWidth="1.5" stroke="var(--wood-dark)" />
      <path d="M8 6h40l9 8-7 8H16L8 14Z" fill="var(--enamel-white-deep)" />
      <path d="M16 22l3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5 3 5 3-5" fill="none" strokeWidth="2" />
      <path d="M44 4h10c6 0 8 4 8 9s-3 9-8 9h-6Z" fill="var(--wood)" />
      <path d="M53 11h3v5h-4Z" fill="var(--card-paper)" strokeWidth="1.6" />
      <path d="M20 34h16v14H20Z" fill="var(--wood-dark)" />
      <path d="M26 48h4v8h-4Z" fill="var(--wood-light)" strokeWidth="2" />
    </>
  );
}

/** A spyglass that looks under a card. */
function Speculator() {
  return (
    <>
      <path d="M6 12 30 6l8 34-24 6Z" fill="var(--sea)" />
      <path d="M11 16l16-4 6 24-16 4Z" fill="none" stroke="var(--rope)" strokeWidth="2" />
      <path d="M20 21a4 4 0 1 1 5 4l-1 4M25 33h.1" fill="none" stroke="var(--foam)" strokeWidth="3" />
      <circle cx="43" cy="27" r="13" fill="var(--sea-pale)" fillOpacity="0.85" strokeWidth="4" />
      <path d="M36 27c4-6 10-6 14 0-4 6-10 6-14 0Z" fill="#fff" strokeWidth="1.8" />
      <circle cx="43" cy="27" r="2.6" fill="var(--piece-ink)" stroke="none" />
      <path d="M52 37l8 14" stroke="var(--wood-dark)" strokeWidth="7" />
    </>
  );
}

const signs: Readonly<Record<Tech, () => ReactNode>> = {
  ap: Oar,
  net: Net,
  smokehouse: Smokehouse,
  client: Client,
};

export function TechArt({ tech, label, className }: PieceProps & { readonly tech: Tech }) {
  const Sign = signs[tech];
  return (
    <Drawing viewBox="0 0 48 48" label={label} className={className}>
      <g className={classes.inked}>
        <Sign />
      </g>
    </Drawing>
  );
}

function Oar() {
  return (
    <>
      <path d="M10 38 36 12" strokeWidth="7" />
      <path d="M10 38 36 12" strokeWidth="3.5" stroke="var(--wood-light)" />
      <path d="M30 12c2-7 9-10 15-9-1 7-3 13-10 15Z" fill="var(--wood-light)" />
      <path d="M5 36l7 7" strokeWidth="5" />
    </>
  );
}

function Net() {
  return (
    <>
      <path d="M24 5c8 8 18 18 19 28-9 10-29 10-38 0C6 23 16 13 24 5Z" fill="var(--sea-pale)" />
      <path
        d="M24 5v35M24 5c-6 10-8 20-7 34M24 5c6 10 8 20 7 34M11 21c8 4 18 4 26 0M6 31c11 5 25 5 36 0"
        fill="none"
        strokeWidth="1.6"
      />
      {[6, 15, 24, 33, 42].map((x) => (
        <circle
          key={x}
          cx={x}
          cy={x === 24 ? 41 : x === 15 || x === 33 ? 39.5 : 34}
          r="2.6"
          fill="var(--enamel-red)"
          strokeWidth="1.5"
        />
      ))}
    </>
  );
}

function Smokehouse() {
  return (
    <>
      <path d="M30 12c-4-3 3-5 0-9M37 13c-4-4 4-6 0-11" fill="none" stroke="var(--enamel-slate)" strokeWidth="2.6" />
      <path d="M9 24h30v20H9Z" fill="var(--wood)" />
      <path d="M4 26 24 11l20 15Z" fill="var(--enamel-red-deep)" />
      <path d="M31 9h7v10l-7-5Z" fill="var(--enamel-slate)" />
      <g transform="translate(11 28) scale(0.4)">
        <CatchShape kind="mackerel" />
      </g>
    </>
  );
}

function Client() {
  return (
    <>
      <path d="M9 46c0-11 6-15 15-15s15 4 15 15Z" fill="var(--enamel-green)" />
      <path d="M24 34l-5 12M24 34l5 12" fill="none" strokeWidth="2" />
      <circle cx="24" cy="20" r="10" fill={skin} />
      <path d="M13 19c0-9 6-12 11-12s11 3 11 12c-3-4-6-5-11-5s-8 1-11 5Z" fill="var(--enamel-black)" />
      <circle cx="24" cy="6" r="4" fill="var(--enamel-black)" />
      <path d="M20 21h.1M28 21h.1" strokeWidth="2.8" />
      <path d="M21 25q3 2 6 0" fill="none" strokeWidth="1.8" />
    </>
  );
}

/** Whole and half points of action as round chips: full ones first, spent ones as rings. */
export function ApChips({
  left,
  all,
  className,
}: {
  readonly left: number;
  readonly all: number;
  readonly className?: string | undefined;
}) {
  const chips = Math.ceil(all / 2);
  return (
    <Drawing viewBox={`0 0 ${chips * 26} 26`} className={className} style={{ aspectRatio: chips }}>
      {Array.from({ length: chips }, (_, at) => (
        <Chip
          key={chipKey(at)}
          x={at * 26 + 13}
          halves={Math.min(2, Math.max(0, left - at * 2))}
          of={Math.min(2, all - at * 2)}
        />
      ))}
    </Drawing>
  );
}

const chipKey = (at: number) => `chip-${at}`;

function Chip({ x, halves, of }: { readonly x: number; readonly halves: number; readonly of: number }) {
  const outline = of === 2 ? `M${x - 11} 13a11 11 0 1 0 22 0 11 11 0 1 0-22 0Z` : `M${x} 2a11 11 0 0 0 0 22Z`;
  return (
    <g className={classes.chip}>
      <path d={outline} className={classes.ring} />
      {halves === 2 && <path d={outline} className={classes.point} />}
      {halves === 1 && <path d={`M${x} 2a11 11 0 0 0 0 22Z`} className={classes.point} />}
    </g>
  );
}
