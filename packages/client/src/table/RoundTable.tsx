/** A match of several games: one line per game, one column per player. */
import type { Outcome } from '@quayside/games/core/rules';
import { useTranslation } from 'react-i18next';
import { pointsText } from '../text/i18n';
import { SeatMark } from '../ui/SeatMark';
import classes from './RoundTable.module.css';
import type { TableModel } from './use-table';

export function RoundTable({ table, outcome }: { readonly table: TableModel; readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const { page, view, names } = table;
  const rounds = page.rounds?.(view, table.t) ?? [];
  if (rounds.length === 0) return null;
  const seats = table.info.seats.map(({ seat }) => seat);
  const totalOf = (seat: number) => outcome.standings.find((standing) => standing.seat === seat)?.total ?? 0;
  return (
    <table className={classes.rounds}>
      <caption>{t('story.rounds')}</caption>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <span className={classes.who}>
                <SeatMark seat={seat} size={1.25} />
                {names.seat(seat)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ key, label, cells }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            {seats.map((seat) => (
              <td key={seat}>{cells[seat]}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('story.total')}</th>
          {seats.map((seat) => (
            <td key={seat}>{pointsText(table.info.game, totalOf(seat))}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
