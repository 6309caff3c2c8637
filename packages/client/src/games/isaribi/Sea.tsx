/** The sea: the Harbor and four Areas in a row, what swims there, and the boats. */
import { type Space, spaces } from '@quayside/games/isaribi/types';
import { cx } from '../../ui/cx';
import { Water } from '../../ui/pieces/Water';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { Fleet } from './Fleet';
import type { Props } from './props';
import { AreaContent, HarborContent } from './SeaArea';
import { SeaTarget, Tackle } from './SeaTarget';
import classes from './sea.module.css';
import { isArea, mineOf } from './words';

export function Sea(props: Props) {
  const { view, marked, t } = props;
  const roving = useRovingGrid(spaces.length, spaces.length);
  const mine = mineOf(view);
  return (
    <section className={classes.sea} aria-label={t('board.sea')}>
      <Water className={classes.water} />
      <span className={classes.depth} aria-hidden="true" />
      <ol className={classes.spaces} onKeyDown={roving.onKeyDown}>
        {spaces.map((space) => (
          <li key={spaceKey(space)} className={cx(classes.space, marked === spaceKey(space) && classes.marked)}>
            {isArea(space) ? <AreaContent {...props} space={space} /> : <HarborContent t={t} />}
            <SeaTarget {...props} space={space} tabIndex={roving.tabIndex(space)} />
            {mine?.space === space && <Tackle {...props} player={mine} />}
          </li>
        ))}
      </ol>
      <Fleet {...props} />
    </section>
  );
}

const spaceKey = (space: Space) => `space-${space}`;
