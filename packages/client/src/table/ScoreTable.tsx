/** The ranking; each number opens into the parts it is the sum of. */
import type { Outcome, ScorePart, Standing } from '@quayside/games/core/rules';
import { useTranslation } from 'react-i18next';
import { firstText, pointsText } from '../text/i18n';
import { cx } from '../ui/cx';
import { SeatMark } from '../ui/SeatMark';
import classes from './ScoreTable.module.css';
import type { TableModel } from './use-table';

export function ScoreTable({ table, outcome }: { readonly table: TableModel; readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const ranked = [...outcome.standings].sort((a, b) => a.rank - b.rank || a.seat - b.seat);
  return (
    <ol className={classes.table} aria-label={t('end.ranking')}>
      {ranked.map((standing) => (
        <Row key={standing.seat} standing={standing} table={table} isWinner={outcome.winners.includes(standing.seat)} />
      ))}
    </ol>
  );
}

interface RowProps {
  readonly standing: Standing;
  readonly table: TableModel;
  readonly isWinner: boolean;
}

function Row({ standing, table, isWinner }: RowProps) {
  const { t } = useTranslation();
  const { seat, rank, total, parts } = standing;
  const name = table.names.seat(seat);
  const isMe = table.names.isMe(seat);
  const head = (
    <>
      <span className={classes.rank}>{t('end.rank', { rank })}</span>
      <SeatMark seat={seat} size={1.75} />
      <strong className={classes.name}>{isMe ? t('seat.you', { name }) : name}</strong>
      <span className={classes.total}>{pointsText(table.info.game, total)}</span>
    </>
  );
  return (
    <li className={cx(classes.row, isWinner && classes.winner)}>
      {parts.length === 0 ? (
        <div className={classes.head}>{head}</div>
      ) : (
        <details open={isWinner || isMe}>
          <summary className={classes.head}>{head}</summary>
          <div className={classes.parts}>
            <Parts parts={parts} game={table.info.game} />
          </div>
        </details>
      )}
    </li>
  );
}

/** Parts that have parts of their own open; the others are one line each. */
function Parts({ parts, game }: { readonly parts: readonly ScorePart[]; readonly game: string }) {
  return (
    <ul className={classes.list}>
      {parts.map((part) => (
        <li key={`${part.key} ${JSON.stringify(part.detail)}`}>
          {part.parts === undefined || part.parts.length === 0 ? (
            <PartLine part={part} game={game} />
          ) : (
            <details>
              <summary>
                <PartLine part={part} game={game} />
              </summary>
              <Parts parts={part.parts} game={game} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function PartLine({ part, game }: { readonly part: ScorePart; readonly game: string }) {
  const text = firstText(game, [`score.${part.key}`], { ...part.detail }) ?? part.key;
  return (
    <span className={classes.part}>
      <span>{text}</span>
      <b>{part.value}</b>
    </span>
  );
}
