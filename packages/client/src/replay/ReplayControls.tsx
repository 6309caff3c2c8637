/** Where the replay stands, in a sentence, and what moves it. */
import { useTranslation } from 'react-i18next';
import { winnerSentence } from '../table/winner';
import { IconButton } from '../ui/Button';
import { SeatMark } from '../ui/SeatMark';
import classes from './ReplayControls.module.css';
import { type ReplayModel, type Speed, speeds } from './use-replay';

export function ReplayControls({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { at, count, go, isPlaying, togglePlay } = replay;
  return (
    <section className={classes.controls} aria-label={t('replay.controls')}>
      <Sentence replay={replay} />
      <Slider replay={replay} />
      <div className={classes.buttons}>
        <IconButton icon="first" label={t('replay.first')} onClick={() => go(0)} />
        <IconButton icon="chevron-left" label={t('replay.previous')} onClick={() => go(at - 1)} />
        <IconButton
          icon={isPlaying ? 'pause' : 'play'}
          label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          className={classes.play}
          onClick={togglePlay}
        />
        <IconButton icon="chevron-right" label={t('replay.next')} onClick={() => go(at + 1)} />
        <IconButton icon="last" label={t('replay.last')} onClick={() => go(count)} />
        <SpeedChoice replay={replay} />
      </div>
    </section>
  );
}

/** The end says who won; before it nothing here knows. */
function Sentence({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { at, count, blocks, finished, names } = replay;
  const { film, record, page } = finished;
  const mover = film.steps[at - 1]?.seat;
  const current = blocks.at(-1);
  const what = current?.version === at ? current.sentences[0]?.text : undefined;
  const end = at === count && film.outcome !== null ? winnerSentence(record.game, film.outcome, names) : null;
  return (
    <div className={classes.words} role="status">
      {mover !== undefined && <SeatMark seat={mover} />}
      <p className={classes.what}>
        {end === null ? (what ?? t('replay.atStart')) : end.headline}
        {end !== null && end.why !== null && <span className={classes.why}> {end.why}</span>}
      </p>
      {end === null && <p className={classes.progress}>{page.progress(replay.picture.view, replay.t)}</p>}
    </div>
  );
}

function Slider({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { at, count, go, finished, names } = replay;
  const mover = finished.film.steps[at - 1]?.seat;
  const value = mover === undefined ? t('replay.atStart') : t('replay.atValue', { at, count, name: names.seat(mover) });
  return (
    <div className={classes.slider}>
      <span className={classes.edge}>{t('replay.start')}</span>
      <input
        type="range"
        className={classes.range}
        min={0}
        max={count}
        value={at}
        aria-label={t('replay.slider')}
        aria-valuetext={value}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className={classes.edge}>{t('replay.end')}</span>
      <span className={classes.at}>{t('replay.at', { at, count })}</span>
    </div>
  );
}

function SpeedChoice({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  return (
    <label className={classes.speed}>
      <span className="visually-hidden">{t('replay.speed')}</span>
      <select
        className={classes.select}
        value={replay.speed}
        onChange={(event) => replay.setSpeed(event.target.value as Speed)}
      >
        {speeds.map((speed) => (
          <option key={speed} value={speed}>
            {t(`replay.speeds.${speed}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
