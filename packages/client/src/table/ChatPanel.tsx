/** What people say to each other. */
import type { Answer, ChatLine } from '@quayside/games/wire/protocol';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askName } from '../app/name';
import type { MatchStore } from '../match/store';
import { playerName } from '../match/tables';
import { noticeText } from '../text/notice';
import { reasonText } from '../text/reason';
import { clockTime } from '../text/time';
import { IconButton } from '../ui/Button';
import { cx } from '../ui/cx';
import { SeatMark } from '../ui/SeatMark';
import classes from './ChatPanel.module.css';

export interface ChatPanelProps {
  readonly lines: readonly ChatLine[];
  readonly store: Pick<MatchStore, 'say' | 'wake'>;
  readonly me: number | null;
  /** Who watches writes for other watchers only. */
  readonly hasGallery: boolean;
  readonly empty: string;
}

const longest = 500;

export function ChatPanel({ lines, store, me, hasGallery, empty }: ChatPanelProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  const last = lines.at(-1)?.id;
  useEffect(() => {
    if (last !== undefined) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [last]);
  return (
    <div className={classes.chat}>
      {lines.length === 0 ? (
        <p className={classes.empty}>{empty}</p>
      ) : (
        <ol ref={list} className={classes.lines} tabIndex={-1}>
          {lines.map((line) =>
            line.notice === null ? (
              <Line key={line.id} line={line} isMine={line.seat !== null && line.seat === me} />
            ) : (
              <li key={line.id} className={classes.notice}>
                {noticeText(line)}
              </li>
            ),
          )}
        </ol>
      )}
      {me === null && hasGallery && <p className={classes.gallery}>{t('chat.galleryHint')}</p>}
      <SayForm say={me === null ? (text) => sayNamed(store, text) : store.say} />
    </div>
  );
}

function Line({ line, isMine }: { readonly line: ChatLine; readonly isMine: boolean }) {
  const { t } = useTranslation();
  return (
    <li className={cx(classes.line, isMine && classes.mine, line.gallery && classes.fromGallery)}>
      <span className={classes.who}>
        {line.seat !== null && <SeatMark seat={line.seat} size={1.1} />}
        <strong>
          {line.seat === null ? t('chat.spectator', { name: line.name || t('chat.someone') }) : line.name}
        </strong>
        <time dateTime={new Date(line.at).toISOString()}>{clockTime(line.at)}</time>
      </span>
      <span className={classes.text}>{line.text}</span>
    </li>
  );
}

/** Who watches is asked for a name once, before the first line. */
async function sayNamed(store: ChatPanelProps['store'], text: string): Promise<Answer> {
  if (playerName() === '') {
    if ((await askName()) === null) return { ok: false, code: 'NAMELESS', message: 'No name was given.' };
    // Comes in anew, under that name.
    store.wake();
  }
  return store.say(text);
}

function SayForm({ say }: { readonly say: (text: string) => Promise<Answer> }) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const line = text.trim();
    if (line === '') return;
    setText('');
    setError(null);
    say(line)
      .then((answer) => {
        if (answer.ok) return;
        setError(reasonText(answer, null));
        setText((newer) => (newer === '' ? line : newer));
      })
      .catch(() => undefined);
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <label className="visually-hidden" htmlFor={id}>
        {t('chat.label')}
      </label>
      <input
        id={id}
        data-chat-input
        className={classes.input}
        value={text}
        maxLength={longest}
        placeholder={t('chat.placeholder')}
        autoComplete="off"
        enterKeyHint="send"
        aria-describedby={error === null ? undefined : `${id}-error`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && event.currentTarget.blur()}
      />
      <IconButton icon="send" label={t('chat.send')} type="submit" />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </form>
  );
}
