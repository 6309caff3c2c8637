/** The words that come with the first table: play, and what is left of a match afterwards. */
import { ending } from './en-ending';
import { table } from './en-table';

export const playWords = { ...table, ...ending } as const;
