/** Takes my last move back, or says why not. */
import { undoMove } from '@quayside/games/core/undo';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { settings } from '../app/settings';
import { Button } from '../ui/Button';
import classes from './UndoTool.module.css';
import { lastOwn } from './undo';
import type { TableModel } from './use-table';

/** Nothing while somebody else's move is the last one. */
export function UndoTool({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { state, store, page, me, outcome, blocks, shown } = table;
  const last = me === null || outcome !== null ? null : lastOwn(state.steps, me);
  const mayUndo =
    last !== null && page.judge.isOpen?.(last.type) === true && state.pending === null && !shown.isPlaying;
  const undo = (): void => store.send({ type: undoMove });
  useCtrlZ(mayUndo ? undo : null);
  if (last === null || state.pending !== null || shown.isPlaying) return null;
  const what = blocks.find(({ version }) => version === last.version)?.sentences[0]?.text ?? '';
  if (!mayUndo) return <p className={classes.why}>{t('undo.revealed')}</p>;
  return (
    <Button kind="quiet" size="small" icon="undo" className={classes.undo} aria-keyshortcuts="Control+Z" onClick={undo}>
      <span className={classes.what}>{t('undo.what', { what })}</span>
    </Button>
  );
}

function useCtrlZ(undo: (() => void) | null): void {
  const latest = useRef(undo);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (!isUndo || isTyping || latest.current === null || !settings().keys) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
