/** One seat, and what the host may do about it. */
import type { MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { kickPlayer, makeHost, reopenSeat } from '../lobby/api';
import type { Action } from '../lobby/use-action';
import type { HeldSeat } from '../match/tables';
import { PresenceMark } from '../table/PresenceMark';
import { Button } from '../ui/Button';
import { TextInput } from '../ui/Field';
import { SeatMark } from '../ui/SeatMark';
import { BotTool } from './BotTool';
import classes from './People.module.css';

interface SeatRowProps {
  readonly seat: SeatInfo;
  readonly info: MatchInfo;
  readonly held: HeldSeat | null;
  /** My seat when I am the host. */
  readonly host: HeldSeat | null;
  readonly action: Action;
}

const longestReason = 200;

export function SeatRow({ seat, info, held, host, action }: SeatRowProps) {
  const { t } = useTranslation();
  const isMe = held?.seat === seat.seat;
  const { name } = seat;
  return (
    <li className={classes.row}>
      <SeatMark seat={seat.seat} size={2} empty={name === null} />
      <span className={classes.who}>
        <strong>{name === null ? t('table.freeSeat') : isMe ? t('seat.you', { name }) : name}</strong>
        <span className={classes.marks}>
          {name !== null && <PresenceMark seat={seat} />}
          {seat.seat === info.host && <span>{t('seat.host')}</span>}
        </span>
      </span>
      <BotTool seat={seat} status={info.status} host={host} action={action} />
      {host !== null && name !== null && (seat.bot === null || seat.standsIn) && !isMe && (
        <SeatTools seat={seat.seat} name={name} info={info} host={host} action={action} />
      )}
    </li>
  );
}

interface SeatToolsProps {
  readonly seat: number;
  readonly name: string;
  readonly info: MatchInfo;
  readonly host: HeldSeat;
  readonly action: Action;
}

function SeatTools({ seat, name, info, host, action }: SeatToolsProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState('');
  const isWaiting = info.status === 'waiting';
  const free = (): void =>
    action.run(async () => {
      setAsking(false);
      await (isWaiting ? kickPlayer(host, seat, reason.trim()) : reopenSeat(host, seat));
    });
  if (!isAsking) {
    return (
      <span className={classes.tools}>
        <Button
          size="small"
          icon="crown"
          busy={action.isBusy}
          aria-label={t('people.makeHostOf', { name })}
          onClick={() => action.run(() => makeHost(host, seat))}
        >
          {t('people.makeHost')}
        </Button>
        <Button
          size="small"
          icon="leave"
          busy={action.isBusy}
          aria-label={t(isWaiting ? 'people.kickOf' : 'people.reopenOf', { name })}
          onClick={() => setAsking(true)}
        >
          {t(isWaiting ? 'people.kick' : 'people.reopen')}
        </Button>
      </span>
    );
  }
  return (
    <form
      className={classes.asking}
      onSubmit={(event) => {
        event.preventDefault();
        free();
      }}
    >
      {isWaiting ? (
        <TextInput
          label={t('people.reason', { name })}
          hint={t('people.reasonHint')}
          value={reason}
          maxLength={longestReason}
          autoFocus
          onChange={(event) => setReason(event.target.value)}
        />
      ) : (
        <p>{t('people.reopenText', { name })}</p>
      )}
      <span className={classes.tools}>
        <Button size="small" onClick={() => setAsking(false)}>
          {t('people.keep')}
        </Button>
        <Button size="small" kind="danger" type="submit" busy={action.isBusy}>
          {t(isWaiting ? 'people.kickOf' : 'people.reopenOf', { name })}
        </Button>
      </span>
    </form>
  );
}
