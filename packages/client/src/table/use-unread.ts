/** Counts what came in behind tabs that were not open. */
import { useState } from 'react';
import type { Unread } from './SidePanel';
import type { TableModel } from './use-table';

export function useUnread({ blocks, state, me }: TableModel, isOpen: (tab: 'log' | 'chat') => boolean): Unread {
  const lastStep = blocks.at(-1)?.version ?? 0;
  const lastLine = state.chat.at(-1)?.id ?? null;
  const [seenStep, setSeenStep] = useState(lastStep);
  const [seenLine, setSeenLine] = useState(lastLine);
  if (isOpen('log') && seenStep !== lastStep) setSeenStep(lastStep);
  if (isOpen('chat') && seenLine !== lastLine) setSeenLine(lastLine);
  const from = state.chat.findIndex(({ id }) => id === seenLine);
  const lines = state.chat.slice(from + 1).filter(({ seat }) => seat === null || seat !== me);
  return { log: blocks.filter(({ version, seat }) => version > seenStep && seat !== me).length, chat: lines.length };
}
