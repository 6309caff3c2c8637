/** The move being prepared: read from the branches opened in the action bar, so that board and bar are one control. */
import { withinReach } from '@quayside/games/fisheries-of-gloucester/catching';
import { cardIds, cards } from '@quayside/games/fisheries-of-gloucester/data';
import {
  halfSize,
  mirrorOf,
  nameOf,
  numberOf,
  type Placement,
  spaces,
} from '@quayside/games/fisheries-of-gloucester/grid';
import { legal } from '@quayside/games/fisheries-of-gloucester/legal';
import {
  type By,
  type CardId,
  type Feature,
  features,
  type Move,
  type Shape,
  type ShipNumber,
  type Space,
  shapes,
  shipNumbers,
} from '@quayside/games/fisheries-of-gloucester/types';
import { fleetLimit, type Voyage, voyagesOf } from '@quayside/games/fisheries-of-gloucester/voyage';
import { placementsNow } from './placements';
import { sailMove } from './sail-choices';
import { type GameView, isAsked, mineOf } from './words';

export type Draft =
  | { readonly kind: 'none' }
  | { readonly kind: 'tile'; readonly shape: Shape; readonly by: By; readonly placements: readonly Placement[] }
  | {
      readonly kind: 'sail';
      readonly ship: ShipNumber;
      readonly by: By;
      readonly voyages: readonly Voyage[];
      /** Hours, or steps of the card. */
      readonly most: number;
      /** Column that the fleet allows this ship. */
      readonly limit: number;
    }
  | { readonly kind: 'fish'; readonly near: readonly Space[]; readonly picked: readonly Space[] }
  | { readonly kind: 'feature'; readonly feature: Feature; readonly open: readonly Space[] }
  | { readonly kind: 'preserve'; readonly card: CardId }
  | { readonly kind: 'end' };

const nothing: Draft = { kind: 'none' };

export function draftOf(view: GameView, path: readonly string[]): Draft {
  if (isAsked(view, 'PLACEMENT')) return featureDraft(view, path[0]);
  if (isAsked(view, 'BONUS')) return bonusDraft(view, path);
  return isAsked(view, 'ACTION') ? actionDraft(view, path) : nothing;
}

function featureDraft(view: GameView, key: string | undefined): Draft {
  const feature = features.find((known) => known.toLowerCase() === key);
  if (feature === undefined) return nothing;
  const open = legal(view).flatMap((move) => {
    if (move.type !== 'placeFeature' || move.feature !== feature) return [];
    return [move.space, nameOf(mirrorOf(numberOf(move.space)))];
  });
  return { kind: 'feature', feature, open };
}

function actionDraft(view: GameView, [branch, key, ...more]: readonly string[]): Draft {
  switch (branch) {
    case 'chart': {
      const shape = shapes.find((known) => known === key);
      return shape === undefined ? nothing : tileDraft(view, shape, 'action');
    }
    case 'sail':
      return sailDraft(view, key, mineOf(view)?.hours ?? 0, 'action');
    case 'fish':
      return fishDraft(view, [key, ...more]);
    case 'preserve': {
      const card = cardIds.find((known) => known.toLowerCase() === key);
      return card === undefined ? nothing : { kind: 'preserve', card };
    }
    case 'end':
      return { kind: 'end' };
    default:
      return nothing;
  }
}

/** With a single part left there is nothing to choose first. */
function bonusDraft(view: GameView, [branch, key]: readonly string[]): Draft {
  const { bonus } = view.public;
  if (bonus === null) return nothing;
  const { tile, steps } = cards[bonus.card];
  const isChart = branch === 'bonus-chart' || (branch === undefined && !bonus.parts.includes('sail'));
  if (isChart && tile !== null) return tileDraft(view, tile, 'bonus');
  return branch === 'bonus-sail' ? sailDraft(view, key, steps, 'bonus') : nothing;
}

function tileDraft(view: GameView, shape: Shape, by: By): Draft {
  return { kind: 'tile', shape, by, placements: placementsNow(view.public, shape) };
}

function sailDraft({ seat, public: table }: GameView, key: string | undefined, most: number, by: By): Draft {
  const ship = shipNumbers.find((known) => key === shipKey(known));
  const player = table.players[seat ?? -1];
  if (ship === undefined || player === undefined || seat === null) return nothing;
  return { kind: 'sail', ship, by, most, voyages: voyagesOf(table, seat, ship), limit: fleetLimit(player, ship) };
}

