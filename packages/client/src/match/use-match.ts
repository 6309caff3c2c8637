/** Opens a match for as long as a component shows it. */
import { useEffect, useMemo } from 'react';
import { isStale, ownBuild } from '../app/build';
import { useStore } from '../app/store';
import { noteShare } from './promise';
import { randomHex } from './random-hex';
import type { MatchState } from './state';
import { createMatchStore, type MatchStore } from './store';
import { type HeldSeat, playerName } from './tables';
import { viewerID } from './viewer';
import { onWake } from './wake';
import { gameWire } from './wire';

/** `held` null: as a spectator. The store lives as long as match and seat stay the same. */
export function useMatch(
  game: string,
  matchID: string,
  held: HeldSeat | null,
): { store: MatchStore; state: MatchState } {
  const seat = held?.seat ?? null;
  const credentials = held?.credentials ?? '';
  const store = useMemo(
    () =>
      createMatchStore(
        {
          matchID,
          seat: seat === null ? null : { seat, credentials },
          ...(seat === null ? { name: playerName, viewer: viewerID() } : {}),
        },
        {
          wire: gameWire(game),
          build: { own: ownBuild, isStale },
          now: Date.now,
          randomHex,
          keepShare: (share) => noteShare(matchID, share),
          isOnline: () => navigator.onLine,
          isVisible,
        },
      ),
    [game, matchID, seat, credentials],
  );
  useEffect(() => {
    store.open();
    const stop = onWake({ wake: store.wake, visible: store.setVisible });
    return () => {
      stop();
      store.close();
    };
  }, [store]);
  return { store, state: useStore(store) };
}

function isVisible(): boolean {
  return document.visibilityState === 'visible';
}
