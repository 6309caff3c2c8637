/** Who sits and who watches, with the tools of the host, and what one may do with one's own seat. */

import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { RefusedBanner } from '../app/RefusedBanner';
import { useAction } from '../lobby/use-action';
import type { HeldSeat } from '../match/tables';
import { Dialog } from '../ui/Dialog';
import { AccessTools } from './AccessTools';
import { MySeat } from './MySeat';
import classes from './People.module.css';
import { SeatRow } from './SeatRow';
import { Watchers } from './Watchers';

interface PeopleDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly info: MatchInfo;
  readonly held: HeldSeat | null;
}

export function PeopleDialog({ open, onClose, info, held }: PeopleDialogProps) {
  const { t } = useTranslation();
  const action = useAction();
  const host = held !== null && held.seat === info.host && info.status !== 'over' ? held : null;
  return (
    <Dialog open={open} onClose={onClose} title={t('people.title')} closeLabel={t('app.close')}>
      <div className={classes.people}>
        <RefusedBanner refused={action.refused} about={info} onClose={action.clear} />
        <section>
          <h3>{t('people.seats')}</h3>
          <ul className={classes.list}>
            {info.seats.map((seat) => (
              <SeatRow key={seat.seat} seat={seat} info={info} held={held} host={host} action={action} />
            ))}
          </ul>
        </section>
        <Watchers info={info} host={host} action={action} />
        {host !== null && <AccessTools info={info} host={host} action={action} />}
        {held !== null && <MySeat info={info} held={held} action={action} />}
      </div>
    </Dialog>
  );
}
