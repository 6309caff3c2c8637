/** Our own routes about seats and access: host tools, and moving a seat to another device. */
import type Router from '@koa/router';
import type { Absence } from './absence';
import * as bodies from './bodies';
import type { BotSeats } from './bot-seats';
import type { Devices } from './devices';
import type { Hosting } from './hosting';
import { param, reply, withBody } from './http';

export interface HostRoutesDeps {
  readonly botSeats: BotSeats;
  readonly absence: Absence;
  readonly hosting: Hosting;
  readonly devices: Devices;
}

export function hostRoutes(router: Router, { hosting, botSeats, absence, devices }: HostRoutesDeps): void {
  router.post('/api/matches/:id/kick', (ctx) =>
    withBody(ctx, bodies.kickBody, async ({ seat, reason, ...who }) =>
      reply(ctx, await hosting.kick(param(ctx, 'id'), who, seat, reason)),
    ),
  );
  router.post('/api/matches/:id/reopen', (ctx) =>
    withBody(ctx, bodies.otherBody, async ({ seat, ...who }) =>
      reply(ctx, await hosting.reopen(param(ctx, 'id'), who, seat)),
    ),
  );
  router.post('/api/matches/:id/host', (ctx) =>
    withBody(ctx, bodies.otherBody, async ({ seat, ...who }) =>
      reply(ctx, await hosting.passOn(param(ctx, 'id'), who, seat)),
    ),
  );
  router.post('/api/matches/:id/swap', (ctx) =>
    withBody(ctx, bodies.swapBody, async ({ seat, with: other, ...who }) =>
      reply(ctx, await hosting.swap(param(ctx, 'id'), who, seat, other)),
    ),
  );
  router.post('/api/matches/:id/absent', (ctx) =>
    withBody(ctx, bodies.absentBody, async ({ seat, choice, ...who }) =>
      reply(ctx, await absence.vote(param(ctx, 'id'), who, seat, choice)),
    ),
  );
  router.post('/api/matches/:id/back', (ctx) =>
    withBody(ctx, bodies.seatBody, async (who) => reply(ctx, await absence.back(param(ctx, 'id'), who))),
  );
  router.post('/api/matches/:id/bot', (ctx) =>
    withBody(ctx, bodies.botBody, async ({ seat, sits, ...who }) =>
      reply(ctx, await botSeats.seat(param(ctx, 'id'), who, seat, sits)),
    ),
  );
  router.post('/api/matches/:id/access', (ctx) =>
    withBody(ctx, bodies.accessBody, async ({ locked, watch, ...who }) =>
      reply(ctx, await hosting.access(param(ctx, 'id'), who, { locked, watch })),
    ),
  );
  router.post('/api/matches/:id/dismiss', (ctx) =>
    withBody(ctx, bodies.dismissBody, async ({ watcher, ...who }) =>
      reply(ctx, await hosting.dismiss(param(ctx, 'id'), who, watcher)),
    ),
  );
  router.post('/api/matches/:id/device', (ctx) =>
    withBody(ctx, bodies.seatBody, async (who) => reply(ctx, await devices.link(param(ctx, 'id'), who))),
  );
  router.post('/api/matches/:id/claim', (ctx) =>
    withBody(ctx, bodies.claimBody, async ({ playerID, token }) =>
      reply(ctx, await devices.claim(param(ctx, 'id'), playerID, token)),
    ),
  );
}
