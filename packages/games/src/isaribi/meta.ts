/** What the lobby tells about Isaribi. */
import type { GameMeta } from '../core/options';

export const meta = {
  name: 'isaribi',
  title: 'Isaribi',
  designers: ['Hisashi Hayashi'],
  publisher: 'OKAZU Brand',
  year: 2014,
  seats: { min: 2, max: 5 },
  minutes: { min: 45, max: 60 },
  weight: 3,
  options: [
    { key: 'rounds', values: [4, 5], standard: 5 },
    { key: 'startCompensation', values: [true, false], standard: true },
    { key: 'strictPass', values: [true, false], standard: false },
    { key: 'carpenterInHarbor', values: [true, false], standard: false },
    { key: 'openMarket', values: [true, false], standard: false },
    { key: 'harshSpoilage', values: [true, false], standard: false },
    { key: 'hideRemoved', values: [true, false], standard: false },
  ],
} as const satisfies GameMeta;
