/** Who sat where in a record. Nobody is "you": a record is the same for everybody. */
import type { MatchRecord } from '@quayside/games/wire/protocol';
import type { Names } from '../table/game-page';

export function namesOf({ seats }: Pick<MatchRecord, 'seats'>): Names {
  return {
    seat: (seat) => seats.find((one) => one.seat === seat)?.name ?? `#${seat + 1}`,
    isMe: () => false,
  };
}
