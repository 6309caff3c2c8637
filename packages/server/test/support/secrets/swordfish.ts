/** Nobody knows anything before it is drawn in Swordfish: no tile, no card, no die. What could leak is the draws to come. */
import { clone } from '@quayside/games/core/match';
import type { Move, Public, Swordfish } from '@quayside/games/swordfish/types';
import type { Secrets } from './description';

/** Everything the table shows; a field more would be somebody's knowledge of the future. */
const shown = [
  ...['phase', 'active', 'options', 'round', 'closing', 'order', 'stack', 'players', 'boats', 'wrecks', 'sunk'],
  ...['bags', 'market', 'gone', 'force', 'forces', 'tokensLeft', 'purchase', 'movement', 'fishing'],
];
/** Moves that bring draws about come first. */
const wanted: readonly Move['type'][] = ['keep', 'fishSword', 'fishBait', 'rent', 'buyBait', 'moveBoat', 'hire'];
const isTurned = ({ phase, closing }: Public): boolean => closing || phase === 'FISHING' || phase === 'SELLING';

export const secrets: Secrets<Swordfish> = {
  game: 'swordfish',
  tables: [
    { seats: 2, setupData: { rounds: 10 } },
    { seats: 6, setupData: { rounds: 8, firstPlayer: 'seatOne' } },
  ],
  fields: ['deck', 'upcoming'],
  piecesAt: /^$/,
  isPiece: () => false,
  hidden: () => [],
  viewFault: (view) => {
    const table = (view as { public: Public }).public;
    const more = Object.keys(table).find((key) => !shown.includes(key));
    if (more !== undefined) return `the field ${more}`;
    const known = table.round + (isTurned(table) || table.phase === 'OVER' ? 1 : 0);
    return table.forces.length > known ? 'a card that was not turned' : null;
  },
  /** Each draw is told with the move that makes it. */
  stepFault: ({ type, events }) => {
    const told = (events as { type: string }[]).map((event) => event.type);
    if (told.includes('tileDrawn') && type !== 'fishSword') return 'a tile drawn before its time';
    if (told.includes('baitCaught') && type !== 'fishBait') return 'a roll before its time';
    return told.includes('weather') && !type.startsWith('end') ? 'a card before its time' : null;
  },
  choose: (moves, random) => {
    const type = wanted.find((one) => moves.some((move) => move.type === one));
    const ofType = moves.filter((move) => move.type === type);
    const toBuoys = ofType.filter((move) => move.type !== 'moveBoat' || /-\d$/.test(move.path.at(-1) ?? ''));
    const choice = toBuoys.length > 0 ? toBuoys : ofType;
    return random.shuffle([...(choice.length > 0 ? choice : moves)])[0]!;
  },
  telling: ['fishSword', 'fishBait', 'moveBoat'],
  silent: [],
  nonsense: { type: 'hire', port: 'boston' },
  isRich: ({ public: table }) => table.phase === 'FISHING' && table.forces.length > 1,
  leaks: (frame, { public: table, secret }) => {
    const [step] = frame.steps;
    const withEvent = (event: object): object => ({ ...frame, steps: [{ ...step, events: [...step!.events, event] }] });
    const withView = (more: object): object => ({ ...frame, view: { ...frame.view, ...more } });
    const withPublic = (more: object): object => withView({ public: { ...table, ...more } });
    return [
      withEvent({ type: 'weather', round: table.round + 1, variation: 1, force: table.force + 1 }),
      withEvent({ type: 'tileDrawn', seat: 0, captain: 1, node: 'cap-1', color: 'red', kind: 'mako', forced: false }),
      withPublic({ upcoming: [1, -1, 0] }),
      withPublic({ forces: [...table.forces, 9] }),
      withView({ counts: { drawn: secret.random.drawn } }),
      withView({ mine: { next: 'mako' } }),
    ];
  },
  spoilt: (state) => {
    const told = clone(state);
    told.public.forces.push(9);
    const laid = clone(state);
    Object.assign(laid.public, { deck: [1, -1, 0] });
    const seeded = clone(state);
    Object.assign(seeded.public, { random: seeded.secret.random });
    return [told, laid, seeded];
  },
};
