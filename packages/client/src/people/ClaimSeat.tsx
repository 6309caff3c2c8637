/** A link from another device: takes the seat over after a click, so that a link preview does not use it up. */

import type { MatchInfo } from '@quayside/games/wire/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout';
import pages from '../app/pages.module.css';
import { RefusedBanner } from '../app/RefusedBanner';
import { claimSeat } from '../lobby/api';
import type { SeatToken } from '../lobby/code';
import { useAction } from '../lobby/use-action';
import { rememberName, takeSeat } from '../match/tables';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { SeatMark } from '../ui/SeatMark';

interface ClaimSeatProps {
  readonly info: MatchInfo;
  readonly link: SeatToken;
  readonly heading: ReactNode;
  /** The link has been used, or is not wanted. */
  readonly onDone: () => void;
}

export function ClaimSeat({ info, link, heading, onDone }: ClaimSeatProps) {
  const { t } = useTranslation();
  const { isBusy, refused, run } = useAction();
  const name = info.seats.find(({ seat }) => seat === link.seat)?.name ?? '';
  const take = (): void =>
    run(async () => {
      const { matchID, code, game } = info;
      const { playerCredentials, playerName } = await claimSeat(matchID, link.seat, link.token);
      rememberName(playerName);
      takeSeat({ matchID, code, game, seat: link.seat, credentials: playerCredentials, name: playerName, seen: 0 });
      onDone();
    });
  return (
    <Layout heading={heading}>
      <div className={`${pages.narrow} ${pages.stack}`}>
        <h1>{t('device.title')}</h1>
        <Panel className={pages.stack}>
          <p className={pages.row}>
            <SeatMark seat={link.seat} size={2.5} />
            <span>{t('device.take', { name })}</span>
          </p>
          <RefusedBanner refused={refused} about={{ code: info.code }} />
          <div className={pages.row}>
            {refused === null && (
              <Button kind="primary" size="large" icon="sit" busy={isBusy} onClick={take}>
                {t('device.here')}
              </Button>
            )}
            <Button kind={refused === null ? 'quiet' : 'primary'} onClick={onDone}>
              {t(refused === null ? 'device.not' : 'device.goOn')}
            </Button>
          </div>
        </Panel>
      </div>
    </Layout>
  );
}
