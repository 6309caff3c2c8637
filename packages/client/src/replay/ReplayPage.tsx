/** A finished match once more, move by move. */
import type { MatchInfo } from '@quayside/games/wire/protocol';
import { useTranslation } from 'react-i18next';
import { games } from '../games';
import { AfterMatch, Notice } from './AfterMatch';
import { ReplayTable } from './ReplayTable';
import { useFailureText, useFinished } from './use-finished';

export function ReplayPage({ typed }: { readonly typed: string }) {
  const { t } = useTranslation();
  return (
    <AfterMatch typed={typed} title={t('replay.tag')}>
      {(info) => <Replay info={info} />}
    </AfterMatch>
  );
}

function Replay({ info }: { readonly info: MatchInfo }) {
  const { t } = useTranslation();
  const { finished, refused } = useFinished(info.matchID);
  const failure = useFailureText(refused);
  const title = t('replay.title', { game: games.get(info.game)?.meta.title ?? info.game });
  if (failure !== null) return <Notice title={title} text={failure} code={info.code} />;
  if (finished === null) return <Notice title={title} text={t('story.loading')} isWaiting />;
  if (finished.film.states.length === 0) {
    return <Notice title={title} text={t('story.broken', { version: 0 })} code={info.code} />;
  }
  return <ReplayTable finished={finished} code={info.code} title={title} />;
}
