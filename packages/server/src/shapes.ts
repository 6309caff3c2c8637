/** Shapes that come over HTTP and over sockets alike. */
import { z } from 'zod';

/** Whether a database can keep the text as it is: PostgreSQL takes no NUL, and halves of characters would become others. */
export function isStorable(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}

/** A browser's share of chance. */
export const contribution = z.string().regex(/^[0-9a-fA-F]{32,128}$/);
