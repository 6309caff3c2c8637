/** In the place of the choices while the board shows the table as it was: where that is, and the way back to now. */
import type { TFunction } from 'i18next';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { reasonText } from '../text/reason';
import { Button, IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import classes from './LookBackBar.module.css';
import type { TableModel } from './use-table';

export function LookBackBar({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { looking } = table;
  const { at, last, arrived, look, leave } = looking;
  const bar = useFocusWhileHere();
  const title = pastTitle(t, at ?? last, last);
  const told = useTold(table);
  useEffect(() => announce(told === null ? title : `${title}. ${told}`), [title, told]);
  return (
    <section ref={bar} className={classes.bar} aria-label={t('past.label')} data-region="actions" tabIndex={-1}>
      <Icon name="undo" size={1.4} />
      <div className={classes.words}>
        <strong>{title}</strong>
        {told !== null && <span>{told}</span>}
        {arrived > 0 && (
          <span className={classes.arrived} role="status">
            {t('past.arrived', { count: arrived })}
          </span>
        )}
      </div>
      <div className={classes.steps}>
        <IconButton icon="first" label={t('past.first')} aria-disabled={at === 0} onClick={() => look(0)} />
        <IconButton
          icon="chevron-left"
          label={t('past.previous')}
          aria-disabled={at === 0}
          onClick={() => look((at ?? last) - 1)}
        />
        <IconButton
          icon="chevron-right"
          label={t('past.next')}
          aria-disabled={at === last}
          onClick={() => look((at ?? 0) + 1)}
        />
        <Button kind="primary" icon="last" onClick={leave}>
          {t('past.now')}
        </Button>
      </div>
    </section>
  );
}

export function pastTitle(t: TFunction, at: number, last: number): string {
  return at === 0 ? t('past.deal', { last }) : t('past.move', { at, last });
}

/** What that move was, or why it cannot be seen. */
function useTold({ looking, blocks, info }: TableModel): string | null {
  const { t } = useTranslation();
  if (looking.refused !== null) return reasonText(looking.refused, info.game);
  if (looking.isLoading) return t('past.loading');
  const block = blocks.find(({ version }) => version === looking.at);
  return block === undefined ? null : block.sentences.map(({ text }) => text).join(' ');
}

/** Takes the focus, and gives it back to what had it, or to the board when that is gone. */
function useFocusWhileHere() {
  const bar = useRef<HTMLElement>(null);
  const { t } = useTranslation();
  useEffect(() => {
    const before = document.activeElement;
    bar.current?.focus();
    return () => {
      announce(t('past.returned'));
      const isThere = before instanceof HTMLElement && before.isConnected && before !== document.body;
      const board = document.querySelector<HTMLElement>('[data-region~="board"]');
      (isThere ? before : board)?.focus();
    };
  }, [t]);
  return bar;
}
