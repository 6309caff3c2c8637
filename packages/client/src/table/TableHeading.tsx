/** Which table this is, in the bar at the top. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import classes from './TableHeading.module.css';

export function TableHeading({ info, game }: { readonly info: MatchInfo; readonly game: string }) {
  const { t } = useTranslation();
  return (
    <>
      <span className={classes.game}>{game}</span>
      <span className={classes.code}>{info.code}</span>
      {info.watchers > 0 && (
        <span className={classes.watchers} title={t('table.watching', { count: info.watchers })}>
          <Icon name="eye" />
          <span aria-hidden="true">{info.watchers}</span>
          <span className="visually-hidden">{t('table.watching', { count: info.watchers })}</span>
        </span>
      )}
    </>
  );
}
