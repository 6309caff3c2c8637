/** Where the board lies: it can be zoomed and pushed about, and a double tap puts it back. */
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../app/shortcuts';
import { IconButton } from '../ui/Button';
import classes from './BoardArea.module.css';
import { usePanZoom } from './use-pan-zoom';
import type { TableModel } from './use-table';

export function BoardArea({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { page, shown, legal, judge, propose, path, setPath, marked, names, state } = table;
  const { frame, style, zoom, isZoomed } = usePanZoom();
  useShortcuts({ '+': () => zoom(1.25), '=': () => zoom(1.25), '-': () => zoom(0.8), '0': () => zoom(0) });
  const { Board } = page;
  const isDown = state.connection !== 'online';
  return (
    <section
      className={isDown ? `${classes.area} ${classes.down}` : classes.area}
      aria-label={t('board.label')}
      data-region="board"
      tabIndex={-1}
    >
      <h2 className="visually-hidden">{t('board.title')}</h2>
      <div ref={frame} className={isZoomed ? `${classes.frame} ${classes.zoomed}` : classes.frame}>
        <div className={classes.sheet} style={style}>
          <Board
            view={shown.view}
            cue={shown.cue}
            legal={legal}
            judge={judge}
            send={propose}
            path={path}
            setPath={setPath}
            marked={marked}
            names={names}
            t={table.t}
          />
        </div>
      </div>
      <div className={classes.tools}>
        <IconButton icon="plus" label={t('board.zoomIn')} onClick={() => zoom(1.25)} />
        {isZoomed && <IconButton icon="minus" label={t('board.zoomOut')} onClick={() => zoom(0.8)} />}
        {isZoomed && <IconButton icon="fit" label={t('board.fit')} onClick={() => zoom(0)} />}
      </div>
    </section>
  );
}
