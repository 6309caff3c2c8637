/** A payment being put together: a suggestion to begin with, what it is worth, and what would be lost. */
import { worthOf } from '@quayside/games/fleet/money';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Coin, Crate } from '../../ui/pieces/small';
import { CraftArt } from './boat-art';
import classes from './desk.module.css';
import { Means } from './Means';
import type { PartProps } from './part-props';
import { lostText } from './payment-choices';
import type { Deal } from './payments';
import { paymentOf } from './tasks';
import { cardName, type GameView, licenceName, money, paymentText } from './words';

export function PayDesk(props: PartProps & { readonly deal: Deal }) {
  const { view, work, deal, judge, send, setPath, t } = props;
  const payment = paymentOf(work.draft);
  const worth = worthOf(payment);
  const { move } = work;
  const refusal = move === null ? null : judge(move);
  const missing = deal.price - worth;
  const hasMeans = deal.purse.player.processed + deal.purse.player.houseBoats.length > 0;
  return (
    <div className={classes.row}>
      <Coin value={deal.price} className={classes.price} label={t('board.price', { money: money(deal.price, t) })} />
      <p className={classes.words}>
        <span>
          <strong>{titleOf(view, deal, t)}:</strong>{' '}
          {t('board.paying', { payment: paymentText(payment, t), worth: money(worth, t) })}
        </span>
        <span className={cx(missing > 0 ? classes.short : missing < 0 && classes.lost)} role="status">
          {missing > 0 ? t('board.missing', { money: money(missing, t) }) : lostText(-missing, t)}
          {refusal?.code === 'PAY_NEEDLESS' && `; ${t('board.needless')}`}
        </span>
        {!hasMeans && <span className={classes.tip}>{t('board.payTip')}</span>}
      </p>
      <OtherMeans {...props} />
      {deal.kind !== 'licence' && (
        <IconButton icon="arrow-left" label={t('board.back')} className={classes.back} onClick={() => setPath([])} />
      )}
      {move !== null && (
        <Button size="small" kind="primary" icon="check" muted={refusal !== null} onClick={() => send(move)}>
          {t(`board.payFor.${deal.kind}`)}
        </Button>
      )}
    </div>
  );
}

function titleOf({ public: { auction } }: GameView, { kind, card, as }: Deal, t: PartProps['t']): string {
  if (kind === 'licence')
    return t('board.dealLicence', { licence: auction === null ? '' : licenceName(auction.licence, t) });
  if (kind !== 'boat' || card === null) return t(`dock.${kind}`);
  return as === null ? t('board.dealBoat', { card: cardName(card, t) }) : t('charterBoat', { type: cardName(as, t) });
}

/** What pays besides cards. */
function OtherMeans({ work, deal, t }: PartProps & { readonly deal: Deal }) {
  const { draft, change } = work;
  const { processed, houseBoats } = deal.purse.player;
  return (
    <div className={classes.means}>
      {processed > 0 && (
        <Means
          name={t('board.payCrate')}
          chosen={draft.crates}
          owned={processed}
          t={t}
          onChange={(crates) => change({ crates })}
        >
          <Crate />
        </Means>
      )}
      {houseBoats.length > 0 && (
        <Means
          name={t('board.payHouse')}
          chosen={draft.houseBoats}
          owned={houseBoats.length}
          t={t}
          onChange={(count) => change({ houseBoats: count })}
        >
          <CraftArt kind="houseBoat" />
        </Means>
      )}
    </div>
  );
}
