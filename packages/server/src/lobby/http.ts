/** What all routes share: reading bodies and URLs, and writing answers. */
import type { RouterContext } from '@koa/router';
import type { Answer } from '@quayside/games/wire/protocol';
import type { z } from 'zod';
import { matchIDPattern } from '../ids';
import { isPlain } from '../plain';
import { refuse, statusOf } from '../refuse';

export async function withBody<Body>(
  ctx: RouterContext,
  shape: z.ZodType<Body>,
  use: (body: Body) => Promise<void>,
): Promise<void> {
  const body: unknown = ('body' in ctx.request ? ctx.request.body : undefined) ?? {};
  if (!isPlain(body)) return reply(ctx, refuse('BAD_REQUEST', 'The body nests too deep or has a forbidden key.'));
  const read = shape.safeParse(body);
  return read.success ? use(read.data) : reply(ctx, refuse('BAD_REQUEST', issueText(read.error)));
}

export function issueText({ issues: [first] }: z.ZodError): string {
  return first === undefined ? 'The request is malformed.' : `${first.path.join('.')}: ${first.message}`.slice(0, 200);
}

/** boardgame.io's replies have no `ok`: the status says it. */
export function reply(ctx: RouterContext, answer: Answer): void {
  ctx.status = statusOf(answer);
  const { ok: _, ...body } = answer;
  ctx.body = answer.ok ? body : answer;
}

/** A part of the URL; '' stands for one that can name nothing. */
export function param(ctx: RouterContext, name: 'name' | 'id' | 'code'): string {
  const value = ctx.params[name] ?? '';
  return name !== 'id' || matchIDPattern.test(value) ? value : '';
}
