/** A screen is sound: no serious accessibility finding, no sideways scrolling. */
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of the other colours, by day or by night, only the contrast can differ. */
export async function expectContrast(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await settled(page);
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).withRules(['color-contrast']).analyze();
  const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)));
  expect(found, `contrast on ${page.url()}, ${colorScheme}`).toEqual([]);
}

export async function expectSound(page: Page): Promise<void> {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // No page has frames: without a page of its own for the results, and without lists of what is well, axe takes half the time.
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  expect(found, page.url()).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways scrolling on ${page.url()}`).toBeLessThanOrEqual(0);
}

/** Colours that are on their way from day to night, or from muted to not, are measured when they have arrived. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const running = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    // One whose element is not painted may never finish.
    const longest = new Promise((resolve) => setTimeout(resolve, 1000));
    await Promise.race([Promise.allSettled(running.map(({ finished }) => finished)), longest]);
  });
}
