/** Which table this is, in the bar at the top. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import type { HeldSeat } from '../match/tables';
import { PeopleButton } from '../people/PeopleButton';
import classes from './TableHeading.module.css';

interface TableHeadingProps {
  readonly info: MatchInfo;
  readonly game: string;
  readonly held: HeldSeat | null;
}

export function TableHeading({ info, game, held }: TableHeadingProps) {
  return (
    <>
      <span className={classes.game}>{game}</span>
      <span className={classes.code} translate="no">
        {info.code}
      </span>
      <PeopleButton info={info} held={held} look="icon" />
    </>
  );
}
