/** Says over the controls that the connection is down, and what that means. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNow } from '../app/use-now';
import type { Connection, MatchState } from '../match/state';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import classes from './RefusalNote.module.css';

export function ConnectionBanner({
  state,
}: {
  readonly state: Pick<MatchState, 'connection' | 'pending' | 'stale' | 'restartAt' | 'isLagging'>;
}) {
  const { t } = useTranslation();
  const connection = useLastingTrouble(state.connection);
  if (connection !== 'online') {
    return (
      <Banner
        tone="danger"
        icon="wifi-off"
        live="alert"
        title={t(connection === 'offline' ? 'connection.offline' : 'connection.reconnecting')}
      >
        <span>{t(state.pending === null ? 'connection.held' : 'connection.heldMove')}</span>
      </Banner>
    );
  }
  if (state.stale) {
    return (
      <Banner tone="info" icon="refresh" live="status" title={t('connection.stale')}>
        <span className={classes.words}>
          <span>{t('connection.staleText')}</span>
          <Button size="small" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
        </span>
      </Banner>
    );
  }
  if (state.restartAt !== null) return <Restart at={state.restartAt} />;
  return state.isLagging ? (
    <Banner tone="info" icon="refresh" live="status" title={t('connection.lag')}>
      <span>{t('connection.lagText')}</span>
    </Banner>
  ) : null;
}

function Restart({ at }: { readonly at: number }) {
  const { t } = useTranslation();
  const now = useNow(1000);
  return (
    <Banner tone="info" icon="refresh" live="status" title={t('connection.restart')}>
      <span>{t('connection.restartText', { count: Math.max(0, Math.ceil((at - now) / 1000)) })}</span>
    </Banner>
  );
}

/** A hiccup that is over within a moment is nobody's business. */
function useLastingTrouble(connection: Connection): Exclude<Connection, 'connecting'> {
  const [shown, setShown] = useState<Exclude<Connection, 'connecting'>>('online');
  useEffect(() => {
    if (connection === 'online' || connection === 'offline') {
      setShown(connection);
      return;
    }
    const timer = setTimeout(() => setShown('reconnecting'), 700);
    return () => clearTimeout(timer);
  }, [connection]);
  return shown;
}
