/** Where the board lies: it can be zoomed and pushed about, and a double tap puts it back. */
import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../app/shortcuts';
import { IconButton } from '../ui/Button';
import { cx } from '../ui/cx';
import classes from './BoardArea.module.css';
import { pastTitle } from './LookBackBar';
import { usePanZoom } from './use-pan-zoom';
import type { TableModel } from './use-table';

export function BoardArea({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { page, shown, legal, judge, propose, path, setPath, marked, names, state, looking } = table;
  const { frame, style, zoom, isZoomed } = usePanZoom();
  useShortcuts({ '+': () => zoom(1.25), '=': () => zoom(1.25), '-': () => zoom(0.8), '0': () => zoom(0) });
  const { Board } = page;
  const isDown = state.connection !== 'online';
  const isPast = looking.at !== null;
  return (
    <section
      className={cx(classes.area, isDown && classes.down, isPast && classes.past)}
      aria-label={t(isPast ? 'past.board' : 'board.label')}
      data-region="board"
      tabIndex={-1}
    >
      <h2 className="visually-hidden">{t('board.title')}</h2>
      {looking.at !== null && <p className={classes.tag}>{pastTitle(t, looking.at, looking.last)}</p>}
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
