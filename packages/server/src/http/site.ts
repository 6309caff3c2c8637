/** The HTTP side: security headers, coded errors, limits, the lobby's routes, health and the client's files. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bodyParser } from '@koa/bodyparser';
import type Router from '@koa/router';
import type { Refused } from '@quayside/games/wire/protocol';
import Koa, { type Context, type Next } from 'koa';
import helmet from 'koa-helmet';
import type { Logger } from 'pino';
import sirv from 'sirv';
import { buckets } from '../bucket';
import type { Settings } from '../config';
import type { Meter } from '../meter/meter';
import { type Code, isRefused, refuse, refuseError, statusOf } from '../refuse';
import { networkOf } from './address';
import { isOwnOrigin } from './origin';

export interface SiteDeps {
  readonly settings: Settings;
  readonly log: Logger;
  readonly meter: Meter;
  readonly routes: Router;
  /** Rejects while the server cannot serve matches. */
  readonly ready: () => Promise<void>;
}

const YEAR = 31_536_000;

export function createSite({ settings, log, meter, routes, ready }: SiteDeps): Koa {
  // Of X-Forwarded-For only the last entry counts: the others are whatever the client claims.
  const site = new Koa({ proxy: settings.trustProxy, maxIpsCount: 1 });
  site.silent = true;
  site.on('error', (error) => log.warn({ err: error }, 'a request failed'));
  site.use(headers(settings));
  site.use(counted(meter));
  site.use(codedErrors(log));
  site.use(foreignOrigins(settings));
  site.use(health(ready));
  site.use(limits(settings));
  site.use(jsonOnly);
  site.use(bodyParser({ enableTypes: ['json'], jsonLimit: settings.limits.messageBytes, encoding: 'utf-8' }));
  site.use(routes.routes());
  site.use(routes.allowedMethods());
  site.use(files(settings.staticDir));
  return site;
}

/** Over plain http on any host but localhost, upgrades and HSTS would leave the page blank. */
function headers({ publicUrl }: Settings): Koa.Middleware {
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const self = ["'self'"];
  const middleware: unknown = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: self,
        imgSrc: [...self, 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: self,
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: YEAR } : false,
    crossOriginOpenerPolicy: isSecure ? { policy: 'same-origin' } : false,
    originAgentCluster: isSecure,
    xFrameOptions: { action: 'deny' },
  });
  // koa-helmet is typed for another release of Koa's types than the one installed; it takes any Koa.
  return middleware as Koa.Middleware;
}

/** Counts the refusals that go out. */
function counted(meter: Meter): Koa.Middleware {
  return async (ctx, next) => {
    await next();
    const { body } = ctx;
    if (typeof body === 'object' && body !== null && isRefused(body)) meter.refused(body.code);
  };
}

/** Whatever goes wrong below ends as JSON with a code. */
function codedErrors(log: Logger): Koa.Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      const code = codeOf(error);
      if (code !== 'INTERNAL') return answer(ctx, code, messages[code] ?? 'The request is malformed.');
      log.error({ err: error, path: ctx.path }, 'a request failed');
      send(ctx, refuseError(error));
    }
    if (ctx.respond === false || ctx.body) return;
    if (ctx.status === 404) answer(ctx, 'NOT_FOUND', 'There is nothing here.');
    if (ctx.status === 405 || ctx.status === 501) answer(ctx, 'METHOD_NOT_ALLOWED', 'The method is not allowed here.');
  };
}

const messages: Partial<Record<Code, string>> = {
  TOO_LARGE: 'The body is too large.',
  BAD_JSON: 'The body is not JSON.',
};

function codeOf(error: unknown): Code {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : 500;
  if (status === 413) return 'TOO_LARGE';
  if (error instanceof SyntaxError) return 'BAD_JSON';
  if (error instanceof URIError) return 'BAD_REQUEST';
  return typeof status === 'number' && status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL';
}

function answer(ctx: Context, code: Code, message: string): void {
  send(ctx, refuse(code, message));
}

function send(ctx: Context, refused: Refused): void {
  ctx.status = statusOf(refused);
  ctx.body = refused;
}

/** Pages of origins that the settings name may use the API; pages of others may not write. */
function foreignOrigins({ origins, publicUrl }: Settings): Koa.Middleware {
  return async (ctx, next) => {
    const origin = ctx.get('origin');
    ctx.vary('Origin');
    if (origins.includes(origin)) {
      ctx.set('Access-Control-Allow-Origin', origin);
      ctx.set('Access-Control-Allow-Headers', 'content-type');
      ctx.set('Cross-Origin-Resource-Policy', 'cross-origin');
      if (ctx.method === 'OPTIONS') {
        ctx.status = 204;
        return;
      }
    } else if (isWrite(ctx) && !isOwnOrigin(origin, ctx.get('host'), publicUrl)) {
      return answer(ctx, 'ORIGIN_FORBIDDEN', 'Pages of this origin may not use this server.');
    }
    await next();
  };
}

function isWrite({ method }: Context): boolean {
  return method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS';
}

function health(ready: () => Promise<void>): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.method !== 'GET' || (ctx.path !== '/healthz' && ctx.path !== '/readyz')) return next();
    const isReady =
      ctx.path === '/healthz' ||
      (await ready().then(
        () => true,
        () => false,
      ));
    ctx.status = isReady ? 200 : 503;
    ctx.body = { ok: isReady };
  };
}

function limits({ limits: { addressWrites } }: Settings): Koa.Middleware {
  const mayWrite = buckets(addressWrites, addressWrites * 5);
  const mayRead = buckets(addressWrites * 10);
  return async (ctx, next) => {
    const may = isWrite(ctx) ? mayWrite : mayRead;
    if (may(networkOf(ctx.ip))) return next();
    ctx.set('Retry-After', '1');
    return answer(ctx, 'RATE_LIMITED', 'Too many requests at once.');
  };
}

/** A form of another site can post anything but JSON without asking first. */
async function jsonOnly(ctx: Context, next: Next): Promise<void> {
  const hasBody = Number(ctx.get('content-length')) > 0 || ctx.get('transfer-encoding') !== '';
  if (isWrite(ctx) && hasBody && !ctx.is('json')) return answer(ctx, 'UNSUPPORTED_TYPE', 'Only JSON is taken.');
  await next();
}

/** The client. Hashed assets are kept for ever; any page URL gets the one page. */
function files(directory: string): Koa.Middleware {
  if (!existsSync(join(directory, 'index.html'))) {
    return async (ctx, next) => {
      await next();
      if (ctx.method === 'GET' && ctx.path === '/') ctx.body = 'Quayside is running; its client is not built.\n';
    };
  }
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    single: true,
    ignores: [/^\/(api|games|socket\.io)(\/|$)/, /\/[^/]+\.\w+$/],
    setHeaders: (response, path) => {
      const isHashed = path.startsWith('/assets/');
      response.setHeader('Cache-Control', isHashed ? `public, max-age=${YEAR}, immutable` : 'no-cache');
    },
  });
  return async (ctx, next) => {
    if ((ctx.method !== 'GET' && ctx.method !== 'HEAD') || ctx.body || ctx.status !== 404) return next();
    await new Promise<void>((resolve) => {
      ctx.respond = false;
      ctx.res.once('close', resolve);
      ctx.status = 200;
      serve(ctx.req, ctx.res, () => {
        ctx.respond = true;
        ctx.status = 404;
        resolve();
      });
    });
  };
}
