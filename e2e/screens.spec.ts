/** Every screen at both sizes: no serious accessibility finding, no sideways scrolling, the table without scrolling. */
import { expect, type Page, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable, type Person, sitDown } from './support/people';
import { chooser, makeOneMove, turnStrip, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const sizes = [
  { title: 'desk', viewport: { width: 1280, height: 800 } },
  { title: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

for (const { title, ...size } of sizes) {
  test(`pages around the match hold at ${title} size, day and night`, async ({ browser }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const ada = await arrive(browser, 'Ada', { ...size, colorScheme });
      const pages = ['/', '/new/fish-and-ships', '/rules/fish-and-ships', '/settings', '/help', '/no/such/page'];
      for (const path of pages) {
        await ada.page.goto(path);
        await expect(ada.page.getByRole('heading').first()).toBeVisible();
        await expectSound(ada.page);
      }
      expectCalm([ada]);
      await ada.page.context().close();
    }
  });

  test(`waiting room, table and spectator hold at ${title} size`, async ({ browser }) => {
    const ada = await arrive(browser, 'Ada', size);
    const ben = await arrive(browser, 'Ben', { ...size, colorScheme: 'dark' });
    const cleo = await arrive(browser, 'Cleo', size);
    const link = await openTable(ada, 'Fish & Ships', 2);
    await sitDown(ben, link);
    await expectSound(ada.page);
    await cleo.page.goto(link);
    await getReady(ada);
    await getReady(ben);
    await expect(turnStrip(ada.page)).toBeVisible();
    const choose = chooser(21);
    for (let move = 0; move < 6; move += 1) await makeOneMove((await mover([ada, ben])).page, choose);
    for (const { page } of [ada, ben, cleo]) {
      await expectSound(page);
      await expectNoPageScroll(page);
    }
    expectCalm([ada, ben, cleo]);
  });
}

async function mover(players: readonly Person[]): Promise<Person> {
  const found = await whoseTurn(players);
  if (found === null) throw new Error('the match is over');
  return found;
}

async function expectNoPageScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollHeight - document.documentElement.clientHeight,
  );
  expect(overflow, 'the table is to fit the window').toBeLessThanOrEqual(0);
}
