/** Fisheries of Gloucester from an opening that visits every kind of decision to the end. */
import { expect, test } from '@playwright/test';
import { dealtTable } from './support/dealt';
import { arrive, expectCalm, getReady, openTable, type Person, sitDown } from './support/people';
import { pilotToTheEnd } from './support/pilot';
import { actionBar, curious, makeOneMove, result, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const game = 'Fisheries of Gloucester';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' } as const;
/** Laying, sailing, fishing, preserving, the lobster and its refusal, both ways to end a day, keeping a tile. */
const kinds = [
  /^chart$/,
  /^sail$/,
  /^fish$/,
  /^preserve$/,
  /^lobster$/,
  /^finish$/,
  /^end-first$/,
  /^end-second$/,
  /^(single|double|straight|bent)$/,
];
/** Choices made by mouse and finger, before the pages play on by themselves. */
const opening = 10;

test('two friends, one on a phone, play to the end while a third watches', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const ben = await arrive(browser, 'Ben', phone);
  const wil = await arrive(browser, 'Wil');
  const players = [ada, ben];
  const link = await openTable(ada, game, 2);
  await sitDown(ben, link);
  await wil.page.goto(link);
  for (const person of players) await getReady(person);
  await expect(wil.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(wil.page)).toHaveCount(0);
  const { choose, tried } = curious(3, opening);
  for (let made = 0; made < opening; made += 1) {
    const mover = await whoseTurn(players);
    if (mover !== null) await makeOneMove(mover.page, choose);
  }
  for (const { page } of [...players, wil]) await expectSound(page);
  const chosen = await pilotToTheEnd(players, { seed: 3, curiousFor: 50, wishes: ['end-first', 'end', 'finish'] });
  for (const { page } of [...players, wil]) await expect(result(page)).toBeVisible();
  await expectSound(wil.page);
  for (const kind of kinds)
    expect(
      [...tried.keys(), ...chosen].filter((key) => kind.test(key)),
      String(kind),
    ).not.toEqual([]);
  expectCalm([...players, wil]);
});

test('tiles are laid on the sea itself, with a mouse and with a finger', async ({ browser, baseURL }) => {
  const people = await dealtTable(browser, baseURL ?? '', 'fisheries-of-gloucester', [['Ada'], ['Ben', phone]]);
  const [ada, ben] = people as [Person, Person];
  for (const space of ['D1', 'E1']) {
    const mover = await whoseTurn([ada, ben]);
    const page = (mover ?? ada).page;
    const spaceButton = page.getByRole('button', { name: new RegExp(`^${space}: open water; lay the tile`) });
    await page.getByRole('button', { name: /^Lay a double tile/ }).click();
    if (mover === ben) {
      // A finger shows where the tile would lie, and lays it with the second tap.
      await spaceButton.tap();
      await spaceButton.tap();
    } else await spaceButton.click();
    await expect(page.getByRole('button', { name: new RegExp(`^${space}: ocean tile`) })).toBeVisible();
    await page.getByRole('region', { name: 'Your player board' }).getByRole('button', { name: 'Finish turn' }).click();
  }
  expectCalm([ada, ben]);
});
