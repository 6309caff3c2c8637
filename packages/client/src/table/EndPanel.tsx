/** The end of a match: who won and why, every number with its parts, and what comes next. */
import type { Outcome } from '@quayside/games/core/rules';
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { CodedError, playAgain } from '../lobby/api';
import { tablePath } from '../lobby/code';
import { sitDown } from '../lobby/new-table';
import { useAction } from '../lobby/use-action';
import type { MatchStore } from '../match/store';
import { reasonText } from '../text/reason';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import classes from './EndPanel.module.css';
import { EndTabs } from './EndTabs';
import type { TableModel } from './use-table';
import { winnerSentence } from './winner';

export function EndPanel({ table, outcome }: { readonly table: TableModel; readonly outcome: Outcome }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(true);
  const { headline, why } = winnerSentence(table.info.game, outcome, table.names);
  return (
    <section className={classes.end} aria-label={t('end.label')}>
      <div className={classes.head}>
        <Icon name="trophy" size={2.25} />
        <div className={classes.words}>
          <h2>{headline}</h2>
          {why !== null && <p>{why}</p>}
        </div>
        <Button kind="quiet" icon={isOpen ? 'board' : 'chevron-down'} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'end.showBoard' : 'end.showScores')}
        </Button>
      </div>
      {isOpen && <EndTabs table={table} outcome={outcome} />}
      <EndButtons table={table} />
    </section>
  );
}

export function EndButtons({ table }: { readonly table: TableModel }) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { info, held } = table;
  const { next } = info;
  const { isBusy, refused, run } = useAction();
  const follow = (rotate = false): void =>
    run(async () => {
      if (next === null && held !== null) await playAgain(info.game, held, rotate);
      const rematch = next ?? (await announcedNext(table.store));
      if (held !== null) await sitDown({ game: info.game, ...rematch, seat: held.seat }, held.name);
      navigate(tablePath(rematch.code));
    });
  return (
    <>
      {next !== null && <p className={classes.offer}>{t('end.offered')}</p>}
      {refused !== null && <Banner tone="danger">{reasonText(refused, info.game)}</Banner>}
      <div className={classes.buttons}>
        {held !== null && (
          <Button kind="primary" size="large" icon="refresh" busy={isBusy} onClick={() => follow()}>
            {t(next === null ? 'end.rematch' : 'end.join')}
          </Button>
        )}
        {held !== null && next === null && (
          <Button size="large" icon="shuffle" busy={isBusy} hint={t('end.rotateHint')} onClick={() => follow(true)}>
            {t('end.rotate')}
          </Button>
        )}
        {held === null && next !== null && (
          <Button kind="primary" size="large" icon="eye" busy={isBusy} onClick={() => follow()}>
            {t('end.follow')}
          </Button>
        )}
        <Button icon="home" onClick={() => navigate('/')}>
          {t('app.toLobby')}
        </Button>
      </div>
    </>
  );
}

const announcedWithinMs = 5000;

/** The rematch that the server tells everybody about, once it is made. */
function announcedNext(store: MatchStore): Promise<NonNullable<MatchInfo['next']>> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      const next = store.get().info?.next;
      if (next === null || next === undefined) return;
      stop();
      clearTimeout(timer);
      resolve(next);
    };
    const stop = store.subscribe(look);
    const timer = setTimeout(() => {
      stop();
      reject(new CodedError({ ok: false, code: 'NO_ANSWER', message: 'The rematch was not announced.' }));
    }, announcedWithinMs);
    look();
  });
}
