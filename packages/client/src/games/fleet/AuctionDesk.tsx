/** The auction: who bids how much, who is in, and my own bid with what it would cost. */
import { fundsOf } from '@quayside/games/fleet/money';
import { turnOrder } from '@quayside/games/fleet/table';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/Icon';
import { SeatMark } from '../../ui/SeatMark';
import classes from './auction.module.css';
import type { PartProps } from './part-props';
import { costOf } from './payments-preview';
import type { Task } from './tasks';
import { type BidderStatus, bidderStatus } from './text-view';
import { licenceName, mineOf, money } from './words';

type BidTask = Extract<Task, { kind: 'open' | 'raise' }>;

export function AuctionDesk(props: PartProps) {
  const { task } = props.work;
  return (
    <>
      <Hammer {...props} />
      {(task?.kind === 'open' || task?.kind === 'raise') && <BidLine {...props} task={task} />}
    </>
  );
}

function Hammer({ view, names, t }: PartProps) {
  const { auction, active, phase, players } = view.public;
  const [asked = -1] = active;
  const values = {
    name: names.seat(auction?.high ?? asked),
    licence: auction === null ? '' : licenceName(auction.licence, t),
    bid: money(auction?.bid ?? 0, t),
  };
  const words =
    auction === null
      ? t(players[asked] === undefined ? 'phase.OPEN' : 'board.opens', values)
      : t(phase === 'PAY' ? 'board.pays' : 'board.bids', values);
  return (
    <div className={classes.hammer}>
      <strong className={classes.words}>{words}</strong>
      <ol className={classes.bidders} aria-label={t('board.bidders')}>
        {turnOrder(view.public).map((seat) => {
          const status = bidderStatus(view.public, seat);
          const label = t('view.bidder', { name: names.seat(seat), status: t(`status.${status}`) });
          return (
            <li key={seat} className={cx(classes.bidder, classes[status])} title={label}>
              <SeatMark seat={seat} size={1.1} label={label} />
              <Icon name={statusIcons[status]} size={0.9} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const statusIcons: Readonly<Record<BidderStatus, IconName>> = {
  in: 'more',
  bought: 'check',
  out: 'close',
  high: 'crown',
  passed: 'minus',
  asked: 'arrow-left',
};

function BidLine(props: PartProps & { readonly task: BidTask }) {
  const { view, task, send, t } = props;
  const player = mineOf(view);
  if (player === null || view.mine === null) return null;
  const funds = money(fundsOf(player, view.mine.hand), t);
  const leave =
    task.kind === 'open' ? (
      <Button size="small" onClick={() => send({ type: 'dropOut' })}>
        {t('choice.dropOut')}
      </Button>
    ) : (
      <Button size="small" onClick={() => send({ type: 'passBid' })}>
        {t('choice.passBid')}
      </Button>
    );
  if (task.licence === null) {
    return (
      <div className={classes.line}>
        <span className={classes.words}>{t('board.pickLicence', { funds })}</span>
        {leave}
      </div>
    );
  }
  return (
    <>
      <div className={classes.line}>
        <Stepper {...props} />
        <BidButton {...props} />
        {leave}
      </div>
      <p className={classes.cost}>
        <span>{costOf(player, view.mine, props.work.draft.bid, t)}</span>
        <span className={classes.limit}>{t('board.bidLimit', { funds })}</span>
      </p>
    </>
  );
}

function BidButton({ work, judge, send, t }: PartProps) {
  const { move, draft } = work;
  if (move === null) return null;
  return (
    <Button size="small" kind="primary" muted={judge(move) !== null} onClick={() => send(move)}>
      {t('choice.bid', { money: money(draft.bid, t) })}
    </Button>
  );
}

function Stepper({ work, task, t }: PartProps & { readonly task: BidTask }) {
  const { draft, change } = work;
  const { min, max } = task.range;
  const set = (bid: number): void => change({ bid: Math.max(min, Math.min(Math.max(min, max), bid)) });
  return (
    <div className={classes.stepper}>
      <IconButton icon="minus" label={t('board.bidLess')} className={classes.step} onClick={() => set(draft.bid - 1)} />
      <output className={classes.amount} aria-label={t('board.bidAmount')}>
        {money(draft.bid, t)}
      </output>
      <IconButton icon="plus" label={t('board.bidMore')} className={classes.step} onClick={() => set(draft.bid + 1)} />
      <input
        type="range"
        className={classes.range}
        min={min}
        max={Math.max(min, max)}
        value={draft.bid}
        aria-label={t('board.bidAmount')}
        aria-valuetext={money(draft.bid, t)}
        onChange={(event) => set(Number(event.target.value))}
      />
    </div>
  );
}
