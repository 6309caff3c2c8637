/** Sizes everybody may know, and the laws that hold in every sound state. */
import type { Counts, Dealt } from '../core/rules';
import {
  bags,
  boatsOnAnchor,
  decksOfSeason,
  flemishTokens,
  highestForce,
  highestVp,
  makosAboard,
  tilesOf,
  trackEnd,
} from './data';
import { isOpen, isPort, nodeIds, places } from './sea';
import { boatClassOf, boatKindOf, boatsAt, captainsOf, crewsOf, demandLeft, wrecksToDecide } from './table';
import {
  boatClasses,
  type Captain,
  captainNumbers,
  colors,
  columns,
  kinds,
  type NodeId,
  type PlayerState,
  type Public,
  portIds,
  type Swordfish,
} from './types';

type Law = readonly [holds: boolean, sentence: string];

/** Nothing is hidden that could be counted. */
export function counts(): Counts {
  return {};
}

export function invariants({ public: table }: Dealt<Swordfish>): string[] {
  return [
    ...fishLaws(table),
    ...boatLaws(table),
    ...placeLaws(table),
    ...table.players.flatMap((player) => [...moneyLaws(table, player), ...captainLaws(table, player)]),
    ...weatherLaws(table),
    ...orderLaws(table),
    ...turnLaws(table),
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

function fishLaws(table: Public): Law[] {
  const { tile = null } = table.fishing ?? {};
  const loose = [
    ...table.players.flatMap((player) => crewsOf(player).flatMap(({ boat }) => boat.hold)),
    ...portIds.flatMap((port) => table.market[port]),
    ...(tile === null ? [] : [tile.kind]),
  ];
  const piles = [...colors.map((color) => table.bags[color]), table.gone];
  const isWhole = kinds.every((kind) => {
    const found = sum(piles.map((pile) => pile[kind])) + loose.filter((fish) => fish === kind).length;
    return found === sum(colors.map((color) => bags[color][kind]));
  });
  return [
    [piles.every((pile) => kinds.every((kind) => isCount(pile[kind]))), 'a bag holds less than no fish'],
    [
      colors.every((color) => kinds.every((kind) => table.bags[color][kind] <= bags[color][kind])),
      'a bag was filled up',
    ],
    [isWhole, 'the fish are not those of the box'],
    [portIds.every((port) => demandLeft(table, port) >= 0), 'a port bought more than it wants'],
  ];
}

function boatLaws(table: Public): Law[] {
  const waiting = boatClasses.flatMap((boatClass) => table.boats[boatClass]);
  const crews = table.players.flatMap(crewsOf);
  const boats = [
    ...waiting,
    ...table.sunk,
    ...table.wrecks.map(({ tile }) => tile),
    ...table.players.flatMap(({ moored }) => moored.map(({ tile }) => tile)),
    ...crews.flatMap(({ boat: { tile, tow } }) => (tow === null ? [tile] : [tile, tow])),
  ];
  const isSorted = boatClasses.every((boatClass) =>
    table.boats[boatClass].every((tile) => boatClassOf(tile) === boatClass),
  );
  return [
    [isSame(boats, boatClasses.flatMap(tilesOf)), 'the boats are not those of the box'],
    [isSorted, 'a boat lies among those of another class'],
    [crews.every(({ boat: { tile, hold } }) => hold.length <= boatKindOf(tile).load), 'a boat is overloaded'],
    [
      crews.every(({ boat }) => boat.hold.filter((kind) => kind === 'mako').length <= makosAboard),
      'a boat has more than one mako',
    ],
    [crews.every(({ boat }) => boat.tow === null || !isPort(boat.node)), 'a tow was not left in port'],
  ];
}

function placeLaws(table: Public): Law[] {
  const seats = table.players.length;
  const used = nodeIds.filter((node) => boatsAt(table, node) > 0);
  const [seat = -1] = table.phase === 'MOVEMENT' ? table.active : [];
  const undecided = wrecksToDecide(table, seat).map(({ node }) => node);
  const room = (node: NodeId): number => {
    if (places[node].kind !== 'anchor') return places[node].kind === 'buoy' ? 1 : Number.POSITIVE_INFINITY;
    return boatsOnAnchor + (undecided.some((open) => open === node) ? 1 : 0);
  };
  return [
    [used.every((node) => isOpen(node, seats)), 'a boat lies on a buoy that is not used'],
    [used.every((node) => boatsAt(table, node) <= room(node)), 'a place has more boats than room'],
    [table.wrecks.every(({ node }) => places[node].kind === 'anchor'), 'a wreck drifts where no anchor is'],
  ];
}

function moneyLaws({ round, closing }: Public, { vp, startVp, books }: PlayerState): Law[] {
  const pages = round + (closing ? 1 : 0);
  return [
    [isCount(vp) && vp <= highestVp, 'a player has less than no VP or more than the most'],
    [startVp + sum(columns.flatMap((column) => books[column])) === vp, 'the books do not add up to the VP'],
    [columns.every((column) => books[column].length === pages), 'the books do not have one page for each round'],
  ];
}

function captainLaws({ phase }: Public, player: PlayerState): Law[] {
  const captains = captainsOf(player);
  const onTrack = ({ fuel, bait }: Captain): boolean => [fuel, bait].every((held) => isCount(held) && held <= trackEnd);
  return [
    [player.captains.length === captainNumbers.length, 'a player has not four pawns'],
    [captains.every(({ port, boat }) => (port === null) !== (boat === null)), 'a captain is nowhere or in two places'],
    [captains.every(onTrack), 'supplies are off their track'],
    [captains.every(({ tokens }) => isCount(tokens)), 'a captain owes tokens'],
    [phase === 'PURCHASE' || !player.insuranceDue || crewsOf(player).length === 0, 'a claim with a boat manned'],
  ];
}

function weatherLaws({ phase, round, closing, force, forces, options }: Public): Law[] {
  const isTurned = closing || phase === 'FISHING' || phase === 'SELLING' || phase === 'OVER';
  return [
    [[force, ...forces].every((one) => isCount(one) && one <= highestForce), 'a force is off the scale'],
    [forces.at(-1) === force, 'the force is not the last one'],
    [forces.length === round + (isTurned ? 1 : 0), 'there was not one card for each round'],
    [round >= 1 && round <= decksOfSeason[options.rounds].length, 'the round is out of season'],
  ];
}

function orderLaws({ players, order, stack, tokensLeft }: Public): Law[] {
  const seats = players.map((_, seat) => seat);
  const held = sum(players.flatMap((player) => captainsOf(player).map(({ tokens }) => tokens)));
  return [
    [isSame(order, seats), 'the turn order is not of all seats'],
    [isSame(stack, seats), 'the score tokens are not of all seats'],
    [isCount(tokensLeft) && tokensLeft + held <= flemishTokens, 'there are too many Flemish Cap tokens'],
  ];
}

function turnLaws({
  phase,
  active,
  players,
  order,
  closing,
  round,
  options,
  purchase,
  movement,
  fishing,
}: Public): Law[] {
  const [seat = -1] = active;
  const player = players[seat];
  const isAboard = (captain: number): boolean => !!player?.captains[captain - 1]?.boat;
  const { captain = null, attempts = [], tile = null, done = [] } = fishing ?? {};
  return [
    [active.length === (phase === 'OVER' ? 0 : 1), 'the wrong number of seats may move'],
    [phase === 'OVER' || order.includes(seat), 'an active seat does not sit at the table'],
    [(purchase !== null) === (phase === 'PURCHASE'), 'a purchase turn in another phase, or none'],
    [(movement !== null) === (phase === 'MOVEMENT'), 'a movement turn in another phase, or none'],
    [(fishing !== null) === (phase === 'FISHING'), 'a fishing turn in another phase, or none'],
    [
      !closing || (round === options.rounds && phase !== 'PURCHASE' && phase !== 'FISHING'),
      'the season closes too soon',
    ],
    [phase !== 'OVER' || closing, 'the match is over before the season closes'],
    [movement === null || movement.moved.every(isAboard), 'a captain without a boat has moved'],
    [captain === null || (isAboard(captain) && !done.includes(captain)), 'a captain without a boat is fishing'],
    [(captain === null) === (attempts.length === 0), 'attempts without a boat, or a boat without attempts'],
    [tile === null || attempts.at(-1) === 'sword', 'a tile was drawn without an attempt'],
  ];
}

function isSame<Item>(found: readonly Item[], wanted: readonly Item[]): boolean {
  return [...found].sort().join() === [...wanted].sort().join();
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
