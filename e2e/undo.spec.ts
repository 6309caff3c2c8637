/** Taking a move back at the table, with what it takes back said before, and told in the log. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm } from './support/people';

test('a trip is taken back; the log keeps it, struck through', async ({ browser }) => {
  const ann = await arrive(browser, 'Ann');
  await ann.page.goto('/');
  await ann.page.getByRole('article', { name: 'Isaribi' }).getByRole('button', { name: 'Practise' }).click();
  await ann.page.getByRole('dialog').getByRole('textbox').fill('Ann');
  await ann.page.keyboard.press('Enter');
  const undo = ann.page.getByRole('button', { name: /^Undo: / });
  const yours = ann.page.getByRole('region', { name: 'Whose turn' }).getByText(/^Your turn/);
  await expect(async () => {
    // Whoever begins: the boat is placed first, and what can be taken back comes in the turn after that.
    if (!(await undo.isVisible()) && (await yours.isVisible())) await ann.page.keyboard.press('1');
    await expect(undo).toBeVisible({ timeout: 700 });
  }).toPass({ timeout: 60_000 });
  await undo.click();
  await expect(ann.page.getByText('Ann took the last move back.')).toBeVisible();
  await expect(ann.page.getByText('Taken back:')).toBeAttached();
  await expect(undo).toBeHidden();
  expectCalm([ann]);
});
