/** A translation is files beside the page and no code: what it has is shown, what it lacks stays English. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm } from './support/people';

const files: Readonly<Record<string, object>> = {
  '/languages/index.json': { de: 'Deutsch' },
  '/languages/de/frame.json': { settings: { title: 'Einstellungen', language: { label: 'Sprache' } } },
  '/languages/de/isaribi.json': { tagline: 'Fangen, verkaufen, Stege bauen.' },
};

test('a language found on the server can be chosen, and English fills its gaps', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  await page.route('**/languages/**', (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ json: files[pathname] ?? {} });
  });
  await page.goto('/settings');
  await page.getByText('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Einstellungen');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByText('Confirm moves').or(page.getByText('Playing')).first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByText('Fangen, verkaufen, Stege bauen.')).toBeVisible();
  await expect(
    page.getByRole('article', { name: 'Swordfish' }).getByRole('button', { name: 'New table' }),
  ).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('group', { name: 'Sprache' }).getByText('English').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  expectCalm([ada]);
});
