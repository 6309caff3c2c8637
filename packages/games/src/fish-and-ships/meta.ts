/** What the lobby tells about Fish & Ships. */
import type { GameMeta } from '../core/options';

export const meta = {
  name: 'fish-and-ships',
  title: 'Fish & Ships',
  designers: ['Oliver Igelhaut'],
  publisher: 'Igel Spiele',
  year: 2017,
  seats: { min: 2, max: 4 },
  minutes: { min: 10, max: 20 },
  weight: 1,
  options: [
    { key: 'startPlayer', values: ['previousLast', 'random'], standard: 'previousLast' },
    { key: 'sixthCard', values: [0, 1, 2, 3], standard: 2 },
    { key: 'games', values: [1, 3], standard: 1 },
    { key: 'slotPicking', values: [true, false], standard: true },
  ],
} as const satisfies GameMeta;
