/** The hold of one of my boats; in port, when I may sell, every fish is a button. */
import { isPort } from '@quayside/games/swordfish/sea';
import { type Crew, priceOf } from '@quayside/games/swordfish/table';
import type { Kind, Move } from '@quayside/games/swordfish/types';
import { cx } from '../../ui/cx';
import { Swordfish } from '../../ui/pieces/Swordfish';
import classes from './fish-hold.module.css';
import type { Props } from './props';
import { holdText, isAsked, vpText } from './words';

interface HoldProps extends Props {
  readonly crew: Crew;
  readonly load: number;
}

export function FishHold(props: HoldProps) {
  const { view, crew, load, t } = props;
  const { hold, node } = crew.boat;
  const slots = Array.from({ length: load }, (_, at) => ({ at, kind: hold[at] ?? null }));
  const canSell = isAsked(view, 'SELLING') && isPort(node);
  return (
    <span className={classes.hold} title={t('board.holdOf', { fish: holdText(hold, t), load })}>
      <span className="visually-hidden">{t('board.holdOf', { fish: holdText(hold, t), load })}</span>
      {slots.map(({ at, kind }) =>
        kind !== null && canSell ? (
          <SellButton key={at} {...props} kind={kind} />
        ) : (
          <span key={at} className={cx(classes.slot, kind === null && classes.empty)} aria-hidden="true">
            {kind !== null && <Swordfish kind={kind} />}
          </span>
        ),
      )}
    </span>
  );
}

function SellButton({ judge, send, crew, kind, t }: HoldProps & { readonly kind: Kind }) {
  const { number, boat } = crew;
  const move: Move = { type: 'sell', captain: number, kind };
  const price = isPort(boat.node) ? priceOf(boat.node, kind) : 0;
  const label = t('board.sellHere', { n: number, kind: t(`kind.${kind}`), vp: vpText(price, t) });
  const refused = judge(move) !== null;
  return (
    <button
      type="button"
      className={cx(classes.slot, classes.sell, refused && classes.muted)}
      aria-label={label}
      title={label}
      aria-disabled={refused}
      onClick={() => send(move)}
    >
      <Swordfish kind={kind} />
      <b>{price}</b>
    </button>
  );
}
