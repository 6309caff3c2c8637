/** The rules of a game on a page of their own; `#R-4.2` opens a clause. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { games } from '../games';
import { Panel } from '../ui/Panel';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import classes from './pages.module.css';
import { RulesText } from './RulesText';
import { useTitle } from './use-title';

export function RulesPage({ game: name }: { readonly game: string }) {
  const { t } = useTranslation();
  const game = games.get(name);
  const clause = useHash();
  useTitle(t('rules.of', { game: game?.meta.title ?? name }));
  if (game === undefined) return <NotFound />;
  return (
    <Layout>
      <div className={classes.narrow}>
        <Panel>
          <RulesText game={game} clause={clause} />
        </Panel>
      </div>
    </Layout>
  );
}

function useHash(): string | null {
  const [hash, setHash] = useState(window.location.hash);
  useEffect(() => {
    const changed = (): void => setHash(window.location.hash);
    window.addEventListener('hashchange', changed);
    return () => window.removeEventListener('hashchange', changed);
  }, []);
  return hash.length > 1 ? decodeURIComponent(hash.slice(1)) : null;
}
