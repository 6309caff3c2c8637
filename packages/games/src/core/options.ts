/** Options of a match: what a host may choose, and reading it from outside. */

/** One choice a host makes before the match. Its words are the client's. */
export interface OptionSpec {
  readonly key: string;
  readonly values: readonly (string | number | boolean)[];
  readonly standard: string | number | boolean;
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
}

export type ParsedOptions =
  | { readonly ok: true; readonly options: Readonly<Record<string, string | number | boolean>> }
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
