/** Fish in four colours, each with a letter and a pattern of its own. */
import { Drawing, type PieceProps } from '../Drawing';
import { FishShape } from './Fish';
import classes from './pieces.module.css';

export const fishColours = ['blue', 'silver', 'black', 'red'] as const;
export type FishColour = (typeof fishColours)[number];

const looks: Readonly<Record<FishColour, { fill: string; deep: string; ink: string; sign: string }>> = {
  blue: { fill: 'var(--enamel-blue)', deep: 'var(--enamel-blue-deep)', ink: '#fff', sign: 'B' },
  silver: { fill: '#dfe6e6', deep: '#9fb0b4', ink: 'var(--card-ink)', sign: 'S' },
  black: { fill: '#3a4048', deep: 'var(--enamel-black)', ink: '#fff', sign: 'K' },
  red: { fill: 'var(--enamel-red)', deep: 'var(--enamel-red-deep)', ink: '#fff', sign: 'R' },
};

const patterns: Readonly<Record<FishColour, string>> = {
  blue: 'M42 8v28M50 14v14',
  silver: '',
  black: 'M24 12h.1M33 29h.1M44 14h.1M42 28h.1',
  red: 'M18 32q8-5 14 0t14-3',
};

/** For use inside another drawing: 64 x 40. Colour, letter and pattern say the kind. */
export function ColourFishShape({ colour }: { readonly colour: FishColour }) {
  const { fill, deep, ink, sign } = looks[colour];
  return (
    <g>
      <FishShape fill={fill} deep={deep} />
      <path d={patterns[colour]} fill="none" stroke={ink} strokeWidth="3.4" strokeLinecap="round" opacity="0.85" />
      <text x="29" y="28" className={classes.fishSign} fill={ink} stroke={deep}>
        {sign}
      </text>
    </g>
  );
}

export function ColourFish({ colour, label, className }: PieceProps & { readonly colour: FishColour }) {
  return (
    <Drawing viewBox="0 0 64 40" label={label} className={className}>
      <ColourFishShape colour={colour} />
    </Drawing>
  );
}
