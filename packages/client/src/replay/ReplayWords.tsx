/** This moment in words; with all hands open, also what each seat alone saw. */
import { useTranslation } from 'react-i18next';
import { TextBlocks } from '../table/TextPanel';
import { SeatMark } from '../ui/SeatMark';
import { viewAt } from './film';
import { ownLines } from './open-hands';
import classes from './ReplayWords.module.css';
import type { ReplayModel } from './use-replay';

export function ReplayWords({ replay }: { readonly replay: ReplayModel }) {
  const { viewer, at, finished, names, t } = replay;
  const { film, page } = finished;
  const seat = typeof viewer === 'number' ? viewer : null;
  return (
    <div className={classes.words}>
      {viewer === 'all' && <OpenHands replay={replay} />}
      <TextBlocks blocks={page.text(viewAt(film, at, seat), t, names)} />
    </div>
  );
}

function OpenHands({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { at, finished, names } = replay;
  const { film, page, record } = finished;
  const everybody = page.text(viewAt(film, at, null), replay.t, names);
  return (
    <>
      {record.seats.map(({ seat }) => {
        const own = ownLines(page.text(viewAt(film, at, seat), replay.t, names), everybody);
        return (
          <section key={seat} className={classes.hand}>
            <h3 className={classes.whose}>
              <SeatMark seat={seat} />
              {t('replay.handOf', { name: names.seat(seat) })}
            </h3>
            <ul>
              {own.length === 0 && <li>{t('replay.nothingHidden')}</li>}
              {own.flatMap(({ lines }) => lines.map((line) => <li key={line}>{line}</li>))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
