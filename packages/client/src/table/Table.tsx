/** The frame around any game: turn strip, board, players, action bar, log, chat, rules, and the end. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTitle } from '../app/use-title';
import { Panel } from '../ui/Panel';
import { TabPanel, Tabs } from '../ui/Tabs';
import { ActionBar } from './ActionBar';
import { BoardArea } from './BoardArea';
import { EndPanel } from './EndPanel';
import { LookBackBar } from './LookBackBar';
import type { LayoutProps } from './layout';
import { PhoneTable } from './PhoneTable';
import { PlayersPanel } from './PlayersPanel';
import { type Asking, SideContent, type SideTab, useSideTabs } from './SidePanel';
import { SpectatorStrip } from './SpectatorStrip';
import classes from './Table.module.css';
import { TableBanners } from './TableBanners';
import { TurnStrip, useTurnSentence } from './TurnStrip';
import { useLookKeys } from './use-look-keys';
import { phone, useMedia } from './use-media';
import { useRegionKeys } from './use-region-keys';
import { useSeen } from './use-seen';
import { type TableInput, useTable } from './use-table';
import { useTableNews } from './use-table-news';
import { useUnread } from './use-unread';

export interface TableProps extends TableInput {
  /** Somebody with a seat who came to watch. */
  readonly isOwnerWatching: boolean;
}

export function Table({ isOwnerWatching, ...input }: TableProps) {
  const { t } = useTranslation();
  const table = useTable(input);
  const missed = useSeen(input.state, input.held);
  const [tab, setTab] = useState<SideTab>('log');
  const [asking, setAsking] = useState<Asking>({ clause: null, times: 0 });
  const isPhone = useMedia(phone);
  const { isMine, text } = useTurnSentence(table);
  useTitle(t('turn.tab', { text, game: table.page.meta.title }), isMine);
  useTableNews(table, missed.span);
  const layout: LayoutProps = {
    table,
    missed,
    asking,
    isOwnerWatching,
    tab,
    openTab: setTab,
    onRule: (clause) => {
      setAsking({ clause, times: asking.times + 1 });
      setTab('rules');
    },
  };
  return isPhone ? <PhoneTable {...layout} /> : <WideTable {...layout} />;
}

const sideTabs = ['log', 'chat', 'rules', 'text'] as const;

function WideTable(props: LayoutProps) {
  const { t } = useTranslation();
  const { table, missed, asking, tab, openTab, onRule, isOwnerWatching } = props;
  const unread = useUnread(table, (name) => tab === name);
  const tabs = useSideTabs(unread);
  const { outcome, isOver, looking } = table;
  useRegionKeys(openTab);
  useLookKeys(looking);
  return (
    <div className={classes.table}>
      <div className={classes.play}>
        <h1 className="visually-hidden">{table.page.meta.title}</h1>
        {table.me === null && <SpectatorStrip table={table} isOwnerWatching={isOwnerWatching} />}
        <TurnStrip table={table} />
        {isOver && outcome !== null && <EndPanel table={table} outcome={outcome} />}
        <BoardArea table={table} />
        <TableBanners table={table} missed={missed} onShowLog={() => openTab('log')} />
        {looking.at !== null && <LookBackBar table={table} />}
        {table.me !== null && !isOver && looking.at === null && <ActionBar table={table} onRule={onRule} />}
      </div>
      <aside className={classes.side} aria-label={t('side.label')}>
        <Panel title={t('players.title')} className={classes.players} data-region="players" tabIndex={-1}>
          <PlayersPanel table={table} />
        </Panel>
        <Panel className={classes.more} data-region="side" tabIndex={-1} aria-label={tabs[tab].label}>
          <Tabs
            name="side"
            label={t('side.label')}
            tabs={sideTabs.map((name) => tabs[name])}
            selected={tab}
            onSelect={openTab}
          />
          {sideTabs.map((name) => (
            <TabPanel key={name} name="side" id={name} hidden={tab !== name} className={classes.panel ?? ''}>
              {tab === name && (
                <SideContent
                  tab={name}
                  table={table}
                  newAfter={missed.newAfter}
                  asking={asking}
                  onLook={looking.look}
                />
              )}
            </TabPanel>
          ))}
        </Panel>
      </aside>
    </div>
  );
}
