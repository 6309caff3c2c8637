/** What the lobby tells about Swordfish. */
import type { GameMeta } from '../core/options';

export const meta = {
  name: 'swordfish',
  title: 'Swordfish',
  designers: ['Pierluigi Frumusa', 'Davide Rizzi'],
  publisher: 'Ghenos Games',
  year: 2012,
  seats: { min: 2, max: 6 },
  minutes: { min: 60, max: 90 },
  weight: 3,
  options: [
    { key: 'rounds', values: [8, 10, 12, 15], standard: 15 },
    { key: 'firstPlayer', values: ['random', 'seatOne'], standard: 'random' },
    { key: 'balancedStart', values: [true, false], standard: true },
    { key: 'tokenOncePerCaptain', values: [true, false], standard: false },
    { key: 'gentleWeather', values: [true, false], standard: false },
  ],
} as const satisfies GameMeta;
