/** One buyer of the Market: what it wants, what it pays, what it has; or the back of its card. */
import { clientPrice, costHalf, marketCards } from '@quayside/games/isaribi/data';
import { cubesIn, faceDownSlots } from '@quayside/games/isaribi/table';
import { type Kind, kinds, type MarketCardId, type MarketSlot, type Move } from '@quayside/games/isaribi/types';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { CardBack } from '../../ui/pieces/Card';
import { Catch, CatchCube } from '../../ui/pieces/Catch';
import { Coin } from '../../ui/pieces/small';
import { Flip } from '../../ui/pieces/Tile';
import { SeatMark } from '../../ui/SeatMark';
import { TechArt } from './art';
import { askWhy, lotsFor, saleOf, usualSale } from './sale';
import type { SaleProps } from './sale-props';
import classes from './stall.module.css';
import { slotText } from './text-view';
import { apText, isAsked, lotText, mineOf, peekedFace } from './words';

interface StallProps extends SaleProps {
  readonly slot: MarketSlot;
  readonly n: number;
  readonly tabIndex: 0 | -1;
}

export function MarketStall(props: StallProps) {
  const { view, slot, n, marked, cue, names, tabIndex, t } = props;
  const words = slotText(view, slot, n, t, names);
  const seen = peekedFace(view, n);
  const face = slot.card ?? seen;
  const look = cx(
    classes.stall,
    marked === `slot-${n}` && classes.marked,
    cue?.type === 'flipped' && cue.slot === n && classes.fresh,
    slot.card !== null && cubesIn(slot.sold) >= marketCards[slot.card].cubes && classes.served,
  );
  const drawing = (
    <>
      <span className={classes.number}>{n}</span>
      <Flip
        up={face !== null}
        back={<CardBack className={classes.back} />}
        front={face !== null && <Face card={face} sold={soldList(slot)} staged={stagedFor(props)} />}
      />
      {slot.card === null && slot.peekedBy !== null && <Peeked seat={slot.peekedBy} />}
    </>
  );
  if (view.seat === null) {
    return (
      <span className={look} role="img" aria-label={words}>
        {drawing}
      </span>
    );
  }
  const { label, refused, wanted, press, pressed } = pressOf(props, words);
  return (
    <button
      type="button"
      data-index={n - 1}
      tabIndex={tabIndex}
      className={cx(look, wanted && classes.wanted, pressed && classes.picked)}
      aria-label={label}
      aria-disabled={refused}
      {...(slot.card === null ? {} : { 'aria-pressed': pressed })}
      onClick={press}
    >
      {drawing}
    </button>
  );
}

function soldList({ sold }: MarketSlot): readonly Kind[] {
  return kinds.flatMap((kind) => Array<Kind>(sold[kind]).fill(kind));
}

function stagedFor({ sale, n }: StallProps): readonly Kind[] {
  return sale.lotOf(n)?.cubes ?? [];
}

interface Press {
  readonly label: string;
  readonly refused: boolean;
  readonly wanted: boolean;
  readonly pressed: boolean;
  press(): void;
}

/** What a click on a buyer means now: looking under it, turning it up, or selling to it. */
function pressOf(props: StallProps, words: string): Press {
  const { view, slot, n, judge, send, t } = props;
  const { phase } = view.public;
  const one = (move: Move, label: string): Press => {
    const refused = judge(move) !== null;
    return { label, refused, wanted: !refused, pressed: false, press: () => send(move) };
  };
  if (phase === 'SPECULATOR') return one({ type: 'peek', slot: n }, `${t('board.slotPeek', { n })}. ${words}`);
  if (slot.card === null && phase === 'MAIN' && faceDownSlots(view.public)[0] === n) {
    return one({ type: 'flipMarket' }, `${t('board.slotFlip', { n, ap: apText(costHalf.flip) })}. ${words}`);
  }
  return selling(props, words);
}

