/** Sizes everybody may know, and the laws that hold in every sound state. */
import { equal } from '../core/equal';
import type { Counts, Dealt } from '../core/rules';
import {
  cardIds,
  cards,
  chartCardIds,
  daysInAll,
  fishInAll,
  fishPerColour,
  hoursAtMost,
  noTiles,
  rowLength,
  shipsEach,
  tileShapes,
} from './data';
import { areAllPlaced } from './features';
import { mirrorOf, numberOf, placementOn, spaces } from './grid';
import { ground, seaOf } from './sea';
import { dayOf, earnedBy, isLastDay, partsOf, tilesHeld } from './table';
import { colours, type FisheriesOfGloucester, type Phase, type Public, shapes, stackNames } from './types';

type Match = Dealt<FisheriesOfGloucester>;
type Law = readonly [holds: boolean, sentence: string];

/** Stacks in the order of `stackNames`, or the one pile. */
export function counts({ secret: { stacks, charts } }: Match): Counts {
  return { stacks: stacks.map((stack) => stack.length), charts: charts.length };
}

export function invariants(match: Match): string[] {
  const { public: table } = match;
  return [
    ...groundLaws(table),
    ...fishLaws(table),
    ...tileLaws(table),
    ...shipLaws(table),
    ...cardLaws(match),
    ...playerLaws(table),
    ...dayLaws(table),
    ...turnLaws(table),
    ...keepLaws(match),
  ].flatMap(([holds, sentence]) => (holds ? [] : [sentence]));
}

function groundLaws({ terrain, phase, options }: Public): Law[] {
  const mirrored = terrain.every((kind, at) => {
    const other = terrain[mirrorOf(at)];
    return kind === other || (kind === '1' && other === '2') || (kind === '2' && other === '1');
  });
  return [
    [terrain.length === spaces.length, 'the board has not 88 spaces'],
    [mirrored, 'the board is not its own mirror image'],
    [areAllPlaced(terrain) === (phase !== 'PLACEMENT'), 'islands or rough water are missing, or too many'],
    [phase !== 'PLACEMENT' || options.board === 'B-placed', 'features are placed on a finished board'],
  ];
}

/** */
function fishLaws({ phase, fish, terrain, players, spent }: Public): Law[] {
  const piles = [spent, ...players.map((player) => player.fish)];
  const inSea = (colour: string): number => fish.filter((token) => token.colour === colour).length;
  const numbers = fish.map(({ space }) => numberOf(space));
  const paid = players.flatMap(earnedBy).reduce((sum, card) => sum + cards[card].requires.n, 0);
  return [
    [piles.every((pile) => colours.every((colour) => isCount(pile[colour]))), 'a pile holds less than no fish'],
    [
      phase === 'PLACEMENT'
        ? fish.length === 0
        : colours.every((colour) => sum(piles.map((pile) => pile[colour])) + inSea(colour) === fishPerColour),
      'a colour has not six fish',
    ],
    [fish.length <= fishInAll && isAscending(numbers), 'fish are not listed once each, in reading order'],
    [numbers.every((at) => terrain[at] === '.'), 'a fish lies on other than calm water'],
    [sum(colours.map((colour) => spent[colour])) >= paid, 'a card was not paid for'],
  ];
}

/** */
function tileLaws({ supply, players, laid, terrain, fish }: Public): Law[] {
  const hands = players.map((player) => player.tiles);
  const onBoard = (shape: string): number => laid.filter((tile) => tile.shape === shape).length;
  const covered = laid.flatMap((tile) => tile.spaces);
  const fished = new Set(fish.map(({ space }) => space));
  return [
    [
      [supply, ...hands].every((pile) => shapes.every((shape) => isCount(pile[shape]))),
      'a pile holds less than no tile',
    ],
    [
      shapes.every(
        (shape) => supply[shape] + sum(hands.map((hand) => hand[shape])) + onBoard(shape) === tileShapes[shape].count,
      ),
      'the ocean tiles are not those of the box',
    ],
    [
      laid.every(({ shape, spaces: on }) => equal(placementOn(shape, on.map(numberOf))?.spaces, on)),
      'a tile has not its outline',
    ],
    [new Set(covered).size === covered.length, 'tiles overlap'],
    [
      covered.every((space) => terrain[numberOf(space)] === '.' && !fished.has(space)),
      'a tile covers other than calm water',
    ],
  ];
}

function shipLaws(table: Public): Law[] {
  const ships = table.players.flatMap((player) => player.ships);
  const sea = seaOf(table);
  const sailable: readonly number[] = [ground.tile, ground.start, ground.rough, ground.island];
  const isPlaced = table.first !== null;
  return [
    [
      table.players.every((player) => player.ships.length === (isPlaced ? shipsEach : 0)),
      'a fleet has not three ships, or has some before it is known who starts',
    ],
    [new Set(ships).size === ships.length, 'two ships share a space'],
    [ships.every((space) => sailable.includes(sea.ground[numberOf(space)] ?? 0)), 'a ship lies where none can sail'],
  ];
}

