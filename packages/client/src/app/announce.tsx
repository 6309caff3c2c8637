/** The page's two live regions: one that waits its turn, one that does not. */
import { useEffect, useState } from 'react';
import { createStore, useStore } from './store';

export type Urgency = 'polite' | 'assertive';

interface Said {
  readonly id: number;
  readonly text: string;
}

const spoken = { polite: createStore<Said>({ id: 0, text: '' }), assertive: createStore<Said>({ id: 0, text: '' }) };

export function announce(text: string, urgency: Urgency = 'polite'): void {
  const store = spoken[urgency];
  store.set({ id: store.get().id + 1, text });
}

export function LiveRegions() {
  return (
    <>
      <Region urgency="polite" />
      <Region urgency="assertive" />
    </>
  );
}

/** What is said within a short time is said together, so that a fast table does not cut its own sentences off. */
function Region({ urgency }: { urgency: Urgency }) {
  const { id, text } = useStore(spoken[urgency]);
  const [lines, setLines] = useState<readonly Said[]>([]);
  useEffect(() => {
    if (id === 0) return;
    setLines((old) => [...old.slice(-4), { id, text }]);
    const timer = setTimeout(() => setLines((old) => old.filter((line) => line.id > id)), 5000);
    return () => clearTimeout(timer);
  }, [id, text]);
  return (
    <div className="visually-hidden" aria-live={urgency} role={urgency === 'assertive' ? 'alert' : 'status'}>
      {lines.map((line) => (
        <p key={line.id}>{line.text}</p>
      ))}
    </div>
  );
}
