/** A table's address: resumes my seat, offers one, or watches. */
import type { MatchInfo, Refused } from '@quayside/games/wire/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { Layout } from '../app/Layout';
import pages from '../app/pages.module.css';
import { ReportButton } from '../app/ReportButton';
import { useTitle } from '../app/use-title';
import { type AnyPage, type GameEntry, games } from '../games';
import { readCode, readSeatToken, tablePath } from '../lobby/code';
import { JoinField } from '../lobby/JoinField';
import { useTableLookup } from '../lobby/use-table-lookup';
import { WaitingRoom } from '../lobby/WaitingRoom';
import { notePromise } from '../match/promise';
import { forgetSeat, type HeldSeat, useHeldSeats } from '../match/tables';
import { useMatch } from '../match/use-match';
import { useNewSeat } from '../match/use-new-seat';
import { ClaimSeat } from '../people/ClaimSeat';
import { loadTableTexts } from '../text/i18n';
import { reasonText } from '../text/reason';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { Table } from './Table';
import { TableHeading } from './TableHeading';

interface MatchPageProps {
  readonly typed: string;
  readonly isWatching: boolean;
}

const pollMs = 4000;

export function MatchPage({ typed, isWatching }: MatchPageProps) {
  const { t } = useTranslation();
  const code = readCode(decodeURIComponent(typed));
  const [isPolling, setPolling] = useState(false);
  const [link, setLink] = useState(() => readSeatToken(window.location.hash));
  const dropLink = (): void => {
    window.history.replaceState(null, '', window.location.pathname);
    setLink(null);
  };
  const { info, refused } = useTableLookup(code, isPolling ? pollMs : null);
  const held = useHeldSeats().find((seat) => seat.matchID === info?.matchID) ?? null;
  if (info === null) {
    if (code === null) return <NoTable typed={typed} text={t('join.unreadable')} />;
    if (refused !== null) return <NoTable typed={typed} text={reasonText(refused, null)} />;
    return <LoadingTable />;
  }
  const game = games.get(info.game);
  if (link !== null) {
    const heading = <TableHeading info={info} game={game?.meta.title ?? info.game} held={null} />;
    return <ClaimSeat info={info} link={link} heading={heading} onDone={dropLink} />;
  }
  if (game === undefined) return <NoTable typed={typed} text={t('match.unknownGame', { game: info.game })} />;
  return (
    <Match
      key={info.matchID}
      info={info}
      game={game}
      held={isWatching ? null : held}
      isOwnerWatching={isWatching && held !== null}
      onPoll={setPolling}
    />
  );
}

interface MatchProps {
  readonly info: MatchInfo;
  readonly game: GameEntry;
  readonly held: HeldSeat | null;
  readonly isOwnerWatching: boolean;
  readonly onPoll: (isPolling: boolean) => void;
}

function Match({ info: found, game, held, isOwnerWatching, onPoll }: MatchProps) {
  const { store, state } = useMatch(found.game, found.matchID, held);
  const page = useGamePage(game);
  const info = state.info ?? found;
  const isWaiting = info.status === 'waiting';
  useEffect(() => notePromise(info), [info]);
  // Without a seat a table closed to watchers is followed by asking now and then.
  const isShut = held === null && state.failure?.code === 'WATCH_FORBIDDEN';
  useEffect(() => onPoll(isShut && isWaiting), [isShut, isWaiting, onPoll]);
  const heading = <TableHeading info={info} game={game.meta.title} held={held} />;
  const isReseated = useNewSeat(held, state.failure);
  if (isReseated) return <LoadingTable />;
  if (state.failure !== null && !(isShut && isWaiting)) {
    return <Shut failure={state.failure} info={info} held={held} heading={heading} />;
  }
  if (isWaiting) {
    return (
      <Layout heading={heading} stage="waiting">
        <WaitingRoom info={info} game={game} held={held} store={store} state={state} />
      </Layout>
    );
  }
  if (page === null || state.picture === null) return <LoadingTable />;
  return (
    <Layout heading={heading} kind="table" stage="table">
      <Table
        page={page}
        game={game}
        info={info}
        picture={state.picture}
        held={held}
        isOwnerWatching={isOwnerWatching}
        store={store}
        state={state}
      />
    </Layout>
  );
}

/** The board and its words; null while they load. */
function useGamePage(game: GameEntry): AnyPage | null {
  const [page, setPage] = useState<AnyPage | null>(null);
  const [error, setError] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    Promise.all([game.load(), loadTableTexts(game)])
      .then(([loaded]) => isCurrent && setPage(loaded))
      .catch((why: unknown) => isCurrent && setError(why));
    return () => {
      isCurrent = false;
    };
  }, [game]);
  // Shown by the page's error boundary, which offers to reload.
  if (error !== null) throw error;
  return page;
}

function LoadingTable() {
  const { t } = useTranslation();
  return (
    <Layout kind="table">
      <div className={pages.narrow}>
        <p role="status">{t('match.loading')}</p>
      </div>
    </Layout>
  );
}

/** The code stays in the field, so that a slip of a finger is quickly mended. */
function NoTable({ typed, text }: { readonly typed: string; readonly text: string }) {
  const { t } = useTranslation();
  useTitle(t('match.noTable'));
  return (
    <Layout>
      <div className={`${pages.narrow} ${pages.stack}`}>
        <h1>{t('match.noTable')}</h1>
        <Panel className={pages.stack}>
          <p role="alert">{text}</p>
          <JoinField initial={typed} />
          <div className={pages.row}>
            <Link href="/">{t('app.toLobby')}</Link>
            <ReportButton refused={{ ok: false, code: 'NO_SUCH_MATCH', message: text }} about={{ code: typed }} />
          </div>
        </Panel>
      </div>
    </Layout>
  );
}

interface ShutProps {
  readonly failure: Refused;
  readonly info: MatchInfo;
  readonly held: HeldSeat | null;
  readonly heading: ReactNode;
}

function Shut({ failure, info, held, heading }: ShutProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  return (
    <Layout heading={heading}>
      <div className={`${pages.narrow} ${pages.stack}`}>
        <h1>{t('match.shut')}</h1>
        <Panel className={pages.stack}>
          <p role="alert">{reasonText(failure, null)}</p>
          <div className={pages.row}>
            {held !== null && (
              <Button
                kind="primary"
                onClick={() => {
                  forgetSeat(info.matchID);
                  navigate(tablePath(info.code));
                }}
              >
                {t('match.letGo')}
              </Button>
            )}
            <Button onClick={() => window.location.reload()}>{t('match.again')}</Button>
            <Button kind="quiet" onClick={() => navigate('/')}>
              {t('app.toLobby')}
            </Button>
            <ReportButton refused={failure} about={info} />
          </div>
        </Panel>
      </div>
    </Layout>
  );
}
