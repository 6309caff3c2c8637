/** The table in words: the same view, for those who read it. */
import { boatKinds, fishPrices, ports } from '@quayside/games/swordfish/data';
import { demandLeft, demandOf } from '@quayside/games/swordfish/table';
import {
  boatClasses,
  type Captain,
  colors,
  type Kind,
  kinds,
  type PortId,
  portIds,
} from '@quayside/games/swordfish/types';
import type { Names, TextBlock, Translate } from '../../table/game-page';
import {
  boatText,
  capital,
  type GameView,
  holdText,
  nextOrder,
  type Player,
  placeName,
  serviceOf,
  type Table,
  vpText,
} from './words';

export function textView({ public: table }: GameView, t: Translate, names: Names): readonly TextBlock[] {
  return [
    { heading: t('view.round'), lines: roundLines(table, t, names) },
    { heading: t('view.fleets'), lines: table.players.flatMap((player, at) => fleetLines(player, names.seat(at), t)) },
    ...wreckBlock(table, t),
    { heading: t('view.ports'), lines: portIds.flatMap((port) => portLines(table, port, t)) },
    {
      heading: t('view.prices'),
      lines: kinds.map((kind) => t('view.price', { kind: capital(t(`kind.${kind}`)), ...priceValues(kind) })),
    },
    {
      heading: t('view.bags'),
      lines: colors.map((color) =>
        t('view.bag', { color: capital(t(`color.${color}`)), fish: bagText(table, color, t) }),
      ),
    },
    {
      heading: t('view.boats'),
      lines: boatClasses.map((boatClass) =>
        t('view.boatClass', { ...boatKinds[boatClass], count: boatClass, left: table.boats[boatClass].length }),
      ),
    },
  ];
}

export function priceValues(kind: Kind): { readonly south: number; readonly north: number } {
  return { south: fishPrices.south[kind], north: fishPrices.north[kind] };
}

/** What is left in a bag. */
export function bagText({ bags }: Table, color: (typeof colors)[number], t: Translate): string {
  return holdText(
    kinds.flatMap((kind) => Array.from({ length: bags[color][kind] }, () => kind)),
    t,
  );
}

function roundLines(table: Table, t: Translate, names: Names): string[] {
  const { round, options, closing, phase, order, force, forces, fishing, tokensLeft } = table;
  const seatNames = (seats: readonly number[]): string[] => seats.map((seat) => names.seat(seat));
  const values = { round, rounds: options.rounds, phase: t(`phase.${phase}`) };
  const drawn = fishing?.tile ?? null;
  return [
    closing ? t('progress.closing', values) : t('view.roundLine', values),
    t('view.order', { names: seatNames(order) }),
    ...(closing ? [] : [t('view.next', { names: seatNames(nextOrder(table)) })]),
    t('board.forceAtCap', { force, wind: t(`wind.${force}`) }),
    t('view.forces', { forces: forces.map(String) }),
    t('board.tokens', { count: tokensLeft }),
    ...(drawn === null ? [] : [t('view.drawn', { kind: t(`kind.${drawn.kind}`) })]),
  ];
}

/** All of a fleet, its VP first; for the board as well. */
export function fleetLines(player: Player, name: string, t: Translate): string[] {
  const head = t(player.insuranceDue ? 'view.fleetDue' : 'view.fleet', { name, vp: vpText(player.vp, t) });
  return [
    head,
    ...serviceOf(player).map(({ number, captain }) => captainLine(captain, number, name, t)),
    ...player.moored.map(({ tile, port, repaired }) => {
      const line = t('view.moored', { name, boat: boatText(tile, t), place: placeName(port, t) });
      return repaired ? line : t('view.mooredBroken', { line });
    }),
  ];
}

function captainLine(captain: Captain, n: number, name: string, t: Translate): string {
  const { boat, port, fuel, bait, tokens } = captain;
  if (boat === null) {
    const idle = t('view.idle', { name, n, place: placeName(port ?? 'gloucester', t), fuel, bait });
    return withTokens(idle, tokens, t);
  }
  const values = { name, n, fuel, bait, boat: boatText(boat.tile, t), place: placeName(boat.node, t) };
  const line = t('view.crew', { ...values, fish: holdText(boat.hold, t) });
  const towed = boat.tow === null ? line : t('view.crewTow', { line, boat: boatText(boat.tow, t) });
  return withTokens(towed, tokens, t);
}

function withTokens(line: string, count: number, t: Translate): string {
  return count === 0 ? line : t('view.crewTokens', { line, tokens: t('board.tokensHeld', { count }) });
}

function wreckBlock({ wrecks }: Table, t: Translate): TextBlock[] {
  if (wrecks.length === 0) return [];
  const lines = wrecks.map(({ tile, node }) =>
    t('view.wreck', { boat: capital(boatText(tile, t)), place: placeName(node, t) }),
  );
  return [{ heading: t('view.wrecks'), lines }];
}

function portLines(table: Table, port: PortId, t: Translate): string[] {
  const place = placeName(port, t);
  const values = { place, left: demandLeft(table, port), all: demandOf(port, table.players.length) };
  return [t('view.port', { ...values, fish: holdText(table.market[port], t) }), t('view.costs', costValues(port, t))];
}

/** What a port sells, and for how much. */
export function costValues(port: PortId, t: Translate): Record<string, unknown> {
  const { captain, fuel, bait } = ports[port];
  return { place: placeName(port, t), captain, fuel5: fuel[5], fuel12: fuel[12], bait3: bait[3], bait5: bait[5] };
}
