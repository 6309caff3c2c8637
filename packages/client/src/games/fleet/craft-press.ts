/** What a press on a craft of the own fleet means now; null: nothing, it is only looked at. */
import type { BoatId, CrateOn, Move } from '@quayside/games/fleet/types';
import { boatKey, crateSources } from './hire-choices';
import { nextHold, type Task } from './tasks';
import type { WorkProps } from './use-work';
import { cardName, craftName, mineOf, type Player } from './words';

export interface CraftPress {
  /** Goes before the description of the craft. */
  readonly verb: string;
  readonly wanted: boolean;
  readonly refused: boolean;
  /** Chosen already, with what. */
  readonly chosen: string | null;
  press(): void;
}

export function craftPress(props: WorkProps, id: BoatId): CraftPress | null {
  const { view, work } = props;
  const player = mineOf(view);
  const { task } = work;
  if (player === null || task === null) return null;
  switch (task.kind) {
    case 'hire':
      return task.card === null ? null : hiring(props, player, id, { type: 'hire', card: task.card, boat: id });
    case 'mate':
      return joining(props, player, id, task);
    case 'process':
      return processing(props, player, id);
    case 'tuck':
      return tucking(props, player, id);
    default:
      return null;
  }
}

function hiring(
  { judge, send, t }: WorkProps,
  player: Player,
  id: BoatId,
  move: Extract<Move, { type: 'hire' }>,
): CraftPress {
  const isAllowed = judge(move) === null;
  const values = { card: cardName(move.card, t), craft: craftName(player, id, t) };
  return {
    verb: t('board.hireOn', values),
    wanted: isAllowed,
    refused: !isAllowed,
    chosen: null,
    press: () => send(move),
  };
}

function joining(
  props: WorkProps,
  player: Player,
  id: BoatId,
  { boat, card }: Extract<Task, { kind: 'mate' }>,
): CraftPress {
  const { setPath, send, judge, t } = props;
  if (boat === null || card === null) {
    const why: Move = { type: 'buyFirstMate', boat: id, card: 'shrimp', crateFrom: 'processed' };
    const code = judge(why)?.code;
    const fits = code === undefined || code === 'MATE_CARD' || code === 'MATE_CRATE';
    return {
      verb: t('board.mateOn', { craft: craftName(player, id, t) }),
      wanted: fits,
      refused: !fits,
      chosen: boat === id ? t('board.chosenCraft') : null,
      press: () => (fits ? setPath(['mate', boatKey(id)]) : send(why)),
    };
  }
  const source = crateSources(player).find((from): from is CrateOn => from !== 'processed' && from.boat === id);
  const move: Move = { type: 'buyFirstMate', boat, card, crateFrom: source ?? { boat: id, hold: 'own' } };
  const isAllowed = judge(move) === null;
  return {
    verb: t('board.mateCrate', { craft: craftName(player, id, t) }),
    wanted: isAllowed,
    refused: !isAllowed,
    chosen: boat === id ? t('board.chosenCraft') : null,
    press: () => send(move),
  };
}

function processing({ work, send, t }: WorkProps, player: Player, id: BoatId): CraftPress {
  const { draft, change } = work;
  const now = draft.holds.find(({ boat }) => boat === id) ?? null;
  const next = nextHold(player, id, now);
  const others = draft.holds.filter(({ boat }) => boat !== id);
  const isEmpty = now === null && next === null;
  return {
    verb: t('board.processFrom', { craft: craftName(player, id, t) }),
    wanted: !isEmpty,
    refused: isEmpty,
    chosen: now === null ? null : t(now.hold === 'own' ? 'board.chosenCrate' : 'board.chosenTucked'),
    press: () =>
      isEmpty
        ? send({ type: 'process', crates: [{ boat: id, hold: 'own' }] })
        : change({ holds: next === null ? others : [...others, next] }),
  };
}

function tucking({ work, judge, send, t }: WorkProps, player: Player, id: BoatId): CraftPress {
  const { draft, change } = work;
  const under = draft.tucks.find(({ boat }) => boat === id);
  const craft = craftName(player, id, t);
  if (under !== undefined) {
    return {
      verb: t('board.untuck', { card: cardName(under.card, t), craft }),
      wanted: true,
      refused: false,
      chosen: t('board.chosenUnder', { card: cardName(under.card, t) }),
      press: () => change({ tucks: draft.tucks.filter((one) => one !== under) }),
    };
  }
  if (draft.held === null)
    return {
      verb: t('board.tuckFirst', { craft }),
      wanted: false,
      refused: true,
      chosen: null,
      press: () => undefined,
    };
  const tucks = [...draft.tucks, { card: draft.held, boat: id }];
  const move: Move = { type: 'tuck', tucks };
  const isAllowed = judge(move) === null;
  return {
    verb: t('board.tuckUnder', { card: cardName(draft.held, t), craft }),
    wanted: isAllowed,
    refused: !isAllowed,
    chosen: null,
    press: () => (isAllowed ? change({ tucks, held: null }) : send(move)),
  };
}