function selling({ view, sale, n, judge, send, legal, t }: StallProps, words: string): Press {
  const lots = isAsked(view, 'MAIN') ? lotsFor(view, n) : [];
  const picked = sale.lotOf(n);
  const open = legal.some(({ type }) => type === 'sell') && lots.length > 0;
  const why = lots[0] === undefined ? askWhy(view, n) : saleOf(usualSale([lots[0]]), [lots[0]]);
  const label = picked === null ? words : `${words}. ${t('board.staged', { cubes: lotText(picked.cubes, t) })}`;
  return {
    label,
    refused: !open && judge(why) !== null,
    wanted: open,
    pressed: picked !== null,
    press: () => (open ? sale.turnTo(n) : send(why)),
  };
}

interface FaceProps {
  readonly card: MarketCardId;
  readonly sold: readonly Kind[];
  /** Cubes of the sale being put together. */
  readonly staged: readonly Kind[];
}

function Face({ card, sold, staged }: FaceProps) {
  const { buys, cubes, price } = marketCards[card];
  const sockets = Array.from({ length: cubes }, (_, at) => sold[at] ?? staged[at - sold.length] ?? null);
  return (
    <span className={classes.face} data-buys={buys}>
      <Wanted buys={buys} />
      <span className={classes.price}>
        <Coin value={price} className={classes.coin} />
      </span>
      <span className={classes.sockets}>
        {sockets.map((kind, at) => (
          <span
            key={socketKey(at)}
            className={cx(classes.socket, kind !== null && at >= sold.length && classes.staged)}
          >
            {kind !== null && <CatchCube kind={kind} />}
          </span>
        ))}
      </span>
      {sold.length === cubes && (
        <span className={classes.stamp}>
          <Icon name="check" size={1.6} />
        </span>
      )}
    </span>
  );
}

const socketKey = (at: number) => `socket-${at}`;

/** Who takes anything shows all four. */
function Wanted({ buys }: { readonly buys: Kind | 'any' }) {
  if (buys !== 'any') return <Catch kind={buys} className={classes.wantedOne} />;
  return (
    <span className={classes.wantedAny}>
      {kinds.map((kind) => (
        <Catch key={kind} kind={kind} />
      ))}
    </span>
  );
}

function Peeked({ seat }: { readonly seat: number }) {
  return (
    <span className={classes.peeked}>
      <Icon name="eye" size={0.9} />
      <SeatMark seat={seat} size={1} />
    </span>
  );
}

/** My own Client stands at the end of the row while it counts as a buyer. */
export function ClientStall(props: SaleProps & { readonly index: number; readonly tabIndex: 0 | -1 }) {
  const { view, sale, judge, send, legal, index, tabIndex, t } = props;
  const isUsed = mineOf(view)?.clientUsed === true;
  const lots = isAsked(view, 'MAIN') ? lotsFor(view, 'client') : [];
  const open = legal.some(({ type }) => type === 'sell') && lots.length > 0;
  const picked = sale.lotOf('client');
  const why = lots[0] === undefined ? askWhy(view, 'client') : saleOf('retail', [lots[0]]);
  return (
    <button
      type="button"
      data-index={index}
      tabIndex={tabIndex}
      className={cx(
        classes.stall,
        classes.client,
        open && classes.wanted,
        isUsed && classes.served,
        picked !== null && classes.picked,
      )}
      aria-label={t(isUsed ? 'board.ownClientUsed' : 'board.ownClient')}
      aria-pressed={picked !== null}
      aria-disabled={!open && judge(why) !== null}
      onClick={() => (open ? sale.turnTo('client') : send(why))}
    >
      <span className={classes.face}>
        <TechArt tech="client" className={classes.person} />
        <span className={classes.price}>
          <Coin value={clientPrice} className={classes.coin} />
        </span>
        <span className={classes.sockets}>
          <span className={cx(classes.socket, picked !== null && classes.staged)}>
            {picked?.cubes[0] !== undefined && <CatchCube kind={picked.cubes[0]} />}
          </span>
        </span>
        {isUsed && (
          <span className={classes.stamp}>
            <Icon name="check" size={1.6} />
          </span>
        )}
      </span>
    </button>
  );
}
