/** The game's own board, read only: it can be zoomed, and answers every move with a friendly no. */
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import area from '../table/BoardArea.module.css';
import { lastPiece } from '../table/log';
import { usePanZoom } from '../table/use-pan-zoom';
import { IconButton } from '../ui/Button';
import type { ReplayModel } from './use-replay';

/** Muted everywhere: a replay has no legal moves. */
const refused = { code: 'REPLAY', rule: null } as const;
const judge = () => refused;
const noMoves = [] as const;
const ignore = () => undefined;

export function ReplayBoard({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { frame, style, zoom, isZoomed } = usePanZoom();
  const { picture, finished, names, blocks, boardSeat, viewer } = replay;
  const { Board } = finished.page;
  return (
    <section className={area.area} aria-label={t('board.label')}>
      <h2 className="visually-hidden">{t('board.title')}</h2>
      <div ref={frame} className={isZoomed ? `${area.frame} ${area.zoomed}` : area.frame}>
        <div className={area.sheet} style={style}>
          <Board
            // Other eyes, another board: what one of them had opened is not for the other.
            key={viewer === 'all' ? 'all' : String(boardSeat)}
            view={picture.view}
            cue={picture.cue}
            legal={noMoves}
            judge={judge}
            send={() => announce(t('replay.readOnly'))}
            path={noMoves}
            setPath={ignore}
            marked={picture.isMoving ? null : lastPiece(blocks)}
            names={names}
            t={replay.t}
          />
        </div>
      </div>
      <div className={area.tools}>
        <IconButton icon="plus" label={t('board.zoomIn')} onClick={() => zoom(1.25)} />
        {isZoomed && <IconButton icon="fit" label={t('board.fit')} onClick={() => zoom(0)} />}
      </div>
    </section>
  );
}
