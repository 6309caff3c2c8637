/** People in browsers of their own: each has a context, a page, and a list of what went wrong in its console. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { expect, test } from '@playwright/test';

export interface Person {
  readonly name: string;
  readonly page: Page;
  /** Console errors and uncaught exceptions so far. */
  readonly errors: string[];
}

/** Browsers and the tests they were opened for: nobody else closes them, and their pages would go on playing beside later tests. */
const opened: { readonly testId: string; readonly context: BrowserContext }[] = [];

async function closeOthers(testId: string): Promise<void> {
  const left = opened.filter((one) => one.testId !== testId);
  opened.splice(0, opened.length, ...opened.filter((one) => one.testId === testId));
  for (const { context } of left) await context.close();
}

/** Opens a browser for `name`. Motion is reduced, so that nothing has to be waited for, unless `options` say otherwise. */
export async function arrive(browser: Browser, name: string, options: BrowserContextOptions = {}): Promise<Person> {
  const { testId } = test.info();
  await closeOthers(testId);
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  opened.push({ testId, context });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  return { name, page, errors };
}

export function expectCalm(people: readonly Person[]): void {
  for (const { name, errors } of people) expect(errors, `console of ${name}`).toEqual([]);
}

/** Makes a table from the game's card in the lobby and returns its link. */
export async function openTable({ page, name }: Person, game: string, seats: number): Promise<string> {
  await page.goto('/');
  const card = page.getByRole('article', { name: game });
  await card
    .locator('label')
    .filter({ hasText: new RegExp(`^${seats}$`) })
    .click();
  await card.getByRole('button', { name: 'New table' }).click();
  const asked = page.getByRole('dialog');
  // By keyboard alone: the field has the focus, Enter sits down.
  await expect(asked.getByRole('textbox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('waiting for players');
  return page.url();
}

/** Opens the link and sits down on the first free seat. */
export async function sitDown({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: /name/i }).fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByRole('button', { name: /I am ready/ })).toBeVisible();
}

export async function getReady({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: /I am ready/ }).click();
}

/** At a table chat lies behind a tab. */
export async function openChat({ page }: Person): Promise<void> {
  await page.getByRole('tab', { name: /Chat/ }).click();
}

export async function say({ page }: Person, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Message to the table' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
