/** "Since you left": what others did meanwhile, what concerns me first; to be read, played, or put away. */
import type { Refused } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { isRefused } from '../match/pasts';
import { reasonText } from '../text/reason';
import { Banner } from '../ui/Banner';
import { Button, IconButton } from '../ui/Button';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import classes from './Digest.module.css';
import { type DigestGroup, digestOf, type Span, shortened } from './digest';
import type { Alert } from './log';
import type { AnyView } from './playback';
import { usePlaybackSpeed } from './use-shown';
import type { TableModel } from './use-table';

interface DigestProps {
  readonly table: TableModel;
  readonly span: Span;
  /** Moves of others in it. */
  readonly count: number;
  readonly onShowLog: () => void;
  readonly onShowBoard: () => void;
  readonly onClose: () => void;
}

/** A long list has to be scrolled by keyboard too. */
const scrolling = (label: string) => ({ tabIndex: 0, role: 'group', 'aria-label': label }) as const;

/** Lines shown before one asks for more. */
const fewLines = 4;

export function Digest({ table, span, count, onShowLog, onShowBoard, onClose }: DigestProps) {
  const { t } = useTranslation();
  const { blocks, me, info } = table;
  const digest = digestOf(blocks, me, span);
  const [isFolded, setFolded] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { play, isStill, refused } = usePlayMissed(table, span);
  const title = t('digest.title', { count });
  useAnnouncedOnce(t('digest.said', { title, text: digest.alerts.map(({ text }) => text).join(' ') }));
  const few = shortened(digest.groups, fewLines);
  const isLong = few.reduce((sum, { lines }) => sum + lines.length, 0) < digest.lines;
  const away = (act: () => void) => (): void => {
    setFolded(true);
    act();
  };
  return (
    <section
      className={classes.digest}
      aria-label={t('digest.label')}
      data-region="digest"
      tabIndex={-1}
      hidden={table.looking.at !== null}
    >
      <Banner
        tone="info"
        icon="clock"
        title={title}
        onClose={onClose}
        closeLabel={t('app.close')}
        actions={
          <IconButton
            icon={isFolded ? 'plus' : 'minus'}
            label={t(isFolded ? 'digest.unfold' : 'digest.fold')}
            onClick={() => setFolded(!isFolded)}
          />
        }
      >
        {!isFolded && (
          <div className={classes.body} {...scrolling(title)}>
            <Alerts alerts={digest.alerts} />
            <Groups groups={isWhole ? digest.groups : few} table={table} />
            {(isLong || isWhole) && (
              <Button
                size="small"
                kind="quiet"
                className={classes.more}
                aria-expanded={isWhole}
                onClick={() => setWhole(!isWhole)}
              >
                {isWhole ? t('digest.few') : t('digest.all', { count: digest.lines })}
              </Button>
            )}
          </div>
        )}
        {refused !== null && <p role="alert">{reasonText(refused, info.game)}</p>}
        <div className={classes.buttons}>
          <Button
            size="small"
            icon={isStill ? 'undo' : 'play'}
            onClick={away(() => {
              onShowBoard();
              play();
            })}
          >
            {t(isStill ? 'digest.step' : 'digest.play')}
          </Button>
          <Button size="small" kind="quiet" icon="log" onClick={away(onShowLog)}>
            {t('digest.show')}
          </Button>
        </div>
      </Banner>
    </section>
  );
}

function Alerts({ alerts }: { readonly alerts: readonly Alert[] }) {
  if (alerts.length === 0) return null;
  return (
    <ul className={classes.alerts}>
      {alerts.map(({ key, text, isEnd }) => (
        <li key={key} className={cx(classes.alert, isEnd && classes.end)}>
          <Icon name={isEnd ? 'flag' : 'warning'} />
          <strong>{text}</strong>
        </li>
      ))}
    </ul>
  );
}

function Groups({ groups, table }: { readonly groups: readonly DigestGroup[]; readonly table: TableModel }) {
  return (
    <ul className={classes.groups}>
      {groups.map(({ seat, lines }) => (
        <li key={seat} className={classes.group}>
          <SeatMark seat={seat} size={1.25} label={table.names.seat(seat)} />
          <div>
            {lines.map(({ key, text, effect }, at) => (
              <p key={key} className={effect === true && at > 0 ? classes.effect : undefined}>
                {text}
              </p>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Plays what was missed from the view I last saw; where nothing is to move by itself, steps through it. */
function usePlayMissed({ store, state, shown, looking }: TableModel, { from }: Span) {
  const isStill = usePlaybackSpeed() === 'off';
  const [refused, setRefused] = useState<Refused | null>(null);
  // The page may not have the record back to where I left.
  const first = Math.max(from, (state.steps[0]?.version ?? 1) - 1);
  const play = (): void => {
    setRefused(null);
    if (isStill) {
      looking.look(first + 1);
      return;
    }
    looking.leave();
    void store.pasts.fetch(first).then((answer) => {
      if (isRefused(answer)) setRefused(answer);
      else
        shown.replay(
          answer.view as AnyView,
          state.steps.filter(({ version }) => version > first),
        );
    });
  };
  return { play, isStill, refused };
}

function useAnnouncedOnce(text: string): void {
  const [first] = useState(text);
  useEffect(() => announce(first), [first]);
}
