/** How the processes that share one database tell each other that a match has changed. */

/** Which match, and the revision it is at now: never a state, so that nothing secret is on the way. */
export interface Note {
  readonly id: string;
  readonly revision: number;
}

export interface Fanout {
  /** Tells all other processes. */
  publish(note: Note): void;
  /** Hears what other processes publish; own notes do not come back. */
  subscribe(hear: (note: Note) => void): void;
  close(): Promise<void>;
}
