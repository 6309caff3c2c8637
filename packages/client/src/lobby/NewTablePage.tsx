/** A new table with options. */

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { announce } from '../app/announce';
import { Layout } from '../app/Layout';
import { NotFound } from '../app/NotFound';
import pages from '../app/pages.module.css';
import { RefusedBanner } from '../app/RefusedBanner';
import { useTitle } from '../app/use-title';
import { type GameEntry, games } from '../games';
import { misfitText, optionDifferences } from '../text/options';
import { useGameTexts } from '../text/use-game-texts';
import { Badge } from '../ui/Badge';
import { Banner } from '../ui/Banner';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { tablePath } from './code';
import { SeatPicker } from './GameCard';
import { openTable, rememberedPlan, standardPlan } from './new-table';
import { AccessOptions, GameOptions, PaceOptions } from './OptionsForm';
import { useAction } from './use-action';

export function NewTablePage({ game: name }: { readonly game: string }) {
  const game = games.get(name);
  return game === undefined ? <NotFound /> : <NewTable game={game} />;
}

function NewTable({ game }: { readonly game: GameEntry }) {
  const { t } = useTranslation();
  const { meta } = game;
  const [, navigate] = useLocation();
  const [plan, setPlan] = useState(() => rememberedPlan(meta));
  const { isBusy, refused, run } = useAction();
  const isTextThere = useGameTexts(game);
  const misfit = misfitText(meta, plan.seats, plan.options);
  useTitle(t('new.title', { game: meta.title }));
  const open = (): void => {
    if (misfit !== null) {
      announce(misfit, 'assertive');
      return;
    }
    run(async () => {
      const code = await openTable(meta, plan);
      if (code !== null) navigate(tablePath(code));
    });
  };
  const seatChoices = Array.from({ length: meta.seats.max - meta.seats.min + 1 }, (_, at) => meta.seats.min + at);
  return (
    <Layout>
      <div className={`${pages.narrow} ${pages.stack}`}>
        <h1>{t('new.title', { game: meta.title })}</h1>
        <Panel title={t('new.players')} className={pages.stack}>
          <SeatPicker choices={seatChoices} value={plan.seats} onChange={(seats) => setPlan({ ...plan, seats })} />
        </Panel>
        {isTextThere && (
          <Panel title={t('new.options')} className={pages.stack}>
            <GameOptions meta={meta} plan={plan} onChange={setPlan} />
          </Panel>
        )}
        <Panel title={t('new.pace.title')} className={pages.stack}>
          <PaceOptions plan={plan} onChange={setPlan} />
        </Panel>
        <Panel title={t('new.access')} className={pages.stack}>
          <AccessOptions plan={plan} onChange={setPlan} />
        </Panel>
        <Differences list={optionDifferences(meta, plan.options)} onReset={() => setPlan(standardPlan(meta))} />
        {misfit !== null && (
          <Banner tone="danger" live="status">
            {misfit}
          </Banner>
        )}
        <RefusedBanner refused={refused} about={{ game: meta.name }} />
        <Button kind="primary" size="large" icon="sit" busy={isBusy} muted={misfit !== null} onClick={open}>
          {t('card.newTable')}
        </Button>
      </div>
    </Layout>
  );
}

function Differences({ list, onReset }: { readonly list: readonly string[]; readonly onReset: () => void }) {
  const { t } = useTranslation();
  return (
    <p className={pages.inline}>
      {list.length === 0 ? t('new.allUsual') : t('new.changed')}
      {list.map((text) => (
        <Badge key={text} tone="info">
          {text}
        </Badge>
      ))}
      <Button size="small" kind="quiet" icon="undo" onClick={onReset}>
        {t('new.reset')}
      </Button>
    </p>
  );
}
