/** What is drawn in a space of the sea: cards and cubes of an Area, the quay of the Harbor. */
import { fishCards, kindOfArea } from '@quayside/games/isaribi/data';
import { areaAt } from '@quayside/games/isaribi/table';
import type { AreaSpace, FishCardId } from '@quayside/games/isaribi/types';
import type { Translate } from '../../table/game-page';
import { Drawing } from '../../ui/Drawing';
import { Catch, CatchCube } from '../../ui/pieces/Catch';
import { Houses, Lighthouse } from '../../ui/pieces/Scenery';
import { CrateShape } from '../../ui/pieces/small';
import { capital } from './describe';
import type { Props } from './props';
import classes from './sea.module.css';
import { fishCardTexts } from './text-view';
import { cubesText, fishDeckOf, placeName } from './words';

export function AreaContent({ view, space, t }: Props & { readonly space: AreaSpace }) {
  const kind = kindOfArea[space];
  const { cards, cubes } = areaAt(view.public, space);
  const words = t('board.areaCubes', {
    place: capital(placeName(space, t)),
    cubes: cubesText(kind, cubes, t),
    cards: fishCardTexts(view.public, space, t),
    deck: fishDeckOf(view, kind),
  });
  return (
    <div className={classes.area}>
      <span className="visually-hidden">{words}</span>
      <span className={classes.pennant} aria-hidden="true">
        <b>{space}</b>
        <span className={classes.word}>{t(`kind.${kind}`)}</span>
        <span className={classes.count}>{cubes}</span>
      </span>
      <span className={classes.pool} aria-hidden="true">
        {cards.map((card) => (
          <FishCard key={card} card={card} />
        ))}
        <span className={classes.cubes}>
          {Array.from({ length: cubes }, (_, at) => (
            <CatchCube key={cubeKey(at)} kind={kind} className={classes.cube} />
          ))}
        </span>
      </span>
    </div>
  );
}

const cubeKey = (at: number) => `cube-${at}`;

/** A paper card with the catch and how many cubes it placed; a second little card stands for "1 draw". */
function FishCard({ card }: { readonly card: FishCardId }) {
  const { kind, cubes, oneDraw } = fishCards[card];
  return (
    <span className={classes.card}>
      <Catch kind={kind} className={classes.picture} />
      <span className={classes.printed}>
        {cubes}
        {oneDraw && <i>+</i>}
      </span>
    </span>
  );
}

export function HarborContent({ t }: { readonly t: Translate }) {
  return (
    <>
      <Drawing viewBox="0 0 170 110" className={classes.scene}>
        <path d="M-6-6h150q14 26-4 44t-38 22q-34 8-60 4T-6 70Z" className={classes.shore} />
        <g transform="translate(4 6) scale(0.62)">
          <Houses />
        </g>
        <g transform="translate(112 2) scale(0.56)">
          <Lighthouse />
        </g>
        <g className={classes.pier}>
          <path d="M0 64h104v14H0Z" />
          <path d="M22 64v14M50 64v14M78 64v14M14 78v20M46 78v20M92 78v20" />
        </g>
        <g transform="translate(66 44) scale(0.36)">
          <CrateShape />
        </g>
      </Drawing>
      <span className={classes.harborName}>{t('board.harbor')}</span>
    </>
  );
}
