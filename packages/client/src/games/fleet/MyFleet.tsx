/** My fleet, large: licences with what they do for me, boats with captains and crates. */
import { cx } from '../../ui/cx';
import { Crate } from '../../ui/pieces/small';
import { SeatMark } from '../../ui/SeatMark';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { CraftFace, craftIds, craftText } from './Craft';
import { craftPress } from './craft-press';
import { longEffect, ownedText } from './effects';
import classes from './my-fleet.module.css';
import { Prizes } from './Prizes';
import { type PartProps, toggled } from './part-props';
import { vpOf } from './points';
import { SignArt } from './sign-art';
import { licenceGroups, licenceName, mineOf, type Player, vpText } from './words';

export function MyFleet(props: PartProps) {
  const { view, marked, t } = props;
  const player = mineOf(view);
  if (player === null || view.seat === null) return null;
  return (
    <section
      className={cx(classes.fleet, marked === `seat-${view.seat}` && classes.marked)}
      aria-label={t('board.myFleet')}
      data-region="hand"
      tabIndex={-1}
    >
      <header className={classes.header}>
        <SeatMark seat={view.seat} size={1.4} />
        <strong className={classes.vp} title={t('board.vpSoFar')}>
          {vpText(vpOf(view, view.seat), t)}
        </strong>
        {player.processed > 0 && (
          <span className={classes.processed} title={t('board.processedLong')}>
            <Crate className={classes.crate} />
            {t('board.processed', { count: player.processed })}
          </span>
        )}
        <Prizes player={player} t={t} />
        <Licences player={player} t={t} setAbout={props.setAbout} about={props.about} />
      </header>
      <Boats {...props} player={player} />
    </section>
  );
}

/** With few of them there is room for what they do. */
const fewLicences = 3;

function Licences({
  player,
  about,
  setAbout,
  t,
}: Pick<PartProps, 't' | 'about' | 'setAbout'> & { readonly player: Player }) {
  const groups = licenceGroups(player);
  if (groups.length === 0) return <span className={classes.none}>{t('board.noLicences')}</span>;
  return (
    <ul className={classes.licences} aria-label={t('board.myLicences')}>
      {groups.map(({ licence, count }) => {
        const effect = ownedText(player, licence, t);
        const words = t('view.owned', { count, licence: licenceName(licence, t), effect });
        const asked = { key: `own-${licence}`, title: words, text: longEffect(licence, t) };
        return (
          <li key={licence}>
            <button
              type="button"
              className={classes.licence}
              aria-label={words}
              aria-pressed={about?.key === asked.key}
              title={words}
              onClick={() => setAbout(toggled(about, asked))}
            >
              <SignArt licence={licence} className={classes.sign} />
              {count > 1 && <b>×{count}</b>}
              {groups.length <= fewLicences && <span>{effect}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** More than these stand closer together. */
const fewBoats = 8;
/** So many may be large. */
const veryFewBoats = 5;

function Boats(props: PartProps & { readonly player: Player }) {
  const { player, t } = props;
  const ids = craftIds(player);
  const roving = useRovingGrid(ids.length, ids.length);
  if (ids.length === 0) return <p className={classes.none}>{t('board.noBoats')}</p>;
  return (
    <ul
      className={cx(classes.boats, ids.length > fewBoats && classes.many, ids.length <= veryFewBoats && classes.few)}
      aria-label={t('board.myBoats')}
      onKeyDown={roving.onKeyDown}
    >
      {ids.map((id, at) => (
        <li key={id}>
          <Berth {...props} id={id} at={at} tabIndex={roving.tabIndex(at)} />
        </li>
      ))}
    </ul>
  );
}

interface BerthProps extends PartProps {
  readonly player: Player;
  readonly id: number;
  readonly at: number;
  readonly tabIndex: 0 | -1;
}

function Berth(props: BerthProps) {
  const { player, id, at, tabIndex, marked, t } = props;
  const words = craftText({ player, id, t });
  const pressed = craftPress(props, id);
  const look = cx(
    classes.berth,
    marked === `boat-${id}` && classes.marked,
    pressed?.wanted === true && classes.wanted,
    pressed?.refused === true && classes.refused,
    (pressed?.chosen ?? null) !== null && classes.chosen,
  );
  const face = <CraftFace player={player} id={id} t={t} />;
  if (pressed === null) {
    return (
      <div className={look} role="img" aria-label={words} title={words}>
        {face}
      </div>
    );
  }
  const { verb, chosen, refused, press } = pressed;
  return (
    <button
      type="button"
      data-index={at}
      tabIndex={tabIndex}
      className={look}
      aria-label={`${verb}. ${words}`}
      aria-pressed={chosen !== null}
      aria-disabled={refused}
      onClick={press}
    >
      {face}
      {chosen !== null && <span className={classes.choice}>{chosen}</span>}
    </button>
  );
}
