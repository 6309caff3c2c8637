/** No such page. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Panel } from '../ui/Panel';
import { Layout } from './Layout';
import classes from './pages.module.css';
import { useTitle } from './use-title';

export function NotFound() {
  const { t } = useTranslation();
  useTitle(t('notFound.title'));
  return (
    <Layout>
      <div className={classes.narrow}>
        <Panel>
          <h1>{t('notFound.title')}</h1>
          <p>{t('notFound.text')}</p>
          <p className={classes.row}>
            <Link href="/">{t('app.toLobby')}</Link>
          </p>
        </Panel>
      </div>
    </Layout>
  );
}
