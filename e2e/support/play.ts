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

/** Plays random legal choices until every page shows the result; returns the number of choices made. */
export async function playToTheEnd(players: readonly Person[], choose: Chooser, most = 400): Promise<number> {
  for (let made = 0; made < most; made += 1) {
    const mover = await whoseTurn(players);
    if (mover === null) return made;
    await makeOneMove(mover.page, choose);
  }
  throw new Error(`no end after ${most} moves`);
}

/** Waits until somebody is asked, or all see the result (null). */
export async function whoseTurn(players: readonly Person[]): Promise<Person | null> {
  let found: Person | null = null;
  await expect
    .poll(
      async () => {
        const over = await Promise.all(players.map(({ page }) => result(page).isVisible()));
        if (over.every(Boolean)) return true;
        for (const player of players) {
          if ((await openChoices(player.page).count()) > 0) {
            found = player;
            return true;
          }
        }
        return false;
      },
      { intervals: [20, 50, 100], timeout: 15_000 },
    )
    .toBe(true);
  return found;
}

/** Opens branches and takes a leaf, confirming where it is asked. */
export async function makeOneMove(page: Page, choose: Chooser): Promise<void> {
  const before = await turnStrip(page).innerText();
  for (let depth = 0; depth < 6; depth += 1) {
    const choices = openChoices(page);
    const keys = await choices.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-choice') ?? ''));
    if (keys.length === 0) break;
    await choices.nth(choose(keys)).click();
    const confirm = page.getByRole('button', { name: 'Do it' });
    if (await confirm.isVisible()) {
      await confirm.click();
      break;
    }
  }
  await expect
    .poll(async () => (await turnStrip(page).innerText()) !== before || (await openChoices(page).count()) > 0)
    .toBe(true);
}

function openChoices(page: Page): Locator {
  return actionBar(page).locator('[data-choice]:not([aria-disabled="true"])');
}
