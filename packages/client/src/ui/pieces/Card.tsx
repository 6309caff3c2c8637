/** Paper cards with rounded corners: a printed back, and fronts that carry a picture. */
import type { ReactNode } from 'react';
import { Drawing, type PieceProps } from '../Drawing';
import { AnimalHead } from './Animal';
import { EmblemMark } from './Emblem';
import { enamel, enamelDeep, type Livery } from './livery';
import { waveBand, waveLine } from './wave';

export function CardBack({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 70 98" label={label} className={className}>
      <Sheet fill="var(--card-paper)" />
      <rect x="6" y="6" width="58" height="86" rx="5" fill="#145a76" />
      <svg x="6" y="6" width="58" height="86" aria-hidden="true">
        <g fill="none" stroke="#7cc0c6" strokeWidth="1.8" opacity="0.7">
          {[10, 22, 34, 46, 58, 70, 82].map((y, row) => (
            <path key={y} d={waveLine(70, y, 14, 3, row % 2 === 0 ? 0 : 7)} />
          ))}
        </g>
      </svg>
      <circle cx="35" cy="49" r="15" fill="#145a76" stroke="#d3b277" strokeWidth="2.5" />
      <path
        d="M35 42v16M30 45h10M26.5 51c.5 5 4 7.5 8.5 7.5s8-2.5 8.5-7.5M35 41.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z"
        fill="none"
        stroke="#f6fbf4"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </Drawing>
  );
}

/** A blank front; children are drawn in its 70 x 98 field. */
export function CardFront({ label, className, children }: PieceProps & { readonly children?: ReactNode }) {
  return (
    <Drawing viewBox="0 0 70 98" label={label} className={className}>
      <Sheet fill="var(--card-paper)" />
      {children}
    </Drawing>
  );
}

/** A crew member: the head over the sea in its own colour, emblem in two corners. */
export function SailorCard({ livery, label, className }: PieceProps & { readonly livery: Livery }) {
  const sky = { white: '#86b9cc', green: '#cfe6b5', pink: '#fbd9e0', brown: '#eed3b0' }[livery];
  return (
    <CardFront label={label} className={className}>
      <rect x="5" y="5" width="60" height="88" rx="5" fill={sky} />
      <svg x="5" y="5" width="60" height="88" aria-hidden="true">
        <path d={waveBand(64, 60, 92, 15, 2.5)} fill={enamel(livery)} />
        <path d={waveBand(64, 71, 92, 20, 3, 8)} fill={enamelDeep(livery)} />
      </svg>
      <rect x="5" y="5" width="60" height="88" rx="5" fill="none" stroke={enamelDeep(livery)} strokeWidth="2" />
      <g transform="translate(9.5 22) scale(0.51)">
        <AnimalHead livery={livery} />
      </g>
      <g color={livery === 'white' ? '#3f6f86' : enamelDeep(livery)}>
        <Corner livery={livery} x={15} y={15} />
        <Corner livery={livery} x={55} y={84} />
      </g>
    </CardFront>
  );
}

function Corner({ livery, x, y }: { readonly livery: Livery; readonly x: number; readonly y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="8.5" fill="var(--card-paper)" />
      <g transform={`translate(${x - 6} ${y - 6}) scale(0.6)`}>
        <EmblemMark livery={livery} />
      </g>
    </>
  );
}

function Sheet({ fill }: { readonly fill: string }) {
  return (
    <>
      <rect
        x="1"
        y="2.5"
        width="68"
        height="95"
        rx="8"
        fill="var(--card-paper-deep)"
        stroke="var(--piece-ink)"
        strokeWidth="1.8"
      />
      <rect x="1" y="1" width="68" height="95" rx="8" fill={fill} stroke="var(--piece-ink)" strokeWidth="1.8" />
    </>
  );
}
