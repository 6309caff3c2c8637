/** What happened, newest at the foot: grouped by step, with times; a line marks its piece on the board. */
import { Fragment, memo, useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../text/time';
import { Button, IconButton } from '../ui/Button';
import { cx } from '../ui/cx';
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
  const look = useLatest(onLook);
  if (blocks.length === 0) return <p className={classes.empty}>{t('log.empty')}</p>;
  const firstNew = newAfter === null ? undefined : blocks.find(({ version }) => version > newAfter)?.version;
  return (
    <>
      {state.more && (
        <Button size="small" kind="quiet" icon="arrow-up" onClick={store.older}>
          {t('log.older')}
        </Button>
      )}
      <div className={classes.scroll}>
        <ol className={classes.log}>
          {blocks.map((block, at) => (
            <Fragment key={block.version}>
              {block.version === firstNew && at > 0 && (
                <li className={classes.news}>
                  <span>{t('log.news')}</span>
                </li>
              )}
              <Block
                block={block}
                isShown={table.shown.step?.version === block.version}
                isLookedAt={table.looking.at === block.version}
                marked={block.sentences.some(({ piece }) => piece === table.marked) ? table.marked : null}
                onMark={table.mark}
                onLook={look}
              />
            </Fragment>
          ))}
        </ol>
      </div>
    </>
  );
}

interface BlockProps {
  readonly block: LogBlock;
  readonly isShown: boolean;
  readonly isLookedAt: boolean;
  /** The piece that is marked on the board, if one of these lines tells of it. */
  readonly marked: string | null;
  readonly onMark: TableModel['mark'];
  readonly onLook: LogPanelProps['onLook'];
}

/** A long match has hundreds: what did not change is not drawn again with each move. */
const Block = memo(({ block, isShown, isLookedAt, marked, onMark, onLook }: BlockProps) => {
  const { t } = useTranslation();
  return (
    <li className={isShown ? `${classes.block} ${classes.current}` : classes.block}>
      <SeatMark seat={block.seat} size={1.25} />
      <div className={cx(classes.lines, block.isUndone && classes.undone)}>
        {block.isUndone && <span className="visually-hidden">{t('log.takenBack')}</span>}
        {block.sentences.map((sentence) => (
          <Line key={sentence.key} sentence={sentence} marked={marked} onMark={onMark} />
        ))}
      </div>
      <time className={classes.time} dateTime={new Date(block.at).toISOString()}>
        {clockTime(block.at)}
      </time>
      <IconButton
        icon="undo"
        className={classes.look}
        label={t('past.look', { at: block.version })}
        aria-pressed={isLookedAt}
        onClick={() => onLook(block.version)}
      />
    </li>
  );
});

interface LineProps extends Pick<BlockProps, 'marked' | 'onMark'> {
  readonly sentence: Sentence;
}

function Line({ sentence, marked, onMark }: LineProps) {
  const { piece, text } = sentence;
  const look = sentence.effect === true ? `${classes.line} ${classes.effect}` : classes.line;
  if (piece === undefined) return <p className={look}>{text}</p>;
  const isMarked = marked === piece;
  return (
    <button
      type="button"
      className={`${look} ${classes.link}`}
      aria-pressed={isMarked}
      onClick={() => onMark(isMarked ? null : piece)}
    >
      {text}
    </button>
  );
}

/** Calls whatever `handler` is by then, and is always the same. */
function useLatest(handler: LogPanelProps['onLook']): LogPanelProps['onLook'] {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  return useCallback((version) => latest.current(version), []);
}
