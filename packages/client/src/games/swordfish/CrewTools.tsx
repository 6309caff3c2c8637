/** What one of my boats can do while fishing: an attempt of either kind, and how many it has left. */
import { attemptsAt, type Crew } from '@quayside/games/swordfish/table';
import type { Move } from '@quayside/games/swordfish/types';
import { Button } from '../../ui/Button';
import classes from './my-fleet.module.css';
import type { Props } from './props';
import { isAsked } from './words';

export function CrewTools({ view, cue, judge, send, crew, t }: Props & { readonly crew: Crew }) {
  const { number, boat } = crew;
  const { fishing } = view.public;
  if (cue !== null || fishing === null || fishing.tile !== null || !isAsked(view, 'FISHING')) return null;
  const sword: Move = { type: 'fishSword', captain: number };
  const bait: Move = { type: 'fishBait', captain: number };
  const done = fishing.captain === number ? fishing.attempts.length : 0;
  const attempts = t('board.attempts', { done, most: attemptsAt(view.public, boat.node) });
  return (
    <div className={classes.tools}>
      <span className={classes.attempts}>{attempts}</span>
      <Button
        size="small"
        kind="primary"
        muted={judge(sword) !== null}
        aria-label={t('board.swordFor', { n: number })}
        onClick={() => send(sword)}
      >
        {t('board.swordButton')}
      </Button>
      <Button
        size="small"
        muted={judge(bait) !== null}
        aria-label={t('board.baitFor', { n: number })}
        onClick={() => send(bait)}
      >
        {t('board.baitButton')}
      </Button>
    </div>
  );
}
