/** The plank over the table: round, phase, turn order, and that the end is near. */
import { turnOrder } from '@quayside/games/fleet/table';
import type { Phase } from '@quayside/games/fleet/types';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { SeatMark } from '../../ui/SeatMark';
import type { Props } from './props';
import classes from './status.module.css';
import { isTogether, type Table } from './words';

const parts = ['OPEN', 'LAUNCH_HIRE', 'SALMON', 'PROCESSING', 'DRAW'] as const;

function partOf(phase: Phase): Phase {
  return phase === 'RAISE' || phase === 'PAY' ? 'OPEN' : phase;
}

export function Status(props: Props) {
  const { view, t } = props;
  const { round, phase } = view.public;
  return (
    <section className={classes.status} aria-label={t('board.status')}>
      <strong className={classes.round}>{t('board.round', { round })}</strong>
      {phase === 'KEEP' ? (
        <span className={classes.now}>{t('phase.KEEP')}</span>
      ) : (
        <ol className={classes.phases} aria-label={t('board.phases')}>
          {parts.map((part) => {
            const isNow = part === partOf(phase);
            return (
              <li key={part} className={cx(isNow && classes.now)} aria-current={isNow ? 'step' : undefined}>
                {t(`board.phase.${part}`)}
              </li>
            );
          })}
        </ol>
      )}
      <End {...props} />
      <Order {...props} />
    </section>
  );
}

/** The last round, or crates that may run out in this round's fishing. */
function End({ view, t }: Props) {
  const { finalRound, supply, phase } = view.public;
  if (phase === 'OVER') return null;
  if (finalRound) return <Warning text={t('board.lastRound')} long={t('board.lastRoundLong')} />;
  if (supply > nextCatch(view.public)) return null;
  return <Warning text={t('board.cratesEnd')} long={t('board.cratesEndLong')} />;
}

function Warning({ text, long }: { readonly text: string; readonly long: string }) {
  return (
    <strong className={classes.end} title={long}>
      <Icon name="warning" size={1} />
      {text}
    </strong>
  );
}

/** Crates that the boats captained now could take at most: told before it happens, so that nobody is surprised. */
function nextCatch({ players }: Table): number {
  const most = { usual: 1, oyster: 3 };
  return players.reduce(
    (sum, { boats, artisans }) =>
      sum +
      artisans.length +
      boats
        .filter(({ captained }) => captained !== null)
        .reduce(
          (own, { type, tucked }) => own + (type === 'oyster' ? most.oyster : most.usual) + (tucked === null ? 0 : 1),
          0,
        ),
    0,
  );
}

function Order({ view, names, t }: Props) {
  const { active, startSeat } = view.public;
  const together = isTogether(view.public);
  return (
    <ol className={classes.order} aria-label={t('board.order')}>
      {turnOrder(view.public).map((seat, at) => {
        const isActive = active.includes(seat);
        const state = together ? t(isActive ? 'view.deciding' : 'view.done') : isActive ? t('board.turnNow') : '';
        const key = seat === startSeat ? 'board.orderStart' : 'board.orderSeat';
        const label = t(key, { n: at + 1, name: names.seat(seat), state });
        return (
          <li key={seat} className={cx(classes.seat, isActive && classes.active)} title={label}>
            <SeatMark seat={seat} size={1.15} label={label} />
            {together && !isActive && <Icon name="check" size={0.8} />}
          </li>
        );
      })}
    </ol>
  );
}
