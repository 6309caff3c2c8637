/** Licences up for auction: what each is, what it costs at least, what it is worth and does. */
import { licenceFigures } from '@quayside/games/fleet/data';
import type { Licence } from '@quayside/games/fleet/types';
import { cx } from '../../ui/cx';
import { SeatMark } from '../../ui/SeatMark';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { licenceKey } from './auction-choices';
import { effectText, longEffect } from './effects';
import classes from './licences.module.css';
import { type About, type PartProps, toggled } from './part-props';
import { SignArt, signColours } from './sign-art';
import { licenceText } from './text-view';
import { isAsked, licenceName, mineOf, money, typeOf, vpText } from './words';

/** With more seats there are more licences side by side. */
const fewSeats = 4;

export function LicenceRow(props: PartProps) {
  const { view, t } = props;
  const { row, players } = view.public;
  const roving = useRovingGrid(row.length, row.length);
  return (
    <section
      className={cx(classes.row, players.length > fewSeats && view.seat !== null && classes.crowded)}
      aria-label={t('board.row')}
      style={{ '--licences': players.length }}
    >
      {row.length === 0 && <p className={classes.none}>{t('board.noRow')}</p>}
      <ol className={classes.list} onKeyDown={roving.onKeyDown}>
        {row.map((licence, at) => (
          <li key={rowKey(at, licence)} className={classes.place}>
            <LicenceCard {...props} licence={licence} at={at} tabIndex={roving.tabIndex(at)} />
          </li>
        ))}
      </ol>
    </section>
  );
}

const rowKey = (at: number, licence: Licence) => `${at}-${licence}`;

interface CardProps extends PartProps {
  readonly licence: Licence;
  readonly at: number;
  readonly tabIndex: 0 | -1;
}

function LicenceCard(props: CardProps) {
  const { view, licence, tabIndex, at, about, setAbout, setPath, t } = props;
  const long = longEffect(licence, t);
  const words = `${licenceText(mineOf(view), licence, t)}. ${long}`;
  if (view.seat === null) {
    return (
      <div className={lookOf(props)} role="img" aria-label={words} title={long}>
        <Face {...props} />
      </div>
    );
  }
  const { canOpen, isChosen, isAbout } = stateOf(props);
  const press = (): void => {
    const asked = aboutLicence(licence, t);
    setAbout(canOpen ? (isChosen ? null : asked) : toggled(about, asked));
    if (canOpen) setPath(isChosen ? [] : [licenceKey(licence)]);
  };
  return (
    <button
      type="button"
      data-index={at}
      tabIndex={tabIndex}
      className={lookOf(props)}
      aria-label={canOpen ? `${t('board.bidFor', { licence: licenceName(licence, t) })}. ${words}` : words}
      aria-pressed={isChosen || isAbout}
      title={long}
      onClick={press}
    >
      <Face {...props} />
    </button>
  );
}

/** Of two alike the first one counts. */
function stateOf({ view, licence, at, path, about }: CardProps) {
  const { auction, row } = view.public;
  const isFirst = row.indexOf(licence) === at;
  const canOpen = isAsked(view, 'OPEN');
  return {
    isFirst,
    canOpen,
    isHammered: isFirst && auction?.licence === licence,
    isChosen: canOpen && isFirst && path[0] === licenceKey(licence),
    isAbout: !canOpen && isFirst && about?.key === licence,
  };
}

function lookOf(props: CardProps): string {
  const { isFirst, canOpen, isHammered, isChosen, isAbout } = stateOf(props);
  return cx(
    classes.card,
    isHammered && classes.hammered,
    isChosen && classes.chosen,
    canOpen && classes.wanted,
    isAbout && classes.about,
    isFirst && props.marked === `licence-${props.licence}` && classes.marked,
  );
}

function Face(props: CardProps) {
  const { view, licence, t } = props;
  const { min, vp } = licenceFigures[licence];
  const { auction } = view.public;
  const { isHammered } = stateOf(props);
  return (
    <>
      <span className={classes.sign} style={colours(licence)}>
        <SignArt licence={licence} className={classes.picture} />
        <span className={classes.figures}>
          {isHammered && auction !== null ? (
            <strong className={classes.bid}>
              <SeatMark seat={auction.high} size={1} />
              {money(auction.bid, t)}
            </strong>
          ) : (
            <span>{t('board.from', { money: money(min, t) })}</span>
          )}
          <strong>{vpText(vp, t)}</strong>
        </span>
      </span>
      <strong className={classes.name}>{t(`licenceShort.${typeOf(licence)}`)}</strong>
      <span className={classes.effect}>{effectText(mineOf(view), licence, t)}</span>
    </>
  );
}

export function aboutLicence(licence: Licence, t: PartProps['t']): About {
  return { key: licence, title: licenceName(licence, t), text: longEffect(licence, t) };
}

function colours(licence: Licence) {
  const [body, deep] = signColours(typeOf(licence));
  return { '--body': body, '--deep': deep };
}
