/** The printed sea: water that gets deeper, shore, quays to start from, rough water, islands with their helms, the grid. */
import { helmsOf } from '@quayside/games/fisheries-of-gloucester/data';
import { spaces } from '@quayside/games/fisheries-of-gloucester/grid';
import { columns, rows, type Terrain } from '@quayside/games/fisheries-of-gloucester/types';
import { memo, useId } from 'react';
import { HelmShape } from './art';
import { cell, cornerOf, height, margin, width } from './geometry';
import classes from './ground.module.css';

export const Ground = memo(function Ground({ terrain }: { readonly terrain: readonly Terrain[] }) {
  const id = useId();
  return (
    <g>
      <defs>
        <linearGradient id={`${id}-deep`}>
          <stop offset="0" className={classes.shallow} />
          <stop offset="0.45" className={classes.middle} />
          <stop offset="1" className={classes.deep} />
        </linearGradient>
        <pattern id={`${id}-cuts`} width="80" height="60" patternUnits="userSpaceOnUse">
          <path d="M8 16q11 9 22 0M46 44q9 7 18 0" className={classes.cut} />
        </pattern>
      </defs>
      <rect x="0" width={width} height={height} rx="14" fill={`url(#${id}-deep)`} />
      <rect x="0" width={width} height={height} rx="14" fill={`url(#${id}-cuts)`} />
      <Coast terrain={terrain} />
      <Grid />
      {terrain.map((kind, at) => {
        const space = spaces[at] ?? 'A0';
        const { x, y } = cornerOf(space);
        return (
          <g key={space} transform={`translate(${x} ${y})`}>
            <Feature kind={kind} />
          </g>
        );
      })}
      <rect width={width} height={height} rx="14" className={classes.frame} />
      <Coordinates />
    </g>
  );
});

/** Land under the whole column 0 and the other shore spaces. */
function Coast({ terrain }: { readonly terrain: readonly Terrain[] }) {
  const shore = terrain.flatMap((kind, at) => (kind === 'S' && at % columns.length > 0 ? [spaces[at] ?? 'A0'] : []));
  return (
    <g className={classes.land}>
      <path d={`M0 14Q0 0 14 0h70q14 50 4 100t8 100-8 100 8 100-8 100 8 100-8 100 2 100H14q-14 0-14-14Z`} />
      {shore.map((space) => {
        const { x, y } = cornerOf(space);
        const isTop = y === 0;
        return (
          <path
            key={space}
            d={isTop ? `M${x - 14} 0h118q-2 62-24 82t-94 6Z` : `M${x - 14} ${height}h118q-2-62-24-82t-94-6Z`}
          />
        );
      })}
    </g>
  );
}

function Grid() {
  const down = columns.slice(1).map((column) => `M${column * cell} 0V${height}`);
  const across = rows.slice(1).map((_, row) => `M0 ${(row + 1) * cell}H${width}`);
  return <path d={[...down, ...across].join('')} className={classes.grid} />;
}

function Coordinates() {
  return (
    <g className={classes.coordinates}>
      {rows.map((row, at) => (
        <text key={row} x={-margin.left / 2 - 2} y={at * cell + 61}>
          {row}
        </text>
      ))}
      {columns.map((column) => (
        <text key={column} x={column * cell + 50} y={-58}>
          {column}
        </text>
      ))}
    </g>
  );
}

/** Islands and rough water are drawn alone while a pair is being placed, too. */
export function Feature({ kind }: { readonly kind: Terrain }) {
  switch (kind) {
    case 'S':
      return <Cottage />;
    case '1':
    case '2':
      return <Pier number={kind} />;
    case 'R':
      return <Rough />;
    case 'I1':
    case 'I3':
    case 'I6':
      return <Isle helms={helmsOf[kind]} />;
    case '.':
      return null;
  }
}

function Cottage() {
  return (
    <g className={classes.inked} transform="translate(22 26)">
      <path d="M4 26 26 8l22 18v22H4Z" className={classes.wall} />
      <path d="M0 29 26 6l26 23" fill="none" strokeWidth="5" />
      <path d="M20 48V34h12v14Z" className={classes.door} />
    </g>
  );
}

function Pier({ number }: { readonly number: '1' | '2' }) {
  return (
    <g className={classes.inked}>
      <path d="M10 16h76v68H10Z" className={classes.pier} />
      <path d="M10 33h76M10 50h76M10 67h76" strokeWidth="2" />
      <path d="M18 10v14M78 10v14M18 76v14M78 76v14" strokeWidth="6" className={classes.post} />
      <text x="48" y="63" className={classes.berth}>
        {number}
      </text>
    </g>
  );
}

function Rough() {
  return (
    <g>
      <rect x="5" y="5" width="90" height="90" rx="18" className={classes.rough} />
      <g className={classes.breaker}>
        <path d="M12 32q8-14 20-12 10 3 4 12-6 2-8-3M44 32q8-14 20-12 10 3 4 12-6 2-8-3" />
        <path d="M26 58q8-14 20-12 10 3 4 12-6 2-8-3M58 58q8-14 20-12 10 3 4 12-6 2-8-3" />
        <path d="M12 84q8-14 20-12 10 3 4 12-6 2-8-3M44 84q8-14 20-12 10 3 4 12-6 2-8-3" />
      </g>
    </g>
  );
}

function Isle({ helms }: { readonly helms: number }) {
  return (
    <g className={classes.inked}>
      <path
        d="M50 3c22-3 42 12 44 36 3 22 0 46-24 54-22 6-50 4-60-14C1 60 3 34 12 20 20 8 34 5 50 3Z"
        className={classes.surf}
      />
      <path
        d="M50 10c18-2 34 10 36 30 2 20 0 38-20 45-18 5-40 3-49-12-7-14-5-36 2-46 7-10 18-16 31-17Z"
        className={classes.sand}
      />
      <path d="M20 46q14-34 34-30 24 4 26 32-14 10-30 8-18 4-30-10Z" className={classes.leaf} />
      <path d="M34 42q2-10 10-12M54 44q2-12 12-12M46 34q4-8 10-8" fill="none" strokeWidth="2.5" />
      <g transform="translate(32 68) scale(1.15)">
        <HelmShape helms={helms} />
      </g>
    </g>
  );
}
