/** The events of the sockets by name, beside boardgame.io's sync, update and chat. `update` takes `UpdateExtra` as a fifth argument. */
import type {
  Answer,
  ChatLine,
  Delta,
  EnterAnswer,
  EnterRequest,
  Frame,
  LegalAnswer,
  MatchInfo,
  PastAnswer,
  ReadyRequest,
  Refused,
  StepsAnswer,
} from './protocol';

/** Client to server in a game's namespace `/<game>`, beside boardgame.io's sync, update and chat. */
export interface ClientEvents {
  enter(request: EnterRequest, answer: (reply: EnterAnswer) => void): void;
  ready(request: ReadyRequest, answer: (reply: Answer) => void): void;
  legal(matchID: string, playerID: string, credentials: string, answer: (reply: LegalAnswer) => void): void;
  /** Older steps of an entered match: those before version `before`, at most 200. */
  steps(matchID: string, before: number, answer: (reply: StepsAnswer) => void): void;
  /**
   * What this viewer of an entered match saw at `version`, 0 being the deal: its seat's view, a spectator's the public one.
   * Refused: NOT_STARTED, NO_SUCH_VERSION beyond the last move, RULES_CHANGED when the rules are no longer those it was
   * played by, NOT_ENTERED also when the seat has changed hands.
   */
  past(matchID: string, version: number, answer: (reply: PastAnswer) => void): void;
  /** An entered page says whether somebody is looking at it. */
  presence(matchID: string, visible: boolean): void;
  /** A chat line of an entered page. */
  say(matchID: string, text: string, answer: (reply: Answer) => void): void;
}

/** Server to pages that entered a match. */
export interface ServerEvents {
  frame(frame: Frame): void;
  /** Only to pages that asked for it, and not always in place of a frame. Whoever has not the view before enters anew. */
  delta(...delta: Delta): void;
  match(info: MatchInfo): void;
  line(matchID: string, line: ChatLine): void;
  /** This socket no longer belongs to the match; `code` says why. */
  dropped(matchID: string, refused: Refused): void;
  /** Another page has opened the seat of this one. Both stay in the match. */
  elsewhere(matchID: string): void;
  /** The negative answer to an event that was sent without an acknowledgement. */
  refused(event: string, refused: Refused): void;
  /** A planned restart. */
  restart(notice: { readonly inSeconds: number }): void;
  /** While the server's processes cannot hear each other, news of players at another one come a moment late. */
  lag(notice: Lag): void;
}

/** Nothing is lost meanwhile. Without a word, everything is as usual. */
export interface Lag {
  readonly code: 'CATCHING_UP' | 'CAUGHT_UP';
}

/** Server to everybody in namespace `/lobby`. */
export interface LobbyEvents {
  /** On connect: listed matches, newest first, at most 100. */
  matches(list: readonly MatchInfo[]): void;
  /** A listed match is new or has changed. */
  changed(info: MatchInfo): void;
  gone(matchID: string): void;
}
