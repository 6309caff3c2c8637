/** Who may know what in Fish & Ships: sailors in hands are their owner's, faces of face-down tiles nobody's. */
import { clone } from '@quayside/games/core/match';
import { colours, type FishAndShips } from '@quayside/games/fish-and-ships/types';
import type { Secrets } from './description';

// One game may be over after a dozen moves, too few to show anything; three take 60 and more.
const setupData = { games: 3 };

export const secrets: Secrets<FishAndShips> = {
  game: 'fish-and-ships',
  tables: [2, 3, 4].map((seats) => ({ seats, setupData })),
  fields: ['faces', 'box'],
  /** Counts by colour: one's own sailors, ships, and games that are over. */
  piecesAt: /\.(mine\.(hand|sent)|public\.ships|public\.results\.\d+\.(ships|hands\.\d+))$/,
  isPiece: (value) => typeof value === 'object' && value !== null && colours.every((colour) => colour in value),
  hidden: () => [],
  viewFault: (view, { secret: { faces } }) => {
    const { tiles } = (view as { public: FishAndShips['public'] }).public;
    const shown = faces.findIndex((face, slot) => face !== null && tiles[slot] !== null);
    return shown === -1 ? null : `face at ${shown}`;
  },
  stepFault: (step) => {
    const told = JSON.stringify(step);
    return step.type === 'passSailor' && colours.some((colour) => told.includes(colour)) ? 'a sailor is named' : null;
  },
  choose: (moves, random) => random.shuffle([...moves])[0]!,
  telling: ['passSailor', 'reveal'],
  silent: [],
  nonsense: { type: 'passSailor', colour: 'gold' },
  isRich: ({ private: seats }) => JSON.stringify(seats[0]) !== JSON.stringify(seats[1]),
  leaks: (frame, { public: table, private: seats, secret }) => [
    { ...frame, view: { ...frame.view, mine: { ...seats[0], sent: seats[1]?.hand } } },
    { ...frame, view: { ...frame.view, public: { ...table, tiles: secret.faces } } },
    { ...frame, hand: seats[1]?.hand },
  ],
  spoilt: (state) => {
    const open = clone(state);
    open.public.tiles = [...open.secret.faces];
    const box = clone(state);
    Object.assign(box.public, { box: box.secret.box });
    return [open, box];
  },
};
