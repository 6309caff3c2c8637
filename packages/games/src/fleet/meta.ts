/** What the lobby tells about Fleet. */
import type { GameMeta } from '../core/options';
import { misfit } from './mix';
import { optionSpecs } from './options';

export const meta = {
  name: 'fleet',
  title: 'Fleet: Arctic Bounty',
  designers: ['Ben Pinchback', 'Matt Riddle'],
  publisher: 'Eagle-Gryphon Games',
  year: 2012,
  seats: { min: 2, max: 6 },
  minutes: { min: 30, max: 75 },
  weight: 3,
  options: optionSpecs,
  misfit,
} as const satisfies GameMeta;
