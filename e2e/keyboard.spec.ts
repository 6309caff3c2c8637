/** A whole match without a mouse: Tab, Enter and the keys that the help lists. */
import { expect, type Page, test } from '@playwright/test';
import { dealtTable } from './support/dealt';
import { games } from './support/games';
import { keyOneMove, press } from './support/keyboard';
import { arrive, expectCalm } from './support/people';
import { chooser, curious, result, whoseTurn } from './support/play';

test('two people play a match from the lobby to the rematch by keyboard alone', async ({ browser }) => {
  const [ada, ben] = [await arrive(browser, 'Ada'), await arrive(browser, 'Ben')];
  await ada.page.goto('/');
  await press(
    ada.page,
    ada.page.getByRole('article', { name: 'Fish & Ships' }).getByRole('button', { name: 'New table' }),
  );
  await ada.page.keyboard.type('Ada');
  await ada.page.keyboard.press('Enter');
  await expect(ada.page.getByRole('heading', { level: 1 })).toContainText('waiting for players');
  await ben.page.goto(ada.page.url());
  await ben.page.getByRole('textbox', { name: /name/i }).focus();
  await ben.page.keyboard.type('Ben');
  await ben.page.keyboard.press('Enter');
  for (const { page } of [ada, ben]) await press(page, page.getByRole('button', { name: /I am ready/ }));

  const choose = chooser(8);
  for (let made = 0; ; made += 1) {
    const mover = await whoseTurn([ada, ben]);
    if (mover === null) break;
    expect(made).toBeLessThan(200);
    await keyOneMove(mover.page, choose);
    if (made === 3) await opensHelp(mover.page);
  }
  await expect(result(ada.page)).toBeVisible();
  await press(ada.page, ada.page.getByRole('button', { name: 'Rematch', exact: true }));
  await press(ben.page, ben.page.getByRole('button', { name: 'Join the rematch' }));
  expectCalm([ada, ben]);
});

for (const { title, game } of games.filter((one) => one.title !== 'Fish & Ships')) {
  test(`the opening of ${title} by keyboard alone`, async ({ browser, baseURL }) => {
    const people = await dealtTable(browser, baseURL ?? '', game, [['Ada'], ['Ben']]);
    const { choose } = curious(4, 20);
    for (let made = 0; made < 5; made += 1) {
      const mover = await whoseTurn(people);
      if (mover !== null) await keyOneMove(mover.page, choose);
    }
    expectCalm(people);
  });
}

/** `?` shows the keys, Escape closes them and gives the focus back. */
async function opensHelp(page: Page): Promise<void> {
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeHidden();
}
