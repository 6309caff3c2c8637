/** Isaribi in browsers: an opening that prefers the kinds of decision that were met least. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable, sitDown } from './support/people';
import { actionBar, curious, makeOneMove, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
const opening = 30;

test('two friends, one on a phone, open a match of Isaribi while a third watches', async ({ browser }) => {
  const [ada, ben, wil] = [
    await arrive(browser, 'Ada'),
    await arrive(browser, 'Ben', phone),
    await arrive(browser, 'Wil'),
  ];
  const link = await openTable(ada, 'Isaribi', 2);
  await sitDown(ben, link);
  await wil.page.goto(link);
  for (const person of [ada, ben]) await getReady(person);
  await expect(wil.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(wil.page)).toHaveCount(0);
  const { choose, tried } = curious(2, opening);
  for (let made = 0; made < opening; made += 1) {
    const mover = await whoseTurn([ada, ben]);
    if (mover !== null) await makeOneMove(mover.page, choose);
  }
  expect(tried.size).toBeGreaterThan(5);
  for (const { page } of [ada, ben, wil]) await expectSound(page);
  expectCalm([ada, ben, wil]);
});
