/** What happened, newest at the foot: grouped by step, with times; a line marks its piece on the board. */
import { Fragment, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../text/time';
import { Button, IconButton } from '../ui/Button';
import { SeatMark } from '../ui/SeatMark';
import type { Sentence } from './game-page';
import classes from './LogPanel.module.css';
import type { LogBlock } from './log';
import type { TableModel } from './use-table';

interface LogPanelProps {
  readonly table: TableModel;
  /** Steps after this one are new since the last visit; null: no line. */
  readonly newAfter: number | null;
  /** Looks at the table as it was at that version. */
  readonly onLook: (version: number) => void;
}

export function LogPanel({ table, newAfter, onLook }: LogPanelProps) {
  const { t } = useTranslation();
  const { blocks, state, store } = table;
  const list = useRef<HTMLOListElement>(null);
  const last = blocks.at(-1)?.version;
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  if (blocks.length === 0) return <p className={classes.empty}>{t('log.empty')}</p>;
  const firstNew = newAfter === null ? undefined : blocks.find(({ version }) => version > newAfter)?.version;
  return (
    <>
      {state.more && (
        <Button size="small" kind="quiet" icon="arrow-up" onClick={store.older}>
          {t('log.older')}
        </Button>
      )}
      <ol ref={list} className={classes.log}>
        {blocks.map((block, at) => (
          <Fragment key={block.version}>
            {block.version === firstNew && at > 0 && (
              <li className={classes.news}>
                <span>{t('log.news')}</span>
              </li>
            )}
            <Block block={block} table={table} onLook={onLook} />
          </Fragment>
        ))}
      </ol>
    </>
  );
}

interface BlockProps extends Pick<LogPanelProps, 'table' | 'onLook'> {
  readonly block: LogBlock;
}

function Block({ block, table, onLook }: BlockProps) {
  const { t } = useTranslation();
  const isShown = table.shown.step?.version === block.version;
  return (
    <li className={isShown ? `${classes.block} ${classes.current}` : classes.block}>
      <SeatMark seat={block.seat} size={1.25} />
      <div className={classes.lines}>
        {block.sentences.map((sentence) => (
          <Line key={sentence.key} sentence={sentence} table={table} />
        ))}
      </div>
      <time className={classes.time} dateTime={new Date(block.at).toISOString()}>
        {clockTime(block.at)}
      </time>
      <IconButton
        icon="undo"
        className={classes.look}
        label={t('past.look', { at: block.version })}
        aria-pressed={table.looking.at === block.version}
        onClick={() => onLook(block.version)}
      />
    </li>
  );
}

function Line({ sentence, table }: { readonly sentence: Sentence; readonly table: TableModel }) {
  const { piece, text } = sentence;
  const look = sentence.effect === true ? `${classes.line} ${classes.effect}` : classes.line;
  if (piece === undefined) return <p className={look}>{text}</p>;
  const isMarked = table.marked === piece;
  return (
    <button
      type="button"
      className={`${look} ${classes.link}`}
      aria-pressed={isMarked}
      onClick={() => table.mark(isMarked ? null : piece)}
    >
      {text}
    </button>
  );
}
