/** Development only: the boards in every moment worth looking at, one line per game. */
import type { ReactNode } from 'react';
import { StoryPage as FishAndShips } from './fish-and-ships/StoryPage';
import { StoryPage as Isaribi } from './isaribi/StoryPage';

const pages: Readonly<Record<string, () => ReactNode>> = {
  'fish-and-ships': FishAndShips,
  isaribi: Isaribi,
};

export function StoriesPage({ game }: { readonly game: string }) {
  const Page = pages[game];
  return Page === undefined ? null : <Page />;
}
