/** The frame's words in English. */
import { firstWords } from './en-first';
import { playWords } from './en-play';

export const en = { ...firstWords, ...playWords } as const;
