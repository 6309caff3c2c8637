/** Tells people in the waiting room who came, and when the table is full. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../app/announce';
import { useTitle } from '../app/use-title';
import type { HeldSeat } from '../match/tables';
import { play } from '../sound/sound';

export function useWaitingNews(info: MatchInfo, held: HeldSeat | null): void {
  const { t } = useTranslation();
  const names = info.seats.map(({ name }) => name);
  const before = useRef(names);
  const taken = names.filter((name) => name !== null).length;
  useTitle(t('waiting.tab', { taken, seats: names.length, code: info.code }), taken === names.length && held !== null);
  useEffect(() => {
    const old = before.current;
    before.current = names;
    names.forEach((name, seat) => {
      if (name === null || name === old[seat] || seat === held?.seat) return;
      announce(t('waiting.joined', { name }));
      play('join');
    });
    // Runs after every drawing: it compares with what it saw last.
  });
}
