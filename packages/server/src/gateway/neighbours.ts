/** What other processes tell beside revisions: chat, the lobby, who is connected to them. */
import type { ChatLine, Refused } from '@quayside/games/wire/protocol';
import type { Logger } from 'pino';
import type { Fanout, Note } from '../fanout/fanout';
import type { Matches } from '../match/matches';
import type { PresenceTeller } from '../match/presence';
import { dismissed } from '../match/seats';
import type { MatchHead, Store } from '../store/store';
import type { Audiences } from './audience';
import type { Elsewhere } from './elsewhere';

export interface NeighboursDeps {
  readonly fanout: Fanout;
  readonly store: Pick<Store, 'lines'>;
  readonly matches: Pick<Matches, 'run'>;
  readonly audiences: Audiences;
  readonly elsewhere: Elsewhere;
  /** Tells members here of who is connected elsewhere. */
  readonly others: Pick<PresenceTeller, 'stir'>;
  readonly wire: {
    lineHere(head: MatchHead, line: ChatLine): void;
    lobbyHere(matchID: string, head: MatchHead | null): void;
    dropWatchers(head: MatchHead, why: Refused, watcher?: string): void;
  };
  /** Somebody here looks at the lobby. */
  readonly isLobbyWatched: () => boolean;
  readonly log: Logger;
}

/** Lines looked at when some may have been missed. */
const LINES = 20;

/** Answers who is to hear of every match that somebody came to here. */
export function hearNeighbours(deps: NeighboursDeps): (matchID: string) => void {
  const { fanout, audiences, elsewhere, others, log } = deps;
  const failed = (err: unknown): void => log.error({ err }, 'what another process told could not be passed on');
  const tellRolls = (): void => {
    for (const id of audiences.ids()) fanout.publish({ id, roll: audiences.roll(id) });
  };
  fanout.subscribe((note, from) => void hear(deps, note, from).catch(failed));
  fanout.onArrival(tellRolls);
  fanout.onApart((isApart) => {
    if (!isApart) tellRolls();
  });
  fanout.onDeparture((from) => {
    for (const id of elsewhere.depart(from)) if (!audiences.isEmpty(id)) others.stir(id);
  });
  fanout.onGap(() => {
    for (const id of audiences.ids()) if (!audiences.isEmpty(id)) tellLines(deps, id, null).catch(failed);
  });
  // What was said before needs no telling; without that, nobody could say later what was missed.
  return (id) => {
    if (!audiences.isEmpty(id) && !audiences.knowsLines(id)) tellLines(deps, id, null).catch(failed);
  };
}

async function hear(deps: NeighboursDeps, note: Note, from: string): Promise<void> {
  const { audiences, elsewhere, others } = deps;
  const { id } = note;
  if ('roll' in note) {
    elsewhere.hear(id, from, note.roll);
    if (!audiences.isEmpty(id)) others.stir(id);
  } else if ('line' in note) {
    if (!audiences.isEmpty(id)) await tellLines(deps, id, note.line);
  } else if ('isOpen' in note) {
    if (deps.isLobbyWatched()) await tellLobby(deps, id, note.isOpen);
  } else if ('dismissed' in note && audiences.block(id, note.dismissed)) {
    await withHead(deps, id, (head) => deps.wire.dropWatchers(head, dismissed(), note.dismissed));
  }
}

async function tellLines(deps: NeighboursDeps, id: string, told: string | null): Promise<void> {
  const lines = await deps.store.lines(id, LINES, true);
  const fresh = deps.audiences.fresh(id, lines, told);
  if (fresh.length === 0) return;
  await withHead(deps, id, (head) => {
    for (const line of fresh) deps.wire.lineHere(head, line);
  });
}

async function tellLobby(deps: NeighboursDeps, id: string, isOpen: boolean): Promise<void> {
  if (isOpen) await withHead(deps, id, (head) => deps.wire.lobbyHere(id, head));
  else deps.wire.lobbyHere(id, null);
}

function withHead({ matches }: NeighboursDeps, id: string, use: (head: MatchHead) => void): Promise<unknown> {
  return matches.run(null, id, async ({ record }) => {
    use(record);
    return {};
  });
}
