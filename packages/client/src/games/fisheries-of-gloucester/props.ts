/** What every part of the board is given. */
import type { FisheriesOfGloucester } from '@quayside/games/fisheries-of-gloucester/types';
import type { BoardProps } from '../../table/game-page';

export type Props = BoardProps<FisheriesOfGloucester>;
