/** How long the next move may still take before it is late. Nothing happens by itself when it is. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { useNow } from '../app/use-now';
import { Badge } from '../ui/Badge';
import { timeLeft } from './absence';

interface ClockProps {
  readonly clock: MatchInfo['clock'];
  /** Server's clock minus ours. */
  readonly offset: number;
}

export function Clock({ clock, offset }: ClockProps) {
  const { t } = useTranslation();
  const now = useNow(1000) + offset;
  if (clock === null) return null;
  const left = timeLeft(clock, now);
  return (
    <span role="timer" aria-label={t('clock.label')}>
      <Badge icon="clock" tone={left === null ? 'danger' : 'plain'}>
        {left ?? t('clock.late')}
      </Badge>
    </span>
  );
}
