/** The shapes of request bodies and queries of the lobby. */
import { z } from 'zod';
import { readable } from '../plain';
import { contribution, isStorable } from '../shapes';

/** What people call themselves: something to read, without control characters. */
const name = z.string().max(200).transform(readable).pipe(z.string().min(1).max(40));

/** boardgame.io takes numbers and digits. */
const seatCount = z.union([
  z.number().int(),
  z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number),
]);
const seat = z.union([z.string().max(3), z.number().int().transform(String)]);

/** JSON that a player shows about itself, kept as text. */
const data = z
  .unknown()
  .optional()
  .transform((value) => (value === undefined || value === null ? undefined : JSON.stringify(value)))
  .pipe(z.string().max(1024).optional());

export const createBody = z.object({
  numPlayers: seatCount.optional(),
  setupData: z.unknown().optional(),
  unlisted: z.boolean().default(false),
  listed: z.boolean().optional(),
  watch: z.enum(['nobody', 'link', 'listed']).default('link'),
  pace: z.enum(['relaxed', 'live']).default('relaxed'),
});

export const joinBody = z.object({
  playerID: seat.nullish(),
  playerName: name,
  data,
  ready: z.boolean().default(true),
  contribution: contribution.optional(),
});

export const seatBody = z.object({ playerID: seat, credentials: z.string().max(64) });

export const updateBody = seatBody
  .extend({ newName: name.optional(), data })
  .refine(({ newName, data: shown }) => newName !== undefined || shown !== undefined, {
    error: 'newName or data is required',
  });

export const againBody = seatBody.extend({ unlisted: z.boolean().optional(), rotate: z.boolean().default(false) });

const moment = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .optional();

export const listQuery = z.object({
  isGameover: z.enum(['true', 'false']).optional(),
  updatedBefore: moment,
  updatedAfter: moment,
  limit: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.number().min(1).max(100))
    .default(100),
  cursor: z.string().max(64).refine(isStorable).optional(),
});

export const kickBody = seatBody.extend({
  seat: seat,
  reason: z.string().max(1000).transform(readable).pipe(z.string().min(1).max(200)).optional(),
});
export const otherBody = seatBody.extend({ seat: seat });
export const swapBody = otherBody.extend({ with: seat });
export const absentBody = otherBody.extend({ choice: z.enum(['wait', 'bot', 'end']) });
export const botBody = otherBody.extend({ sits: z.boolean().default(true) });
export const accessBody = seatBody.extend({
  locked: z.boolean().optional(),
  watch: z.enum(['nobody', 'link', 'listed']).optional(),
});
export const dismissBody = seatBody.extend({ watcher: z.string().max(64) });
export const claimBody = z.object({ playerID: seat, token: z.string().max(64) });
