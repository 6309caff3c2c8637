/** Keyboard shortcuts: single keys that can be switched off and never fire in text fields. */
import { useEffect, useRef } from 'react';
import { settings } from './settings';

export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void>>;

/** Keys as in `KeyboardEvent.key`, letters in lower case. Escape works even when single keys are off. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = Object.hasOwn(latest.current, key) ? latest.current[key] : undefined;
      if (action === undefined || event.defaultPrevented || !mayFire(event)) return;
      action(event);
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

function mayFire(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches('input:not([type=checkbox],[type=radio],[type=range]), textarea, select'));
  if (isTyping) return false;
  if (event.key === 'Escape') return true;
  // Enter and arrows belong to whatever has the focus.
  if (event.key === 'Enter') return settings().keys && (target === document.body || target instanceof HTMLHtmlElement);
  const isInDialog = target instanceof HTMLElement && target.closest('dialog[open], [role=dialog]') !== null;
  return settings().keys && !isInDialog;
}
