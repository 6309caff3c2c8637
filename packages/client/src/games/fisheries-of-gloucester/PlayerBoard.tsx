/** A player board: hours, ocean tiles in hand, fish, lobster, cards; on my own what I am doing and its buttons. */
import { cards, hoursAtMost } from '@quayside/games/fisheries-of-gloucester/data';
import { earnedBy } from '@quayside/games/fisheries-of-gloucester/table';
import { colours } from '@quayside/games/fisheries-of-gloucester/types';
import type { Translate } from '../../table/game-page';
import { cx } from '../../ui/cx';
import { Icon, type IconName } from '../../ui/Icon';
import { ColourFish } from '../../ui/pieces/ColourFish';
import { SeatMark } from '../../ui/SeatMark';
import { Lobster } from './art';
import { CardFace } from './CardFace';
import classes from './player-board.module.css';
import { TilesHeld } from './TilesHeld';
import { Tools } from './Tools';
import type { WorkProps } from './use-workbench';
import { cardText, fishText, type Player, pointsOf, type Table } from './words';

interface PlayerBoardProps extends WorkProps {
  readonly at: number;
  readonly place: 'mine' | 'other';
}

export function PlayerBoard(props: PlayerBoardProps) {
  const { view, at, place, marked, names, t } = props;
  const { public: table } = view;
  const player = table.players[at];
  if (player === undefined) return null;
  const isMine = at === view.seat;
  return (
    <section
      className={cx(
        classes.board,
        classes[place],
        table.active.includes(at) && classes.active,
        player.ended && classes.ended,
        marked === `seat-${at}` && classes.marked,
      )}
      style={{ '--seat': `var(--seat-${at})` }}
      aria-label={isMine ? t('board.mine') : t('board.playerOf', { name: names.seat(at) })}
      {...(isMine ? { 'data-region': 'hand', tabIndex: -1 } : {})}
    >
      <header className={classes.header}>
        <SeatMark seat={at} size={1.5} />
        <strong className={classes.name}>{names.seat(at)}</strong>
        <Flags table={table} at={at} t={t} />
        <span className={classes.points}>
          <span className="visually-hidden">{t('points', { count: pointsOf(table, at) })}</span>
          <span aria-hidden="true">{pointsOf(table, at)}</span>
        </span>
      </header>
      <Hours player={player} at={at} t={t} />
      <div className={classes.goods}>
        <TilesHeld {...props} player={player} isMine={isMine} />
        <FishHeld player={player} t={t} />
      </div>
      {isMine && <Tools {...props} />}
      <Earned player={player} t={t} />
    </section>
  );
}

/** Who goes first, who has ended the day, who took the initiative card, who still has the lobster. */
function Flags({ table, at, t }: { readonly table: Table; readonly at: number; readonly t: Translate }) {
  const player = table.players[at];
  const flags: readonly (readonly [boolean, IconName, string])[] = [
    [table.initiative === at, 'flag', t('board.initiative')],
    [table.nextFirst === at, 'sun', t('board.firstTomorrow')],
    [player?.ended === true, 'moon', t('board.ended')],
  ];
  return (
    <span className={classes.flags}>
      {table.first === at && (
        <span className={classes.flag} title={t('board.goesFirst')}>
          <span className="visually-hidden">{t('board.goesFirst')}</span>
          <span aria-hidden="true">{t('board.firstSign')}</span>
        </span>
      )}
      {flags.map(
        ([isOn, icon, label]) =>
          isOn && (
            <span key={icon} className={classes.flag} title={label}>
              <Icon name={icon} size={1} label={label} />
            </span>
          ),
      )}
      <Lobster
        className={cx(classes.lobster, player?.lobster !== true && classes.gone)}
        label={t(player?.lobster === true ? 'board.lobster' : 'board.lobsterGone')}
      />
    </span>
  );
}

function Hours({ player, at, t }: { readonly player: Player; readonly at: number; readonly t: Translate }) {
  const steps = Array.from({ length: hoursAtMost + 1 }, (_, hour) => hour);
  return (
    <div
      className={classes.hours}
      role="img"
      aria-label={t('board.hours', { hours: t('hours', { count: player.hours }) })}
    >
      {steps.map((hour) => (
        <span key={hour} className={cx(classes.hour, hour <= player.hours && hour > 0 && classes.full)}>
          {hour}
        </span>
      ))}
      <span className={classes.marker} style={{ '--hours': player.hours }}>
        <SeatMark seat={at} size={1.15} />
      </span>
    </div>
  );
}

function FishHeld({ player, t }: { readonly player: Player; readonly t: Translate }) {
  return (
    <div className={classes.fish} role="img" aria-label={t('board.fishHeld', { fish: fishText(player.fish, t) })}>
      {colours.map((colour) => (
        <span key={colour} className={cx(classes.pile, player.fish[colour] === 0 && classes.none)}>
          <ColourFish colour={colour} className={classes.swimmer} />
          <b>{player.fish[colour]}</b>
        </span>
      ))}
    </div>
  );
}

/** Cards earned, today's marked. */
function Earned({ player, t }: { readonly player: Player; readonly t: Translate }) {
  const earned = earnedBy(player);
  if (earned.length === 0) return <p className={classes.empty}>{t('board.noCards')}</p>;
  return (
    <ul className={classes.earned}>
      {earned.map((card) => (
        <li key={card} className={cx(card === player.today && classes.today)} title={cardText(card, t)}>
          <CardFace
            card={card}
            small
            label={t(card === player.today ? 'board.cardEarnedToday' : 'board.cardEarned', { card: cardText(card, t) })}
          />
          <b className={classes.worth} aria-hidden="true">
            {cards[card].points}
          </b>
        </li>
      ))}
    </ul>
  );
}
