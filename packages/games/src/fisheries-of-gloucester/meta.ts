/** What the lobby tells about Fisheries of Gloucester. */
import type { GameMeta } from '../core/options';

export const meta = {
  name: 'fisheries-of-gloucester',
  title: 'Fisheries of Gloucester',
  designers: ['Steve Finn'],
  publisher: "Dr. Finn's Games",
  year: 2022,
  seats: { min: 2, max: 2 },
  minutes: { min: 40, max: 60 },
  weight: 3,
  options: [
    { key: 'board', values: ['A', 'B-random', 'B-placed'], standard: 'A' },
    { key: 'preservation', values: ['stacks', 'row'], standard: 'stacks' },
    { key: 'startPlayer', values: ['random', 'seat0', 'seat1', 'chooser'], standard: 'random' },
  ],
} as const satisfies GameMeta;
