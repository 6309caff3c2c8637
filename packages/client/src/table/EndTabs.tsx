/** Scores first; chart and looking back wait behind tabs and are loaded when somebody asks. */
import type { Outcome } from '@quayside/games/core/rules';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tab, TabPanel, Tabs } from '../ui/Tabs';
import classes from './EndPanel.module.css';
import { RoundTable } from './RoundTable';
import { ScoreTable } from './ScoreTable';
import type { TableModel } from './use-table';

const ChartPanel = lazy(() => import('../replay/ChartPanel').then((file) => ({ default: file.ChartPanel })));
const LookBack = lazy(() => import('../replay/LookBack').then((file) => ({ default: file.LookBack })));

const names = ['scores', 'chart', 'more'] as const;

export function EndTabs({ table, outcome }: { readonly table: TableModel; readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof names)[number]>('scores');
  const tabs: readonly Tab<(typeof names)[number]>[] = [
    { id: 'scores', label: t('story.scores'), icon: 'trophy' },
    { id: 'chart', label: t('story.chart'), icon: 'log' },
    { id: 'more', label: t('story.more'), icon: 'refresh' },
  ];
  return (
    <>
      <Tabs name="end" label={t('story.label')} tabs={tabs} selected={tab} onSelect={setTab} />
      {names.map((name) => (
        <TabPanel key={name} name="end" id={name} hidden={tab !== name} className={classes.body ?? ''}>
          {tab === name && (
            <Suspense fallback={<p>{t('story.loading')}</p>}>
              {name === 'scores' && (
                <>
                  <RoundTable table={table} outcome={outcome} />
                  <ScoreTable table={table} outcome={outcome} />
                </>
              )}
              {name === 'chart' && <ChartPanel info={table.info} />}
              {name === 'more' && <LookBack info={table.info} />}
            </Suspense>
          )}
        </TabPanel>
      ))}
    </>
  );
}
