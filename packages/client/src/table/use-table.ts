/** Everything the parts of a table share: what is shown, what may be done, and what is being done. */
import { judge as judgeMove } from '@quayside/games/core/match';
import type { Outcome, Refusal, Seat } from '@quayside/games/core/rules';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useCallback, useMemo, useState } from 'react';
import { useSettings } from '../app/settings';
import type { AnyPage, GameEntry } from '../games';
import type { AnyMove, MatchState, Picture } from '../match/state';
import type { MatchStore } from '../match/store';
import type { HeldSeat } from '../match/tables';
import { translateFor } from '../text/i18n';
import { type AnyChoice, findLeaf } from './choices';
import type { Names, Translate } from './game-page';
import { type LogBlock, lastPiece, logTeller } from './log';
import type { AnyView } from './playback';
import { useHabits } from './use-habits';
import type { LookBack } from './use-look-back';
import type { Shown } from './use-playback';
import { useShown } from './use-shown';

export interface TableInput {
  readonly page: AnyPage;
  readonly game: GameEntry;
  readonly info: MatchInfo;
  readonly picture: Picture;
  readonly held: HeldSeat | null;
  readonly store: MatchStore;
  readonly state: MatchState;
}

/** A move that waits for "yes, really". */
export interface Asked {
  readonly move: AnyMove;
  readonly label: string | null;
}

export interface TableModel extends TableInput {
  readonly me: Seat | null;
  readonly t: Translate;
  readonly names: Names;
  readonly shown: Shown;
  /** The board may show the table as it was. */
  readonly looking: LookBack;
  /** The match is over and its end is what is shown. */
  readonly isOver: boolean;
  /** The match as it is, even while the board runs behind. */
  readonly view: AnyView;
  readonly outcome: Outcome | null;
  readonly blocks: readonly LogBlock[];
  readonly legal: readonly AnyMove[];
  readonly isMyTurn: boolean;
  readonly choices: readonly AnyChoice[];
  judge(move: AnyMove): Refusal | null;
  /** Sends, asks first, or explains. */
  propose(move: AnyMove): void;
  readonly asked: Asked | null;
  confirm(): void;
  readonly path: readonly string[];
  setPath(path: readonly string[]): void;
  readonly marked: string | null;
  mark(piece: string | null): void;
}

const noMoves: readonly AnyMove[] = [];
const noPath: readonly string[] = [];
/** What every move is answered with while the board shows the table as it was. */
const onlyLooking: Refusal = { code: 'LOOKING_BACK', rule: null };

export function useTable(input: TableInput): TableModel {
  const { page, game, info, picture, held, store, state } = input;
  const me = held?.seat ?? null;
  const t = useMemo(() => translateFor(game.meta.name), [game]);
  const names = useNames(info, me);
  const view = picture.view as AnyView;
  const { shown, looking } = useShown(input, t, names);
  const isNow = looking.at === null;
  const tell = useMemo(() => logTeller(page, t, names), [page, t, names]);
  const blocks = useMemo(() => tell(state.steps), [tell, state.steps]);
  const [path, setPath] = usePathAt(picture.version);
  const [asked, setAsked] = useState<(Asked & { readonly version: number }) | null>(null);
  const [picked, mark] = useState<string | null>(null);

  const isRunning = picture.outcome === null && info.status !== 'over';
  const isFree = isNow && !shown.isPlaying && state.pending === null && isRunning && me !== null;
  const legal = useMemo(() => (isFree ? page.judge.legal(view) : noMoves), [isFree, page, view]);
  const judge = useCallback(
    (move: AnyMove) => (isNow ? judgeMove(page.judge, view, move) : onlyLooking),
    [isNow, page, view],
  );
  const isMyTurn = me !== null && isRunning && view.public.active.includes(me);
  const choices = useMemo(() => (isMyTurn ? page.choices(view, t) : []), [isMyTurn, page, view, t]);
  const settle = useCallback(
    (move: AnyMove): void => {
      setAsked(null);
      store.send(move);
    },
    [store],
  );
  useHabits({ page, view, version: picture.version, isFree: isFree && isMyTurn, send: settle });
  const { confirm } = useSettings();
  const propose = useCallback(
    (move: AnyMove): void => {
      if (!isNow) return;
      const refusal = judge(move);
      if (refusal !== null) {
        store.refuse({ ok: false, message: '', ...refusal }, move);
        return;
      }
      store.dismissRefusal();
      if (!isFree) return;
      const found = findLeaf(choices, move);
      const isCareful = confirm === 'always' || (confirm === 'risky' && found?.leaf.risky === true);
      if (isCareful) setAsked({ move, label: found?.leaf.label ?? null, version: picture.version });
      else settle(move);
    },
    [isNow, judge, store, isFree, choices, confirm, picture.version, settle],
  );
  const open = asked !== null && asked.version === picture.version && isFree ? asked : null;
  return {
    ...input,
    me,
    t,
    names,
    shown,
    looking,
    isOver: picture.outcome !== null && isNow && !shown.isPlaying,
    view,
    outcome: picture.outcome as Outcome | null,
    blocks,
    legal,
    isMyTurn,
    choices,
    judge,
    propose,
    asked: open,
    confirm: () => open !== null && settle(open.move),
    path,
    setPath: (next) => {
      if (!isNow) return;
      setAsked(null);
      setPath(next);
    },
    marked: picked ?? (shown.isPlaying ? null : lastPiece(blocksUpTo(blocks, looking.at))),
    mark,
  };
}

function useNames(info: MatchInfo, me: Seat | null): Names {
  const list = info.seats.map(({ name }) => name ?? '').join('\n');
  return useMemo(() => {
    const names = list.split('\n');
    return { seat: (seat) => names[seat] || `#${seat + 1}`, isMe: (seat) => seat === me };
  }, [list, me]);
}

function blocksUpTo(blocks: readonly LogBlock[], version: number | null): readonly LogBlock[] {
  return version === null ? blocks : blocks.filter((block) => block.version <= version);
}

/** Opened branches belong to one moment of the match. */
function usePathAt(version: number): [readonly string[], (path: readonly string[]) => void] {
  const [opened, setOpened] = useState({ version, path: noPath });
  const setPath = useCallback((path: readonly string[]) => setOpened({ version, path }), [version]);
  return [opened.version === version ? opened.path : noPath, setPath];
}
