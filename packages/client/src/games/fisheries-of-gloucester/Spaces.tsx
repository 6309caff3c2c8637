/** A button for every space: the pointer and the arrow keys go over them, a press does what is being prepared. */
import { mirrorOf, nameOf, numberOf, spaces } from '@quayside/games/fisheries-of-gloucester/grid';
import { columns, type Space } from '@quayside/games/fisheries-of-gloucester/types';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useShortcuts } from '../../app/shortcuts';
import { cx } from '../../ui/cx';
import { useRovingGrid } from '../../ui/use-roving-grid';
import { pressOn, shipOn, upperHalf } from './draft';
import { costText } from './sail-choices';
import classes from './spaces.module.css';
import { thingOn } from './text-view';
import type { WorkProps } from './use-workbench';
import { spacesText } from './words';

export function Spaces(props: WorkProps) {
  const { view, work, t } = props;
  const { draft, setOver, rotate, canRotate } = work;
  const firstShip = view.public.players[view.seat ?? -1]?.ships[0] ?? 'D1';
  const roving = useRovingGrid(spaces.length, columns.length, numberOf(firstShip));
  const press = usePress(props);
  const turn = (event: Event): void => {
    if (draft.kind !== 'tile' || !canRotate) return;
    event.preventDefault();
    rotate();
  };
  // R turns a tile too, before the frame takes it for the rules.
  useShortcuts({ f: turn, r: turn });
  if (view.seat === null) return null;
  return (
    <ul
      className={classes.spaces}
      aria-label={t('board.spaces')}
      onKeyDown={(event: KeyboardEvent<HTMLElement>) => roving.onKeyDown(event)}
      onPointerLeave={(event) => event.pointerType !== 'touch' && setOver(null)}
    >
      {spaces.map((space, at) => (
        <li key={space}>
          <SpaceButton {...props} space={space} at={at} tabIndex={roving.tabIndex(at)} press={press} />
        </li>
      ))}
    </ul>
  );
}

interface SpaceButtonProps extends WorkProps {
  readonly space: Space;
  readonly at: number;
  readonly tabIndex: 0 | -1;
  readonly press: ReturnType<typeof usePress>;
}

function SpaceButton(props: SpaceButtonProps) {
  const { space, at, tabIndex, press, work } = props;
  const { over, setOver, targets } = work;
  return (
    <button
      type="button"
      data-index={at}
      tabIndex={tabIndex}
      className={cx(classes.space, targets.has(space) && classes.target, over === space && classes.over)}
      aria-label={labelOf(props, space)}
      aria-disabled={!press.canPress(space)}
      onPointerDown={press.down}
      onPointerEnter={(event) => event.pointerType !== 'touch' && setOver(space)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && setOver(space)}
      onBlur={() => setOver(null)}
      onClick={() => press.click(space)}
    />
  );
}

/** A finger shows first and does on the second tap: it has no hovering. */
function usePress({ view, work, send, setPath }: WorkProps) {
  const finger = useRef(false);
  const { draft, over, setOver, targets, ghostOn } = work;
  const needsSecondTap = draft.kind === 'tile' || draft.kind === 'sail' || draft.kind === 'feature';
  return {
    down(event: PointerEvent): void {
      finger.current = event.pointerType === 'touch';
    },
    canPress(space: Space): boolean {
      if (draft.kind !== 'none' && draft.kind !== 'end' && draft.kind !== 'preserve') {
        return targets.has(space) || shipOn(view, space) !== null;
      }
      return pressOn(view, draft, space, null) !== null;
    },
    click(space: Space): void {
      const isShown = over === space || ghostOn(over ?? space)?.spaces.includes(space) === true;
      if (finger.current && needsSecondTap && targets.has(space) && !(over !== null && isShown)) {
        setOver(space);
        return;
      }
      const at = finger.current && over !== null && isShown ? over : space;
      const pressed = pressOn(view, draft, space, ghostOn(at)?.spaces ?? null);
      if (pressed === null) return;
      if ('path' in pressed) setPath(pressed.path);
      else send(pressed.move);
    },
  };
}

/** What lies on a space, and what pressing it would do. */
function labelOf({ view, work, names, t }: WorkProps, space: Space): string {
  const { public: table, seat } = view;
  const ships = table.players.flatMap((player, at) => {
    const ship = player.ships.indexOf(space) + 1;
    return ship === 0 ? [] : [t('board.shipOf', { ship, name: names.seat(at) })];
  });
  const lying = thingOn(table, space, t) ?? t('board.open');
  const line = t('board.space', { space, things: [lying, ...ships] });
  const { draft, targets, ghostOn } = work;
  if (shipOn(view, space) !== null && table.active.includes(seat ?? -1)) return t('board.spaceShip', { line });
  if (!targets.has(space)) return line;
  switch (draft.kind) {
    case 'tile':
      return t('board.spaceTile', { line, spaces: spacesText(ghostOn(space)?.spaces ?? []) });
    case 'sail': {
      const cost = draft.voyages.find(({ to }) => to === space)?.cost ?? 0;
      return t('board.spaceSail', { line, cost: costText(draft.by, cost, t) });
    }
    case 'fish':
      return t(draft.picked.includes(space) ? 'board.spacePicked' : 'board.spaceFish', { line });
    case 'feature': {
      const upper = upperHalf(space);
      return t('board.spacePlace', { line, space: upper, mirror: nameOf(mirrorOf(numberOf(upper))) });
    }
    default:
      return line;
  }
}
