/** Friends play whole matches in browsers of their own, and others watch. */
import { type Browser, expect, test } from '@playwright/test';
import { dealtTable, type Guest } from './support/dealt';
import { arrive, expectCalm, getReady, openChat, openTable, type Person, say, sitDown } from './support/people';
import { pilotToTheEnd } from './support/pilot';
import { actionBar, chooser, makeOneMove, result, turnStrip, whoseTurn } from './support/play';

const game = 'Fish & Ships';

test('two friends play a match to its end while a third watches, and go on to a rematch', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben');
  const cleo = await arrive(browser, 'Cleo');
  const link = await openTable(ada, game, 2);
  await sitDown(ben, link);
  await cleo.page.goto(link);
  await expect(cleo.page.getByText('All seats are taken')).toBeVisible();
  await getReady(ada);
  await getReady(ben);
  await expect(turnStrip(ada.page)).toContainText('choose a sailor to pass');
  // The waiting room is gone, and with it what had the focus: it is on the new page, not nowhere.
  for (const { page } of [ada, ben]) await expect(page.getByRole('main')).toBeFocused();
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(cleo.page)).toHaveCount(0);

  await openChat(cleo);
  await say(cleo, 'Ada has it');
  // The first line asks who is speaking.
  await cleo.page.getByRole('dialog').getByRole('textbox').fill('Cleo');
  await cleo.page.keyboard.press('Enter');
  const heckle = ({ page }: Person) => page.getByText('Ada has it', { exact: true });
  await expect(heckle(cleo)).toBeVisible();
  await openChat(ada);
  await say(ada, 'good luck');
  await expect(cleo.page.getByText('good luck', { exact: true })).toBeVisible();
  await expect(heckle(ada)).toHaveCount(0);

  const choose = chooser(1);
  for (let move = 0; move < 8; move += 1) await makeOneMove((await mover([ada, ben])).page, choose);
  await pilotToTheEnd([ada, ben], { seed: 1 });

  for (const { page } of [ada, ben, cleo]) await expect(result(page)).toBeVisible();
  await expect(heckle(ada)).toBeVisible();
  const headline = await result(cleo.page).getByRole('heading').first().innerText();
  expect(headline).toMatch(/wins? with \d+ points?|share the win/);
  await result(ada.page).getByRole('button', { name: 'Rematch', exact: true }).click();
  await expect(ada.page).not.toHaveURL(link);
  await result(ben.page).getByRole('button', { name: 'Join the rematch' }).click();
  await result(cleo.page).getByRole('button', { name: 'Follow to the rematch' }).click();
  await getReady(ada);
  await getReady(ben);
  await expect(turnStrip(ben.page)).toContainText('choose a sailor to pass');
  await expect(cleo.page.getByText('You are watching.')).toBeVisible();
  expectCalm([ada, ben, cleo]);
});

test('four friends, two of them on phones, play a match to its end', async ({ browser, baseURL }) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const guests: Guest[] = [['Ada'], ['Ben', phone], ['Cleo', phone], ['Dan']];
  const players = await dealtTable(browser, baseURL ?? '', 'fish-and-ships', guests);
  const choose = chooser(4);
  for (let move = 0; move < 8; move += 1) await makeOneMove((await mover(players)).page, choose);
  await pilotToTheEnd(players, { seed: 4 });
  for (const { page } of players) await expect(result(page)).toBeVisible();
  expectCalm(players);
});

test('a reload in mid-game resumes the seat, and the other goes on', async ({ browser, baseURL }) => {
  const { players, choose } = await begin(browser, baseURL ?? '', 7);
  for (let move = 0; move < 4; move += 1) await makeOneMove((await mover(players)).page, choose);
  const reloading = await mover(players);
  const asked = await turnStrip(reloading.page).innerText();
  await reloading.page.reload();
  await expect(turnStrip(reloading.page)).toHaveText(asked, { useInnerText: true });
  await makeOneMove(reloading.page, choose);
  await makeOneMove((await mover(players)).page, choose);
  expectCalm(players);
});

test('an illegal choice stays reachable and shows its reason with the clause of the rules', async ({
  browser,
  baseURL,
}) => {
  const { players, choose } = await begin(browser, baseURL ?? '', 9);
  // Both pass a sailor; then whoever begins pays the only cube for three tiles.
  await makeOneMove((await mover(players)).page, choose);
  await makeOneMove((await mover(players)).page, choose);
  const { page } = await mover(players);
  await actionBar(page).locator('[data-choice="turn-3"]').click();
  const ship = actionBar(page).locator('[data-choice]').first();
  const other = players.find((player) => player.page !== page);
  if (other === undefined) throw new Error('two players were expected');
  // Three tiles may ask for a ship; the turn ends with it.
  await expect
    .poll(async () => (await turnStrip(page).innerText()).includes('Waiting') || (await ship.isVisible()))
    .toBe(true);
  if (await ship.isVisible()) await ship.click();
  // The other turns two tiles, and may have to choose a ship.
  while ((await mover(players)) === other) await makeOneMove(other.page, ({ length }) => Math.min(1, length - 1));
  await expect(turnStrip(page)).toContainText('Your turn');

  const refused = actionBar(page).locator('[data-choice="turn-3"]');
  await expect(refused).toHaveAttribute('aria-disabled', 'true');
  await refused.focus();
  await page.keyboard.press('Enter');
  const reason = 'Turning 3 tiles costs a cube and you have none.';
  await expect(actionBar(page).getByText(reason)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: reason })).toHaveCount(1);
  await page
    .getByRole('button', { name: /Rule R-/ })
    .or(page.getByRole('link', { name: /Rule R-/ }))
    .first()
    .click();
  await expect(page.getByRole('heading', { name: /R-4\.2/ })).toBeVisible();
  expectCalm(players);
});

/** Two players at a dealt table. */
async function begin(browser: Browser, origin: string, seed: number) {
  const players = await dealtTable(browser, origin, 'fish-and-ships', [['Ada'], ['Ben']]);
  return { players, choose: chooser(seed) };
}

async function mover(players: readonly Person[]): Promise<Person> {
  const found = await whoseTurn(players);
  if (found === null) throw new Error('the match is over');
  return found;
}
