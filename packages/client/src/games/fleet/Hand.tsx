/** My hand, by kind: each card is a boat to launch, money to pay with, or a captain. */
import { boatFigures, cashOf } from '@quayside/games/fleet/data';
import { fundsOf } from '@quayside/games/fleet/money';
import { handSize } from '@quayside/games/fleet/table';
import { type BoatCard, type Card, cards } from '@quayside/games/fleet/types';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Coin } from '../../ui/pieces/small';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { CraftArt } from './boat-art';
import { pressOf } from './card-press';
import classes from './hand.module.css';
import type { PartProps } from './part-props';
import { GoneFishinArt } from './small-art';
import { countIn, type Task } from './tasks';
import { cardName, mineOf, money } from './words';

export function Hand(props: PartProps) {
  const { view, t } = props;
  const { mine } = view;
  const player = mineOf(view);
  const held = cards.filter((card) => (mine?.hand[card] ?? 0) > 0);
  const roving = useRovingGrid(held.length, held.length);
  if (mine === null || player === null) return null;
  return (
    <section className={classes.hand} aria-label={t('board.hand')}>
      <p className={classes.title}>
        <strong>{t('cards', { count: handSize(mine.hand) })}</strong>
        <span>{t('board.funds', { money: money(fundsOf(player, mine.hand), t) })}</span>
      </p>
      {held.length === 0 && <p className={classes.none}>{t('board.noCards')}</p>}
      <ul className={classes.list} onKeyDown={roving.onKeyDown}>
        {held.map((card, at) => (
          <li key={card} className={classes.place}>
            <HandCard {...props} card={card} at={at} tabIndex={roving.tabIndex(at)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tasks in which several cards of a kind may be chosen. */
const countedCards: readonly Task['kind'][] = ['pay', 'keep', 'discard'];
/** Tasks in which cards of the hand are asked for. */
const aboutCards: readonly Task['kind'][] = ['pay', 'launch', 'hire', 'mate', 'keep', 'discard', 'tuck'];

interface CardProps extends PartProps {
  readonly card: Card;
  readonly at: number;
  readonly tabIndex: 0 | -1;
}

function HandCard(props: CardProps) {
  const { view, work, card, at, tabIndex, t } = props;
  const { label, wanted, refused, chosen, press, less } = pressOf(props, card);
  const count = view.mine?.hand[card] ?? 0;
  const isCounting = (chosen ?? 0) > 0;
  const kind = work.task?.kind ?? 'open';
  const isAbout = aboutCards.includes(kind);
  const counts = isCounting && countedCards.includes(kind);
  return (
    <>
      <button
        type="button"
        data-index={at}
        tabIndex={tabIndex}
        className={cx(
          classes.card,
          wanted && classes.wanted,
          isCounting && classes.chosen,
          refused && !isCounting && isAbout && classes.refused,
        )}
        aria-label={label}
        aria-disabled={refused}
        aria-pressed={chosen === null ? undefined : isCounting}
        onClick={press}
      >
        <Face {...props} count={count} />
        {counts && (
          <span className={classes.badge}>
            {chosen}/{count}
          </span>
        )}
      </button>
      {counts && (
        <IconButton
          icon="minus"
          label={t('board.takeBack', { card: cardName(card, t) })}
          className={classes.less}
          onClick={less}
        />
      )}
    </>
  );
}

function Face({ view, card, count, t }: CardProps & { readonly count: number }) {
  const isNew = card !== 'goneFishin' && countIn(view.mine?.fresh ?? [], card) > 0;
  return (
    <>
      <span className={classes.art}>{card === 'goneFishin' ? <GoneFishinArt /> : <CraftArt kind={card} />}</span>
      <span className={classes.cash}>
        <Coin value={cashOf[card]} />
      </span>
      {count > 1 && <span className={classes.count}>×{count}</span>}
      <strong className={classes.name}>{cardName(card, t)}</strong>
      <Foot card={card} t={t} />
      {isNew && <span className={classes.fresh}>{t('board.new')}</span>}
    </>
  );
}

/** Launch cost and VP as a boat. */
function Foot({ card, t }: { readonly card: Card; readonly t: PartProps['t'] }) {
  if (card === 'goneFishin') return <span className={classes.foot}>{t('board.fishinFoot')}</span>;
  const { cost, vp } = boatFigures[card satisfies BoatCard];
  return <span className={classes.foot}>{t('board.boatFoot', { cost: money(cost, t), vp })}</span>;
}
