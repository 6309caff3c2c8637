/** Tables in the lobby: who sits there, what is special about them, and the way in. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { useNow } from '../app/use-now';
import { type GameEntry, games } from '../games';
import { optionDifferences } from '../text/options';
import { relativeTime } from '../text/time';
import { useGameTexts } from '../text/use-game-texts';
import { Badge } from '../ui/Badge';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { tablePath } from './code';
import classes from './TableList.module.css';

export function TableList({ list, empty }: { readonly list: readonly MatchInfo[]; readonly empty: string }) {
  if (list.length === 0) return <p className={classes.empty}>{empty}</p>;
  return (
    <ul className={classes.list}>
      {list.map((info) => (
        <li key={info.matchID}>
          <TableRow info={info} />
        </li>
      ))}
    </ul>
  );
}

function TableRow({ info }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  const now = useNow(30_000);
  const game = games.get(info.game);
  const host = info.seats.find(({ seat }) => seat === info.host);
  const isOpen = info.status === 'waiting';
  return (
    <Link href={isOpen ? tablePath(info.code) : `${tablePath(info.code)}/watch`} className={classes.row}>
      <span className={classes.title}>
        <strong>
          {host?.name === undefined || host.name === null ? info.code : t('table.of', { name: host.name })}
        </strong>
        <span className={classes.soft}>{game?.meta.title ?? info.game}</span>
      </span>
      <SeatLine info={info} />
      <span className={classes.facts}>
        {isOpen ? (
          <Badge tone="ok">{t('table.free', { count: info.seats.filter(({ name }) => name === null).length })}</Badge>
        ) : (
          <Badge icon="eye">{t('table.watching', { count: info.watchers })}</Badge>
        )}
        {isOpen && host !== undefined && host.presence !== 'here' && <Badge>{t('table.hostAway')}</Badge>}
        {isOpen && info.watch !== 'nobody' && <Badge icon="eye">{t('table.watchable')}</Badge>}
        {info.pace === 'live' && <Badge icon="clock">{t('new.pace.live')}</Badge>}
        {game !== undefined && <Differences game={game} options={info.options} />}
        <Ago at={isOpen ? info.createdAt : info.updatedAt} now={now} />
      </span>
      <span className={classes.go}>{t(isOpen ? 'table.join' : 'table.watch')}</span>
    </Link>
  );
}

/** What is not as usual; nothing until there are words for it. */
function Differences({ game, options }: { readonly game: GameEntry; readonly options: MatchInfo['options'] }) {
  if (!useGameTexts(game)) return null;
  return optionDifferences(game.meta, options).map((text) => (
    <Badge key={text} tone="info">
      {text}
    </Badge>
  ));
}

/** How long ago it was, in the reader's language. */
export function Ago({ at, now }: { readonly at: number; readonly now: number }) {
  return (
    <time className={classes.soft} dateTime={new Date(at).toISOString()}>
      {relativeTime(at, now)}
    </time>
  );
}

/** Everybody at a table: mark and name, free seats dashed. */
export function SeatLine({ info }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  return (
    <span className={classes.seats}>
      {info.seats.map(({ seat, name, bot }) => (
        <span key={seat} className={classes.seat}>
          <SeatMark seat={seat} size={1.25} empty={name === null} />
          {bot !== null && <Icon name="bot" label={t('seat.bot')} />}
          {name === null ? (
            <span className={classes.soft}>{t('table.freeSeat')}</span>
          ) : (
            <span translate="no">{name}</span>
          )}
        </span>
      ))}
    </span>
  );
}
