/** From the last "ready" to the deal: everybody sees the countdown, anybody seated stops it. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable, sitDown } from './support/people';

test('two friends stop the countdown once, and then begin', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  const bob = await arrive(browser, 'Bob', { viewport: { width: 390, height: 844 } });
  await sitDown(bob, await openTable(ann, 'Fish & Ships', 2));
  // The host exchanges the seats: both pages go on where they sit now.
  await ann.page.getByRole('button', { name: 'Move Bob up one seat' }).click();
  await expect(ann.page.getByRole('listitem').first()).toContainText('Bob');
  await expect(bob.page.getByRole('listitem').first()).toContainText('Bob (you)');
  await getReady(ann);
  await getReady(bob);
  await expect(ann.page.getByRole('timer')).toBeVisible();
  await bob.page.getByRole('timer').getByRole('button', { name: 'Wait' }).click();
  await expect(ann.page.getByRole('timer')).toBeHidden();
  await expect(bob.page.getByRole('button', { name: /I am ready/ })).toBeVisible();
  await getReady(bob);
  await expect(bob.page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  await expect(ann.page.getByRole('region', { name: 'Whose turn' })).toBeVisible();
  expectCalm([ann, bob]);
});
