/** Computer players: practise with one click, and seats of a table filled and emptied again. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable } from './support/people';

test('one click leads from a game’s card to a running match against a computer player', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  await ann.page.goto('/');
  await ann.page.getByRole('article', { name: 'Isaribi' }).getByRole('button', { name: 'Practise' }).click();
  await ann.page.getByRole('dialog').getByRole('textbox').fill('Ann');
  await ann.page.keyboard.press('Enter');
  await expect(ann.page.getByRole('complementary').getByText('Computer player')).toBeVisible();
  await expect(ann.page.getByText('Bot Bo').first()).toBeVisible();
  // The share of chance went along, and the promise was written down before it.
  const noted = await ann.page.evaluate(() => window.localStorage.getItem('quayside.promises') ?? '');
  expect(noted).toContain('"share":{"seat":0');
  expectCalm([ann]);
});

test('the host fills a seat, empties it, fills it again, and the match begins', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  await openTable(ann, 'Fish & Ships', 3);
  await ann.page.getByRole('button', { name: 'Let a computer player play on seat 2' }).click();
  await expect(ann.page.getByText('Bot Bo', { exact: true })).toBeVisible();
  await ann.page.getByRole('button', { name: 'Remove Bot Bo' }).click();
  await expect(ann.page.getByText('Bot Bo', { exact: true })).toBeHidden();
  for (const seat of [2, 3])
    await ann.page.getByRole('button', { name: `Let a computer player play on seat ${seat}` }).click();
  await getReady(ann);
  await expect(ann.page.getByRole('region', { name: 'Whose turn' })).toBeVisible({ timeout: 15_000 });
  expectCalm([ann]);
});
