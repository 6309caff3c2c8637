/** How Quayside works, on one page. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { games } from '../games';
import { Panel } from '../ui/Panel';
import { Layout } from './Layout';
import classes from './pages.module.css';
import { ShortcutTable } from './ShortcutsDialog';
import { useTitle } from './use-title';

const topics = ['start', 'join', 'back', 'secret', 'chance', 'watch'] as const;

export function HelpPage() {
  const { t } = useTranslation();
  useTitle(t('help.title'));
  return (
    <Layout>
      <div className={`${classes.narrow} ${classes.stack}`}>
        <h1>{t('help.title')}</h1>
        {topics.map((topic) => (
          <Panel key={topic} title={t(`help.${topic}.title`)}>
            <p className={classes.prose}>{t(`help.${topic}.text`)}</p>
          </Panel>
        ))}
        <Panel title={t('help.rules')}>
          <ul>
            {[...games.values()].map(({ meta }) => (
              <li key={meta.name}>
                <Link href={`/rules/${meta.name}`}>{meta.title}</Link>
              </li>
            ))}
          </ul>
        </Panel>
        <Panel title={t('keys.title')}>
          <ShortcutTable />
        </Panel>
      </div>
    </Layout>
  );
}
