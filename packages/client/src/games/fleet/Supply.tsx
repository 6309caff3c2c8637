/** What is left for everybody: crates, licences, cards; Dock Cards to buy, trophies and Crab Meeples to win. */
import { artisan, firstMateVp, houseBoat, meeple, trophyNeeds, trophyVp } from '@quayside/games/fleet/data';
import { boatsForMate, dockPrice } from '@quayside/games/fleet/table';
import { type Dock, docks, type Move } from '@quayside/games/fleet/types';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { CardBack } from '../../ui/pieces/Card';
import { Crate } from '../../ui/pieces/small';
import { type RovingGrid, useRovingGrid } from '../../ui/use-roving-grid';
import { CraftArt } from './boat-art';
import { type PartProps, toggled } from './part-props';
import { nothingPaid } from './payments';
import { GoneFishinArt, MateArt, MeepleArt, TrophyArt } from './small-art';
import classes from './supply.module.css';
import { countOf, isAsked, mineOf, money, type Table } from './words';

interface Item {
  readonly key: string;
  readonly name: string;
  /** null: there is one of it. */
  readonly count: number | null;
  /** Whole sentences. */
  readonly text: string;
  readonly picture: ReactNode;
  /** The end is near. */
  readonly low?: boolean;
  readonly dock?: Dock;
}

/** More than these leave no room for words beside the pictures. */
const fewItems = 6;