function cardLaws({ public: { players, display, charts, options }, secret }: Match): Law[] {
  const shown = display.filter((card) => card !== null);
  const all = [...shown, ...players.flatMap(earnedBy), ...secret.stacks.flat()];
  const isRow = options.preservation === 'row';
  const isSorted = stackNames.every((name, at) =>
    [display[at] ?? null, ...(secret.stacks[at] ?? [])].every((card) => card === null || cards[card].stack === name),
  );
  return [
    [isSame(all, cardIds), 'the preservation cards are not those of the box'],
    [isSame([...charts, ...secret.charts], chartCardIds), 'the chart cards are not those of the box'],
    [
      display.length === (isRow ? rowLength : stackNames.length) &&
        secret.stacks.length === (isRow ? 1 : stackNames.length),
      'the display has not its places',
    ],
    [isRow || isSorted, 'a card lies in a strange stack'],
    [
      display.every((card, at) => card !== null || (secret.stacks[isRow ? 0 : at] ?? []).length === 0),
      'a place is empty before its stack is',
    ],
  ];
}

function playerLaws({ players, charts }: Public): Law[] {
  return [
    [players.length === 2, 'there are not two players'],
    [players.every(({ hours }) => isCount(hours) && hours <= hoursAtMost), 'a marker stands beside the time track'],
    [
      players.every((player) => earnedBy(player).length <= charts.length),
      'a player has preserved more than once a day',
    ],
  ];
}

function dayLaws(table: Public): Law[] {
  const { phase, players, first, initiative, nextFirst } = table;
  const ended = players.flatMap((player, seat) => (player.ended ? [seat] : []));
  const isBefore = beforeDays.includes(phase);
  const isOver = phase === 'KEEP' || phase === 'OVER';
  return [
    [dayOf(table) <= daysInAll && (dayOf(table) === 0) === isBefore, 'the day is not one of six'],
    [isBefore || first !== null, 'nobody goes first'],
    [first === null || players[first] !== undefined, 'the first player does not sit at the table'],
    [(initiative !== null) === ended.length > 0, 'the initiative card is taken without ending the day, or the reverse'],
    [initiative === null || ended.includes(initiative), 'the holder of the initiative card has not ended the day'],
    [(nextFirst !== null) === (initiative !== null && !isLastDay(table)), 'tomorrow is declared against the rules'],
    [isOver === (ended.length === players.length), 'the day is over before both have ended it, or goes on'],
    [phase !== 'OVER' || isLastDay(table), 'the match is over before the last day'],
  ];
}

const beforeDays: readonly Phase[] = ['PLACEMENT', 'START'];

function turnLaws(table: Public): Law[] {
  const { phase, active, players, extra, bonus } = table;
  const [seat] = active;
  const player = seat === undefined ? undefined : players[seat];
  const isAlone = phase !== 'KEEP' && phase !== 'OVER';
  return [
    [
      active.every((one, at) => players[one] !== undefined && (active[at - 1] ?? -1) < one),
      'active seats are no seats',
    ],
    [!isAlone || active.length === 1, 'not one seat may move in a turn'],
    [phase !== 'OVER' || active.length === 0, 'somebody may move after the end'],
    [!isAlone || player?.ended !== true, 'it is the turn of somebody who has ended the day'],
    [(bonus !== null) === (phase === 'BONUS'), 'a bonus outside its step, or none in it'],
    [
      bonus === null ||
        (player?.today === bonus.card &&
          bonus.parts.length > 0 &&
          bonus.parts.every((part) => partsOf(bonus.card).includes(part))),
      'the bonus is not that of the card just taken',
    ],
    [phase !== 'LOBSTER' || player?.lobster === true, 'a lobster is asked for that is gone'],
    [!extra || player?.lobster === false, 'an extra action without having paid a lobster'],
  ];
}

/** */
function keepLaws({ public: { phase, active, players }, private: seats }: Match): Law[] {
  const hasToChoose = (seat: number): boolean => tilesHeld(players[seat] ?? { tiles: noTiles }).length > 1;
  const isKeeping = phase === 'KEEP';
  return [
    [seats.length === players.length, 'a player has no private compartment'],
    [!isKeeping || (active.length > 0 && active.every(hasToChoose)), 'somebody chooses a tile without need'],
    [
      seats.every(({ keep }, seat) => (keep !== null) === (isKeeping && !active.includes(seat) && hasToChoose(seat))),
      'a sealed choice where none can be, or none where one must be',
    ],
    [
      seats.every(({ keep }, seat) => keep === null || (players[seat]?.tiles[keep] ?? 0) > 0),
      'a tile is kept that is not held',
    ],
  ];
}

function isAscending(numbers: readonly number[]): boolean {
  return numbers.every((at, index) => index === 0 || at > (numbers[index - 1] ?? -1));
}

function isSame(found: readonly string[], wanted: readonly string[]): boolean {
  return [...found].sort().join() === [...wanted].sort().join();
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
