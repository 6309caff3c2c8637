/** Plays a match through the interface alone: reads the turn strip, presses buttons of the action bar. */
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Person } from './people';

export function turnStrip(page: Page): Locator {
  return page.getByRole('region', { name: 'Whose turn' });
}

export function actionBar(page: Page): Locator {
  return page.getByRole('region', { name: 'Your choices' });
}

export function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Result' });
}

/** A repeatable choice: the place of one of the keys. */
export type Chooser = (keys: readonly string[]) => number;

/** Mulberry32, so that a failing match can be played again. */
export function chooser(seed: number): Chooser {
  let at = seed;
  return ({ length }) => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % length;
  };
}

/**
 * Prefers what was chosen least, and what ends things last of all: so that an opening visits every kind of decision. After
 * `openingLength` choices it chooses at random. `tried` counts by key.
 */
export function curious(seed: number, openingLength: number): { choose: Chooser; tried: ReadonlyMap<string, number> } {
  const random = chooser(seed);
  const tried = new Map<string, number>();
  let made = 0;
  const weight = (key: string): number => (tried.get(key) ?? 0) + (key === 'pass' ? 3 : key === 'end' ? 1 : 0);
  const choose: Chooser = (keys) => {
    made += 1;
    const least = Math.min(...keys.map(weight));
    const fresh = keys.flatMap((key, at) => (weight(key) === least ? [at] : []));
    const at = made > openingLength ? random(keys) : (fresh[random(fresh.map(String))] ?? 0);
    const key = keys[at] ?? '';
    tried.set(key, (tried.get(key) ?? 0) + 1);
    return at;
  };
  return { choose, tried };
}

/** What a page shows, in one look. */
interface Seen {
  readonly isOver: boolean;
  readonly turn: string;
  /** Choices that can be pressed, as they stand in the action bar. */
  readonly keys: readonly string[];
  /** "Do it" waits to be pressed. */
  readonly asks: boolean;
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const bar = document.querySelector('section[aria-label="Your choices"]');
    const open = [...(bar?.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled="true"])') ?? [])];
    return {
      isOver: document.querySelector('section[aria-label="Result"]') !== null,
      turn: document.querySelector('section[aria-label="Whose turn"]')?.textContent ?? '',
      keys: open.map(({ dataset }) => dataset.choice ?? ''),
      asks: [...(bar?.querySelectorAll('button') ?? [])].some(({ textContent }) => textContent === 'Do it'),
    };
  });
}

const soon = { intervals: [20, 50, 100], timeout: 15_000 };

/** Waits until somebody is asked, or all see the result (null). */
export async function whoseTurn(players: readonly Person[]): Promise<Person | null> {
  let found: Person | null = null;
  const isKnown = async (): Promise<boolean> => {
    const seen = await Promise.all(players.map(({ page }) => look(page)));
    if (seen.every(({ isOver }) => isOver)) return true;
    found = players.find((_, at) => (seen[at]?.keys.length ?? 0) > 0) ?? null;
    return found !== null;
  };
  await expect.poll(isKnown, soon).toBe(true);
  return found;
}

/** Opens branches and takes a leaf by mouse, confirming where it is asked. */
export async function makeOneMove(page: Page, choose: Chooser): Promise<void> {
  const before = await look(page);
  let seen = before;
  for (let depth = 0; depth < 6 && seen.keys.length > 0 && !seen.asks; depth += 1) {
    await openChoices(page).nth(choose(seen.keys)).click();
    seen = await look(page);
  }
  // The question may come a moment after the choice.
  const isDone = async (): Promise<boolean> => {
    seen = await look(page);
    if (seen.asks) await page.getByRole('button', { name: 'Do it' }).click();
    return !seen.asks && (seen.turn !== before.turn || seen.keys.length > 0 || seen.isOver);
  };
  await expect.poll(isDone, soon).toBe(true);
}

function openChoices(page: Page): Locator {
  return actionBar(page).locator('[data-choice]:not([aria-disabled="true"])');
}
