/** Every refusal, with the clause of docs/rules/isaribi.md that it cites unless a move has a closer one. */
import type { Detail, Refusal } from '../core/rules';

const clauses = {
  GAME_OVER: 'R-8.1',
  WRONG_PHASE: 'R-4.1',
  PASSED: 'R-6.1',
  NOT_YOUR_TURN: 'R-4.1',
  PENDING: 'R-6.3',
  IDLE: 'R-4.5',
  AP: 'R-4.3',
  PEEK_OWNER: 'R-3.3',
  PEEK_SLOT: 'R-3.3',
  PEEK_TWICE: 'R-3.3',
  PEEK_LIMIT: 'R-3.3',
  PLACE_SPACE: 'R-3.4',
  OLD_OWNER: 'R-3.5',
  OLD_SPACE: 'R-3.5',
  OLD_COUNT: 'R-3.5',
  OLD_SUPPLY: 'R-3.5',
  MOVE_ADJ: 'R-5.1',
  FISH_HARBOR: 'R-5.2',
  FISH_ONCE: 'R-5.2',
  FISH_EMPTY: 'R-5.2',
  HAND_BREAM: 'R-5.3',
  NET_CLAM: 'R-5.4',
  NET_COUNT: 'R-5.4',
  NET_AVAILABLE: 'R-5.4',
  SELL_SEA: 'R-5.5',
  SELL_ONCE: 'R-5.5',
  SELL_EMPTY: 'R-5.5',
  SELL_CUBES: 'R-5.5',
  SELL_FACEDOWN: 'R-5.6',
  SELL_TYPE: 'R-5.6',
  SELL_DEMAND: 'R-5.6',
  GROSS_CARDS: 'R-5.7',
  GROSS_PER: 'R-5.7',
  RETAIL: 'R-5.8',
  CLIENT_NONE: 'R-5.9',
  CLIENT_USED: 'R-5.9',
  CLIENT_ONE: 'R-5.9',
  TECH_UNKNOWN: 'R-5.10',
  TECH_SEA: 'R-5.10',
  TECH_ONCE: 'R-5.10',
  TECH_ALONE: 'R-5.10',
  TECH_MONEY: 'R-5.10',
  TECH_MAX: 'R-5.11',
  TECH_OWNED: 'R-5.13',
  FLIP_NONE: 'R-5.14',
  END_IDLE: 'R-4.4',
  PASS_STRICT: 'R-10.4',
  COLLAB_TAKEN: 'R-6.3',
  KEEP_COUNT: 'R-7.3',
  KEEP_CUBES: 'R-7.3',
} as const satisfies Record<string, `R-${number}.${number}` | `R-${number}`>;

export type RefusalCode = keyof typeof clauses;
export type Reason = Refusal<RefusalCode>;

export function refuse(code: RefusalCode, detail?: Detail, rule: string = clauses[code]): Reason {
  return detail === undefined ? { code, rule } : { code, rule, detail };
}
