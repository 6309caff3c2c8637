/** The tables this device has a seat at: the one that waits for me on top. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useNow } from '../app/use-now';
import { games } from '../games';
import { forgetSeat, type HeldSeat } from '../match/tables';
import { nameList } from '../text/time';
import { Badge } from '../ui/Badge';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/Icon';
import { Panel } from '../ui/Panel';
import { recordLink } from './api';
import { replayPath, tablePath } from './code';
import mine from './MyTables.module.css';
import { Ago, SeatLine } from './TableList';
import classes from './TableList.module.css';
import { useMyTables } from './use-my-tables';

interface MyTablesProps {
  readonly held: readonly HeldSeat[];
  readonly listed: readonly MatchInfo[];
}

export function MyTables({ held, listed }: MyTablesProps) {
  const { t } = useTranslation();
  const infos = useMyTables(held, listed);
  const rows = held
    .map((seat) => ({ seat, info: infos.get(seat.matchID) ?? null }))
    .sort(
      (a, b) =>
        urgency(a.seat, a.info) - urgency(b.seat, b.info) || (b.info?.updatedAt ?? 0) - (a.info?.updatedAt ?? 0),
    );
  return (
    <Panel title={t('lobby.mine')}>
      <ul className={classes.list}>
        {rows.map(({ seat, info }) => (
          <li key={seat.matchID} className={mine.item}>
            <div className={mine.table}>
              <MyTable seat={seat} info={info} />
              {info?.status === 'over' && <LookBack info={info} />}
            </div>
            <IconButton
              icon="close"
              label={t('mine.forget', { code: seat.code })}
              onClick={() => forgetSeat(seat.matchID)}
            />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function MyTable({ seat, info }: { readonly seat: HeldSeat; readonly info: MatchInfo | null }) {
  const { t } = useTranslation();
  const now = useNow(30_000);
  const isMyTurn = info?.status === 'playing' && info.active.includes(seat.seat);
  return (
    <Link href={tablePath(seat.code)} className={isMyTurn ? `${classes.row} ${classes.myTurn}` : (classes.row ?? '')}>
      <span className={classes.title}>
        <strong>{games.get(seat.game)?.meta.title ?? seat.game}</strong>
        <span className={classes.soft}>{seat.code}</span>
      </span>
      {info !== null && <SeatLine info={info} />}
      <span className={classes.facts}>
        {info !== null && <Standing info={info} me={seat.seat} />}
        {info !== null && <Ago at={info.updatedAt} now={now} />}
      </span>
      <span className={classes.go}>{t(info?.status === 'over' ? 'mine.look' : 'mine.open')}</span>
    </Link>
  );
}

/** The result is the row itself; replay and record are one click away, too. */
function LookBack({ info: { code, matchID } }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  return (
    <p className={mine.ways}>
      <Link href={replayPath(code)} className={mine.way} aria-label={t('mine.replayOf', { code })}>
        <Icon name="play" />
        {t('mine.replay')}
      </Link>
      <a
        href={recordLink(matchID)}
        download={`quayside-${code}.json`}
        className={mine.way}
        aria-label={t('mine.recordOf', { code })}
      >
        <Icon name="download" />
        {t('mine.record')}
      </a>
    </p>
  );
}

function Standing({ info, me }: { readonly info: MatchInfo; readonly me: number }) {
  const { t } = useTranslation();
  if (info.status === 'over') return <Badge icon="flag">{t('mine.over')}</Badge>;
  if (info.status === 'waiting') return <Badge icon="clock">{t('mine.waiting')}</Badge>;
  if (info.active.includes(me)) return <Badge tone="accent">{t('mine.yourTurn')}</Badge>;
  const awaited = info.seats.filter(({ seat }) => info.active.includes(seat)).map(({ name }) => name ?? '');
  return <Badge>{t('mine.waitingFor', { names: nameList(awaited) })}</Badge>;
}

/** My turn, then running, then waiting, then over. */
function urgency({ seat }: HeldSeat, info: MatchInfo | null): number {
  if (info === null) return 4;
  if (info.status === 'playing') return info.active.includes(seat) ? 0 : 1;
  return info.status === 'waiting' ? 2 : 3;
}
