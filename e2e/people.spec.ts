/** The people of a table: host tools, another device, and those who watch. */
import { expect, type Page, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable, type Person, say, sitDown } from './support/people';
import { chooser, makeOneMove, turnStrip } from './support/play';
import { expectSound } from './support/sound';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function people({ page }: Person): Promise<ReturnType<Page['getByRole']>> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: /People at this table/ })
    .click();
  return page.getByRole('dialog');
}

test('the host frees a seat and says why, locks the table, and hands the role on', async ({ browser }) => {
  const [ada, ben, cleo] = [
    await arrive(browser, 'Ada'),
    await arrive(browser, 'Ben', phone),
    await arrive(browser, 'Cleo', { colorScheme: 'dark' }),
  ];
  const link = await openTable(ada, 'Fish & Ships', 3);
  await sitDown(ben, link);
  await ada.page.getByRole('button', { name: 'Host tools' }).click();
  const dialog = ada.page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove Ben' }).click();
  await dialog.getByRole('textbox', { name: /Why does Ben/ }).fill('Cleo called first');
  await dialog.getByRole('button', { name: 'Remove Ben' }).click();
  await expect(ben.page.getByRole('main').getByRole('alert')).toContainText('Cleo called first');
  await expect(ada.page.getByText('The host freed the seat of Ben: Cleo called first')).toBeAttached();
  await ben.page.getByRole('button', { name: 'Give up the seat on this device' }).click();

  await sitDown(cleo, link);
  await dialog.getByRole('switch', { name: /Lock the seats/ }).click();
  await expect(ben.page.getByText('The host has locked the table.')).toBeVisible();
  await expect(ben.page.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Make Cleo the host' }).click();
  await expect(dialog.getByRole('switch')).toHaveCount(0);
  const theirs = await people(cleo);
  await expectSound(cleo.page);
  await theirs.getByRole('switch', { name: /Lock the seats/ }).click();
  await sitDown(ben, link);
  expectCalm([ada, ben, cleo]);
});

test('a seat moves to another device by a link that works once', async ({ browser }) => {
  const [ada, ben, phoneOfAda, thief] = [
    await arrive(browser, 'Ada'),
    await arrive(browser, 'Ben'),
    await arrive(browser, 'Ada', phone),
    await arrive(browser, 'Thief'),
  ];
  const link = await openTable(ada, 'Fish & Ships', 2);
  await sitDown(ben, link);
  await getReady(ada);
  await getReady(ben);
  await expect(turnStrip(ada.page)).toBeVisible();
  await ada.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const dialog = await people(ada);
  await dialog.getByRole('button', { name: 'Move to another device' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectSound(ada.page);
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await expect(dialog.getByRole('button', { name: 'Copied' })).toBeVisible();
  const move = await ada.page.evaluate(() => navigator.clipboard.readText());

  await phoneOfAda.page.goto(move);
  await phoneOfAda.page.getByRole('button', { name: 'Go on here' }).click();
  await expect(turnStrip(phoneOfAda.page)).toBeVisible();
  expect(phoneOfAda.page.url()).not.toContain('#');
  await expect(ada.page.getByRole('main').getByRole('alert')).toContainText('another device');
  await thief.page.goto(move);
  await thief.page.getByRole('button', { name: 'Go on here' }).click();
  await expect(thief.page.getByRole('main').getByText('This link was used before')).toBeVisible();
  await thief.page.getByRole('button', { name: 'Go to the table' }).click();
  await expect(thief.page.getByText('You are watching.')).toBeVisible();

  // Both pass a sailor first.
  for (const { page } of [phoneOfAda, ben]) await makeOneMove(page, chooser(7));
  expectCalm([ada, ben, phoneOfAda]);
  // The browser itself writes a line about every answer that is no success.
  expect(thief.errors.filter((line) => !line.includes('403'))).toEqual([]);
});

test('who watches goes when the host says so, and stays away', async ({ browser }) => {
  const [ada, wil] = [await arrive(browser, 'Ada'), await arrive(browser, 'Wil')];
  const link = await openTable(ada, 'Fish & Ships', 2);
  await wil.page.goto(link);
  await say(wil, 'Who is playing?');
  // The first line asks who is speaking.
  await wil.page.getByRole('dialog').getByRole('textbox').fill('Wil');
  await wil.page.keyboard.press('Enter');
  const dialog = await people(ada);
  await dialog.getByRole('button', { name: 'Send Wil away' }).click();
  const closed = wil.page.getByRole('main').getByRole('alert');
  await expect(closed).toContainText('does not want you to watch');
  await expect(dialog.getByText('Nobody is watching')).toBeVisible();
  await wil.page.reload();
  await expect(closed).toContainText('does not want you to watch');
  expectCalm([ada, wil]);
});
