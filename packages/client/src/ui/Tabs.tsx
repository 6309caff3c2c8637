/** A list of tabs with one tab stop: arrows, Home and End move along it. */
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { cx } from './cx';
import { Icon, type IconName } from './Icon';
import classes from './Tabs.module.css';

export interface Tab<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: IconName;
  /** Unread lines. */
  readonly count?: number;
  /** What the count means, read out: "3 unread". */
  readonly countLabel?: string;
}

export interface TabsProps<Id extends string> {
  /** Unique in the page; panels are found by it. */
  readonly name: string;
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** bar: along the foot of a phone. */
  readonly look?: 'folder' | 'bar';
}

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export function Tabs<Id extends string>({ name, label, tabs, selected, onSelect, look = 'folder' }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const step = (event: KeyboardEvent, index: number) => {
    const next = steps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(name, tab.id))}`)?.focus();
  };
  return (
    <div ref={list} role="tablist" aria-label={label} className={cx(classes.tabs, classes[look])}>
      {tabs.map((tab, index) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(name, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={panelId(name, tab.id)}
          tabIndex={tab.id === selected ? 0 : -1}
          className={classes.tab}
          onClick={() => onSelect(tab.id)}
          onKeyDown={(event) => step(event, index)}
        >
          {tab.icon !== undefined && <Icon name={tab.icon} />}
          <span>{tab.label}</span>
          {tab.count !== undefined && tab.count > 0 && (
            <span className={classes.count}>
              <span aria-hidden={tab.countLabel !== undefined}>{tab.count}</span>
              {tab.countLabel !== undefined && <span className="visually-hidden">{tab.countLabel}</span>}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

export interface TabPanelProps {
  readonly name: string;
  readonly id: string;
  readonly hidden?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

export function TabPanel({ name, id, hidden = false, className, children }: TabPanelProps) {
  return (
    <div
      role="tabpanel"
      id={panelId(name, id)}
      aria-labelledby={tabId(name, id)}
      hidden={hidden}
      className={className}
      {...reachable}
    >
      {children}
    </div>
  );
}

/** A panel that scrolls has to be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;

const tabId = (name: string, id: string) => `${name}-tab-${id}`;
const panelId = (name: string, id: string) => `${name}-panel-${id}`;
