/** Options of a match: what a host may choose, and reading it from outside. */

import type { Detail } from './rules';

/** One choice a host makes before the match. Its words are the client's. */
export interface OptionSpec {
  readonly key: string;
  /** Options that belong together in a long form; those without a group come first. */
  readonly group?: string;
  /** The option only says something when this other one has the value; else it is not asked. */
  readonly when?: { readonly key: string; readonly value: string | number | boolean };
  readonly values: readonly (string | number | boolean)[];
  readonly standard: string | number | boolean;
}

/** Chosen values, one for each option of the game. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** Why values that are each allowed do not go together, or not at this number of seats. */
export interface Misfit {
  /** Code of the sentence that the page says. */
  readonly code: string;
  /** The options concerned. */
  readonly keys: readonly string[];
  readonly detail?: Detail;
}

/** What every game tells about itself without its rules: enough for a lobby. */
export interface GameMeta {
  /** In URLs and namespaces. */
  readonly name: string;
  readonly title: string;
  readonly designers: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Usual length of a match in minutes. */
  readonly minutes: { readonly min: number; readonly max: number };
  /** 1 light .. 5 heavy, our judgement. */
  readonly weight: number;
  readonly options: readonly OptionSpec[];
  /** null when a match can begin so. Default: all options go together at every number of seats. */
  readonly misfit?: (seats: number, options: Options) => Misfit | null;
}

export type ParsedOptions =
  | { readonly ok: true; readonly options: Options }
  | { readonly ok: false; readonly code: 'OPTION_UNKNOWN' | 'OPTION_VALUE'; readonly key: string };

/** Fills in standards and refuses unknown keys and values. `raw` may be anything; null and undefined mean "all standard". */
export function parseOptions(specs: readonly OptionSpec[], raw: unknown): ParsedOptions {
  if (raw === null || raw === undefined) return { ok: true, options: defaultOptions(specs) };
  if (typeof raw !== 'object' || Array.isArray(raw)) return { ok: false, code: 'OPTION_VALUE', key: '' };
  const options = defaultOptions(specs);
  for (const [key, value] of Object.entries(raw)) {
    const spec = specs.find((candidate) => candidate.key === key);
    if (spec === undefined) return { ok: false, code: 'OPTION_UNKNOWN', key: key.slice(0, 40) };
    const known = spec.values.find((candidate) => candidate === value);
    if (known === undefined) return { ok: false, code: 'OPTION_VALUE', key };
    options[key] = known;
  }
  return { ok: true, options };
}

export function defaultOptions(specs: readonly OptionSpec[]): Record<string, string | number | boolean> {
  return Object.fromEntries(specs.map(({ key, standard }) => [key, standard]));
}
