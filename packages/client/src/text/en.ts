/** The frame's words in English. */
import { app } from './en-app';
import { lobby } from './en-lobby';
import { table } from './en-table';

export const en = { ...app, ...lobby, ...table } as const;
