/** A board in every moment worth looking at (development only): `?story=NAME` shows one alone. */
import type { GameTypes } from '@quayside/games/core/rules';
import { useState } from 'react';
import type { GamePage, Translate } from './game-page';
import { askIn, type Story, storyNames } from './story';

export interface StoryPageProps<T extends GameTypes> {
  readonly page: GamePage<T>;
  readonly stories: readonly Story<T>[];
  readonly t: Translate;
}

export function StoryPage<T extends GameTypes>({ page, stories, t }: StoryPageProps<T>) {
  const wanted = new URLSearchParams(globalThis.location.search).get('story');
  const shown = stories.filter(({ name }) => wanted === null || name === wanted);
  return (
    <main style={{ maxWidth: 860, margin: '0 auto' }}>
      {shown.map((story) => (
        <StoryBoard key={story.name} page={page} story={story} t={t} isTitled={wanted === null} />
      ))}
    </main>
  );
}

interface StoryBoardProps<T extends GameTypes> extends Omit<StoryPageProps<T>, 'stories'> {
  readonly story: Story<T>;
  readonly isTitled: boolean;
}

function StoryBoard<T extends GameTypes>({ page, story, t, isTitled }: StoryBoardProps<T>) {
  const { view, cue = null, marked = null } = story;
  const [path, setPath] = useState(story.path ?? []);
  const [said, setSaid] = useState('');
  const ask = askIn(page.judge, view);
  const { Board } = page;
  return (
    <section>
      {isTitled && <h2>{story.name}</h2>}
      <div style={{ height: isTitled ? 560 : '100dvh' }}>
        <Board
          view={view}
          cue={cue}
          legal={cue === null ? page.judge.legal(view) : []}
          judge={ask}
          send={(move) => setSaid(`${JSON.stringify(move)} ${ask(move)?.code ?? ''}`)}
          path={path}
          setPath={setPath}
          marked={marked}
          names={storyNames}
          t={t}
        />
      </div>
      {isTitled && <output>{said}</output>}
    </section>
  );
}
