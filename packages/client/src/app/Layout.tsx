/** The quay around every page: mark, way home, help and settings at the same place everywhere. */
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'wouter';
import { IconButton } from '../ui/Button';
import { Logo } from '../ui/Logo';
import classes from './Layout.module.css';
import { changeSettings, useSettings } from './settings';
import { useArrival } from './use-arrival';

export interface LayoutProps {
  /** Stands beside the mark: name of the table. */
  readonly heading?: ReactNode;
  /** table: fills the window and does not scroll. */
  readonly kind?: 'page' | 'table';
  /** A page that changes as a whole at one address arrives anew with each stage. */
  readonly stage?: string;
  readonly children: ReactNode;
}

export function Layout({ heading, kind = 'page', stage = '', children }: LayoutProps) {
  const { t } = useTranslation();
  const [, navigate] = useLocation();
  const { sounds } = useSettings();
  const main = useRef<HTMLElement>(null);
  useArrival(main, stage);
  return (
    <div className={kind === 'table' ? `${classes.layout} ${classes.table}` : classes.layout}>
      <a className={classes.skip} href="#main">
        {t('app.skip')}
      </a>
      <header className={classes.bar}>
        <Link href="/" className={classes.mark} aria-label={t('app.home')}>
          <Logo name={t('app.name')} ground="dark" bare={heading !== undefined} />
        </Link>
        {heading !== undefined && <div className={classes.heading}>{heading}</div>}
        <nav className={classes.tools} aria-label={t('app.tools')}>
          <IconButton
            icon={sounds ? 'sound' : 'mute'}
            label={t(sounds ? 'app.mute' : 'app.unmute')}
            onClick={() => changeSettings({ sounds: !sounds })}
          />
          <IconButton icon="settings" label={t('settings.title')} onClick={() => navigate('/settings')} />
          <IconButton icon="help" label={t('help.title')} onClick={() => navigate('/help')} />
        </nav>
      </header>
      <main ref={main} id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
