/** The shapes of what sockets send. */
import { z } from 'zod';
import { matchIDPattern } from '../ids';
import { readable } from '../plain';
import { contribution, isStorable } from '../shapes';

const matchID = z.string().regex(matchIDPattern);
const playerID = z.string().max(3);
const credentials = z.string().max(64);
const version = z.number().int().min(0).max(1_000_000);

/** A line of chat: something to read, without control characters. */
const chatText = z.string().max(2000).transform(readable).pipe(z.string().min(1).max(500));

export const enterArgs = z.tuple([
  z.object({
    matchID,
    playerID: playerID.nullable(),
    credentials: credentials.optional(),
    have: version.nullable(),
    build: z.string().max(64),
    name: z.string().max(200).transform(readable).pipe(z.string().max(40)).optional(),
    viewer: z.string().min(16).max(64).optional(),
    deltas: z.boolean().optional(),
  }),
]);

export const readyArgs = z.tuple([
  z.object({
    matchID,
    playerID,
    credentials,
    ready: z.boolean(),
    contribution: contribution.optional(),
  }),
]);

export const legalArgs = z.tuple([matchID, playerID, credentials]);
export const stepsArgs = z.tuple([matchID, version]);
export const pastArgs = z.tuple([matchID, version]);
export const presenceArgs = z.tuple([matchID, z.boolean()]);
export const sayArgs = z.tuple([matchID, chatText]);

/** boardgame.io's `sync`; the number of players is not asked for: a sync creates nothing. */
export const syncArgs = z.tuple([matchID, playerID.nullish(), credentials.nullish()]).rest(z.unknown());

/** boardgame.io's `update`, with our fifth argument; `quiet`: a frame with the key will do as an acknowledgement. */
export const updateArgs = z.tuple([
  z.object({
    type: z.string().max(40),
    payload: z.object({
      // boardgame.io's UNDO has none.
      type: z.string().max(40).nullish(),
      args: z.array(z.unknown()).max(4).nullish(),
      playerID,
      credentials: credentials.nullish(),
    }),
  }),
  version,
  matchID,
  playerID.nullable(),
  z.object({ key: z.string().min(8).max(64).refine(isStorable), quiet: z.boolean().optional() }).nullish(),
]);

/** boardgame.io's `chat`. */
export const chatArgs = z.tuple([
  matchID,
  z.object({ id: z.string().max(40).refine(isStorable), sender: playerID.nullish(), payload: chatText }),
  credentials.nullish(),
]);

export type EnterArg = z.output<typeof enterArgs>[0];
export type SyncArgs = z.output<typeof syncArgs>;
export type ChatArgs = z.output<typeof chatArgs>;
export type UpdateArgs = z.output<typeof updateArgs>;
