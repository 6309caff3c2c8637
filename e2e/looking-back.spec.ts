/** Leaving, coming back to "since you left", and looking at the table as it was. */
import { expect, type Page, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable, sitDown } from './support/people';
import { actionBar, chooser, makeOneMove, turnStrip, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const game = 'Fish & Ships';
const digest = (page: Page) => page.getByRole('region', { name: 'Since you left' });
const bar = (page: Page) => page.getByRole('region', { name: 'Looking back' });
const pastBoard = (page: Page) => page.getByRole('region', { name: 'Board as it was' });

test('who comes back reads what was missed, plays it, looks back and returns', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  const watcher = await arrive(browser, 'Cleo');
  const link = await openTable(ada, game, 2);
  await sitDown(ben, link);
  await getReady(ada);
  await getReady(ben);
  await expect(actionBar(ada.page)).toBeVisible();
  await watcher.page.goto(link);
  const choose = chooser(5);

  // Ada moves at least once; then she is away while Ben goes on for as long as it is his turn.
  let hasMoved = false;
  for (let mover = await whoseTurn([ada, ben]); !hasMoved || mover !== ben; mover = await whoseTurn([ada, ben])) {
    if (mover === null) throw new Error('the match is over');
    await makeOneMove(mover.page, choose);
    hasMoved ||= mover === ada;
  }
  await expect(turnStrip(ada.page)).toContainText('Waiting for Ben');
  await ada.page.goto('about:blank');
  while ((await turnStrip(ben.page).innerText()).includes('Your turn')) await makeOneMove(ben.page, choose);

  await ada.page.goto(link);
  await expect(digest(ada.page)).toContainText('Since you left');
  await expect(digest(ada.page)).toContainText('Ben');
  await expect(actionBar(ada.page)).toBeInViewport();
  await expectSound(ada.page);
  await ada.page.reload();
  await expect(digest(ada.page), 'a reload does not lose it').toBeVisible();

  // Who wants less motion gets steps instead of a film.
  await expect(digest(ada.page).getByRole('button', { name: 'Step through them' })).toBeVisible();
  await ada.page.emulateMedia({ reducedMotion: 'no-preference' });
  await digest(ada.page).getByRole('button', { name: 'Play them' }).click();
  await expect(turnStrip(ada.page)).toContainText('Ben moves');
  await expect(turnStrip(ada.page)).toContainText('Your turn', { timeout: 30_000 });
  await ada.page.emulateMedia({ reducedMotion: 'reduce' });

  const now = await turnStrip(ada.page).innerText();
  await ada.page.getByRole('button', { name: 'Look at the table after move 1' }).click();
  await expect(bar(ada.page)).toBeFocused();
  await expect(bar(ada.page)).toContainText('Move 1 of');
  await expect(pastBoard(ada.page)).toBeVisible();
  await expect(actionBar(ada.page)).toHaveCount(0);
  await expectSound(ada.page);
  await ada.page.keyboard.press('[');
  await expect(bar(ada.page)).toContainText('After the deal');
  await ada.page.keyboard.press('ArrowRight');
  await ada.page.keyboard.press(']');
  await expect(bar(ada.page)).toContainText('Move 2 of');
  // Nothing on the board of the past is a move.
  for (const button of await pastBoard(ada.page).getByRole('button').all()) await button.click({ force: true });
  await expect(bar(ada.page)).toContainText('Move 2 of');
  await ada.page.keyboard.press('Escape');
  await expect(bar(ada.page)).toHaveCount(0);
  await expect(actionBar(ada.page)).toBeVisible();
  expect(await turnStrip(ada.page).innerText()).toBe(now);

  // A move that comes meanwhile is told and throws nobody back.
  await watcher.page.keyboard.press('[');
  await expect(bar(watcher.page)).toBeVisible();
  const asked = await bar(watcher.page).locator('strong').innerText();
  await makeOneMove(ada.page, choose);
  await expect(bar(watcher.page)).toContainText(/(One new move|\d+ new moves) meanwhile\./);
  expect((await bar(watcher.page).locator('strong').innerText()).split(' of ')[0]).toBe(asked.split(' of ')[0]);
  await watcher.page.getByRole('button', { name: 'Back to now' }).click();
  await expect(bar(watcher.page)).toHaveCount(0);
  await expect(digest(ada.page), 'who has moved knows').toHaveCount(0);
  expectCalm([ada, ben, watcher]);
});
