/**
 * Every refusal, with the clause of docs/rules/fleet.md that it cites unless a move has a closer one. The outline:
 *
 * R-1 The match: 1.1 aim and length; 1.2 licences; 1.3 boat cards; 1.4 Dock Cards; 1.5 Bay Cards and tokens; 1.6 crates.
 * R-2 Setup: 2.1 licences in play; 2.2 licence deck and row; 2.3 hands, boat deck, crates, start player; 2.4 advanced licence deck;
 *   2.5 choosing standard types; 2.6 modules; 2.7 five and six players; 2.8 Epic Fleet; 2.9 Epic: seven cards are kept.
 * R-3 Common rules: 3.1 round and turn order; 3.2 net price; 3.3 means of payment; 3.4 no change, nothing needless; 3.5 funds;
 *   3.6 drawing; 3.7 decisions at the same time; 3.8 skipping; 3.9 what is hidden.
 * R-4 Auction: 4.1 who opens; 4.2 opening bid; 4.3 dropping out; 4.4 raising; 4.5 passing on a licence; 4.6 paying;
 *   4.7 one licence a round; 4.8 end of the auction; 4.9 last round.
 * R-5 Launch and hire: 5.1 order and parts; 5.2 launching a boat card; 5.3 number of launches; 5.4 Charter Boats; 5.5 House Boats;
 *   5.6 Artisan Fishermen; 5.7 Cod cards; 5.8 hiring a captain; 5.9 number of captains; 5.10 First Mates; 5.11 Lobster cards;
 *   5.12 launching at the same time.
 * R-6 Fishing: 6.1 Salmon cards; 6.2 tucking; 6.3 the catch; 6.4 Pacific Oyster; 6.5 a supply that is too small; 6.6 end of the match.
 * R-7 Processing and trading: 7.1 who takes part; 7.2 processing; 7.3 trading.
 * R-8 Draw: 8.1 drawing; 8.2 discarding; 8.3 end of the round.
 * R-9 Trophies and tokens: 9.1 trophies for the first; 9.2 trophies of the end; 9.3 Crab Meeples; 9.4 a boat that sinks.
 * R-10 End: 10.1 when; 10.2 score; 10.3 King Crab; 10.4 ties.
 * R-11 Options: 11.1 modules and types; 11.2 licence deck and second premium sets; 11.3 trophies and Crab Meeples; 11.4 way of launching;
 *   11.5 fast pass; 11.6 end rule; 11.7 unsold licences.
 */
import type { Detail, Refusal } from '../core/rules';

const clauses = {
  GAME_OVER: 'R-10.1',
  /** A move of another phase or step. detail: phase. */
  WRONG_PHASE: 'R-3.1',
  /** detail: active (seats). */
  NOT_YOUR_TURN: 'R-3.1',
  PAY_FIRST: 'R-4.6',
  BOUGHT: 'R-4.7',
  OUT: 'R-4.3',
  LICENCE_ROW: 'R-4.2',
  BID_WHOLE: 'R-4.2',
  /** Opening bid below the minimum. detail: min, licence. */
  BID_MIN: 'R-4.2',
  /** Nobody can bid against the opener. detail: min. */
  BID_LONE: 'R-4.2',
  /** Raise not above the high bid. detail: min. */
  BID_LOW: 'R-4.4',
  /** detail: funds. */
  BID_FUNDS: 'R-3.5',
  /** No list of cards and numbers at all. */
  PAY_FORM: 'R-3.3',
  /** detail: card. */
  PAY_CARD: 'R-3.3',
  /** The boat that is launched. detail: card. */
  PAY_LAUNCHED: 'R-3.3',
  /** detail: n. */
  PAY_CRATES: 'R-3.3',
  /** detail: n. */
  PAY_HOUSES: 'R-3.3',
  /** detail: paid, price. */
  PAY_LITTLE: 'R-3.2',
  /** detail: item (a card, `crate` or `houseBoat`). */
  PAY_NEEDLESS: 'R-3.4',
  /** No such boat card. */
  LAUNCH_CARD: 'R-5.2',
  /** Gone Fishin'. */
  NOT_A_BOAT: 'R-5.2',
  /** detail: boatType. */
  LICENCE_NONE: 'R-5.2',
  /** detail: limit. */
  LAUNCH_LIMIT: 'R-5.3',
  CHARTER_TYPE: 'R-5.4',
  /** A type chosen for a boat that has one. */
  CHARTER_ONLY: 'R-5.4',
  /** detail: dock. */
  MODULE_OFF: 'R-2.6',
  /** detail: dock. */
  DOCK_EMPTY: 'R-1.4',
  /** detail: card. */
  CARD_HAND: 'R-3.3',
  /** detail: limit. */
  HIRE_LIMIT: 'R-5.9',
  HIRE_GONE_FISHIN: 'R-5.8',
  HIRE_CARD: 'R-5.8',
  HIRE_CAPTAINED: 'R-5.8',
  HIRE_DOCK: 'R-5.8',
  BOAT_OWN: 'R-5.8',
  MATE_NEW: 'R-5.10',
  MATE_TWICE: 'R-5.10',
  MATE_CRATE: 'R-5.10',
  MATE_CARD: 'R-5.10',
  TUCK_FORM: 'R-6.2',
  TUCK_DRAWN: 'R-6.2',
  TUCK_CAPTAIN: 'R-6.2',
  TUCK_ONE: 'R-6.2',
  TUCK_DOCK: 'R-6.2',
  PROCESS_LICENCE: 'R-7.1',
  PROCESS_FORM: 'R-7.2',
  PROCESS_EMPTY: 'R-7.2',
  PROCESS_TWICE: 'R-7.2',
  TRADE_TWICE: 'R-7.3',
  TRADE_CRATE: 'R-7.3',
  DISCARD_DRAWN: 'R-8.2',
  /** detail: n. */
  DISCARD_COUNT: 'R-8.2',
  /** detail: n. */
  KEEP_COUNT: 'R-2.9',
} as const satisfies Record<string, `R-${number}.${number}` | `R-${number}`>;

export type RefusalCode = keyof typeof clauses;
export type Reason = Refusal<RefusalCode>;

export function refuse(code: RefusalCode, detail?: Detail, rule: string = clauses[code]): Reason {
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
