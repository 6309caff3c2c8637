/** Swordfish in five sizes, and the mako shark that scares them; stripes say the size without colour. */
import { Drawing, type PieceProps } from '../Drawing';
import classes from './pieces.module.css';

export const swordfishKinds = ['mako', 'rat', 'pup', 'marker', 'double', 'triple'] as const;
export type SwordfishKind = (typeof swordfishKinds)[number];

const looks: Readonly<Record<SwordfishKind, { fill: string; scale: number; stripes: number }>> = {
  mako: { fill: 'var(--enamel-slate)', scale: 1, stripes: 0 },
  rat: { fill: 'var(--enamel-white-deep)', scale: 0.72, stripes: 1 },
  pup: { fill: '#9fc3d8', scale: 0.8, stripes: 2 },
  marker: { fill: 'var(--enamel-blue)', scale: 0.87, stripes: 3 },
  double: { fill: '#7d6bb8', scale: 0.94, stripes: 4 },
  triple: { fill: 'var(--enamel-yellow)', scale: 1, stripes: 5 },
};

const body = 'M26 22C34 11 58 9 74 20L88 8c-3 9-3 19 0 28L74 25C58 35 34 32 26 22Z';
const shark = 'M5 24C18 10 50 8 72 20L88 4c-3 10-3 22 0 32L74 26C50 38 18 36 5 24Z';

/** For use inside another drawing: 92 x 44, swimming to the left. */
export function SwordfishShape({ kind }: { readonly kind: SwordfishKind }) {
  const { fill, scale, stripes } = looks[kind];
  if (kind === 'mako') return <Shark fill={fill} />;
  const at = Array.from({ length: stripes }, (_, index) => 44 + index * 6);
  return (
    <g
      className={classes.inked}
      strokeWidth="3"
      transform={`translate(${46 - 46 * scale} ${22 - 22 * scale}) scale(${scale})`}
    >
      <path d="M27 21 2 24l25 1Z" fill="var(--enamel-white)" />
      <path d="M38 15C40 4 48 2 54 3c-3 4-4 7-4 10Z" fill={fill} />
      <path d="M42 30l-4 9 11-8Z" fill={fill} />
      <path d={body} fill={fill} />
      <path d={at.map((x) => `M${x} 15q3 6 0 13`).join('')} fill="none" strokeWidth="2.6" />
      <circle cx="33" cy="20" r="2.4" fill="var(--piece-ink)" stroke="none" />
    </g>
  );
}

function Shark({ fill }: { readonly fill: string }) {
  return (
    <g className={classes.inked} strokeWidth="3">
      <path d="M38 14 48 0l6 15Z" fill={fill} />
      <path d="M36 32l-2 10 14-9Z" fill={fill} />
      <path d={shark} fill={fill} />
      <path d="M9 27q20 9 60-2-30 14-60 2Z" fill="var(--enamel-white)" stroke="none" />
      <path d="M30 17v10M35 16v11M40 16v11" fill="none" strokeWidth="2.4" />
      <path d="M10 27l4 3 3-3 4 3 3-4" fill="none" strokeWidth="2" />
      <circle cx="18" cy="20" r="2.4" fill="var(--piece-ink)" stroke="none" />
    </g>
  );
}

export function Swordfish({ kind, label, className }: PieceProps & { readonly kind: SwordfishKind }) {
  return (
    <Drawing viewBox="0 -2 92 48" label={label} className={className}>
      <SwordfishShape kind={kind} />
    </Drawing>
  );
}
