/** What has to be noticed before playing on: connection, missed moves, what was done to me. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { ConnectionBanner } from './ConnectionBanner';
import { alertsFor } from './log';
import classes from './Table.module.css';
import type { Missed } from './use-seen';
import type { TableModel } from './use-table';

interface TableBannersProps {
  readonly table: TableModel;
  readonly missed: Missed;
  readonly onShowLog: () => void;
}

const mostAlerts = 2;

export function TableBanners({ table, missed, onShowLog }: TableBannersProps) {
  const { t } = useTranslation();
  const { blocks, me, held, picture, outcome, shown } = table;
  const [floor, setFloor] = useState(() =>
    held === null ? picture.version : Math.max(held.seen, 0) || picture.version,
  );
  const alerts = outcome !== null || shown.isPlaying ? [] : alertsFor(blocks, me, floor);
  return (
    <div className={classes.banners}>
      <ConnectionBanner state={table.state} />
      {missed.count > 0 && (
        <Banner
          tone="info"
          icon="clock"
          live="status"
          title={t('missed.title', { count: missed.count })}
          onClose={missed.dismiss}
          closeLabel={t('app.close')}
          actions={
            <Button
              size="small"
              onClick={() => {
                missed.dismiss();
                onShowLog();
              }}
            >
              {t('missed.show')}
            </Button>
          }
        />
      )}
      {alerts.slice(-mostAlerts).map((alert) => (
        <Banner
          key={alert.key}
          tone={alert.isEnd ? 'accent' : 'danger'}
          icon={alert.isEnd ? 'flag' : 'warning'}
          live="status"
          title={alert.text}
          onClose={() => setFloor(alert.version)}
          closeLabel={t('app.seen')}
        />
      ))}
    </div>
  );
}
