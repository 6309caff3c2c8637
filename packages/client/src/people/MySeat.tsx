/** My own seat: move it to another device, or give it up. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { announce } from '../app/announce';
import { useNow } from '../app/use-now';
import { deviceToken, leaveTable } from '../lobby/api';
import { deviceLink } from '../lobby/code';
import type { Action } from '../lobby/use-action';
import { forgetSeat, type HeldSeat } from '../match/tables';
import { Button } from '../ui/Button';
import classes from './People.module.css';

const Qr = lazy(() => import('../lobby/Qr').then((file) => ({ default: file.Qr })));

interface MySeatProps {
  readonly info: MatchInfo;
  readonly held: HeldSeat;
  readonly action: Action;
}

export function MySeat({ info, held, action }: MySeatProps) {
  const { t } = useTranslation();
  const [made, setMade] = useState<{ readonly link: string; readonly expiresAt: number } | null>(null);
  const make = (): void =>
    action.run(async () => {
      const { token, expiresAt } = await deviceToken(held);
      setMade({ link: deviceLink(info.code, { seat: held.seat, token }), expiresAt });
    });
  return (
    <section>
      <h3>{t('people.mySeat')}</h3>
      <div className={classes.tools}>
        <Button icon="share" busy={action.isBusy} onClick={make}>
          {t('device.make')}
        </Button>
        {info.status !== 'over' && <GiveUp info={info} held={held} action={action} />}
      </div>
      {made !== null && <DeviceLink {...made} />}
    </section>
  );
}

function DeviceLink({ link, expiresAt }: { readonly link: string; readonly expiresAt: number }) {
  const { t } = useTranslation();
  const now = useNow(1000);
  const [isCopied, setCopied] = useState(false);
  const seconds = Math.max(0, Math.ceil((expiresAt - now) / 1000));
  if (seconds === 0) return <p role="status">{t('device.expired')}</p>;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => {
        setCopied(true);
        announce(t('invite.copied'));
      },
      () => announce(t('invite.copyFailed'), 'assertive'),
    );
  };
  return (
    <div className={classes.device}>
      <Suspense fallback={<div className={classes.qr} />}>
        <Qr link={link} label={t('device.qr')} />
      </Suspense>
      <div className={classes.deviceWords}>
        <p>{t('device.text')}</p>
        <p className={classes.soft}>{t('device.minutes', { count: Math.ceil(seconds / 60) })}</p>
        <Button size="small" icon={isCopied ? 'check' : 'copy'} onClick={copy}>
          {t(isCopied ? 'invite.copiedShort' : 'invite.copy')}
        </Button>
      </div>
    </div>
  );
}

function GiveUp({ info, held, action }: MySeatProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const leave = (): void =>
    action.run(async () => {
      await leaveTable(info.game, info.matchID, held.seat, held.credentials);
      forgetSeat(info.matchID);
      navigate('/');
    });
  if (!isAsking) {
    return (
      <Button icon="leave" onClick={() => setAsking(true)}>
        {t('people.giveUp')}
      </Button>
    );
  }
  return (
    <div className={classes.asking}>
      <p>{t(info.status === 'waiting' ? 'people.giveUpWaiting' : 'people.giveUpText')}</p>
      <span className={classes.tools}>
        <Button size="small" onClick={() => setAsking(false)}>
          {t('people.stay')}
        </Button>
        <Button size="small" kind="danger" busy={action.isBusy} onClick={leave}>
          {t('people.giveUp')}
        </Button>
      </span>
    </div>
  );
}
