/** Ocean tiles on the sea: where ships can go. */
import type { LaidTile, Space } from '@quayside/games/fisheries-of-gloucester/types';
import { cx } from '../../ui/cx';
import classes from './course.module.css';
import { tilePiece } from './describe';
import { cell, cornerOf } from './geometry';
import type { Props } from './props';

const inset = 5;

export function Course({ view, cue, marked }: Props) {
  const landing = cue?.type === 'charted' ? cue.spaces[0] : undefined;
  return (
    <g>
      {view.public.laid.map((tile) => (
        <g key={tile.spaces[0]} className={cx(landing === tile.spaces[0] && classes.landing)}>
          <TileShape spaces={tile.spaces} className={marked === tilePiece(tile.spaces) ? classes.marked : undefined} />
          <Waves tile={tile} />
        </g>
      ))}
    </g>
  );
}

/** The outline of a tile: one piece, however many squares. */
export function TileShape({
  spaces,
  className,
}: {
  readonly spaces: readonly Space[];
  readonly className?: string | undefined;
}) {
  const boxes = boxesOf(spaces);
  return (
    <g className={cx(classes.tile, className)}>
      {boxes.map((box) => (
        <rect key={`edge-${box.key}`} {...box.place} rx="10" className={classes.edge} />
      ))}
      {boxes.map((box) => (
        <rect key={`face-${box.key}`} {...box.place} rx="8" className={classes.face} />
      ))}
    </g>
  );
}

/** A square for every space, and one across every border between two of them. */
function boxesOf(spaces: readonly Space[]) {
  const corners = spaces.map((space) => ({ space, ...cornerOf(space) }));
  const size = cell - 2 * inset;
  const squares = corners.map(({ space, x, y }) => ({
    key: space as string,
    place: { x: x + inset, y: y + inset, width: size, height: size },
  }));
  const bridges = corners.flatMap((one) =>
    corners.flatMap((other) => {
      const [right, down] = [other.x - one.x, other.y - one.y];
      if (!(right === cell && down === 0) && !(right === 0 && down === cell)) return [];
      const place = { x: one.x + inset, y: one.y + inset, width: size + right, height: size + down };
      return [{ key: `${one.space}-${other.space}`, place }];
    }),
  );
  return [...squares, ...bridges];
}

function Waves({ tile }: { readonly tile: LaidTile }) {
  return (
    <g className={classes.waves}>
      {tile.spaces.map((space) => {
        const { x, y } = cornerOf(space);
        return (
          <path
            key={space}
            d={`M${x + 24} ${y + 36}q13 12 26 0 13 12 26 0M${x + 24} ${y + 64}q13 12 26 0 13 12 26 0`}
          />
        );
      })}
    </g>
  );
}
