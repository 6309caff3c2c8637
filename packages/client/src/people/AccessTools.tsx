/** The host says who may come: sit down, and watch. */
import type { MatchInfo, WatchAccess } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { changeAccess } from '../lobby/api';
import { watchAccesses } from '../lobby/new-table';
import type { Action } from '../lobby/use-action';
import type { HeldSeat } from '../match/tables';
import { Select, Toggle } from '../ui/Field';
import classes from './People.module.css';

interface AccessToolsProps {
  readonly info: MatchInfo;
  readonly host: HeldSeat;
  readonly action: Action;
}

export function AccessTools({ info, host, action }: AccessToolsProps) {
  const { t } = useTranslation();
  const isWaiting = info.status === 'waiting';
  // Once the match has begun, nobody else may be let in to watch.
  const open = watchAccesses.slice(0, isWaiting ? undefined : watchAccesses.indexOf(info.watch) + 1);
  return (
    <section className={classes.access}>
      <h3>{t('people.access')}</h3>
      <Toggle
        label={t('people.lock')}
        hint={t('people.lockHint')}
        checked={info.locked}
        onChange={(locked) => action.run(() => changeAccess(host, { locked }))}
      />
      <Select
        label={t('new.watch.label')}
        {...(isWaiting ? {} : { hint: t('people.watchHint') })}
        value={info.watch}
        options={open.map((value) => ({ value, label: t(`new.watch.${value}`) }))}
        onChange={(watch) => action.run(() => changeAccess(host, { watch: watch as WatchAccess }))}
      />
    </section>
  );
}
