/** In the corner of the chart: what to do now, and the fish just drawn, for everybody to see. */
import { wrecksToDecide } from '@quayside/games/swordfish/table';
import { captainNumbers, type FishingTurn, type Kind, type Move } from '@quayside/games/swordfish/types';
import type { ReactNode } from 'react';
import type { Translate } from '../../table/game-page';
import { Button } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Swordfish } from '../../ui/pieces/Swordfish';
import classes from './desk.module.css';
import type { Props } from './props';
import { bagText, priceValues } from './text-view';
import type { ShoppingProps } from './use-shopping';
import type { WorkProps } from './use-work';
import { boatText, capital, isAsked, placeName } from './words';

type DeskProps = WorkProps & ShoppingProps & { readonly openShop: () => void };

export function Desk(props: DeskProps) {
  const { view, cue, t } = props;
  const { phase, fishing } = view.public;
  const drawn = fishing?.tile ?? null;
  const isMine = cue === null && isAsked(view, phase);
  if (drawn === null && !isMine) return null;
  return (
    <section className={cx(classes.desk, isMine && classes.mine)} aria-label={t('board.desk')}>
      {drawn !== null ? <Drawn {...props} isMine={isMine} /> : <Tasks {...props} />}
    </section>
  );
}

/** Time to see what came out of the bag, and what is still in it. */
function Drawn({ view, send, names, t, isMine }: DeskProps & { readonly isMine: boolean }) {
  const { fishing, active } = view.public;
  const drawn = fishing?.tile;
  if (!drawn) return null;
  const kind = t(`kind.${drawn.kind}`);
  const name = names.seat(active[0] ?? -1);
  return (
    <>
      <p className={classes.catch}>
        <Swordfish kind={drawn.kind} className={classes.fish} />
        <span>
          <strong>{isMine ? t('board.drewMine', { kind }) : t('board.drew', { name, kind })}</strong>
          <small>{fateOf(fishing, drawn.kind, t)}</small>
          <span className="visually-hidden">
            {t('board.chanceTitle', { color: t(`color.${drawn.color}`), fish: bagText(view.public, drawn.color, t) })}
          </span>
        </span>
      </p>
      {isMine && (
        <div className={classes.row}>
          <Button size="small" kind="primary" icon="check" onClick={() => send({ type: 'keep' })}>
            {t('board.keep')}
          </Button>
          <Button size="small" icon="undo" onClick={() => send({ type: 'throwBack' })}>
            {t('board.throwBack')}
          </Button>
        </div>
      )}
    </>
  );
}

/** What a tile is worth; of a mako, whether it scares swordfish away or goes back since another is aboard. */
function fateOf({ scared }: FishingTurn, kind: Kind, t: Translate): string {
  if (kind !== 'mako') return t('board.worth', priceValues(kind));
  return t(scared ? 'board.scared' : 'board.goesBack');
}

function Tasks(props: DeskProps) {
  const { view, shopping, openShop, work, t } = props;
  const { phase } = view.public;
  switch (phase) {
    case 'PURCHASE':
      return (
        <Row {...props} end="endPurchase">
          <Button size="small" kind="primary" icon="anchor" busy={shopping.isBuying} onClick={openShop}>
            {shopping.isBuying ? t('board.shopBuying', { count: shopping.list.length }) : t('board.shop')}
          </Button>
        </Row>
      );
    case 'MOVEMENT': {
      if (wrecksToDecide(view.public, view.seat ?? -1).length > 0) return <Wrecks {...props} />;
      const { draft } = work;
      const text = draft === null ? t('board.pickBoat') : t('board.pickPlace', { n: draft.captain });
      return (
        <Row {...props} end="endMovement">
          {text}
        </Row>
      );
    }
    case 'FISHING':
      return <Row {...props} end="endFishing" />;
    case 'SELLING':
      return (
        <Row {...props} end="endSelling">
          {t('board.pickSale')}
        </Row>
      );
    case 'OVER':
      return null;
  }
}

type Ending = 'endPurchase' | 'endMovement' | 'endFishing' | 'endSelling';
type RowProps = Props & { readonly end: Ending; readonly children?: ReactNode };

function Row({ judge, send, t, end, children }: RowProps) {
  const move: Move = { type: end };
  return (
    <div className={classes.row}>
      {children !== undefined && <span className={classes.words}>{children}</span>}
      <Button size="small" muted={judge(move) !== null} onClick={() => send(move)}>
        {t(`choice.${end}`)}
      </Button>
    </div>
  );
}

/** A boat adrift beside one of mine: tow it, or let it sink. */
function Wrecks({ view, judge, send, t }: DeskProps) {
  const [wreck] = wrecksToDecide(view.public, view.seat ?? -1);
  if (wreck === undefined) return null;
  const tugs = captainNumbers.filter((captain) => judge({ type: 'salvage', wreck: wreck.tile, captain }) === null);
  return (
    <>
      <p className={classes.words}>
        {t('board.wreck', { boat: capital(boatText(wreck.tile, t)), place: placeName(wreck.node, t) })}
      </p>
      <div className={classes.row}>
        {tugs.map((captain) => (
          <Button
            key={captain}
            size="small"
            kind="primary"
            onClick={() => send({ type: 'salvage', wreck: wreck.tile, captain })}
          >
            {t('board.tugs', { n: captain })}
          </Button>
        ))}
        <Button size="small" kind="danger" onClick={() => send({ type: 'abandon', wreck: wreck.tile })}>
          {t('board.sink')}
        </Button>
      </div>
    </>
  );
}
