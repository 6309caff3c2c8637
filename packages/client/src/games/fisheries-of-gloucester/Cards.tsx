/** Preservation cards to be had: the top of each stack with what lies below, or the row and its pile. */
import type { CardId } from '@quayside/games/fisheries-of-gloucester/types';
import { cx } from '../../ui/cx';
import { CardFace } from './CardFace';
import classes from './cards.module.css';
import { paymentsToAsk, preserveMove } from './choices';
import { belowText } from './text-view';
import type { WorkProps } from './use-workbench';
import { belowOf, cardText, isAsked, mineOf } from './words';

export function Cards(props: WorkProps) {
  const { view, cue, marked, t } = props;
  const { display, options } = view.public;
  const isRow = options.preservation === 'row';
  const gone = cue?.type === 'preserved' ? cue : null;
  return (
    <section className={classes.cards} aria-label={t('board.preservation')}>
      <ol className={cx(classes.places, isRow && classes.row)}>
        {display.map((card, place) => (
          <li key={placeKey(place)} className={cx(classes.place, marked === placeKey(place) && classes.marked)}>
            <Stack {...props} card={card} place={place} below={isRow ? null : belowOf(view, place)} />
            {gone?.place === place && (
              <span className={classes.leaving}>
                <CardFace card={gone.card} />
              </span>
            )}
          </li>
        ))}
        {isRow && (
          <li className={cx(classes.place, classes.pile)}>
            <b aria-hidden="true">{belowOf(view, 0)}</b>
            <span>{t('board.pile', { count: belowOf(view, 0) })}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

const placeKey = (place: number) => `card-${place}`;

interface StackProps extends WorkProps {
  readonly card: CardId | null;
  readonly place: number;
  /** null: no stack of its own. */
  readonly below: number | null;
}

function Stack(props: StackProps) {
  const { view, card, below, t } = props;
  if (card === null) return <span className={classes.empty}>{t('board.cardEmpty')}</span>;
  return (
    <>
      {view.seat === null ? <CardFace card={card} label={cardText(card, t)} /> : <CardButton {...props} card={card} />}
      {below !== null && (
        <span className={cx(classes.below, below > 0 && classes.more)} title={belowText(below, t)}>
          <span className="visually-hidden">{belowText(below, t)}</span>
          <span aria-hidden="true">+{below}</span>
        </span>
      )}
    </>
  );
}

function CardButton({ view, card, work, judge, send, setPath, t }: StackProps & { readonly card: CardId }) {
  const player = mineOf(view);
  if (player === null) return null;
  const payments = paymentsToAsk(card, player);
  const [first] = payments;
  if (first === undefined) return null;
  const move = preserveMove(card, first);
  const refused = judge(move) !== null;
  const isOpen = work.draft.kind === 'preserve' && work.draft.card === card;
  return (
    <button
      type="button"
      className={cx(
        classes.card,
        isAsked(view, 'ACTION') && (refused ? classes.refused : classes.offered),
        isOpen && classes.open,
      )}
      aria-label={t('board.cardTake', { card: cardText(card, t) })}
      title={cardText(card, t)}
      aria-disabled={refused}
      {...(payments.length > 1 ? { 'aria-expanded': isOpen } : {})}
      onClick={() => {
        if (refused || payments.length === 1) send(move);
        else setPath(isOpen ? [] : ['preserve', card.toLowerCase()]);
      }}
    >
      <CardFace card={card} />
    </button>
  );
}
