/** Opens the people of a table: from its name in the bar, and from the waiting room. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HeldSeat } from '../match/tables';
import { Button, IconButton } from '../ui/Button';
import { PeopleDialog } from './PeopleDialog';

export interface PeopleButtonProps {
  readonly info: MatchInfo;
  readonly held: HeldSeat | null;
  /** icon: in the bar, with the number of those who watch. */
  readonly look: 'icon' | 'words';
}

export function PeopleButton({ info, held, look }: PeopleButtonProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isHost = held !== null && held.seat === info.host;
  const label = t('people.open');
  const watching = info.watchers > 0 ? `, ${t('table.watching', { count: info.watchers })}` : '';
  const open = (): void => setOpen(true);
  return (
    <>
      {look === 'icon' ? (
        <IconButton icon="players" label={label + watching} count={info.watchers} onClick={open} />
      ) : (
        <Button icon="players" onClick={open}>
          {t(isHost ? 'people.hostTools' : 'people.open')}
        </Button>
      )}
      <PeopleDialog open={isOpen} onClose={() => setOpen(false)} info={info} held={held} />
    </>
  );
}