function fishDraft({ seat, public: table }: GameView, keys: readonly (string | undefined)[]): Draft {
  const near = withinReach(table, seat ?? -1).map(({ space }) => space);
  return { kind: 'fish', near, picked: near.filter((space) => keys.includes(space.toLowerCase())) };
}

export function shipKey(ship: ShipNumber): string {
  return `ship-${ship}`;
}

/** Spaces where something can be done with what is being prepared. */
export function targetsOf(draft: Draft): ReadonlySet<Space> {
  switch (draft.kind) {
    case 'tile':
      return new Set(draft.placements.flatMap(({ spaces: covered }) => covered));
    case 'sail':
      return new Set(draft.voyages.flatMap(({ to, cost }) => (cost <= draft.most ? [to] : [])));
    case 'fish':
      return new Set(draft.near);
    case 'feature':
      return new Set(draft.open);
    default:
      return new Set();
  }
}

/** What pressing a space does: it opens a branch, or proposes a move (which may be refused, and then says why). */
export type Press =
  | { readonly path: readonly string[] }
  | { readonly move: Move }
  /** Nothing. */
  | null;

export function pressOn(view: GameView, draft: Draft, space: Space, ghost: readonly Space[] | null): Press {
  switch (draft.kind) {
    case 'tile': {
      const spacesOfTile = ghost ?? [space];
      return draft.by === 'bonus'
        ? { move: { type: 'bonusChart', spaces: spacesOfTile } }
        : { move: { type: 'chart', shape: draft.shape, spaces: spacesOfTile } };
    }
    case 'sail':
      return shipOn(view, space) === null
        ? { move: sailMove(draft.by, draft.ship, space) }
        : pressPiece(view, space, draft.ship);
    case 'fish':
      return pressFish(view, space, draft.picked);
    case 'feature':
      return { move: { type: 'placeFeature', feature: draft.feature, space: upperHalf(space) } };
    default:
      return pressPiece(view, space, null);
  }
}

/** My ship on a space. */
export function shipOn({ seat, public: table }: GameView, space: Space): ShipNumber | null {
  const at = table.players[seat ?? -1]?.ships.indexOf(space) ?? -1;
  return shipNumbers[at] ?? null;
}

/** My ships open their voyages, fish the catch; `opened`: the ship whose voyages are open, which closes them. */
function pressPiece(view: GameView, space: Space, opened: ShipNumber | null): Press {
  const ship = shipOn(view, space);
  if (ship === null) return pressFish(view, space, []);
  if (ship === opened) return { path: [] };
  const isBonus = isAsked(view, 'BONUS');
  const isDocked = voyagesOf(view.public, view.seat ?? -1, ship).length === 0;
  if (!isBonus && (!isAsked(view, 'ACTION') || isDocked)) return { move: { type: 'sail', ship, to: aheadOf(space) } };
  if (isBonus && view.public.bonus?.parts.includes('sail') !== true) return { move: sailMove('bonus', ship, space) };
  return { path: [isBonus ? 'bonus-sail' : 'sail', shipKey(ship)] };
}

function pressFish(view: GameView, space: Space, picked: readonly Space[]): Press {
  if (shipOn(view, space) !== null) return pressPiece(view, space, null);
  if (!view.public.fish.some((token) => token.space === space)) return null;
  const isNear = withinReach(view.public, view.seat ?? -1).some((token) => token.space === space);
  const hours = mineOf(view)?.hours ?? 0;
  const rest = picked.filter((other) => other !== space);
  if (!isNear || !isAsked(view, 'ACTION') || (rest.length === picked.length && picked.length === hours)) {
    return { move: { type: 'fish', spaces: [...rest, space] } };
  }
  const next = rest.length < picked.length ? rest : [...picked, space];
  const ordered = spaces.filter((known) => next.includes(known));
  return { path: next.length === 0 ? [] : ['fish', ...ordered.map((known) => known.toLowerCase())] };
}

function aheadOf(space: Space): Space {
  return spaces[numberOf(space) + 1] ?? space;
}

/** A pair is named by its space in rows A to D. */
export function upperHalf(space: Space): Space {
  const at = numberOf(space);
  return at < halfSize ? space : nameOf(mirrorOf(at));
}
