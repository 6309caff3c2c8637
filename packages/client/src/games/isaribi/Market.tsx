/** The Market: buyers in a row, the round track, and the sale being put together. */
import { slotsInRound } from '@quayside/games/isaribi/table';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Coin } from '../../ui/pieces/small';
import { StepTrack } from '../../ui/StepTrack';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { ClientStall, MarketStall } from './MarketStall';
import classes from './market.module.css';
import type { Props } from './props';
import { incomeOf, saleCost, saleOf, usualSale } from './sale';
import type { SaleProps } from './sale-props';
import { apText, isAsked, marketDeckOf, mineOf } from './words';

export function Market(props: SaleProps) {
  const { view, sale, t } = props;
  const { market } = view.public;
  const hasClient = mineOf(view)?.client === true;
  const stalls = market.length + (hasClient ? 1 : 0);
  const roving = useRovingGrid(stalls, stalls);
  return (
    <section className={classes.market} aria-label={t('board.market')}>
      {sale.lots.length > 0 && isAsked(view, 'MAIN') ? <SaleSlip {...props} /> : <Sign {...props} />}
      <ol className={classes.stalls} onKeyDown={roving.onKeyDown}>
        {market.map((slot, at) => (
          <li key={stallKey(at)} className={classes.place}>
            <MarketStall {...props} slot={slot} n={at + 1} tabIndex={roving.tabIndex(at)} />
          </li>
        ))}
        {hasClient && (
          <li className={classes.place}>
            <ClientStall {...props} index={market.length} tabIndex={roving.tabIndex(market.length)} />
          </li>
        )}
      </ol>
    </section>
  );
}

const stallKey = (at: number) => `stall-${at}`;

/** Rounds with their numbers of buyers, and what is left in the deck. */
function Sign({ view, legal, send, t }: Props) {
  const { round, options, players } = view.public;
  const rounds = Array.from({ length: options.rounds }, (_, at) => at + 1);
  const isLooking = legal.some(({ type }) => type === 'donePeeking');
  return (
    <div className={classes.sign}>
      <strong className={classes.title}>{t('board.round', { round, rounds: options.rounds })}</strong>
      <StepTrack
        label={t('board.roundTrack')}
        now={round}
        steps={rounds.map((at) => {
          const slots = slotsInRound({ options, players, round: at });
          const label = t(at === round ? 'board.roundStepNow' : 'board.roundStep', { round: at, slots });
          return { key: at, label, sign: slots };
        })}
      />
      {isLooking ? (
        <Button size="small" kind="primary" onClick={() => send({ type: 'donePeeking' })}>
          {t('board.donePeeking')}
        </Button>
      ) : (
        <span className={classes.deck}>{t('board.deck', { count: marketDeckOf(view) })}</span>
      )}
    </div>
  );
}

function SaleSlip({ view, sale, judge, send, t }: SaleProps) {
  const kind = usualSale(sale.lots);
  const move = saleOf(kind, sale.lots);
  const income = incomeOf(view.public, view.seat ?? -1, sale.lots);
  return (
    <section className={cx(classes.sign, classes.slip)} aria-label={t('board.sale')}>
      <span className={classes.income}>
        <Coin className={classes.coin} />
        <strong>{t('choice.gain', { ryo: income })}</strong>
        <IconButton icon="close" label={t('board.saleClear')} className={classes.clear} onClick={sale.clear} />
      </span>
      <Button
        kind="primary"
        size="small"
        wide
        muted={judge(move) !== null}
        hint={t('ap', { ap: apText(saleCost(kind)) })}
        onClick={() => send(move)}
      >
        {t(kind === 'retail' ? 'board.sellRetail' : 'board.sellGross')}
      </Button>
    </section>
  );
}
