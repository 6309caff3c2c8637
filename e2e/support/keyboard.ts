/** Hands on the keyboard alone: what is wanted is reached by Tab and taken with Enter. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Chooser } from './play';
import { actionBar, turnStrip } from './play';

/** More stops than any screen has. */
const mostStops = 120;

/** Tabs until `target` has the focus, which must then be in sight and covered by nothing. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < mostStops; stop += 1) {
    // Looked up each time: the page may draw it anew meanwhile.
    if (await target.evaluate((node) => node === document.activeElement)) {
      await expectInSight(page);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** WCAG 2.4.7 and 2.4.11: the focus is drawn, inside the window, with nothing in front. */
async function expectInSight(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const node = document.activeElement;
    if (node === null) return 'nothing has the focus';
    const { left, top, width, height } = node.getBoundingClientRect();
    const front = document.elementFromPoint(left + width / 2, top + height / 2);
    if (front === null || !(node.contains(front) || front.contains(node))) return `hidden behind ${front?.className}`;
    const { outlineStyle, boxShadow } = getComputedStyle(node);
    return outlineStyle === 'none' && boxShadow === 'none' ? 'not drawn' : 'in sight';
  });
  expect(seen, 'the focus').toBe('in sight');
}

/** Opens branches and takes a leaf, as `makeOneMove` does by mouse. */
export async function keyOneMove(page: Page, choose: Chooser): Promise<void> {
  const before = await turnStrip(page).innerText();
  const choices = actionBar(page).locator('[data-choice]:not([aria-disabled="true"])');
  const confirm = page.getByRole('button', { name: 'Do it' });
  for (let depth = 0; depth < 6; depth += 1) {
    const keys = await choices.evaluateAll((nodes) => nodes.map((node) => node.getAttribute('data-choice') ?? ''));
    if (keys.length === 0) break;
    await press(page, choices.nth(choose(keys)));
    if (await confirm.isVisible()) break;
  }
  await expect(async () => {
    // The question may come a moment after the choice.
    if (await confirm.isVisible()) await press(page, confirm);
    expect((await turnStrip(page).innerText()) !== before || (await choices.count()) > 0).toBe(true);
  }).toPass({ intervals: [20, 50, 100], timeout: 15_000 });
}
