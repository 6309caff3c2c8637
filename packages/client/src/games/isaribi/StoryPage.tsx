/** The board in every moment worth looking at (development only): `?story=sell` shows one alone. */
import type { Move } from '@quayside/games/isaribi/types';
import { useState } from 'react';
import { Board } from './Board';
import { type Story, stories } from './stories';
import { judge, legal, names, translate } from './story-table';

export function StoryPage() {
  const wanted = new URLSearchParams(globalThis.location.search).get('story');
  const shown = stories.filter(({ name }) => wanted === null || name === wanted);
  return (
    <main style={{ maxWidth: 860, margin: '0 auto' }}>
      {shown.map((story) => (
        <StoryBoard key={story.name} story={story} title={wanted === null} />
      ))}
    </main>
  );
}

function StoryBoard({ story, title }: { readonly story: Story; readonly title: boolean }) {
  const { view, cue = null, marked = null } = story;
  const [path, setPath] = useState(story.path ?? []);
  const [said, setSaid] = useState('');
  const ask = judge(view);
  const send = (move: Move) => setSaid(`${JSON.stringify(move)} ${ask(move)?.code ?? ''}`);
  return (
    <section>
      {title && <h2>{story.name}</h2>}
      <div style={{ height: title ? 560 : '100dvh' }}>
        <Board
          view={view}
          cue={cue}
          legal={cue === null ? legal(view) : []}
          judge={ask}
          send={send}
          path={path}
          setPath={setPath}
          marked={marked}
          names={names}
          t={translate}
        />
      </div>
      {title && <output>{said}</output>}
    </section>
  );
}
