/** The way to everything about a finished match: finds the table behind the code, or says why there is nothing to see. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { Layout } from '../app/Layout';
import pages from '../app/pages.module.css';
import { useTitle } from '../app/use-title';
import { readCode, tablePath } from '../lobby/code';
import { useTableLookup } from '../lobby/use-table-lookup';
import { reasonText } from '../text/reason';
import { Panel } from '../ui/Panel';

interface AfterMatchProps {
  readonly typed: string;
  readonly title: string;
  readonly children: (info: MatchInfo) => ReactNode;
}

export function AfterMatch({ typed, title, children }: AfterMatchProps) {
  const { t } = useTranslation();
  const code = readCode(decodeURIComponent(typed));
  const { info, refused } = useTableLookup(code, null);
  if (code === null) return <Notice title={title} text={t('join.unreadable')} />;
  if (info === null && refused !== null) return <Notice title={title} text={reasonText(refused, null)} />;
  if (info === null) return <Notice title={title} text={t('match.loading')} isWaiting />;
  if (info.status === 'over') return children(info);
  return <Notice title={title} text={t('replay.notOver')} code={info.code} />;
}

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Of the table to go to instead. */
  readonly code?: string;
  readonly isWaiting?: boolean;
}

export function Notice({ title, text, code, isWaiting = false }: NoticeProps) {
  const { t } = useTranslation();
  useTitle(title);
  return (
    <Layout>
      <div className={`${pages.narrow} ${pages.stack}`}>
        <h1>{title}</h1>
        <Panel className={pages.stack}>
          <p role={isWaiting ? 'status' : 'alert'}>{text}</p>
          <p className={pages.inline}>
            {code !== undefined && <Link href={tablePath(code)}>{t('replay.goTable')}</Link>}
            <Link href="/">{t('app.toLobby')}</Link>
          </p>
        </Panel>
      </div>
    </Layout>
  );
}
