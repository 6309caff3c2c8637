/** Where everybody arrives: my tables, a new table, a code to type, open tables and live matches. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { Layout } from '../app/Layout';
import { useTitle } from '../app/use-title';
import { games } from '../games';
import { useHeldSeats } from '../match/tables';
import { Banner } from '../ui/Banner';
import { Panel } from '../ui/Panel';
import { GameCard } from './GameCard';
import { JoinField } from './JoinField';
import classes from './LobbyPage.module.css';
import { MyTables } from './MyTables';
import { TableList } from './TableList';
import { useLobby } from './use-lobby';

export function LobbyPage() {
  const { t } = useTranslation();
  const { matches, isOnline } = useLobby();
  const held = useHeldSeats();
  useTitle(t('lobby.title'));
  const mine = new Set(held.map(({ matchID }) => matchID));
  const others = (matches ?? []).filter((info) => games.has(info.game) && !mine.has(info.matchID));
  const open = others.filter((info) => info.status === 'waiting' && info.seats.some(({ name }) => name === null));
  const live = others.filter((info) => info.status === 'playing' && info.watch === 'listed');
  return (
    <Layout>
      <div className={classes.page}>
        <header className={classes.hero}>
          <div>
            <h1 className={classes.welcome}>{t('lobby.welcome')}</h1>
            <p className={classes.lead}>{t('lobby.lead')}</p>
          </div>
          <Panel className={classes.join}>
            <JoinField />
          </Panel>
        </header>
        {!isOnline && <Banner tone="danger" icon="wifi-off" live="status" title={t('lobby.offline')} />}
        {held.length > 0 && <MyTables held={held} listed={matches ?? []} />}
        <section aria-labelledby="games" className={classes.section}>
          <h2 id="games">{t('lobby.games')}</h2>
          <div className={classes.games}>
            {[...games.values()].map((game) => (
              <GameCard key={game.meta.name} game={game} />
            ))}
          </div>
        </section>
        <div className={classes.lists}>
          <Listed title={t('lobby.open')} empty={t('lobby.openEmpty')} list={open} isLoading={matches === null} />
          <Listed title={t('lobby.live')} empty={t('lobby.liveEmpty')} list={live} isLoading={matches === null} />
        </div>
      </div>
    </Layout>
  );
}

interface ListedProps {
  readonly title: string;
  readonly empty: string;
  readonly list: readonly MatchInfo[];
  readonly isLoading: boolean;
}

function Listed({ title, empty, list, isLoading }: ListedProps) {
  const { t } = useTranslation();
  return (
    <Panel title={title}>
      {isLoading ? <p className={classes.empty}>{t('app.loading')}</p> : <TableList list={list} empty={empty} />}
    </Panel>
  );
}
