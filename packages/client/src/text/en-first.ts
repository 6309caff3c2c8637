/** The words that come with the page. */
import { app } from './en-app';
import { lobby } from './en-lobby';

export const firstWords = { ...app, ...lobby } as const;
