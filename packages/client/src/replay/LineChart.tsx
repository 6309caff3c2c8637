/** Lines of points over moves: colour, dashes and a shape per seat, each labelled where it ends. */
import { useTranslation } from 'react-i18next';
import { phone, useMedia } from '../table/use-media';
import { nameList } from '../text/time';
import { seatLetters, seatShapes } from '../ui/SeatMark';
import { type Frame, type Scale, scaleFor, spread, ticksFor } from './chart-layout';
import classes from './LineChart.module.css';

interface LineChartProps {
  /** Per seat, one number per position. */
  readonly lines: readonly (readonly number[])[];
  readonly names: readonly string[];
}

const wide: Frame = { width: 720, height: 206, top: 12, right: 150, bottom: 30, left: 34 };
/** Drawn smaller instead of scaled down, so that its letters stay readable. */
const narrow: Frame = { width: 350, height: 240, top: 14, right: 104, bottom: 30, left: 30 };
const labelGap = 20;
/** Shapes stand this often on a line. */
const marksPerLine = 6;
const longest = { wide: 12, narrow: 7 } as const;
/** More moves than this are drawn once a round: every up and down of a hand would hide the lines. */
const mostPoints = 30;

export function LineChart({ lines, names }: LineChartProps) {
  const { t } = useTranslation();
  const isPhone = useMedia(phone);
  const frame = isPhone ? narrow : wide;
  const moves = Math.max(0, (lines[0]?.length ?? 1) - 1);
  const ticks = ticksFor(lines.flat());
  const scale = scaleFor(frame, moves, ticks);
  const ends = names.map((name, seat) => t('chart.end', { name, count: lines[seat]?.at(-1) ?? 0 }));
  const heights = spread(
    lines.map((line) => scale.y(line.at(-1) ?? 0)),
    labelGap,
    frame.height - frame.bottom,
  );
  return (
    <svg
      className={classes.chart}
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={t('chart.label', { count: moves, ends: nameList(ends) })}
    >
      <Axes frame={frame} scale={scale} ticks={ticks} moves={moves} label={t('chart.axis')} />
      {lines.map((line, seat) => (
        <g key={seatLetters[seat]} style={{ color: `var(--seat-${seat})` }}>
          <Line line={line} seat={seat} scale={scale} every={moves > mostPoints ? lines.length : 1} />
          <text className={classes.name} x={frame.width - frame.right + 16} y={(heights[seat] ?? 0) + 5}>
            {t('chart.end', {
              name: short(names[seat] ?? '', longest[isPhone ? 'narrow' : 'wide']),
              count: line.at(-1) ?? 0,
            })}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface AxesProps {
  readonly frame: Frame;
  readonly scale: Scale;
  readonly ticks: readonly number[];
  readonly moves: number;
  readonly label: string;
}

function Axes({ frame, scale, ticks, moves, label }: AxesProps) {
  const end = frame.width - frame.right;
  const foot = frame.height - 10;
  return (
    <>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? classes.zero : classes.grid}
            x1={frame.left}
            x2={end}
            y1={scale.y(tick)}
            y2={scale.y(tick)}
          />
          <text className={classes.tick} x={frame.left - 6} y={scale.y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      <text className={classes.tick} x={frame.left} y={foot}>
        0
      </text>
      <text className={classes.tick} x={(frame.left + end) / 2} y={foot} textAnchor="middle">
        {label}
      </text>
      <text className={classes.tick} x={end} y={foot} textAnchor="end">
        {moves}
      </text>
    </>
  );
}

interface LineProps {
  readonly line: readonly number[];
  readonly seat: number;
  readonly scale: Scale;
  /** Moves between two points. */
  readonly every: number;
}

const dashes = ['none', '10 4', '3 4', '12 4 3 4', '7 3', '2 3 8 3'] as const;

function Line({ line, seat, scale, every }: LineProps) {
  const last = line.length - 1;
  const drawn = line.map((_, at) => at).filter((at) => at === last || at % every === 0);
  const path = drawn.map((at, index) => `${index === 0 ? 'M' : 'L'}${scale.x(at)} ${scale.y(line[at] ?? 0)}`).join('');
  // Staggered, so that level lines show all their shapes.
  const apart = Math.max(1, Math.ceil(drawn.length / marksPerLine));
  const marked = drawn.filter((at, index) => at === last || (index + seat) % apart === 0);
  return (
    <>
      <path className={classes.edge} d={path} />
      <path className={classes.line} d={path} strokeDasharray={dashes[seat % dashes.length]} />
      {marked.map((at) => (
        <path
          key={at}
          className={classes.mark}
          d={seatShapes[seat % seatShapes.length]}
          transform={`translate(${scale.x(at) - 6} ${scale.y(line[at] ?? 0) - 6}) scale(0.3)`}
        />
      ))}
    </>
  );
}

function short(name: string, most: number): string {
  return name.length <= most ? name : `${name.slice(0, most - 1)}…`;
}
