/** The table before the match: invite, seats, ready, options, chat. */

import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { longestName } from '../app/name';
import { RefusedBanner } from '../app/RefusedBanner';
import { useNow } from '../app/use-now';
import type { GameEntry } from '../games';
import type { MatchState } from '../match/state';
import type { MatchStore } from '../match/store';
import { forgetSeat, type HeldSeat, playerName, rememberName } from '../match/tables';
import { PeopleButton } from '../people/PeopleButton';
import { ChatPanel } from '../table/ChatPanel';
import { ConnectionBanner } from '../table/ConnectionBanner';
import { optionLabel, valueLabel } from '../text/options';
import { relativeTime } from '../text/time';
import { useGameTexts } from '../text/use-game-texts';
import { Button } from '../ui/Button';
import { TextInput } from '../ui/Field';
import { Panel } from '../ui/Panel';
import { CodedError, leaveTable } from './api';
import { Countdown } from './Countdown';
import { Invite } from './Invite';
import { sitDown } from './new-table';
import { type Action, useAction } from './use-action';
import { useWaitingNews } from './use-waiting-news';
import classes from './WaitingRoom.module.css';
import { WaitingSeats } from './WaitingSeats';

export interface WaitingRoomProps {
  readonly info: MatchInfo;
  readonly game: GameEntry;
  readonly held: HeldSeat | null;
  readonly store: MatchStore;
  readonly state: MatchState;
}

export function WaitingRoom({ info, game, held, store, state }: WaitingRoomProps) {
  const { t } = useTranslation();
  const areWordsThere = useGameTexts(game);
  useWaitingNews(info, held);
  const action = useAction();
  const [name, setName] = useState(playerName);
  const [isNameMissing, setNameMissing] = useState(false);
  const sit = (seat: number | null): void => {
    const trimmed = name.trim();
    setNameMissing(trimmed === '');
    if (trimmed === '') return;
    rememberName(trimmed);
    action.run(() => sitDown({ game: info.game, matchID: info.matchID, code: info.code, seat }, trimmed));
  };
  const hasFreeSeat = !info.locked && info.seats.some((seat) => seat.name === null);
  return (
    <div className={classes.page}>
      <h1 className={classes.title}>{t('waiting.title', { game: game.meta.title })}</h1>
      <div className={classes.columns}>
        <div className={classes.column}>
          <Panel title={t('waiting.seats')} className={classes.stack}>
            {held === null && hasFreeSeat && (
              <form
                className={classes.join}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  sit(null);
                }}
              >
                <TextInput
                  label={t('name.label')}
                  {...(isNameMissing ? { error: t('name.empty') } : {})}
                  value={name}
                  maxLength={longestName}
                  autoComplete="nickname"
                  onChange={(event) => setName(event.target.value)}
                />
                <Button kind="primary" size="large" type="submit" icon="sit" busy={action.isBusy}>
                  {t('waiting.sit')}
                </Button>
              </form>
            )}
            <WaitingSeats info={info} held={held} action={action} onSit={sit} />
            <RefusedBanner refused={action.refused} about={info} onClose={action.clear} />
            <ConnectionBanner state={state} />
            {info.startsAt !== null && (
              <Countdown
                at={info.startsAt - state.offset}
                onStop={held === null ? null : () => action.run(() => setReady(store, false))}
              />
            )}
            {held === null ? (
              <p className={classes.soft}>
                {t(hasFreeSeat ? 'waiting.watching' : info.locked ? 'waiting.locked' : 'waiting.full')}
              </p>
            ) : (
              <ReadyBar info={info} held={held} store={store} action={action} />
            )}
          </Panel>
          {(hasFreeSeat || held !== null) && <Invite code={info.code} game={game.meta.title} />}
        </div>
        <div className={classes.column}>
          <Panel title={t('chat.title')} className={classes.chat}>
            <ChatPanel
              lines={state.chat}
              store={store}
              me={held?.seat ?? null}
              hasGallery={false}
              empty={t('chat.emptyWaiting')}
            />
          </Panel>
          {areWordsThere && <About info={info} game={game} />}
        </div>
      </div>
    </div>
  );
}

async function setReady(store: MatchStore, isReady: boolean): Promise<void> {
  const answer = await store.ready(isReady);
  if (!answer.ok) throw new CodedError(answer);
}

interface ReadyBarProps {
  readonly info: MatchInfo;
  readonly held: HeldSeat;
  readonly store: MatchStore;
  readonly action: Action;
}

function ReadyBar({ info, held, store, action }: ReadyBarProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const isReady = info.seats.find(({ seat }) => seat === held.seat)?.ready === true;
  const awaited = info.seats.filter(({ ready }) => !ready).length;
  const toggle = (): void => action.run(() => setReady(store, !isReady));
  const leave = (): void =>
    action.run(async () => {
      await leaveTable(info.game, info.matchID, held.seat, held.credentials);
      forgetSeat(info.matchID);
      navigate('/');
    });
  return (
    <div className={classes.ready}>
      <Button
        kind={isReady ? 'secondary' : 'primary'}
        size="large"
        icon={isReady ? 'undo' : 'check'}
        busy={action.isBusy}
        onClick={toggle}
        hint={t(isReady ? 'waiting.waitingForMore' : 'waiting.readyHint', { count: awaited })}
      >
        {t(isReady ? 'waiting.unready' : 'waiting.ready')}
      </Button>
      <PeopleButton info={info} held={held} look="words" />
      <Button kind="quiet" icon="leave" onClick={leave}>
        {t('waiting.leave')}
      </Button>
    </div>
  );
}

function About({ info, game }: { readonly info: MatchInfo; readonly game: GameEntry }) {
  const { t } = useTranslation();
  const now = useNow(60_000);
  return (
    <Panel title={t('waiting.about')} className={classes.stack}>
      <dl className={classes.options}>
        {game.meta.options.map(({ key, standard }) => (
          <div key={key}>
            <dt>{optionLabel(info.game, key)}</dt>
            <dd>{valueLabel(info.game, key, info.options[key] ?? standard)}</dd>
          </div>
        ))}
        <div>
          <dt>{t('new.pace.label')}</dt>
          <dd>{t(`new.pace.${info.pace}`)}</dd>
        </div>
        <div>
          <dt>{t('new.watch.label')}</dt>
          <dd>{t(`new.watch.${info.watch}`)}</dd>
        </div>
      </dl>
      <p>
        <Link href={`/rules/${info.game}`}>{t('waiting.rules')}</Link>
      </p>
      <p className={classes.soft}>{t('waiting.expires', { when: relativeTime(info.expiresAt, now) })}</p>
      <details className={classes.fair}>
        <summary>{t('fair.title')}</summary>
        <code className={classes.hash} translate="no">
          {info.commitment}
        </code>
        <p>{t('fair.text')}</p>
      </details>
    </Panel>
  );
}
