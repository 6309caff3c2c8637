/** The task of the moment and its draft, shared by hand, fleet and desk. */
import type { Move } from '@quayside/games/fleet/types';
import { useState } from 'react';
import type { Props } from './props';
import { type Draft, firstDraft, moveOf, type Task, taskKey, taskOf } from './tasks';

export interface Work {
  readonly task: Task | null;
  readonly draft: Draft;
  /** What the draft has become. */
  readonly move: Move | null;
  change(part: Partial<Draft>): void;
}

export interface WorkProps extends Props {
  readonly work: Work;
}

export function useWork({ view, cue, path }: Props): Work {
  const task = cue === null ? taskOf(view, path) : null;
  const key = taskKey(view, task);
  const [kept, setKept] = useState<{ readonly key: string; readonly draft: Draft } | null>(null);
  const draft = kept?.key === key ? kept.draft : firstDraft(task);
  return {
    task,
    draft,
    move: task === null ? null : moveOf(task, draft, view),
    change: (part) => setKept({ key, draft: { ...draft, ...part } }),
  };
}
