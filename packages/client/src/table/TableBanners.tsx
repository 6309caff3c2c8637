/** What has to be noticed before playing on: connection, missed moves, what was done to me. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../ui/Banner';
import { AbsencePanel } from './AbsencePanel';
import { ConnectionBanner } from './ConnectionBanner';
import { Digest } from './Digest';
import { Ended } from './Ended';
import { alertsFor } from './log';
import classes from './Table.module.css';
import type { Missed } from './use-seen';
import type { TableModel } from './use-table';

interface TableBannersProps {
  readonly table: TableModel;
  readonly missed: Missed;
  readonly onShowLog: () => void;
  readonly onShowBoard?: () => void;
}

const mostAlerts = 2;

export function TableBanners({ table, missed, onShowLog, onShowBoard = () => undefined }: TableBannersProps) {
  const { t } = useTranslation();
  const { blocks, me, held, picture, outcome, shown } = table;
  const [floor, setFloor] = useState(() =>
    held === null ? picture.version : Math.max(held.seen, 0) || picture.version,
  );
  const alerts =
    outcome !== null || shown.isPlaying ? [] : alertsFor(blocks, me, Math.max(floor, missed.span?.to ?? 0));
  return (
    <div className={classes.banners}>
      <ConnectionBanner state={table.state} />
      {table.state.isElsewhere && (
        <Banner
          tone="info"
          icon="info"
          live="status"
          title={t('elsewhere.title')}
          onClose={table.store.dismissElsewhere}
          closeLabel={t('app.seen')}
        >
          <span>{t('elsewhere.text')}</span>
        </Banner>
      )}
      <AbsencePanel info={table.info} held={held} offset={table.state.offset} />
      {table.info.status === 'over' && outcome === null && <Ended table={table} />}
      {missed.span !== null && (
        <Digest
          key={missed.span.from}
          table={table}
          span={missed.span}
          count={missed.count}
          onShowLog={onShowLog}
          onShowBoard={onShowBoard}
          onClose={() => {
            if (missed.span !== null) setFloor(missed.span.to);
            missed.dismiss();
          }}
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
