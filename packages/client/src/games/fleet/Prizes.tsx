/** Trophies and Crab Meeples of a seat. */
import type { Translate } from '../../table/game-page';
import classes from './prizes.module.css';
import { MeepleArt, TrophyArt } from './small-art';
import type { Player } from './words';

export function Prizes({ player: { trophies, meeples }, t }: { readonly player: Player; readonly t: Translate }) {
  if (trophies.length + meeples.length === 0) return null;
  return (
    <ul className={classes.prizes} aria-label={t('board.prizes')}>
      {trophies.map((trophy) => {
        const label = t('view.trophy', { trophy: t(`trophy.${trophy}.name`) });
        return (
          <li key={trophy} title={label}>
            <TrophyArt trophy={trophy} label={label} />
          </li>
        );
      })}
      {meeples.map((type) => {
        const label = t('board.meepleOf', { type: t(`card.${type}`) });
        return (
          <li key={type} title={label}>
            <MeepleArt label={label} />
          </li>
        );
      })}
    </ul>
  );
}
