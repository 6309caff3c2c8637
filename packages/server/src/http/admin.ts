/** What whoever runs the server may ask of it over HTTP, with the ADMIN_TOKEN. Without one there is nothing here. */
import type Router from '@koa/router';
import { z } from 'zod';
import { hashCredentials, opens } from '../ids';
import { type Code, refuse, statusOf } from '../refuse';

export interface AdminDeps {
  /** null: nobody may ask. */
  readonly token: string | null;
  /** How often an address may be wrong; a negative cost gives one back. */
  readonly mayGuess: (address: string, cost?: number) => boolean;
  /** Plans the restart; a later plan replaces an earlier one. */
  readonly restart: (inSeconds: number) => void;
}

/** An hour is as much notice as anybody needs. */
const restartBody = z.object({ inSeconds: z.number().int().min(0).max(3600).default(30) });

export function adminRoutes(router: Router, { token, mayGuess, restart }: AdminDeps): void {
  if (token === null) return;
  const hash = hashCredentials(token);
  router.post('/api/admin/restart', (ctx) => {
    const answer = (code: Code, message: string): void => {
      ctx.body = refuse(code, message);
      ctx.status = statusOf(refuse(code, message));
    };
    if (!mayGuess(ctx.ip)) return answer('RATE_LIMITED', 'Too many wrong tokens; wait a minute.');
    if (!opens(bearer(ctx.get('authorization')), hash)) return answer('BAD_CREDENTIALS', 'The token is wrong.');
    mayGuess(ctx.ip, -1);
    const read = restartBody.safeParse(('body' in ctx.request ? ctx.request.body : undefined) ?? {});
    if (!read.success) return answer('BAD_REQUEST', 'inSeconds is a whole number from 0 to 3600.');
    restart(read.data.inSeconds);
    ctx.body = read.data;
  });
}

/** The token of an Authorization header; '' when it has none. */
function bearer(header: string): string {
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}
