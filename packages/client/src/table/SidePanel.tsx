/** Log, chat, rules and the table in words, each behind a tab. */
import { useTranslation } from 'react-i18next';
import { RulesText } from '../app/RulesText';
import type { Tab } from '../ui/Tabs';
import { ChatPanel } from './ChatPanel';
import { LogPanel } from './LogPanel';
import classes from './SidePanel.module.css';
import { TextPanel } from './TextPanel';
import type { TableModel } from './use-table';

export type SideTab = 'log' | 'chat' | 'rules' | 'text';

export interface Asking {
  readonly clause: string | null;
  /** Counts the times a clause was asked for. */
  readonly times: number;
}

interface SideContentProps {
  readonly tab: SideTab;
  readonly table: TableModel;
  readonly newAfter: number | null;
  readonly asking: Asking;
  readonly onLook: (version: number) => void;
}

export function SideContent({ tab, table, newAfter, asking, onLook }: SideContentProps) {
  const { t } = useTranslation();
  switch (tab) {
    case 'log':
      return <LogPanel table={table} newAfter={newAfter} onLook={onLook} />;
    case 'chat':
      return (
        <ChatPanel
          lines={table.state.chat}
          store={table.store}
          me={table.me}
          hasGallery={table.outcome === null}
          empty={t('chat.empty')}
        />
      );
    case 'rules':
      return (
        <div className={classes.scroll}>
          <RulesText game={table.game} clause={asking.clause} asked={asking.times} />
        </div>
      );
    case 'text':
      return (
        <div className={classes.scroll}>
          <TextPanel table={table} />
        </div>
      );
  }
}

export interface Unread {
  readonly log: number;
  readonly chat: number;
}

/** Tabs with what nobody has looked at yet. */
export function useSideTabs(unread: Unread): Record<SideTab, Tab<SideTab>> {
  const { t } = useTranslation();
  return {
    log: {
      id: 'log',
      label: t('log.title'),
      icon: 'log',
      count: unread.log,
      countLabel: t('side.unread', { count: unread.log }),
    },
    chat: {
      id: 'chat',
      label: t('chat.title'),
      icon: 'chat',
      count: unread.chat,
      countLabel: t('side.unread', { count: unread.chat }),
    },
    rules: { id: 'rules', label: t('rules.title'), icon: 'rules' },
    text: { id: 'text', label: t('text.title'), icon: 'eye' },
  };
}
