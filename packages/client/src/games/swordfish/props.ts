/** What every part of the board is given. */
import type { Swordfish } from '@quayside/games/swordfish/types';
import type { BoardProps } from '../../table/game-page';

export type Props = BoardProps<Swordfish>;
