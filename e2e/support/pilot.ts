/** Plays a match on in all its pages at once: a script of each page presses the buttons of its action bar. */
import type { Page } from '@playwright/test';
import type { Person } from './people';

export interface Pilot {
  readonly seed: number;
  /** So many choices of each page prefer what it chose least, and what ends things last of all. */
  readonly curiousFor?: number;
  /** Choices taken from then on whenever they are offered, in this order; random ones otherwise. */
  readonly wishes?: readonly string[];
  readonly longestMs?: number;
}

/**
 * Until every page shows the result; returns the keys that were chosen. Pressed are the buttons that a mouse would press,
 * and only while they can be. Meanwhile the first page is drawn, and the others keep only their content up to date: two
 * processors cannot paint six tables at each move.
 */
export async function pilotToTheEnd(players: readonly Person[], pilot: Pilot): Promise<ReadonlySet<string>> {
  for (const [at, { page }] of players.entries()) await startPilot(page, { ...pilot, seed: pilot.seed * 10 + at });
  for (const { page } of players.slice(1)) await drawn(page, false);
  for (const { page } of players) {
    await page.waitForFunction(() => document.body.dataset.chosen !== undefined, null, {
      polling: 100,
      timeout: pilot.longestMs ?? 200_000,
    });
    await drawn(page, true);
  }
  const chosen = await Promise.all(
    players.map(({ page }) => page.evaluate(() => Object.keys(JSON.parse(document.body.dataset.chosen ?? '{}')))),
  );
  return new Set(chosen.flat());
}

function drawn(page: Page, isDrawn: boolean): Promise<void> {
  return page.evaluate(
    (value) => {
      document.body.style.contentVisibility = value;
    },
    isDrawn ? 'visible' : 'hidden',
  );
}

async function startPilot(page: Page, pilot: Pilot): Promise<void> {
  await page.evaluate(({ seed, curiousFor = 0, wishes = [] }) => {
    const chosen: Record<string, number> = {};
    let made = 0;
    let state = seed;
    const random = (below: number): number => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    const weight = (key: string): number => (chosen[key] ?? 0) + (key === 'pass' ? 3 : key === 'end' ? 1 : 0);
    const pick = (keys: readonly string[]): number => {
      const wished = made >= curiousFor ? wishes.find((key) => keys.includes(key)) : undefined;
      if (wished !== undefined) return keys.indexOf(wished);
      const least = made >= curiousFor ? Number.POSITIVE_INFINITY : Math.min(...keys.map(weight));
      const among = keys.flatMap((key, at) => (weight(key) <= least ? [at] : []));
      return among[random(among.length)] ?? 0;
    };
    const press = (): void => {
      if (document.querySelector('section[aria-label="Result"]') !== null) {
        window.clearInterval(timer);
        document.body.dataset.chosen = JSON.stringify(chosen);
        return;
      }
      const bar = document.querySelector('section[aria-label="Your choices"]');
      const confirm = [...(bar?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent === 'Do it');
      const open = [...(bar?.querySelectorAll<HTMLElement>('[data-choice]:not([aria-disabled="true"])') ?? [])];
      if (confirm === undefined && open.length === 0) return;
      const keys = open.map(({ dataset }) => dataset.choice ?? '');
      const at = confirm === undefined ? pick(keys) : 0;
      if (confirm === undefined) {
        made += 1;
        chosen[keys[at] ?? ''] = (chosen[keys[at] ?? ''] ?? 0) + 1;
      }
      (confirm ?? open[at])?.click();
    };
    const timer = window.setInterval(press, 10);
  }, pilot);
}
