/** The seats of a table before the match: who sits where, who is ready, which are free. */
import type { MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { PresenceMark } from '../table/PresenceMark';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { SeatMark } from '../ui/SeatMark';
import classes from './WaitingRoom.module.css';

interface WaitingSeatsProps {
  readonly info: MatchInfo;
  readonly me: number | null;
  readonly isBusy: boolean;
  readonly onSit: (seat: number) => void;
}

export function WaitingSeats({ info, me, isBusy, onSit }: WaitingSeatsProps) {
  return (
    <ol className={classes.seats}>
      {info.seats.map((seat) => (
        <li key={seat.seat} className={seat.seat === me ? `${classes.seat} ${classes.mySeat}` : classes.seat}>
          <Seat
            seat={seat}
            isMe={seat.seat === me}
            isHost={seat.seat === info.host}
            canSit={me === null && !info.locked}
            isBusy={isBusy}
            onSit={onSit}
          />
        </li>
      ))}
    </ol>
  );
}

interface SeatProps {
  readonly seat: SeatInfo;
  readonly isMe: boolean;
  readonly isHost: boolean;
  readonly canSit: boolean;
  readonly isBusy: boolean;
  readonly onSit: (seat: number) => void;
}

function Seat({ seat, isMe, isHost, canSit, isBusy, onSit }: SeatProps) {
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
          <span className={classes.soft}>{t('waiting.stillFree')}</span>
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
      {seat.ready ? (
        <Badge tone="ok" icon="check">
          {t('waiting.isReady')}
        </Badge>
      ) : (
        <Badge icon="clock">{t('waiting.notReady')}</Badge>
      )}
    </>
  );
}
