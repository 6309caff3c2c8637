/** Those who watch, by name. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { dismissWatcher } from '../lobby/api';
import type { Action } from '../lobby/use-action';
import type { HeldSeat } from '../match/tables';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import classes from './People.module.css';

interface WatchersProps {
  readonly info: MatchInfo;
  /** My seat when I am the host. */
  readonly host: HeldSeat | null;
  readonly action: Action;
}

export function Watchers({ info, host, action }: WatchersProps) {
  const { t } = useTranslation();
  const unnamed = info.watchers - info.gallery.length;
  return (
    <section>
      <h3>{t('people.watching')}</h3>
      {info.watchers === 0 ? (
        <p className={classes.soft}>{t(`people.nobody.${info.watch}`)}</p>
      ) : (
        <ul className={classes.list}>
          {info.gallery.map(({ id, name }) => {
            const shown = name === '' ? t('chat.someone') : name;
            return (
              <li key={id} className={classes.row}>
                <Icon name="eye" />
                <span className={classes.who}>{shown}</span>
                {host !== null && (
                  <Button
                    size="small"
                    icon="leave"
                    busy={action.isBusy}
                    aria-label={t('people.dismissOf', { name: shown })}
                    onClick={() => action.run(() => dismissWatcher(host, id))}
                  >
                    {t('people.dismiss')}
                  </Button>
                )}
              </li>
            );
          })}
          {unnamed > 0 && <li className={classes.row}>{t('people.more', { count: unnamed })}</li>}
        </ul>
      )}
    </section>
  );
}