export function Supply(props: PartProps) {
  const { view, t } = props;
  const items = itemsOf(props);
  const roving = useRovingGrid(items.length, items.length, 0);
  return (
    <section className={classes.supply} aria-label={t('board.supply')}>
      <ul
        className={cx(classes.list, items.length > fewItems && view.seat !== null && classes.tight)}
        onKeyDown={roving.onKeyDown}
      >
        {items.map((item, at) => (
          <li key={item.key}>
            <Chip {...props} item={item} at={at} roving={roving} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function itemsOf(props: PartProps): Item[] {
  const { view, t } = props;
  const { supply, mix, goneFishin, players } = view.public;
  const licences = countOf(view, 'licences');
  const crates = Math.max(0, supply);
  const catchOfRound = 6;
  return [
    {
      key: 'crates',
      name: t('board.crates'),
      count: crates,
      text: t('board.cratesLeft', { count: crates }),
      picture: <Crate />,
      low: crates <= players.length * catchOfRound,
    },
    {
      key: 'licences',
      name: t('board.licences'),
      count: licences,
      text: t('board.licencesLeft', { count: licences }),
      picture: <CardBack />,
      low: licences < players.length,
    },
    ...(mix.goneFishin
      ? [
          {
            key: 'gone-fishin',
            name: t('card.goneFishin'),
            count: goneFishin,
            text: t('board.goneFishinLeft', { count: goneFishin }),
            picture: <GoneFishinArt />,
          },
        ]
      : []),
    ...docks.filter((dock) => mix[dock]).map((dock) => dockItem(props, dock)),
    ...prizeItems(view.public, t),
  ];
}

function dockItem({ view, t }: PartProps, dock: Dock): Item {
  const count = view.public.piles[dock];
  const player = mineOf(view);
  const price = dock === 'firstMate' ? 0 : player === null ? prices[dock] : dockPrice(player, dock);
  const name = t(`dock.${dock}`);
  const values = { ...pileValues, price: money(price, t), cash: money(houseBoat.cash, t) };
  return {
    key: dock,
    name,
    count,
    text: `${t('board.pile', { dock: name, count })}. ${t(`board.pileLong.${dock}`, values)}`,
    picture: dock === 'firstMate' ? <MateArt /> : <CraftArt kind={dock} />,
    dock,
  };
}

const prices = { houseBoat: houseBoat.price, artisan: artisan.price };

const pileValues = {
  full: firstMateVp.full,
  else: firstMateVp.else,
  vp: houseBoat.vp,
  capacity: artisan.capacity,
  artisanVp: artisan.vp,
};

function prizeItems({ mix, meeples, trophies }: Table, t: PartProps['t']): Item[] {
  const meepleItem: Item = {
    key: 'meeples',
    name: t('board.meeples'),
    count: meeples,
    text: t('board.meeplesLong', { count: meeples, vp: meeple.vp }),
    picture: <MeepleArt />,
  };
  return [
    ...(mix.crabMeeples ? [meepleItem] : []),
    ...trophies.map((trophy): Item => {
      const name = t(`trophy.${trophy}.name`);
      const values = { trophy: name, how: t(`trophy.${trophy}.how`, trophyNeeds), vp: trophyVp };
      return {
        key: trophy,
        name,
        count: null,
        text: t('board.trophyLong', values),
        picture: <TrophyArt trophy={trophy} />,
      };
    }),
  ];
}

interface ChipProps extends PartProps {
  readonly item: Item;
  readonly at: number;
  readonly roving: RovingGrid;
}

/** Pressed it tells what it is; in my own turn a pile of Dock Cards is a shop. */
function Chip(props: ChipProps) {
  const { view, item, at, roving, about, setAbout, t } = props;
  const { name, text, low = false } = item;
  const shop = shopOf(props);
  const look = cx(classes.item, low && classes.low, shop?.open === true && classes.wanted);
  const content = <ChipFace item={item} />;
  if (view.seat === null) {
    return (
      <span className={look} title={text}>
        {content}
        <span className="visually-hidden">{text}</span>
      </span>
    );
  }
  const asked = { key: item.key, title: name, text };
  return (
    <button
      type="button"
      data-index={at}
      tabIndex={roving.tabIndex(at)}
      className={cx(look, classes.button)}
      aria-label={shop === null ? text : `${t(`choice.${shop.choice}`)}. ${text}`}
      aria-pressed={shop?.isChosen ?? about?.key === item.key}
      title={text}
      onClick={() => {
        setAbout(shop === null ? toggled(about, asked) : asked);
        shop?.press();
      }}
    >
      {content}
    </button>
  );
}

function ChipFace({ item: { name, count, picture } }: { readonly item: Item }) {
  return (
    <>
      <span className={classes.picture}>{picture}</span>
      {count !== null && <strong aria-hidden="true">{count}</strong>}
      <span className={classes.name} aria-hidden="true">
        {name}
      </span>
    </>
  );
}

interface ShopPress {
  readonly choice: string;
  readonly open: boolean;
  readonly isChosen: boolean;
  press(): void;
}

const shopKeys = { houseBoat: 'house-boat', artisan: 'artisan', firstMate: 'mate' } as const;

/** null: nothing is sold here now. */
function shopOf({ view, item: { dock }, path, setPath, send }: ChipProps): ShopPress | null {
  const player = mineOf(view);
  if (dock === undefined || player === null) return null;
  const isHire = dock === 'firstMate';
  if (!isAsked(view, 'LAUNCH_HIRE', isHire ? 'hire' : 'launch')) return null;
  const boat = boatsForMate(player, view.public.round)[0];
  const open = view.public.piles[dock] > 0 && (!isHire || boat !== undefined);
  const key = shopKeys[dock];
  const isChosen = path[0] === key;
  return {
    choice: isHire ? 'mate' : dock,
    open,
    isChosen,
    press: () => (open ? setPath(isChosen ? [] : [key]) : send(whyNot(dock, player.boats[0]?.id ?? 0))),
  };
}

/** A move that is refused and says why. */
function whyNot(dock: Dock, boat: number): Move {
  switch (dock) {
    case 'firstMate':
      return { type: 'buyFirstMate', boat, card: 'shrimp', crateFrom: 'processed' };
    case 'houseBoat':
      return { type: 'buyHouseBoat', payment: nothingPaid() };
    case 'artisan':
      return { type: 'buyArtisan', payment: nothingPaid() };
  }
}
