/** A button for every place: it says what lies there; a press chooses a boat, sails it, or opens the shops. */
import { isOpen, isPort, nodeIds, places } from '@quayside/games/swordfish/sea';
import { demandLeft, forceAt } from '@quayside/games/swordfish/table';
import type { CaptainNumber, NodeId } from '@quayside/games/swordfish/types';
import { type PointerEvent, useRef } from 'react';
import type { Names, Translate } from '../../table/game-page';
import { cx } from '../../ui/cx';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { type Lying, lyingOn } from './berths';
import { height, pointOf, width } from './map';
import classes from './places.module.css';
import { sailHint } from './sailing-choices';
import { costValues } from './text-view';
import { moveTo, type WorkProps } from './use-work';
import { boatText, type GameView, isAsked, placeName, type Table } from './words';

type PlacesProps = WorkProps & { readonly openShop: () => void };

export function Places(props: PlacesProps) {
  const { view, work, t } = props;
  const roving = useRovingGrid(nodeIds.length, 1, 0);
  const finger = useRef(false);
  if (view.seat === null) return null;
  const leave = (): void => work.setOver(null);
  return (
    <ul
      className={classes.places}
      aria-label={t('board.places')}
      onKeyDown={(event) => roving.onKeyDown(event)}
      // A finger that is lifted leaves, too: what it showed stays until the second tap.
      onPointerLeave={(event) => event.pointerType !== 'touch' && leave()}
    >
      {nodeIds.map((node, at) => {
        const { x, y } = pointOf(node);
        return (
          <li key={node} style={{ left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }}>
            <button
              type="button"
              data-index={at}
              tabIndex={roving.tabIndex(at)}
              className={cx(classes.place, work.draft?.ways.has(node) === true && classes.target)}
              aria-label={labelOf(props, node)}
              title={labelOf(props, node)}
              aria-disabled={pressOf(props, node) === null}
              onPointerDown={(event: PointerEvent) => {
                finger.current = event.pointerType === 'touch';
              }}
              onPointerEnter={(event) => event.pointerType !== 'touch' && work.setOver(node)}
              onFocus={(event) => event.currentTarget.matches(':focus-visible') && work.setOver(node)}
              onBlur={leave}
              onClick={() => press(props, node, finger.current)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A finger shows the way first and sails on the second tap: it has no hovering. */
function press(props: PlacesProps, node: NodeId, isFinger: boolean): void {
  const { work } = props;
  if (isFinger && work.draft?.ways.has(node) === true && work.over !== node) work.setOver(node);
  else pressOf(props, node)?.();
}

/** null: a press does nothing. */
function pressOf(props: PlacesProps, node: NodeId): (() => void) | null {
  const { view, work, send, path, setPath, openShop, cue } = props;
  const { draft } = work;
  if (cue !== null) return null;
  if (isAsked(view, 'PURCHASE')) {
    if (!isPort(node)) return null;
    return path[0] === 'insurance' ? () => send({ type: 'claimInsurance', port: node }) : openShop;
  }
  const waiting = boatToChoose(view, node);
  if (draft?.ways.has(node) !== true && waiting !== null) return () => setPath([`boat-${waiting}`]);
  const move = draft === null ? null : moveTo(draft, node);
  if (move === null) return null;
  return () => {
    send(move);
    if (draft?.ways.has(node) === true) setPath([]);
  };
}

/** A boat of mine that lies there and has not moved. */
function boatToChoose(view: GameView, node: NodeId): CaptainNumber | null {
  if (!isAsked(view, 'MOVEMENT')) return null;
  const moved = view.public.movement?.moved ?? [];
  const mine = lyingOn(view.public).find(
    (lying) =>
      lying.node === node &&
      lying.seat === view.seat &&
      lying.tile !== null &&
      lying.number !== null &&
      !moved.includes(lying.number),
  );
  return mine?.number ?? null;
}

/** What lies at a place, and what pressing it would do. */
function labelOf(props: PlacesProps, node: NodeId): string {
  const { view, work, names, t } = props;
  const line = placeLine(view.public, node, names, t);
  const { draft } = work;
  const way = draft?.ways.get(node);
  if (draft && way !== undefined) {
    const values = { n: draft.captain, how: sailHint(way, t), fuel: way.fuel, line };
    return t(draft.kind === 'sail' ? 'board.sailTo' : 'board.roadTo', values);
  }
  const waiting = boatToChoose(view, node);
  return waiting === null ? line : t('board.choose', { n: waiting, line });
}

function placeLine(table: Table, node: NodeId, names: Names, t: Translate): string {
  const { kind, color, flag } = places[node];
  const here = lyingOn(table)
    .filter((lying) => lying.node === node)
    .map((lying) => lyingText(lying, names, t));
  const place = isPort(node)
    ? t('board.placePort', { ...costValues(node, t), left: demandLeft(table, node) })
    : placeName(node, t);
  const force = forceAt(table, node);
  const windy = force === null ? place : t('board.placeWind', { line: place, force });
  const ground = kind === 'buoy' ? t('board.placeBuoy', { line: windy, color: t(`color.${color}`) }) : windy;
  if (!isOpen(node, table.players.length)) return t('board.placeClosed', { line: ground, min: flag });
  return here.length === 0 ? ground : t('board.placeBoats', { place: ground, boats: here });
}

function lyingText({ seat, number, tile, tow }: Lying, names: Names, t: Translate): string {
  const boat = tile === null ? '' : boatText(tile, t);
  if (seat === null) return t('board.wreckAt', { boat });
  const values = { n: number, name: names.seat(seat), boat };
  if (number === null) return t('board.mooredAt', values);
  const line = t(tile === null ? 'board.idleAt' : 'board.crewAt', values);
  return tow === null ? line : t('board.towing', { line, boat: boatText(tow, t) });
}
