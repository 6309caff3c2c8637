/** Three, two, one: all are ready, and whoever sits here can still stop it. */
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { useNow } from '../app/use-now';
import { play } from '../sound/sound';
import { Button } from '../ui/Button';
import classes from './Countdown.module.css';

interface CountdownProps {
  /** On this device's clock. */
  readonly at: number;
  /** null: for those who only watch. */
  readonly onStop: (() => void) | null;
}

const longest = 3;

export function Countdown({ at, onStop }: CountdownProps) {
  const { t } = useTranslation();
  const now = useNow(100);
  // A clock that is wrong must not count from five.
  const seconds = Math.min(longest, Math.max(1, Math.ceil((at - now) / 1000)));
  useEffect(() => {
    announce(t('waiting.starting'), 'assertive');
  }, [t]);
  useEffect(() => {
    if (seconds > 0) play('move');
  }, [seconds]);
  return (
    <div className={classes.countdown} role="timer" aria-label={t('waiting.starting')}>
      <span className={classes.number} key={seconds} aria-hidden="true">
        {seconds}
      </span>
      <strong>{t('waiting.starting')}</strong>
      {onStop !== null && (
        <Button icon="pause" onClick={onStop}>
          {t('waiting.stop')}
        </Button>
      )}
    </div>
  );
}
