/** Choices that all make at the same time: cards that go, cards to tuck, crates to process, a crate to trade. */
import { boatsToTuck, bonusOf, licencesOf } from '@quayside/games/fleet/table';
import { Button } from '../../ui/Button';
import classes from './desk.module.css';
import type { PartProps } from './part-props';
import { oneFromEach } from './round-choices';
import { cardName, cardsText, craftName, crateOnText, listText, mineOf } from './words';

interface PickProps extends PartProps {
  readonly kind: 'keep' | 'discard';
  readonly count: number;
}

export function PickDesk(props: PickProps) {
  const { view, work, kind, count, t } = props;
  const { cards } = work.draft;
  const player = mineOf(view);
  const hasTuna = player !== null && licencesOf(player, 'tuna') > 0;
  const words = kind === 'keep' ? 'board.pickAway' : hasTuna ? 'board.pickAny' : 'board.pickDrawn';
  const drawn = cardsText(view.mine?.fresh ?? [], t);
  return (
    <div className={classes.row}>
      <p className={classes.words}>
        <span>{t(words, { count, drawn })}</span>
        <strong role="status">{t('board.picked', { cards: cardsText(cards, t), chosen: cards.length, count })}</strong>
      </p>
      <Confirm {...props} label={t(kind === 'keep' ? 'board.keepRest' : 'board.discard')} />
    </div>
  );
}

export function TuckDesk(props: PartProps) {
  const { view, work, t } = props;
  const { held, tucks } = work.draft;
  const player = mineOf(view);
  if (player === null) return null;
  const drawn = cardsText(view.mine?.fresh ?? [], t);
  const chosen = tucks.map(({ card, boat }) =>
    t('board.tuckedLine', { card: cardName(card, t), craft: craftName(player, boat, t) }),
  );
  return (
    <div className={classes.row}>
      <p className={classes.words}>
        <span>
          {held === null ? t('board.pickTuck', { drawn }) : t('board.pickTuckBoat', { card: cardName(held, t) })}
        </span>
        <strong role="status">{tucks.length === 0 ? t('board.tuckNone') : listText(chosen, t)}</strong>
      </p>
      <Button size="small" onClick={() => work.change({ tucks: allTucked(props), held: null })}>
        {t('board.tuckAll')}
      </Button>
      <Confirm {...props} label={t(tucks.length === 0 ? 'board.keepAll' : 'board.tuckThese')} />
    </div>
  );
}

/** Every card that was drawn, as far as there are boats for it. */
function allTucked({ view }: PartProps) {
  const player = mineOf(view);
  const boats = player === null ? [] : boatsToTuck(player);
  return (view.mine?.fresh ?? []).slice(0, boats.length).map((card, at) => ({ card, boat: boats[at]?.id ?? 0 }));
}

export function ProcessDesk(props: PartProps) {
  const { view, work, t } = props;
  const player = mineOf(view);
  if (player === null) return null;
  const { holds } = work.draft;
  const all = oneFromEach(view);
  return (
    <div className={classes.row}>
      <p className={classes.words}>
        <span>{t('board.pickCrates')}</span>
        <strong role="status">
          {t('board.pickedCrates', {
            count: holds.length,
            craft: listText(
              holds.map((hold) => crateOnText(player, hold, t)),
              t,
            ),
          })}
        </strong>
      </p>
      <Button size="small" onClick={() => work.change({ holds: holds.length === all.length ? [] : all })}>
        {holds.length === all.length ? t('board.clear') : t('board.oneEach', { count: all.length })}
      </Button>
      <Confirm
        {...props}
        label={holds.length === 0 ? t('choice.processNone') : t('choice.process', { count: holds.length })}
      />
    </div>
  );
}

export function TradeDesk({ view, send, t }: PartProps) {
  const player = mineOf(view);
  if (player === null) return null;
  const values = { count: bonusOf(player, 'processing', 'processingCards'), crates: player.processed };
  return (
    <div className={classes.row}>
      <p className={classes.words}>{t('board.pickTrade', values)}</p>
      <Button size="small" onClick={() => send({ type: 'noTrade' })}>
        {t('choice.noTrade')}
      </Button>
      <Button size="small" kind="primary" onClick={() => send({ type: 'trade' })}>
        {t('board.trade', values)}
      </Button>
    </div>
  );
}

function Confirm({ work, judge, send, label }: PartProps & { readonly label: string }) {
  const { move } = work;
  if (move === null) return null;
  return (
    <Button size="small" kind="primary" icon="check" muted={judge(move) !== null} onClick={() => send(move)}>
      {label}
    </Button>
  );
}
