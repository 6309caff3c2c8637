/** One sentence: whose turn it is and what is asked. Coloured when it is mine. */
import { useTranslation } from 'react-i18next';
import { nameList } from '../text/time';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import classes from './TurnStrip.module.css';
import type { TableModel } from './use-table';

export function TurnStrip({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { shown, view, page, outcome, looking } = table;
  const { isMine, seats, text } = useTurnSentence(table);
  return (
    <section className={isMine ? `${classes.strip} ${classes.mine}` : classes.strip} aria-label={t('turn.label')}>
      {outcome !== null && !shown.isPlaying ? (
        <Icon name="trophy" size={1.6} />
      ) : (
        <span className={classes.marks}>
          {seats.map((seat) => (
            <SeatMark key={seat} seat={seat} />
          ))}
        </span>
      )}
      <div className={classes.words}>
        <p className={classes.text}>{looking.at === null ? text : t('turn.now', { text })}</p>
        {outcome === null && <p className={classes.progress}>{page.progress(view, table.t)}</p>}
      </div>
    </section>
  );
}

export interface TurnSentence {
  readonly isMine: boolean;
  readonly seats: readonly number[];
  readonly text: string;
}

export function useTurnSentence({
  info,
  view,
  page,
  t: gameText,
  names,
  me,
  outcome,
  shown,
  isMyTurn,
}: TableModel): TurnSentence {
  const { t } = useTranslation();
  if (shown.isPlaying && shown.step !== null) {
    const { seat } = shown.step;
    const text = seat === me ? t('turn.playingOwn') : t('turn.playing', { name: names.seat(seat) });
    return { isMine: false, seats: [seat], text };
  }
  if (outcome !== null || info.status === 'over') return { isMine: false, seats: [], text: t('turn.over') };
  const { active } = view.public;
  const asked = page.prompt(view, gameText);
  if (isMyTurn) {
    const others = active.length > 1;
    return {
      isMine: true,
      seats: me === null ? [] : [me],
      text: t(others ? 'turn.yoursToo' : 'turn.yours', { asked }),
    };
  }
  return { isMine: false, seats: active, text: t('turn.theirs', { names: nameList(active.map(names.seat)), asked }) };
}
