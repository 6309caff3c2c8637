/** What stands at the edge of the sea: lighthouse, island, sun, harbour houses. For use inside other drawings. */
import classes from './pieces.module.css';

/** 40 x 100, its foot at the bottom. */
export function Lighthouse() {
  return (
    <g className={classes.inked} strokeWidth="2.5">
      <path d="M20 14 0 6v14ZM20 14l22-9v16Z" fill="var(--enamel-yellow)" stroke="none" opacity="0.55" />
      <path d="M12 32h16l5 66H7Z" fill="var(--foam)" />
      <path d="M11.5 40h17l1.4 17H10ZM9 72h22l1.3 16H7.7Z" fill="var(--enamel-red)" />
      <path d="M8 24h24v8H8Z" fill="var(--enamel-red)" />
      <path d="M12 8h16v16H12Z" fill="var(--enamel-yellow)" />
      <path d="M9 9 20 0l11 9Z" fill="var(--enamel-red)" />
      <path d="M17 98V88a3 3 0 0 1 6 0v10Z" fill="var(--piece-ink)" />
    </g>
  );
}

/** 120 x 70: a sandbank with two palms. */
export function Island() {
  return (
    <g className={classes.inked} strokeWidth="2.5">
      <path d="M64 54c-2-16 0-28 8-40M50 56c0-12-3-20-10-28" fill="none" strokeWidth="8" />
      <path d="M64 54c-2-16 0-28 8-40M50 56c0-12-3-20-10-28" fill="none" stroke="var(--wood-light)" strokeWidth="4" />
      <g fill="var(--leaf)">
        <path d="M72 14C62 2 50 6 46 14c10-4 18-3 26 0ZM72 14c2-12 14-16 22-10-8 2-15 4-22 10ZM72 14c10-2 20 4 22 14-6-8-13-12-22-14ZM72 14c-10 0-18 8-18 18 4-9 9-14 18-18Z" />
        <path d="M40 28c-8-8-18-6-22 0 8-2 15-2 22 0ZM40 28c2-10 11-13 18-8-7 2-12 4-18 8ZM40 28c-8 0-15 6-15 14 4-7 8-11 15-14Z" />
      </g>
      <path d="M2 68c14-18 34-20 54-16 20-6 46-2 62 16Z" fill="var(--sand)" />
      <path d="M62 68c8-10 26-13 40-9 6 2 11 5 16 9Z" fill="var(--sand-dark)" stroke="none" />
    </g>
  );
}

/** 120 x 90: three gabled houses on a stone quay. */
export function Houses() {
  return (
    <g className={classes.inked} strokeWidth="2.5">
      <path d="M8 40 26 22l18 18v48H8Z" fill="var(--enamel-yellow)" />
      <path d="M4 42 26 20l22 22" fill="none" strokeWidth="5" />
      <path d="M44 30 60 12l16 18v58H44Z" fill="var(--enamel-red)" />
      <path d="M40 33 60 10l20 23" fill="none" strokeWidth="5" />
      <path d="M76 46 94 30l18 16v42H76Z" fill="var(--enamel-green)" />
      <path d="M72 48 94 28l22 20" fill="none" strokeWidth="5" />
      <g fill="var(--sun)" strokeWidth="2">
        <path d="M15 50h8v10h-8ZM29 50h8v10h-8ZM51 40h7v10h-7ZM63 40h7v10h-7ZM51 58h7v10h-7ZM83 56h8v9h-8ZM97 56h8v9h-8Z" />
      </g>
      <path d="M63 88V62h8v26Z" fill="var(--wood)" />
    </g>
  );
}

/** Rays are cut, not glowing. 100 x 100. */
export function Sun() {
  return (
    <g fill="var(--sun)" stroke="var(--ray)" strokeWidth="3.5" strokeLinecap="round">
      <circle cx="50" cy="50" r="21" stroke="none" />
      {[0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330].map((angle) => (
        <path key={angle} d={angle % 60 === 0 ? 'M50 22V6' : 'M50 22v-8'} transform={`rotate(${angle} 50 50)`} />
      ))}
    </g>
  );
}

/** 60 x 24, drawn with one line. */
export function Cloud() {
  return <path d="M4 22c-6-8 4-14 10-11 2-10 18-11 21-2 9-5 18 2 16 8 6 0 8 5 5 5Z" fill="var(--foam)" opacity="0.8" />;
}

/** 24 x 10. */
export function Gull() {
  return <path d="M1 8q6-8 11 0 5-8 11 0" fill="none" stroke="var(--far-ink)" strokeWidth="2" strokeLinecap="round" />;
}
