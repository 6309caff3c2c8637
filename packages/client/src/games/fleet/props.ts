/** What every part of the board is given. */
import type { Fleet } from '@quayside/games/fleet/types';
import type { BoardProps } from '../../table/game-page';

export type Props = BoardProps<Fleet>;
