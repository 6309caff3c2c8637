/** The tab's title and mark: they tell whose turn it is while another tab is in front. */
import { useEffect } from 'react';

export function useTitle(title: string, isMyTurn = false): void {
  useEffect(() => {
    document.title = isMyTurn ? `\u25cf ${title}` : title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon !== null) icon.href = isMyTurn ? '/favicon-turn.svg' : '/favicon.svg';
  }, [title, isMyTurn]);
  useEffect(
    () => () => {
      const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
      if (icon !== null) icon.href = '/favicon.svg';
    },
    [],
  );
}
