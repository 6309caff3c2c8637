/** The frame's words in English. */
import { app } from './en-app';
import { ending } from './en-ending';
import { lobby } from './en-lobby';
import { table } from './en-table';

export const en = { ...app, ...lobby, ...table, ...ending } as const;
