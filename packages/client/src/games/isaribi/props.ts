/** What every part of the board is given. */
import type { Isaribi } from '@quayside/games/isaribi/types';
import type { BoardProps } from '../../table/game-page';

export type Props = BoardProps<Isaribi>;
