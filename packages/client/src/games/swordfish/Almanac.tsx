/** On the land of the chart: wind and the cards that could change it, prices of fish, and what is left in the bags. */
import { galeForce, highestForce } from '@quayside/games/swordfish/data';
import { weatherDeckOf } from '@quayside/games/swordfish/table';
import { colors, kinds } from '@quayside/games/swordfish/types';
import { cx } from '../../ui/cx';
import { Drawing } from '../../ui/Drawing';
import { Swordfish } from '../../ui/pieces/Swordfish';
import classes from './almanac.module.css';
import { signed } from './describe';
import type { Props } from './props';
import { priceValues } from './text-view';
import { capital } from './words';

export function Almanac(props: Props) {
  const { marked, t } = props;
  return (
    <section
      className={cx(classes.almanac, marked === 'weather' && classes.marked)}
      aria-label={t('board.almanac')}
      data-region="almanac"
    >
      <Wind {...props} />
      <table className={classes.table}>
        <caption className="visually-hidden">{t('board.prices')}</caption>
        <thead>
          <tr>
            <td />
            {kinds.map((kind) => (
              <th key={kind} scope="col" title={capital(t(`kind.${kind}`))}>
                <Swordfish kind={kind} label={t(`kind.${kind}`)} className={classes.fish} />
              </th>
            ))}
          </tr>
        </thead>
        <Rows {...props} />
      </table>
    </section>
  );
}

/** Prices of both coasts, then the bags from the poorest ground to the richest. */
function Rows({ view, t }: Props) {
  return (
    <tbody>
      {(['south', 'north'] as const).map((group) => (
        <tr key={group} className={classes.prices}>
          <th scope="row" title={t(`board.${group}Long`)}>
            {t(`board.${group}`)}
          </th>
          {kinds.map((kind) => (
            <td key={kind}>{priceValues(kind)[group]}</td>
          ))}
        </tr>
      ))}
      {colors.map((color, at) => (
        <tr key={color}>
          <th scope="row" title={capital(t('board.bag', { color: t(`color.${color}`) }))}>
            <span className="visually-hidden">{t('board.bag', { color: t(`color.${color}`) })}</span>
            <Bag color={color} richness={at + 1} />
          </th>
          {kinds.map((kind) => (
            <td key={kind} className={cx(view.public.bags[color][kind] === 0 && classes.none)}>
              {view.public.bags[color][kind]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const scale = Array.from({ length: highestForce + 1 }, (_, force) => force);

function Wind({ view, t }: Props) {
  const { force, phase, closing, round, options, tokensLeft } = view.public;
  const isToCome = !closing && (phase === 'PURCHASE' || phase === 'MOVEMENT');
  const cards = weatherDeckOf(options, isToCome ? round : round + 1).map(signed);
  const values = { force, wind: t(`wind.${force}`) };
  return (
    <div className={classes.wind}>
      <div className={classes.words}>
        <strong title={t('board.forceAtCap', values)}>{t('board.force', values)}</strong>
        {!closing && cards.length > 0 && (
          <span title={t('board.cards', { cards })}>
            {t('board.cardsShort')} {cards.join(' ')}
          </span>
        )}
        <span className={classes.tokens} title={t('board.tokens', { count: tokensLeft })}>
          <Token />
          <span className="visually-hidden">{t('board.tokens', { count: tokensLeft })}</span>
          <span aria-hidden="true">{tokensLeft}</span>
        </span>
      </div>
      <ol className={classes.scale} aria-hidden="true">
        {scale.map((step) => (
          <li key={step} className={cx(step >= galeForce && classes.gale, step === force && classes.now)}>
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Bag({ color, richness }: { readonly color: string; readonly richness: number }) {
  const dots = Array.from({ length: richness }, (_, at) => `M${20 + (at - (richness - 1) / 2) * 8} 26h.1`).join('');
  return (
    <Drawing viewBox="0 0 40 40" className={classes.bag}>
      <path
        d="M13 9h14l4 4q7 8 5 17-2 7-8 7H12q-6 0-8-7-2-9 5-17Z"
        style={{ fill: `var(--ground-${color})` }}
        className={classes.sack}
      />
      <path d="M11 4h18l-3 7H14Z" style={{ fill: `var(--ground-${color})` }} className={classes.sack} />
      <path d={dots} className={classes.dots} />
    </Drawing>
  );
}

/** A Flemish Cap token. */
export function Token() {
  return (
    <Drawing viewBox="0 0 40 40" className={classes.token}>
      <path d="M20 2 36 11v18L20 38 4 29V11Z" className={classes.coin} />
      <path d="M11 22q4-6 9 0t9 0M11 28q4-6 9 0t9 0M20 8v8M16 12h8" className={classes.dots} />
    </Drawing>
  );
}
