/** Fifteen journey tiles: point at up to three that are face-down, then turn them. */
import type { Face, Move, TilesToSay } from '@quayside/games/fish-and-ships/types';
import { Button, IconButton } from '../../ui/Button';
import { cx } from '../../ui/cx';
import { Drawing } from '../../ui/Drawing';
import { AnimalHead } from '../../ui/pieces/Animal';
import { DuckShape } from '../../ui/pieces/Duck';
import { PirateFlagShape } from '../../ui/pieces/PirateFlag';
import { Flip, TileBack, TileFront } from '../../ui/pieces/Tile';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { cubeHint } from './choices';
import type { Props } from './props';
import classes from './tiles.module.css';
import { faces, hiddenTiles, type Table } from './words';

interface TilesProps extends Props {
  readonly last: readonly number[];
  readonly picked: readonly number[];
  readonly onPick: (slots: readonly number[]) => void;
}

const most = 3;

export function Tiles(props: TilesProps) {
  const { view, picked, onPick, cue, t } = props;
  const { tiles } = view.public;
  const roving = useRovingGrid(tiles.length, 5);
  return (
    <section className={classes.tiles} aria-label={t('board.tiles')}>
      <header className={classes.header}>
        <h3 className={classes.title}>{t('board.tiles')}</h3>
        {picked.length === 0 ? <Hidden {...props} /> : <TurnButton {...props} />}
      </header>
      <ol className={cx(classes.grid, cue?.type === 'tilesReset' && classes.shuffled)} onKeyDown={roving.onKeyDown}>
        {tiles.map((face, slot) => (
          <li key={slotKey(slot)}>
            <TileAt
              {...props}
              slot={slot}
              face={face}
              tabIndex={roving.tabIndex(slot)}
              toggle={() => onPick(toggled(picked, slot))}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

const slotKey = (slot: number) => `tile-${slot}`;

/** The fourth pushes out the first. */
function toggled(picked: readonly number[], slot: number): readonly number[] {
  if (picked.includes(slot)) return picked.filter((other) => other !== slot);
  return [...picked, slot].slice(-most);
}

interface TileAtProps extends TilesProps {
  readonly slot: number;
  readonly face: Face | null;
  readonly tabIndex: number;
  readonly toggle: () => void;
}

function TileAt({ slot, face, tabIndex, toggle, view, picked, last, marked, legal, judge, send, t }: TileAtProps) {
  const id = slotKey(slot);
  const look = cx(classes.tile, last.includes(slot) && classes.last, marked === id && classes.marked);
  const label =
    face === null ? t('board.tileDown', { n: slot + 1 }) : t('board.tileUp', { n: slot + 1, face: t(`face.${face}`) });
  const drawing = <Flip up={face !== null} front={face !== null && <TileFront face={face} />} back={<TileBack />} />;
  if (face !== null || view.seat === null || !view.public.options.slotPicking) {
    return (
      <span className={look} role="img" aria-label={label}>
        {drawing}
      </span>
    );
  }
  const one: Move = { type: 'reveal', n: 1, slots: [slot] };
  const open = legal.some((move) => move.type === 'reveal');
  return (
    <button
      type="button"
      data-index={slot}
      tabIndex={tabIndex}
      className={cx(look, open && classes.open, picked.includes(slot) && classes.picked)}
      aria-label={label}
      aria-pressed={picked.includes(slot)}
      aria-disabled={judge(one) !== null}
      onClick={() => (open ? toggle() : judge(one) !== null && send(one))}
    >
      {drawing}
    </button>
  );
}

function TurnButton({ view, picked, onPick, judge, send, t }: TilesProps) {
  const n = picked.length as TilesToSay;
  const move: Move = { type: 'reveal', n, slots: [...picked].sort((a, b) => a - b) };
  const refused = judge(move) !== null;
  return (
    <span className={classes.action}>
      <Button
        kind="primary"
        size="small"
        muted={refused}
        hint={cubeHint(view.public, n, t)}
        onClick={() => {
          send(move);
          if (!refused) onPick([]);
        }}
      >
        {t('board.turnPicked', { count: n })}
      </Button>
      <IconButton icon="close" label={t('board.clear')} onClick={() => onPick([])} />
    </span>
  );
}

/** What is still face-down, somewhere. */
function Hidden({ view, t }: { readonly view: { readonly public: Table }; readonly t: Props['t'] }) {
  const left = hiddenTiles(view.public);
  return (
    <ul className={classes.hidden} aria-label={t('board.hidden')}>
      {faces.map((face) => (
        <li key={face} className={cx(left[face] === 0 && classes.gone)}>
          <Drawing
            viewBox="0 0 100 100"
            className={classes.mini}
            label={t('board.hiddenFace', { face: t(`face.${face}`), count: left[face] })}
          >
            <MiniFace face={face} />
          </Drawing>
          <span aria-hidden="true">{left[face]}</span>
        </li>
      ))}
    </ul>
  );
}

function MiniFace({ face }: { readonly face: Face }) {
  if (face === 'duck') return <DuckShape />;
  return face === 'pirate' ? <PirateFlagShape /> : <AnimalHead livery={face} />;
}
