/** What the board knows beside the match: the space under the pointer or the focus, and how the tile in hand is turned. */
import type { Space } from '@quayside/games/fisheries-of-gloucester/types';
import { useCallback, useMemo, useState } from 'react';
import { type Draft, draftOf, targetsOf } from './draft';
import { type Ghost, ghostAt, turnsOf } from './placements';
import type { Props } from './props';

export interface Workbench {
  readonly draft: Draft;
  readonly targets: ReadonlySet<Space>;
  readonly over: Space | null;
  setOver(space: Space | null): void;
  /** How the tile would lie. */
  readonly ghost: Ghost | null;
  readonly canRotate: boolean;
  /** How the tile in hand is turned. */
  readonly turn: number;
  rotate(): void;
  /** The same on any other space, for pressing it. */
  ghostOn(space: Space): Ghost | null;
}

export type WorkProps = Props & { readonly work: Workbench };

export function useWorkbench({ view, cue, path }: Props): Workbench {
  const [over, setOver] = useState<Space | null>(null);
  const [wished, setTurn] = useState(0);
  const draft = useMemo<Draft>(() => (cue === null ? draftOf(view, path) : { kind: 'none' }), [view, cue, path]);
  const targets = useMemo(() => targetsOf(draft), [draft]);
  const ghostOn = useCallback(
    (space: Space) => (draft.kind === 'tile' ? ghostAt(draft.placements, draft.shape, space, wished) : null),
    [draft, wished],
  );
  const ghost = over === null ? null : ghostOn(over);
  const turns = draft.kind === 'tile' ? turnsOf(draft.shape) : 1;
  const turn = (ghost?.turn ?? wished) % turns;
  return {
    draft,
    targets,
    over,
    setOver,
    ghost,
    canRotate: turns > 1,
    turn,
    rotate: () => setTurn((turn + 1) % turns),
    ghostOn,
  };
}
