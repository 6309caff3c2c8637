/** The pirates' flag: bones of a fish over crossed oars. */
import { Drawing, type PieceProps } from '../Drawing';
import { FishBones } from './Fish';
import classes from './pieces.module.css';

/** For use inside another drawing: 100 x 100. */
export function PirateFlagShape() {
  return (
    <g className={classes.inked}>
      <path d="M11 98V6" strokeWidth="8" stroke="var(--wood-dark)" />
      <path d="M11 96V6" strokeWidth="4" stroke="var(--wood-light)" />
      <g>
        <path
          d="M14 10c20-10 34 8 52 2 10-3 18-6 28-2v54c-10-4-18-1-28 2-18 6-32-12-52-2Z"
          fill="var(--enamel-black)"
          stroke="var(--foam)"
          strokeWidth="2.5"
        />
        <g stroke="var(--rope)" strokeWidth="4" fill="none">
          <path d="M34 22 74 58M74 20 34 54" />
          <path d="M31 19l7 6M77 17l-7 6" strokeWidth="8" />
        </g>
        <g transform="translate(26 20) scale(0.9)">
          <FishBones />
        </g>
      </g>
    </g>
  );
}

export function PirateFlag({ label, className }: PieceProps) {
  return (
    <Drawing viewBox="0 0 100 100" label={label} className={className}>
      <PirateFlagShape />
    </Drawing>
  );
}
