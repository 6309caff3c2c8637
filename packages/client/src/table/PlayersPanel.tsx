/** Everybody at the table with the figures that all may see. */
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import { SeatMark } from '../ui/SeatMark';
import { Clock } from './Clock';
import classes from './PlayersPanel.module.css';
import { PresenceMark } from './PresenceMark';
import type { TableModel } from './use-table';

export function PlayersPanel({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const { info, shown, page, me } = table;
  const { active } = shown.view.public;
  return (
    <ul className={classes.players}>
      {info.seats.map((seat) => {
        const isActive = active.includes(seat.seat);
        const isMe = seat.seat === me;
        const name = seat.name ?? t('table.freeSeat');
        return (
          <li key={seat.seat} className={isActive ? `${classes.player} ${classes.active}` : classes.player}>
            <SeatMark seat={seat.seat} size={2} empty={seat.name === null} />
            <span className={classes.who}>
              <strong className={classes.name} title={name}>
                {isMe ? t('seat.you', { name }) : name}
              </strong>
              <PresenceMark seat={seat} />
              {isActive && seat.bot === null && <Clock clock={info.clock} offset={table.state.offset} />}
            </span>
            <span className={classes.turn}>{isActive && <Icon name="arrow-left" label={t('players.active')} />}</span>
            <dl className={classes.figures}>
              {page.figures(shown.view, seat.seat, table.t).map((figure) => (
                <div key={figure.key} className={classes.figure}>
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
