/** What every part of the board is given. */
import type { FishAndShips } from '@quayside/games/fish-and-ships/types';
import type { BoardProps } from '../../table/game-page';

export type Props = BoardProps<FishAndShips>;
