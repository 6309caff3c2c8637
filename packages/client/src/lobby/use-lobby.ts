/** The live list of tables that anybody may see. */
import type { LobbyEvents } from '@quayside/games/wire/events';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useEffect, useState } from 'react';
import { io, type Socket } from 'socket.io-client';

export interface LobbyList {
  /** null until the server has told. */
  readonly matches: readonly MatchInfo[] | null;
  readonly isOnline: boolean;
}

export function useLobby(): LobbyList {
  const [list, setList] = useState<LobbyList>({ matches: null, isOnline: true });
  useEffect(() => {
    const socket: Socket<LobbyEvents> = io('/lobby', {
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 3000,
    });
    socket.on('matches', (matches) => setList({ matches: [...matches], isOnline: true }));
    socket.on('changed', (info) => setList((old) => ({ ...old, matches: withChanged(old.matches ?? [], info) })));
    socket.on('gone', (matchID) =>
      setList((old) => ({ ...old, matches: (old.matches ?? []).filter((info) => info.matchID !== matchID) })),
    );
    socket.on('disconnect', () => setList((old) => ({ ...old, isOnline: false })));
    socket.on('connect_error', () => setList((old) => ({ ...old, isOnline: false })));
    return () => {
      socket.disconnect();
    };
  }, []);
  return list;
}

/** A changed table keeps its place; a new one comes first. */
function withChanged(matches: readonly MatchInfo[], changed: MatchInfo): readonly MatchInfo[] {
  const isKnown = matches.some((info) => info.matchID === changed.matchID);
  return isKnown ? matches.map((info) => (info.matchID === changed.matchID ? changed : info)) : [changed, ...matches];
}
