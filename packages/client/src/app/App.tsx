/** Which page an address shows. */
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Switch } from 'wouter';
import { LobbyPage } from '../lobby/LobbyPage';
import { withPlayWords } from '../text/i18n';
import { LiveRegions } from './announce';
import { Crash } from './Crash';
import { Layout } from './Layout';
import { NotFound } from './NotFound';
import { NameDialog } from './name';
import { ShortcutsDialog } from './ShortcutsDialog';

const NewTablePage = lazy(() => import('../lobby/NewTablePage').then((file) => ({ default: file.NewTablePage })));
const MatchPage = lazy(() => withPlayWords(import('../table/MatchPage')).then((file) => ({ default: file.MatchPage })));
const ReplayPage = lazy(() =>
  withPlayWords(import('../replay/ReplayPage')).then((file) => ({ default: file.ReplayPage })),
);
const VerifyPage = lazy(() =>
  withPlayWords(import('../replay/VerifyPage')).then((file) => ({ default: file.VerifyPage })),
);
const RulesPage = lazy(() => import('./RulesPage').then((file) => ({ default: file.RulesPage })));
const SettingsPage = lazy(() => import('./SettingsPage').then((file) => ({ default: file.SettingsPage })));
const HelpPage = lazy(() => import('./HelpPage').then((file) => ({ default: file.HelpPage })));
/** Only while developing: in a build these pages are left out. */
const StylePage = import.meta.env.DEV ? lazy(() => withPlayWords(import('../ui/StylePage'))) : null;
const StoriesPage = import.meta.env.DEV
  ? lazy(() => withPlayWords(import('../games/stories')).then((file) => ({ default: file.StoriesPage })))
  : null;

export function App() {
  return (
    <Crash>
      <Suspense fallback={<Loading />}>
        <Switch>
          <Route path="/" component={LobbyPage} />
          <Route path="/new/:game">{({ game }) => <NewTablePage game={game} />}</Route>
          <Route path="/m/:code">{({ code }) => <MatchPage key={code} typed={code} isWatching={false} />}</Route>
          <Route path="/m/:code/watch">{({ code }) => <MatchPage key={code} typed={code} isWatching />}</Route>
          <Route path="/m/:code/replay">{({ code }) => <ReplayPage key={code} typed={code} />}</Route>
          <Route path="/m/:code/verify">{({ code }) => <VerifyPage key={code} typed={code} />}</Route>
          <Route path="/rules/:game">{({ game }) => <RulesPage game={game} />}</Route>
          <Route path="/settings" component={SettingsPage} />
          <Route path="/help" component={HelpPage} />
          {StylePage !== null && <Route path="/style">{() => <StylePage />}</Route>}
          {StoriesPage !== null && <Route path="/style/:game">{({ game }) => <StoriesPage game={game} />}</Route>}
          <Route>
            <NotFound />
          </Route>
        </Switch>
      </Suspense>
      <NameDialog />
      <ShortcutsDialog />
      <LiveRegions />
    </Crash>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Layout>
      <p role="status" className="visually-hidden">
        {t('app.loading')}
      </p>
    </Layout>
  );
}
