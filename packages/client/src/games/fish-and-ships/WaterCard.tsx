/** One water card: its number on a pennant, its fish below the surface; the harbour and the finish are dressed up. */
import { finalPosition } from '@quayside/games/fish-and-ships/data';
import type { Translate } from '../../table/game-page';
import { cx } from '../../ui/cx';
import { Drawing } from '../../ui/Drawing';
import { Icon } from '../../ui/Icon';
import { Fish } from '../../ui/pieces/Fish';
import { Houses, Island, Lighthouse } from '../../ui/pieces/Scenery';
import { BuoyShape, CrateShape } from '../../ui/pieces/small';
import { cardName } from './text-view';
import classes from './water-card.module.css';
import { fishAt, type Table } from './words';

interface WaterCardProps {
  readonly table: Table;
  readonly position: number;
  readonly marked: string | null;
  readonly t: Translate;
}

export function WaterCard({ table, position, marked, t }: WaterCardProps) {
  const isHarbour = position === 0;
  const isFinish = position === finalPosition;
  const fish = fishAt(table, position);
  return (
    <li
      className={cx(
        classes.card,
        isHarbour && classes.harbour,
        isFinish && classes.finish,
        marked === `card-${position}` && classes.marked,
      )}
    >
      <span className="visually-hidden">{cardName(table, position, t)}</span>
      <span className={classes.pennant} aria-hidden="true">
        {isFinish && <Icon name="flag" size={1} />}
        <span className={classes.word}>{pennant(position, t)}</span>
      </span>
      {isHarbour ? <HarbourScene /> : <School count={fish} />}
      {isFinish && <FinishLine />}
    </li>
  );
}

function pennant(position: number, t: Translate): string {
  if (position === 0) return t('board.harbour');
  return position === finalPosition ? t('board.finish') : t('board.cardNumber', { n: position });
}

const bowls = ['first', 'second', 'third'] as const;

function School({ count }: { readonly count: number }) {
  return (
    <span className={classes.school} aria-hidden="true">
      {bowls.slice(0, count).map((name) => (
        <Fish key={name} className={classes.fish} />
      ))}
      {count === 0 && <Weed />}
      {count > 0 && <span className={classes.number}>{count}</span>}
    </span>
  );
}

/** Nothing bites here. */
function Weed() {
  return (
    <Drawing viewBox="0 0 90 40" className={classes.weed}>
      <path d="M18 40c-6-8 6-12 0-20s4-10 2-16M34 40c-4-6 4-10 0-16s2-8 1-11M70 40c6-8-5-12 0-20s-3-9-1-14" />
      <circle cx="52" cy="24" r="3" />
      <circle cx="46" cy="12" r="2" />
      <circle cx="55" cy="8" r="1.6" />
    </Drawing>
  );
}

function HarbourScene() {
  return (
    <Drawing viewBox="0 0 120 224" preserveAspectRatio="xMidYMax slice" className={classes.scene}>
      <path d="M-6-6h132v62q-20 12-40 6t-44 6-48 4Z" className={classes.shore} />
      <g transform="translate(2 22) scale(0.52)">
        <Houses />
      </g>
      <g transform="translate(88 22) scale(0.5)">
        <Lighthouse />
      </g>
      <g className={classes.pier}>
        <path d="M0 188h120v36H0Z" />
        <path d="M0 188h120M0 206h120M24 188v18M66 188v18M44 206v18M96 206v18" />
      </g>
      <g transform="translate(8 162) scale(0.5)">
        <CrateShape />
      </g>
      <g transform="translate(66 168) scale(0.4)">
        <CrateShape />
      </g>
    </Drawing>
  );
}

function FinishLine() {
  return (
    <>
      <Drawing viewBox="0 0 120 70" className={classes.isle}>
        <Island />
      </Drawing>
      <span className={classes.line} aria-hidden="true">
        <Drawing viewBox="-1 0 42 58" className={classes.buoy}>
          <BuoyShape />
        </Drawing>
      </span>
    </>
  );
}

/** Fills the place that is left over when seven cards lie in two rows of four. */
export function Islet() {
  return (
    <Drawing viewBox="-4 -4 128 80" className={classes.islet}>
      <Island />
    </Drawing>
  );
}
