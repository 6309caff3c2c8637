/** Development only: the boards in every moment worth looking at, one line per game. */
import type { ReactNode } from 'react';
import { StoryPage } from '../table/StoryPage';
import { page as fishAndShips } from './fish-and-ships/page';
import * as fishAndShipsStories from './fish-and-ships/stories';
import { page as gloucester } from './fisheries-of-gloucester/page';
import * as gloucesterStories from './fisheries-of-gloucester/stories';
import { page as fleet } from './fleet/page';
import * as fleetStories from './fleet/stories';
import { page as isaribi } from './isaribi/page';
import * as isaribiStories from './isaribi/stories';
import { page as swordfish } from './swordfish/page';
import * as swordfishStories from './swordfish/stories';

const pages: Readonly<Record<string, () => ReactNode>> = {
  'fish-and-ships': () => <StoryPage page={fishAndShips} {...fishAndShipsStories} />,
  'fisheries-of-gloucester': () => <StoryPage page={gloucester} {...gloucesterStories} />,
  fleet: () => <StoryPage page={fleet} {...fleetStories} />,
  isaribi: () => <StoryPage page={isaribi} {...isaribiStories} />,
  swordfish: () => <StoryPage page={swordfish} {...swordfishStories} />,
};

export function StoriesPage({ game }: { readonly game: string }) {
  return pages[game]?.() ?? null;
}
