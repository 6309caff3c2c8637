/** How much is measured: two minutes, long enough for figures to be quoted, or a look that it works at all. */

export interface Plan {
  /** Tables of each game at each server, and who watches each. */
  readonly tables: number;
  readonly spectators: number;
  /** Seconds that each server is played before anything counts: a cold engine doubles the time of a move. */
  readonly warmUp: number;
  /** Each game is played in turn at each server, so many rounds. */
  readonly rounds: number;
  readonly sliceSeconds: number;
  readonly sliceMoves: number;
  /** Moves a second over all games at which latencies are taken. */
  readonly paces: readonly number[];
  readonly paceSeconds: number;
  readonly playoutSeconds: number;
  /** Matches that are dealt and held in memory, with nobody connected. */
  readonly heldMatches: number;
  /** Spectators of one match. */
  readonly crowd: number;
  readonly servers: 'all' | 'ours and stock memory' | 'ours';
}

const standard = {
  tables: 24,
  spectators: 1,
  warmUp: 3,
  rounds: 2,
  sliceSeconds: 0.9,
  sliceMoves: 700,
  paces: [100, 250],
  paceSeconds: 2,
  playoutSeconds: 0.5,
  heldMatches: 200,
  crowd: 200,
  servers: 'all',
} as const satisfies Plan;

const smoke = {
  ...standard,
  tables: 2,
  warmUp: 0.2,
  rounds: 1,
  sliceSeconds: 0.2,
  paces: [20],
  paceSeconds: 0.3,
  playoutSeconds: 0.05,
  heldMatches: 5,
  crowd: 5,
  servers: 'ours and stock memory',
} as const satisfies Plan;

export const plans = {
  standard,
  long: {
    ...standard,
    warmUp: 8,
    rounds: 6,
    sliceSeconds: 3,
    sliceMoves: 1500,
    paceSeconds: 10,
    playoutSeconds: 3,
    heldMatches: 1000,
  },
  smoke,
  look: { ...smoke, servers: 'ours' },
} as const satisfies Record<string, Plan>;
