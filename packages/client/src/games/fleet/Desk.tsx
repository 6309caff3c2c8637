/** What to do now, and where it is done: bidding, paying, hiring, choosing cards; else what is being waited for. */
import type { ReactNode } from 'react';
import { IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { AuctionDesk } from './AuctionDesk';
import classes from './desk.module.css';
import { HireDesk, LaunchDesk, MateDesk } from './LaunchDesk';
import { PayDesk } from './PayDesk';
import type { PartProps } from './part-props';
import { PickDesk, ProcessDesk, TradeDesk, TuckDesk } from './RoundDesk';
import { isTogether } from './words';

export function Desk(props: PartProps) {
  const { view, work, t } = props;
  const { phase } = view.public;
  const isAuction = phase === 'OPEN' || phase === 'RAISE' || phase === 'PAY';
  return (
    <section
      className={cx(classes.desk, work.task !== null && classes.mine)}
      aria-label={t(work.task === null ? 'board.deskWait' : 'board.desk')}
    >
      {isAuction && <AuctionDesk {...props} />}
      <Content {...props} />
      <Asked {...props} />
    </section>
  );
}

function Content(props: PartProps): ReactNode {
  const { task } = props.work;
  switch (task?.kind) {
    case undefined:
      return <Waiting {...props} />;
    case 'open':
    case 'raise':
      return null;
    case 'pay':
      return <PayDesk {...props} deal={task.deal} />;
    case 'launch':
      return <LaunchDesk {...props} isCharter={task.charter} />;
    case 'hire':
      return <HireDesk {...props} card={task.card} />;
    case 'mate':
      return <MateDesk {...props} boat={task.boat} card={task.card} />;
    case 'keep':
    case 'discard':
      return <PickDesk {...props} kind={task.kind} count={task.count} />;
    case 'tuck':
      return <TuckDesk {...props} />;
    case 'process':
      return <ProcessDesk {...props} />;
    case 'trade':
      return <TradeDesk {...props} />;
  }
}

/** Whom the table waits for; in secret choices only who is done. */
function Waiting({ view, names, t }: PartProps) {
  const { active, phase, players } = view.public;
  const [first] = active;
  if (first === undefined) return <p className={classes.words}>{t(`phase.${phase}`)}</p>;
  if (isTogether(view.public)) {
    return <p className={classes.words}>{t('board.waitMany', { names: active.map((seat) => names.seat(seat)) })}</p>;
  }
  if (phase === 'OPEN' || phase === 'RAISE' || phase === 'PAY') return null;
  const key = players[first]?.step === 'hire' ? 'board.waitHire' : 'board.waitLaunch';
  return <p className={classes.words}>{t(key, { name: names.seat(first) })}</p>;
}

/** What somebody asked about. */
function Asked({ about, setAbout, t }: PartProps) {
  if (about === null) return null;
  return (
    <div className={classes.about} role="status">
      <p>
        <strong>{about.title}</strong> {about.text}
      </p>
      <IconButton icon="close" label={t('board.close')} className={classes.step} onClick={() => setAbout(null)} />
    </div>
  );
}
