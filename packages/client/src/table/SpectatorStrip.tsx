/** Says for as long as it is so: you are watching. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { askName } from '../app/name';
import { tablePath } from '../lobby/code';
import { sitDown } from '../lobby/new-table';
import { useAction } from '../lobby/use-action';
import { reasonText } from '../text/reason';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import classes from './SpectatorStrip.module.css';
import type { TableModel } from './use-table';

export function SpectatorStrip({
  table,
  isOwnerWatching,
}: {
  readonly table: TableModel;
  readonly isOwnerWatching: boolean;
}) {
  const { t } = useTranslation();
  const { info } = table;
  const { isBusy, refused, run } = useAction();
  const free = info.status === 'playing' && !isOwnerWatching ? info.seats.find(({ name }) => name === null) : undefined;
  const sit = (): void =>
    run(async () => {
      const name = await askName();
      if (name !== null && free !== undefined)
        await sitDown({ game: info.game, matchID: info.matchID, code: info.code, seat: free.seat }, name);
    });
  return (
    <section className={classes.strip} aria-label={t('watch.label')}>
      <Icon name="eye" />
      <p className={classes.text}>
        <strong>{t('watch.title')}</strong>{' '}
        <span>{refused === null ? t('watch.text') : reasonText(refused, info.game)}</span>
      </p>
      {isOwnerWatching && <Link href={tablePath(info.code)}>{t('watch.toSeat')}</Link>}
      {free !== undefined && (
        <Button size="small" icon="sit" busy={isBusy} onClick={sit}>
          {t('watch.takeSeat')}
        </Button>
      )}
    </section>
  );
}
