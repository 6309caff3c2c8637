/** The table on a phone: one part at a time, turn and controls within reach of the thumb. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tab, TabPanel, Tabs } from '../ui/Tabs';
import { ActionBar } from './ActionBar';
import { BoardArea } from './BoardArea';
import { EndPanel } from './EndPanel';
import { LookBackBar } from './LookBackBar';
import type { LayoutProps } from './layout';
import classes from './PhoneTable.module.css';
import { PlayersPanel } from './PlayersPanel';
import { SideContent, useSideTabs } from './SidePanel';
import { SpectatorStrip } from './SpectatorStrip';
import { TableBanners } from './TableBanners';
import { TextPanel } from './TextPanel';
import { TurnStrip } from './TurnStrip';
import { useLookKeys } from './use-look-keys';
import { useRegionKeys } from './use-region-keys';
import { useUnread } from './use-unread';

type PhoneTab = 'board' | 'players' | 'log' | 'chat' | 'rules';

const phoneTabs = ['board', 'players', 'log', 'chat', 'rules'] as const;

export function PhoneTable({ table, missed, asking, openTab, onRule, isOwnerWatching }: LayoutProps) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<PhoneTab>('board');
  const unread = useUnread(table, (name) => tab === name);
  const side = useSideTabs(unread);
  const tabs: Record<PhoneTab, Tab<PhoneTab>> = {
    board: { id: 'board', label: t('board.title'), icon: 'board' },
    players: { id: 'players', label: t('players.title'), icon: 'players' },
    log: { ...side.log, id: 'log' },
    chat: { ...side.chat, id: 'chat' },
    rules: { ...side.rules, id: 'rules' },
  };
  const open = (name: 'log' | 'chat' | 'rules' | 'text'): void => {
    openTab(name);
    setTab(name === 'text' ? 'players' : name);
  };
  const showBoard = (): void => setTab('board');
  useRegionKeys(open, showBoard);
  const { outcome, isOver, looking } = table;
  useLookKeys(looking, showBoard);
  const look = (version: number): void => {
    looking.look(version);
    showBoard();
  };
  const boardClass = isOver ? `${classes.board} ${classes.over}` : (classes.board ?? '');
  return (
    <div className={classes.table}>
      <h1 className="visually-hidden">{table.page.meta.title}</h1>
      {table.me === null && <SpectatorStrip table={table} isOwnerWatching={isOwnerWatching} />}
      {phoneTabs.map((name) => (
        // The board stays in the page: switching keeps its zoom.
        <TabPanel
          key={name}
          name="phone"
          id={name}
          hidden={tab !== name}
          className={name === 'board' ? boardClass : (classes.panel ?? '')}
        >
          {name === 'board' && (
            <>
              {isOver && outcome !== null && <EndPanel table={table} outcome={outcome} />}
              <BoardArea table={table} />
            </>
          )}
          {name === 'players' && tab === name && (
            <div className={classes.scroll} data-region="players" tabIndex={-1}>
              <PlayersPanel table={table} />
              <h2>{t('text.title')}</h2>
              <TextPanel table={table} />
            </div>
          )}
          {name !== 'board' && name !== 'players' && tab === name && (
            <SideContent tab={name} table={table} newAfter={missed.newAfter} asking={asking} onLook={look} />
          )}
        </TabPanel>
      ))}
      <div className={classes.foot}>
        <TableBanners table={table} missed={missed} onShowLog={() => open('log')} onShowBoard={showBoard} />
        <TurnStrip table={table} />
        {looking.at !== null && <LookBackBar table={table} />}
        {table.me !== null && !isOver && looking.at === null && tab === 'board' && (
          <ActionBar
            table={table}
            onRule={(clause) => {
              onRule(clause);
              setTab('rules');
            }}
          />
        )}
        <Tabs
          name="phone"
          label={t('side.label')}
          look="bar"
          tabs={phoneTabs.map((name) => tabs[name])}
          selected={tab}
          onSelect={setTab}
        />
      </div>
    </div>
  );
}
