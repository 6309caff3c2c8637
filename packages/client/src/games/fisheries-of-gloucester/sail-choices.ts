/** Branches of the action bar that end in a voyage: ship, then where to. */
import { columnAt, nameOf, neighbours, numberOf } from '@quayside/games/fisheries-of-gloucester/grid';
import { helmsAt } from '@quayside/games/fisheries-of-gloucester/sea';
import {
  type By,
  type Move,
  type ShipNumber,
  type Space,
  shipNumbers,
} from '@quayside/games/fisheries-of-gloucester/types';
import { isDocked, type Voyage, voyagesOf } from '@quayside/games/fisheries-of-gloucester/voyage';
import type { Choice, Translate } from '../../table/game-page';
import type { Player, Table } from './words';

export function sailChoice(table: Table, seat: number, player: Player, t: Translate): Choice<Move> {
  return {
    key: 'sail',
    label: t('choice.sail'),
    hint: t('choice.sailHint'),
    choices: shipNumbers.map((ship) => shipChoice(table, seat, ship, player.hours, 'action', t)),
  };
}

export function bonusSailChoice(table: Table, seat: number, steps: number, t: Translate): Choice<Move> {
  return {
    key: 'bonus-sail',
    label: t('choice.bonusSail'),
    hint: t('choice.bonusSailHint', { steps: t('steps', { count: steps }) }),
    choices: shipNumbers.map((ship) => shipChoice(table, seat, ship, steps, 'bonus', t)),
  };
}

export function sailMove(by: By, ship: ShipNumber, to: Space): Move {
  return { type: by === 'bonus' ? 'bonusSail' : 'sail', ship, to };
}

/** "3 hours", or "3 steps" of a card. */
export function costText(by: By, count: number, t: Translate): string {
  return t(by === 'bonus' ? 'steps' : 'hours', { count });
}

function shipChoice(table: Table, seat: number, ship: ShipNumber, most: number, by: By, t: Translate): Choice<Move> {
  const space = table.players[seat]?.ships[ship - 1] ?? 'A0';
  const docked = isDocked(table, seat, ship);
  const head = {
    key: `ship-${ship}`,
    label: t('choice.ship', { ship }),
    hint: t(docked ? 'choice.shipDocked' : 'choice.shipAt', { space }),
  };
  const all = voyagesOf(table, seat, ship);
  const reached = all.filter(({ cost }) => cost <= most);
  if (reached.length === 0) return { ...head, move: sailMove(by, ship, all[0]?.to ?? ahead(space)) };
  const sorted = [...reached].sort((one, other) => one.cost - other.cost);
  return { ...head, choices: sorted.map((voyage) => voyageChoice(table, voyage, ship, by, t)) };
}

/** The space to the right: a place to ask about when there is none. */
function ahead(space: Space): Space {
  const at = numberOf(space);
  const next = (neighbours[at] ?? []).find((other) => (columnAt[other] ?? 0) > (columnAt[at] ?? 0));
  return next === undefined ? space : nameOf(next);
}

function voyageChoice(table: Table, { to, cost }: Voyage, ship: ShipNumber, by: By, t: Translate): Choice<Move> {
  const helms = helmsAt(table, numberOf(to));
  const price = costText(by, cost, t);
  const hint = helms === 0 ? price : t('choice.islandHint', { cost: price, helms: t('helms', { count: helms }) });
  return { key: to.toLowerCase(), label: to, hint, move: sailMove(by, ship, to) };
}
