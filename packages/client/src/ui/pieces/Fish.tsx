/** A fish, and its bones. */
import { Drawing, type PieceProps } from '../Drawing';
import classes from './pieces.module.css';

/** For use inside another drawing: 64 x 40, swimming to the left. */
export function FishShape({
  fill = 'var(--enamel-yellow)',
  deep = 'var(--enamel-red)',
}: {
  readonly fill?: string;
  readonly deep?: string;
}) {
  return (
    <g className={classes.inked} strokeWidth="3">
      <path d="M24 9c4-7 12-8 18-5-1 4-2 6-4 8Z" fill={deep} />
      <path d="M3 21C11 5 35 3 47 17l13-11c-3 9-3 19 0 28L47 24C35 38 11 36 3 21Z" fill={fill} />
      <path d="M47 17 60 6c-3 9-3 19 0 28L47 24Z" fill={deep} />
      <path d="M20 11c5 6 5 14 0 20M30 15q4 4 0 8M38 17q3 3 0 6" fill="none" strokeWidth="2.4" />
      <circle cx="12.5" cy="18" r="2.6" fill="var(--piece-ink)" stroke="none" />
      <path d="M4 23q3 1 5 3" fill="none" strokeWidth="2" />
    </g>
  );
}

export function Fish({
  fill,
  deep,
  label,
  className,
}: PieceProps & { readonly fill?: string; readonly deep?: string }) {
  return (
    <Drawing viewBox="0 0 64 40" label={label} className={className}>
      <FishShape {...(fill === undefined ? {} : { fill })} {...(deep === undefined ? {} : { deep })} />
    </Drawing>
  );
}

/** For the pirates' flag: 64 x 40. */
export function FishBones() {
  return (
    <g fill="none" stroke="var(--foam)" strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M20 20h30M28 12v16M35 13v14M42 15v10M50 20l9-8M50 20l9 8" />
      <path d="M20 10C11 10 5 15 3 20c2 5 8 10 17 10 3-6 3-14 0-20Z" fill="var(--foam)" stroke="none" />
      <circle cx="12" cy="18" r="2.8" fill="var(--enamel-black)" stroke="none" />
    </g>
  );
}
