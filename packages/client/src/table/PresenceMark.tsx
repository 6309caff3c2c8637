/** Whether somebody is at the table, in words and shape. */
import type { SeatInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { useNow } from '../app/use-now';
import { relativeTime } from '../text/time';
import { Icon } from '../ui/Icon';
import classes from './PresenceMark.module.css';

export function PresenceMark({ seat }: { readonly seat: SeatInfo }) {
  const { t } = useTranslation();
  const now = useNow(30_000);
  if (seat.bot !== null) {
    return (
      <span className={classes.presence}>
        <Icon name="bot" />
        {t(seat.standsIn ? 'seat.standsIn' : 'seat.bot')}
      </span>
    );
  }
  const { presence, since } = seat;
  const text = t(`presence.${presence}`);
  const isLong = presence !== 'here' && since !== null && now - since > 60_000;
  return (
    <span className={`${classes.presence} ${classes[presence]}`}>
      <span className={classes.dot} aria-hidden="true" />
      {isLong ? t('presence.since', { text, since: relativeTime(since, now) }) : text}
    </span>
  );
}
