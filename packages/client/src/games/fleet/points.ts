/** VP that a seat would score if the match ended now, as far as a viewer may know. */
import type { Seat } from '@quayside/games/core/rules';
import { partsOf } from '@quayside/games/fleet/points';
import type { GameView } from './words';

/** Gone Fishin' cards in a hand count for its owner alone, until hands are turned up. */
export function vpOf({ seat: viewer, public: table, mine }: GameView, seat: Seat): number {
  const player = table.players[seat];
  if (player === undefined) return 0;
  const shown = table.revealed?.[seat]?.hand ?? (seat === viewer ? mine?.hand : undefined);
  return partsOf(player, shown?.goneFishin ?? 0).reduce((sum, { value }) => sum + value, 0);
}
