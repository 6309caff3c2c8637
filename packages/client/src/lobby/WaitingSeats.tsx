/** The seats of a table before the match: who sits where, who is ready, which are free. */
import type { MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldSeat } from '../match/tables';
import { BotTool } from '../people/BotTool';
import { PresenceMark } from '../table/PresenceMark';
import { Badge } from '../ui/Badge';
import { Button, IconButton } from '../ui/Button';
import { SeatMark } from '../ui/SeatMark';
import { swapSeats } from './api';
import type { Action } from './use-action';
import classes from './WaitingRoom.module.css';

interface WaitingSeatsProps {
  readonly info: MatchInfo;
  readonly held: HeldSeat | null;
  readonly action: Action;
  readonly onSit: (seat: number) => void;
}

export function WaitingSeats({ info, held, action, onSit }: WaitingSeatsProps) {
  const me = held?.seat ?? null;
  const host = me !== null && me === info.host ? held : null;
  return (
    <ol className={classes.seats}>
      {info.seats.map((seat) => (
        <li key={seat.seat} className={seat.seat === me ? `${classes.seat} ${classes.mySeat}` : classes.seat}>
          <Seat
            seat={seat}
            isMe={seat.seat === me}
            isHost={seat.seat === info.host}
            canSit={me === null && !info.locked}
            isBusy={action.isBusy}
            onSit={onSit}
            tool={
              <>
                <BotTool seat={seat} status={info.status} host={host} action={action} />
                <MoveUp seat={seat} host={host} action={action} />
              </>
            }
          />
        </li>
      ))}
    </ol>
  );
}

interface MoveUpProps {
  readonly seat: SeatInfo;
  /** My seat when I am the host. */
  readonly host: HeldSeat | null;
  readonly action: Action;
}

/** Exchanges the seat with the one above it. */
function MoveUp({ seat: { seat, name }, host, action }: MoveUpProps) {
  const { t } = useTranslation();
  if (host === null || name === null || seat === 0) return null;
  return (
    <IconButton
      icon="arrow-up"
      label={t('waiting.upOf', { name })}
      onClick={() => action.run(() => swapSeats(host, seat, seat - 1))}
    />
  );
}

interface SeatProps {
  readonly seat: SeatInfo;
  readonly isMe: boolean;
  readonly isHost: boolean;
  readonly canSit: boolean;
  readonly isBusy: boolean;
  readonly onSit: (seat: number) => void;
  /** What the host can do about it. */
  readonly tool: ReactNode;
}

function Seat({ seat, isMe, isHost, canSit, isBusy, onSit, tool }: SeatProps) {
  const { t } = useTranslation();
  if (seat.name === null) {
    return (
      <>
        <SeatMark seat={seat.seat} size={2.5} empty />
        <span className={classes.free}>{t('table.freeSeat')}</span>
        {canSit ? (
          <Button icon="sit" busy={isBusy} onClick={() => onSit(seat.seat)}>
            {t('waiting.sitHere')}
          </Button>
        ) : (
          <span className={classes.seatTools}>
            <span className={classes.soft}>{t('waiting.stillFree')}</span>
            {tool}
          </span>
        )}
      </>
    );
  }
  return (
    <>
      <SeatMark seat={seat.seat} size={2.5} />
      <span className={classes.who}>
        <strong>{isMe ? t('seat.you', { name: seat.name }) : seat.name}</strong>
        <span className={classes.marks}>
          <PresenceMark seat={seat} />
          {isHost && <span>{t('seat.host')}</span>}
        </span>
      </span>
      <span className={classes.seatTools}>
        {seat.ready ? (
          <Badge tone="ok" icon="check">
            {t('waiting.isReady')}
          </Badge>
        ) : (
          <Badge icon="clock">{t('waiting.notReady')}</Badge>
        )}
        {tool}
      </span>
    </>
  );
}
