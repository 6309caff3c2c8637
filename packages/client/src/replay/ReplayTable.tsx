/** The replay around any game's board: a frame that cannot be mistaken for play, the board, controls, log and words. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout';
import { useTitle } from '../app/use-title';
import { phone, useMedia } from '../table/use-media';
import { Banner } from '../ui/Banner';
import { Panel } from '../ui/Panel';
import { type Tab, TabPanel, Tabs } from '../ui/Tabs';
import type { Finished } from './load';
import { ReplayBoard } from './ReplayBoard';
import { ReplayControls } from './ReplayControls';
import { ReplayHead } from './ReplayHead';
import { ReplayLog } from './ReplayLog';
import { ReplayPlayers } from './ReplayPlayers';
import classes from './ReplayTable.module.css';
import { ReplayWords } from './ReplayWords';
import { type ReplayModel, useReplay } from './use-replay';
import { useReplayKeys } from './use-replay-keys';

interface ReplayTableProps {
  readonly finished: Finished;
  readonly code: string;
  readonly title: string;
}

export function ReplayTable({ finished, code, title }: ReplayTableProps) {
  const { t } = useTranslation();
  const replay = useReplay(finished, code);
  const isPhone = useMedia(phone);
  useReplayKeys(replay);
  useTitle(title);
  const { broken } = finished.film;
  return (
    <Layout heading={<span>{title}</span>} kind="table" stage="replay">
      <div className={classes.replay}>
        <h1 className="visually-hidden">{title}</h1>
        <ReplayHead replay={replay} code={code} />
        {broken !== null && <Banner tone="danger">{t('story.broken', { version: broken.version })}</Banner>}
        {isPhone ? <Narrow replay={replay} /> : <Wide replay={replay} />}
      </div>
    </Layout>
  );
}

type Side = 'log' | 'words';

function Wide({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const [picked, setTab] = useState<Side | null>(null);
  const tab = picked ?? (replay.viewer === 'all' ? 'words' : 'log');
  const tabs: readonly Tab<Side>[] = [
    { id: 'log', label: t('log.title'), icon: 'log' },
    { id: 'words', label: t('replay.words'), icon: 'eye' },
  ];
  return (
    <div className={classes.wide}>
      <div className={classes.play}>
        <ReplayBoard replay={replay} />
        <ReplayControls replay={replay} />
      </div>
      <aside className={classes.side} aria-label={t('replay.side')}>
        <Panel title={t('players.title')} className={classes.players}>
          <ReplayPlayers replay={replay} />
        </Panel>
        <Panel className={classes.more} aria-label={t('replay.side')}>
          <Tabs name="replay" label={t('replay.side')} tabs={tabs} selected={tab} onSelect={setTab} />
          <TabPanel name="replay" id="log" hidden={tab !== 'log'} className={classes.panel ?? ''}>
            {tab === 'log' && <ReplayLog replay={replay} />}
          </TabPanel>
          <TabPanel name="replay" id="words" hidden={tab !== 'words'} className={classes.panel ?? ''}>
            {tab === 'words' && <ReplayWords replay={replay} />}
          </TabPanel>
        </Panel>
      </aside>
    </div>
  );
}

const narrowTabs = ['board', 'log', 'words'] as const;

function Narrow({ replay }: { readonly replay: ReplayModel }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState<(typeof narrowTabs)[number]>('board');
  const tabs = [
    { id: 'board', label: t('board.title'), icon: 'board' },
    { id: 'log', label: t('log.title'), icon: 'log' },
    { id: 'words', label: t('replay.words'), icon: 'eye' },
  ] as const;
  return (
    <>
      {narrowTabs.map((name) => (
        // The board stays in the page: switching keeps its zoom.
        <TabPanel
          key={name}
          name="replay"
          id={name}
          hidden={tab !== name}
          className={(name === 'board' ? classes.board : classes.page) ?? ''}
        >
          {name === 'board' && <ReplayBoard replay={replay} />}
          {name === 'log' && tab === name && <ReplayLog replay={replay} />}
          {name === 'words' && tab === name && (
            <>
              <ReplayPlayers replay={replay} />
              <ReplayWords replay={replay} />
            </>
          )}
        </TabPanel>
      ))}
      <ReplayControls replay={replay} />
      <div className={classes.foot}>
        <Tabs name="replay" label={t('replay.side')} look="bar" tabs={tabs} selected={tab} onSelect={setTab} />
      </div>
    </>
  );
}
