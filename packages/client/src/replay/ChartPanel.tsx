/** A finished match in numbers: points over its moves, and what each player used of moves and time. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SeatMark } from '../ui/SeatMark';
import classes from './ChartPanel.module.css';
import { LineChart } from './LineChart';
import type { Finished } from './load';
import { namesOf } from './names';
import { scoresOf, usageOf } from './series';
import { useFailureText, useFinished } from './use-finished';

export function ChartPanel({ info }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  const { finished, refused } = useFinished(info.matchID);
  const failure = useFailureText(refused);
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (finished === null) return <p role="status">{t('story.loading')}</p>;
  return (
    <div className={classes.panel}>
      <Points finished={finished} />
      <UsageTable finished={finished} />
    </div>
  );
}

function Points({ finished }: { readonly finished: Finished }) {
  const { t } = useTranslation();
  const { page, film, record } = finished;
  const lines = useMemo(() => scoresOf(page, film), [page, film]);
  if (lines === null) return null;
  const names = record.seats.map(({ seat }) => namesOf(record).seat(seat));
  return (
    <section className={classes.points} aria-label={t('chart.title')}>
      <h3>{t('chart.title')}</h3>
      <p className={classes.hint}>{t('chart.hint')}</p>
      <LineChart lines={lines} names={names} />
      <details>
        <summary className={classes.summary}>{t('chart.table')}</summary>
        <NumberTable lines={lines} names={names} />
      </details>
    </section>
  );
}

interface NumberTableProps {
  readonly lines: readonly (readonly number[])[];
  readonly names: readonly string[];
}

function NumberTable({ lines, names }: NumberTableProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.scroll} {...reachable} aria-label={t('chart.table')}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.move')}</th>
            {names.map((name, seat) => (
              <th key={seatKey(seat)} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(lines[0] ?? []).map((_, version) => (
            <tr key={moveKey(version)}>
              <th scope="row">{version}</th>
              {lines.map((line, seat) => (
                <td key={seatKey(seat)}>{line[version]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** What scrolls has to be reachable by keyboard. */
const reachable = { tabIndex: 0 } as const;
const seatKey = (seat: number) => `seat-${seat}`;
const moveKey = (version: number) => `move-${version}`;

function UsageTable({ finished: { film, record } }: { readonly finished: Finished }) {
  const { t } = useTranslation();
  const usage = usageOf(film);
  const names = namesOf(record);
  return (
    <section aria-label={t('chart.usage')}>
      <h3>{t('chart.usage')}</h3>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('chart.player')}</th>
            <th scope="col">{t('chart.moves')}</th>
            <th scope="col">{t('chart.time')}</th>
          </tr>
        </thead>
        <tbody>
          {usage.map(({ moves, ms }, seat) => (
            <tr key={seatKey(seat)}>
              <th scope="row">
                <span className={classes.who}>
                  <SeatMark seat={seat} size={1.25} />
                  {names.seat(seat)}
                </span>
              </th>
              <td>{moves}</td>
              <td>
                <Duration ms={ms} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.hint}>{t('chart.timeHint')}</p>
    </section>
  );
}

function Duration({ ms }: { readonly ms: number }) {
  const { t } = useTranslation();
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return t('chart.seconds', { count: seconds });
  if (minutes < 60) return t('chart.minutes', { minutes, seconds: seconds % 60 });
  return t('chart.hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
