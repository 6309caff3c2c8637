/** The six days: where we are, today's chart card, those before it, how many are to come; and the end of my own day. */
import { chartCards, daysInAll } from '@quayside/games/fisheries-of-gloucester/data';
import { dayOf } from '@quayside/games/fisheries-of-gloucester/table';
import { type ChartCardId, orders } from '@quayside/games/fisheries-of-gloucester/types';
import type { Translate } from '../../table/game-page';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { StepTrack } from '../../ui/StepTrack';
import { TileArt } from './art';
import { saysOrder } from './choices';
import classes from './days.module.css';
import type { WorkProps } from './use-workbench';
import { chartsLeft, isAsked, type Table, tileCounts, tilesText } from './words';

export function Days(props: WorkProps) {
  const { view, marked, t } = props;
  const { public: table } = view;
  const today = table.charts.at(-1);
  return (
    <section className={cx(classes.days, marked === 'day' && classes.marked)} aria-label={t('board.days')}>
      <DayTrack table={table} t={t} />
      <div className={classes.charts}>
        {today === undefined ? (
          <span className={classes.left}>{t('board.chartNone')}</span>
        ) : (
          <ChartCard card={today} label={t('board.chartToday', { tiles: shown(today, t) })} isToday />
        )}
        {table.charts.slice(0, -1).map((card, at) => (
          <ChartCard key={card} card={card} label={t('board.chartPast', { day: at + 1, tiles: shown(card, t) })} />
        ))}
        <span className={classes.left}>{t('board.chartsLeft', { count: chartsLeft(view) })}</span>
      </div>
      {view.seat !== null && table.phase !== 'OVER' && <EndDay {...props} />}
    </section>
  );
}

function shown(card: ChartCardId, t: Translate): string {
  return tilesText(tileCounts(chartCards[card]), t);
}

function DayTrack({ table, t }: { readonly table: Table; readonly t: Translate }) {
  const now = dayOf(table);
  const days = Array.from({ length: daysInAll }, (_, at) => at + 1);
  return (
    <StepTrack
      label={t('board.dayTrack', { day: now, days: daysInAll })}
      now={now}
      steps={days.map((day) => {
        const label = t(day === now ? 'board.dayStepNow' : 'board.dayStep', { day });
        return { key: day, label, sign: day };
      })}
    />
  );
}

interface ChartCardProps {
  readonly card: ChartCardId;
  readonly label: string;
  readonly isToday?: boolean;
}

function ChartCard({ card, label, isToday = false }: ChartCardProps) {
  return (
    <span className={cx(classes.chart, isToday && classes.today)} role="img" aria-label={label} title={label}>
      {chartCards[card].map((shape) => (
        <TileArt key={shape} shape={shape} className={classes.tile} />
      ))}
    </span>
  );
}

/** Far from everything else, and in two steps. */
function EndDay({ view, work, judge, send, setPath, t }: WorkProps) {
  const { public: table } = view;
  const canSay = saysOrder(table) && isAsked(view, 'ACTION');
  if (work.draft.kind === 'end' && canSay) {
    return (
      <div className={classes.order}>
        {orders.map((next) => (
          <Button
            key={next}
            size="small"
            kind="danger"
            hint={t(next === 'first' ? 'choice.endFirstHint' : 'choice.endSecondHint')}
            onClick={() => send({ type: 'endDay', next })}
          >
            {t(next === 'first' ? 'board.endFirst' : 'board.endSecond')}
          </Button>
        ))}
      </div>
    );
  }
  const refused = !canSay && judge({ type: 'endDay' }) !== null;
  return (
    <div className={classes.order}>
      <Button size="small" muted={refused} onClick={() => (canSay ? setPath(['end']) : send({ type: 'endDay' }))}>
        {t('choice.end')}
      </Button>
    </div>
  );
}
