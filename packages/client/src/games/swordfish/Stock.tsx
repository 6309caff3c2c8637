/** Fuel, bait and tokens of a captain, as pictures with numbers. */
import type { Captain } from '@quayside/games/swordfish/types';
import type { Translate } from '../../table/game-page';
import { Drawing } from '../../ui/Drawing';
import { Token } from './Almanac';
import classes from './stock.module.css';

interface StockProps {
  readonly captain: Readonly<Captain>;
  readonly t: Translate;
}

export function Stock({ captain: { fuel, bait, tokens }, t }: StockProps) {
  return (
    <span className={classes.stock}>
      <span className={classes.item} title={t('board.fuel', { count: fuel })}>
        <Fuel />
        <span className="visually-hidden">{t('board.fuel', { count: fuel })}</span>
        <span aria-hidden="true">{fuel}</span>
      </span>
      <span className={classes.item} title={t('board.bait', { count: bait })}>
        <Bait />
        <span className="visually-hidden">{t('board.bait', { count: bait })}</span>
        <span aria-hidden="true">{bait}</span>
      </span>
      {tokens > 0 && (
        <span className={classes.item} title={t('board.tokensHeld', { count: tokens })}>
          <Token />
          <span className="visually-hidden">{t('board.tokensHeld', { count: tokens })}</span>
          <span aria-hidden="true">{tokens}</span>
        </span>
      )}
    </span>
  );
}

/** A drum. */
export function Fuel() {
  return (
    <Drawing viewBox="0 0 32 36" className={classes.picture}>
      <path d="M4 5q12-6 24 0v26q-12 6-24 0Z" className={classes.drum} />
      <path d="M4 13q12 5 24 0M4 23q12 5 24 0" className={classes.line} />
    </Drawing>
  );
}

/** A hook with its bait. */
export function Bait() {
  return (
    <Drawing viewBox="0 0 32 36" className={classes.picture}>
      <path d="M19 2v19a7 7 0 0 1-14 0v-4l5 4" className={classes.line} />
      <path d="M8 30q9-8 16 0 2-3 5-3-2 4 0 7-3 0-5-2-8 6-16-2Z" className={classes.herring} />
    </Drawing>
  );
}
