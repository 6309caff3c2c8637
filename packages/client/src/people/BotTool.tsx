/** The host puts a computer player on a free seat, or takes it off again. */
import type { MatchInfo, SeatInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { type SeatKey, seatBot } from '../lobby/api';
import type { Action } from '../lobby/use-action';
import { Button } from '../ui/Button';

interface BotToolProps {
  readonly seat: SeatInfo;
  readonly status: MatchInfo['status'];
  /** My seat when I am the host. */
  readonly host: SeatKey | null;
  readonly action: Action;
}

/** Nothing where a person sits, and for all but the host. */
export function BotTool({ seat: { seat, name, bot, standsIn }, status, host, action }: BotToolProps) {
  const { t } = useTranslation();
  if (host === null || status === 'over' || standsIn || (name !== null && bot === null)) return null;
  const sits = bot === null;
  return (
    <Button
      size="small"
      icon={sits ? 'bot' : 'close'}
      busy={action.isBusy}
      aria-label={sits ? t('bot.seatAt', { seat: seat + 1 }) : t('bot.removeOf', { name: name ?? '' })}
      onClick={() => action.run(() => seatBot(host, seat, sits))}
    >
      {t(sits ? 'bot.seat' : 'bot.remove')}
    </Button>
  );
}
