/** What can be pressed in the sea: a space to sail to, the hand and the net where my boat lies, the Old Fisherman's cubes. */
import { costHalf, kindOfArea } from '@quayside/games/isaribi/data';
import type { AreaSpace, Move, Space } from '@quayside/games/isaribi/types';
import { cx } from '../../ui/cx';
import { Icon } from '../../ui/Icon';
import { Boat } from '../../ui/pieces/Boat';
import { TechArt } from './art';
import { netCounts } from './choices';
import type { Props } from './props';
import classes from './sea-target.module.css';
import { apText, berthOf, cubesText, isArea, isAsked, mineOf, type Player, placeName } from './words';

interface SpaceProps extends Props {
  readonly space: Space;
  readonly tabIndex: 0 | -1;
}

export function SeaTarget(props: SpaceProps) {
  const { view, space, t } = props;
  const player = mineOf(view);
  if (player === null) return null;
  switch (view.public.phase) {
    case 'PLACEMENT':
      return (
        <SpaceButton {...props} move={placement(space)} label={t('board.placeAt', { place: placeName(space, t) })} />
      );
    case 'OLD_FISHERMAN':
      return isArea(space) ? <Gift {...props} space={space} /> : null;
    case 'MAIN': {
      if (player.space === space) return null;
      const label = t('board.sailTo', { place: placeName(space, t), ap: apText(costHalf.move) });
      return <SpaceButton {...props} move={{ type: 'moveBoat', to: space }} label={label} />;
    }
    default:
      return null;
  }
}

/** Also asked about spaces where nobody may start, for the reason. */
function placement(space: Space): Move {
  return { type: 'place', space: space as 0 | 1 };
}

function SpaceButton(props: SpaceProps & { readonly move: Move; readonly label: string }) {
  const { view, space, tabIndex, move, label, judge, send } = props;
  const refused = judge(move) !== null;
  const from = mineOf(view)?.space ?? space;
  const seat = view.seat ?? 0;
  return (
    <button
      type="button"
      data-index={space}
      tabIndex={tabIndex}
      className={cx(classes.target, refused && classes.refused)}
      aria-label={label}
      aria-disabled={refused}
      onClick={() => send(move)}
    >
      {!refused && (
        <span className={classes.ghost} style={berthOf(view.public, seat)}>
          <Boat seat={seat} />
          <span className={classes.arrow}>
            <Icon name={move.type === 'place' ? 'anchor' : space > from ? 'arrow-right' : 'arrow-left'} />
          </span>
        </span>
      )}
    </button>
  );
}

/** First the Area, then how many. */
function Gift(props: SpaceProps & { readonly space: AreaSpace }) {
  const { view, space, tabIndex, path, setPath, judge, send, t } = props;
  const key = `area-${space}`;
  const isOpen = path[0] === key;
  const move: Move = { type: 'oldFisherman', space, count: 1 };
  const refused = judge(move) !== null;
  const kind = kindOfArea[space];
  return (
    <>
      <button
        type="button"
        data-index={space}
        tabIndex={tabIndex}
        className={cx(classes.target, refused && classes.refused, isOpen && classes.opened)}
        aria-label={t('board.giftTo', { place: placeName(space, t) })}
        aria-expanded={isOpen}
        aria-disabled={refused}
        onClick={() => (refused ? send(move) : setPath(isOpen ? [] : [key]))}
      />
      {isOpen && isAsked(view, 'OLD_FISHERMAN') && (
        <span className={classes.tackle}>
          {[1, 2, 3].map((count) => (
            <ToolButton
              key={count}
              {...props}
              move={{ type: 'oldFisherman', space, count }}
              label={t('board.giftCount', { cubes: cubesText(kind, count, t) })}
            >
              {`+${count}`}
            </ToolButton>
          ))}
        </span>
      )}
    </>
  );
}

/** Hand and net, where my boat lies. */
export function Tackle(props: Props & { readonly player: Player }) {
  const { view, player, t } = props;
  const { space } = player;
  if (view.public.phase !== 'MAIN' || !isArea(space)) return null;
  const kind = kindOfArea[space];
  const [most, ...fewer] = netCounts(view.public, player);
  const ap = { hand: apText(costHalf.hand), net: apText(costHalf.net) };
  const netLabel = (count: number) => t('board.net', { cubes: cubesText(kind, count, t), ap: ap.net });
  return (
    <span className={classes.tackle}>
      <ToolButton
        {...props}
        move={{ type: 'fishHand' }}
        label={t('board.hand', { cubes: cubesText(kind, 1, t), ap: ap.hand })}
      >
        <Icon name="hand" size={1.1} />1
      </ToolButton>
      <ToolButton
        {...props}
        move={{ type: 'fishNet', count: most ?? 1 }}
        label={most === undefined ? t('board.netHere') : netLabel(most)}
      >
        <TechArt tech="net" className={classes.net} />
        {most ?? ''}
      </ToolButton>
      {fewer.slice(0, fewestShown).map((count) => (
        <ToolButton key={count} {...props} move={{ type: 'fishNet', count }} label={netLabel(count)} isSmall>
          {count}
        </ToolButton>
      ))}
    </span>
  );
}

/** Fewer than the net holds is seldom wanted: the action bar has all of them. */
const fewestShown = 2;

interface ToolProps extends Props {
  readonly move: Move;
  readonly label: string;
  readonly isSmall?: boolean;
  readonly children: React.ReactNode;
}

function ToolButton({ move, label, isSmall = false, children, judge, send, setPath }: ToolProps) {
  const refused = judge(move) !== null;
  return (
    <button
      type="button"
      className={cx(classes.tool, isSmall && classes.small, refused && classes.muted)}
      aria-label={label}
      title={label}
      aria-disabled={refused}
      onClick={() => {
        send(move);
        if (!refused) setPath([]);
      }}
    >
      {children}
    </button>
  );
}
