/** Every refusal, with the clause of docs/rules/swordfish.md that it cites unless a move has a closer one. */
import type { Detail, Refusal } from '../core/rules';

const clauses = {
  GAME_OVER: 'R-9.4',
  WRONG_PHASE: 'R-3.1',
  NOT_YOUR_TURN: 'R-3.2',
  NO_SUCH_PORT: 'R-1.2',
  NO_SUCH_BOAT: 'R-1.5',
  NO_SUCH_PACK: 'R-4.5',
  HIRE_CLOSED: 'R-4.1',
  RENT_CLOSED: 'R-4.1',
  NO_PAWN: 'R-4.2',
  NOT_ENOUGH_VP: 'R-4.6',
  NO_CAPTAIN: 'R-1.6',
  CAPTAIN_BUSY: 'R-4.3',
  CAPTAIN_ELSEWHERE: 'R-4.3',
  BOAT_SOLD_OUT: 'R-4.3',
  NOT_YOUR_BOAT: 'R-4.4',
  NO_BOAT: 'R-4.5',
  NOT_IN_PORT: 'R-4.5',
  TRACK_FULL: 'R-4.5',
  NO_INSURANCE: 'R-4.7',
  ALREADY_MOVED: 'R-5.1',
  WRECK_PENDING: 'R-5.6',
  EMPTY_PATH: 'R-5.1',
  FISH_IN_PORT: 'R-5.4',
  NO_COURSE: 'R-5.3',
  BUOY_CLOSED: 'R-2.3',
  PORT_STOPS_YOU: 'R-5.4',
  TOO_FAR: 'R-5.2',
  TOW_CRUISE_ONLY: 'R-5.9',
  NO_FUEL: 'R-5.2',
  BUOY_TAKEN: 'R-5.5',
  ANCHOR_FULL: 'R-5.5',
  NO_WRECK: 'R-5.6',
  WRECK_ELSEWHERE: 'R-5.6',
  ALREADY_TOWING: 'R-5.7',
  TILE_PENDING: 'R-7.6',
  NO_TILE: 'R-7.6',
  NOT_ON_BUOY: 'R-7.1',
  STRONG_WINDS: 'R-7.2',
  FISHING_OVER: 'R-7.1',
  CROWDED_LIMIT: 'R-7.8',
  ATTEMPTS_USED: 'R-7.3',
  MIX_ONE_EACH: 'R-7.3',
  SHARK_SCARE: 'R-7.7',
  HOLD_FULL: 'R-7.5',
  NO_BAIT: 'R-7.5',
  BAG_EMPTY: 'R-7.5',
  NO_SUCH_FISH: 'R-8.1',
  NO_DEMAND: 'R-8.2',
  FISH_ABOARD: 'R-8.4',
  SAME_PORT: 'R-8.5',
} as const satisfies Record<string, `R-${number}.${number}`>;

export type RefusalCode = keyof typeof clauses;
export type Reason = Refusal<RefusalCode>;

export function refuse(code: RefusalCode, detail?: Detail, rule: string = clauses[code]): Reason {
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
