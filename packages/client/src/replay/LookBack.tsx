/** What one can do with a match that is over: watch it again, check it, keep it. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import { recordLink } from '../lobby/api';
import { replayPath, verifyPath } from '../lobby/code';
import { useAction } from '../lobby/use-action';
import { Banner } from '../ui/Banner';
import { Icon } from '../ui/Icon';
import classes from './LookBack.module.css';
import { loadFinished } from './load';
import { download, textLog } from './text-log';
import { useFailureText } from './use-finished';

export function LookBack({ info }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  const { refused, run } = useAction();
  const failure = useFailureText(refused);
  const saveLog = (): void =>
    run(async () => download(`quayside-${info.code}.txt`, textLog(await loadFinished(info.matchID), info.code)));
  return (
    <>
      {failure !== null && <Banner tone="danger">{failure}</Banner>}
      <ul className={classes.ways}>
        <li>
          <Link href={replayPath(info.code)} className={classes.way}>
            <Icon name="play" />
            <Words title={t('story.replay')} hint={t('story.replayHint')} />
          </Link>
        </li>
        <li>
          <Link href={verifyPath(info.code)} className={classes.way}>
            <Icon name="shuffle" />
            <Words title={t('story.verify')} hint={t('story.verifyHint')} />
          </Link>
        </li>
        <li>
          <button type="button" className={classes.way} onClick={saveLog}>
            <Icon name="log" />
            <Words title={t('story.log')} hint={t('story.logHint')} />
          </button>
        </li>
        <li>
          <a className={classes.way} href={recordLink(info.matchID)} download={`quayside-${info.code}.json`}>
            <Icon name="download" />
            <Words title={t('story.record')} hint={t('story.recordHint')} />
          </a>
        </li>
      </ul>
    </>
  );
}

function Words({ title, hint }: { readonly title: string; readonly hint: string }) {
  return (
    <span className={classes.words}>
      <strong>{title}</strong>
      <span className={classes.hint}>{hint}</span>
    </span>
  );
}
