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

/** A repeatable choice: 0..n-1. */
export type Chooser = (n: number) => number;

/** Mulberry32, so that a failing match can be played again. */
export function chooser(seed: number): Chooser {
  let at = seed;
  return (n) => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % n;
  };
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
    const count = await choices.count();
    if (count === 0) break;
    await choices.nth(choose(count)).click();
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
