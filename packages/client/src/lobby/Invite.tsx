/** The ways to bring friends to a table: link, code, QR, and the device's share sheet. */
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { tableLink } from './code';
import classes from './WaitingRoom.module.css';

const Qr = lazy(() => import('./Qr').then((file) => ({ default: file.Qr })));

export function Invite({ code, game }: { readonly code: string; readonly game: string }) {
  const { t } = useTranslation();
  const link = tableLink(code);
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const isDone = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    setCopied(isDone);
    announce(t(isDone ? 'invite.copied' : 'invite.copyFailed'), isDone ? 'polite' : 'assertive');
  };
  return (
    <Panel title={t('invite.title')} surface="wood" className={classes.invite}>
      <div className={classes.inviteWords}>
        <p>{t('invite.text')}</p>
        <p className={classes.code} translate="no">
          {code}
        </p>
        <p className={classes.link} translate="no">
          {link}
        </p>
        <div className={classes.buttons}>
          <Button kind="primary" icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
            {t(isCopied ? 'invite.copiedShort' : 'invite.copy')}
          </Button>
          {typeof navigator.share === 'function' && (
            <Button
              icon="share"
              onClick={() => void navigator.share({ title: game, url: link }).catch(() => undefined)}
            >
              {t('invite.share')}
            </Button>
          )}
        </div>
      </div>
      <Suspense fallback={<div className={classes.qr} />}>
        <Qr link={link} label={t('invite.qr', { code })} />
      </Suspense>
    </Panel>
  );
}
