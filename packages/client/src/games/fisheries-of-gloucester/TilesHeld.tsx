/** Ocean tiles in hand. On my own board a tile is taken up to be laid, or kept over night. */
import { type Move, type Shape, shapes } from '@quayside/games/fisheries-of-gloucester/types';
import { cx } from '../../ui/cx';
import { TileArt } from './art';
import classes from './tiles-held.module.css';
import type { WorkProps } from './use-workbench';
import { isAsked, type Player } from './words';

interface TilesHeldProps extends WorkProps {
  readonly player: Player;
  readonly isMine: boolean;
}

export function TilesHeld(props: TilesHeldProps) {
  const { player, isMine, t } = props;
  return (
    <ul className={classes.tiles} aria-label={t('board.tiles')}>
      {shapes.map((shape) => (
        <li key={shape}>
          {isMine ? (
            <TileButton {...props} shape={shape} />
          ) : (
            <span className={cx(classes.tile, player.tiles[shape] === 0 && classes.none)}>
              <span className="visually-hidden">
                {t('board.tilesOf', { tile: t(`shape.${shape}`), count: player.tiles[shape] })}
              </span>
              <TileArt shape={shape} className={classes.art} />
              <b aria-hidden="true">{player.tiles[shape]}</b>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function TileButton({
  view,
  player,
  shape,
  work,
  judge,
  send,
  setPath,
  t,
}: TilesHeldProps & { readonly shape: Shape }) {
  const count = player.tiles[shape];
  const { draft, turn } = work;
  const isUp = draft.kind === 'tile' && draft.shape === shape && draft.by === 'action';
  const isKept = view.mine?.keep === shape;
  const isKeeping = view.public.phase === 'KEEP';
  const canTake = isAsked(view, 'ACTION') && count > 0;
  // Only asked about: the reason does not depend on the space.
  const move: Move = isKeeping ? { type: 'keepTile', shape } : { type: 'chart', shape, spaces: ['D1'] };
  const refused = canTake ? false : judge(move) !== null;
  return (
    <button
      type="button"
      className={cx(classes.tile, count === 0 && classes.none, isUp && classes.up, isKept && classes.up)}
      aria-label={t(isKeeping ? 'board.keepThis' : 'board.chartWith', { tile: t(`shape.${shape}`), count })}
      aria-pressed={isUp || isKept}
      aria-disabled={refused}
      onClick={() => {
        if (canTake) setPath(isUp ? [] : ['chart', shape]);
        else send(move);
      }}
    >
      <TileArt shape={shape} turn={isUp ? turn : 0} className={classes.art} />
      <b aria-hidden="true">{count}</b>
    </button>
  );
}
