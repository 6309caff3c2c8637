/** Catches what should not happen, says so, and gives a report to copy. */
import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/Button';
import { Panel } from '../ui/Panel';
import { ownBuild } from './build';
import classes from './pages.module.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly error: Error | null;
}

/** React catches errors of rendering in classes only. */
export class Crash extends Component<Props, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Report error={this.state.error} />;
  }
}

function Report({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  const report = `${ownBuild()} ${window.location.pathname}\n${error.name}: ${error.message}`;
  return (
    <main className={classes.narrow}>
      <Panel title={t('crash.title')} role="alert">
        <p>{t('crash.text')}</p>
        <pre className={classes.report}>{report}</pre>
        <div className={classes.row}>
          <Button kind="primary" onClick={() => window.location.reload()}>
            {t('crash.reload')}
          </Button>
          <Button onClick={() => void navigator.clipboard.writeText(report)}>{t('crash.copy')}</Button>
        </div>
      </Panel>
    </main>
  );
}
