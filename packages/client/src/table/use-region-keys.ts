/** Letters that go to the parts of the table, and Enter to the chat. */
import { changeSettings, settings } from '../app/settings';
import { useShortcuts } from '../app/shortcuts';
import type { SideTab } from './SidePanel';

export function useRegionKeys(openTab: (tab: SideTab) => void, showBoard?: () => void): void {
  const go =
    (region: string, before?: () => void) =>
    (event: KeyboardEvent): void => {
      event.preventDefault();
      before?.();
      // The tab's panel is drawn first.
      requestAnimationFrame(() => {
        const node = document.querySelector<HTMLElement>(`[data-region~="${region}"]`);
        node?.focus();
        node?.scrollIntoView({ block: 'nearest' });
      });
    };
  const openChat = (event: KeyboardEvent): void => {
    event.preventDefault();
    openTab('chat');
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-chat-input]')?.focus());
  };
  useShortcuts({
    g: go('board', showBoard),
    h: go('hand', showBoard),
    c: go('actions', showBoard),
    d: go('digest'),
    p: go('players'),
    l: go('side', () => openTab('log')),
    r: go('side', () => openTab('rules')),
    m: () => changeSettings({ sounds: !settings().sounds }),
    Enter: openChat,
  });
}
