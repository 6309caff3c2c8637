/** Everybody with the figures of this moment. Who is at the table today has nothing to do with it. */
import { useTranslation } from 'react-i18next';
import players from '../table/PlayersPanel.module.css';
import { cx } from '../ui/cx';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import type { ReplayModel } from './use-replay';

export function ReplayPlayers({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const { picture, finished, names } = replay;
  const { view } = picture;
  return (
    <ul className={players.players}>
      {finished.record.seats.map(({ seat }) => {
        const isActive = view.public.active.includes(seat);
        return (
          <li key={seat} className={cx(players.player, isActive && players.active)}>
            <SeatMark seat={seat} size={2} />
            <span className={players.who}>
              <strong className={players.name}>{names.seat(seat)}</strong>
            </span>
            <span className={players.turn}>{isActive && <Icon name="arrow-left" label={t('players.active')} />}</span>
            <dl className={players.figures}>
              {finished.page.figures(view, seat, replay.t).map((figure) => (
                <div key={figure.key} className={players.figure}>
                  <dt>{figure.label}</dt>
                  <dd>{figure.value}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ul>
  );
}
