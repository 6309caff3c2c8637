/** Every screen at both sizes: no serious accessibility finding, no sideways scrolling, the table without scrolling. */
import { expect, type Page, test } from '@playwright/test';
import { dealtTable, tableWith } from './support/dealt';
import { games } from './support/games';
import { arrive, expectCalm, type Person } from './support/people';
import { chooser, makeOneMove, whoseTurn } from './support/play';
import { expectContrast, expectSound } from './support/sound';

const sizes = [
  { title: 'desk', viewport: { width: 1280, height: 800 } },
  { title: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
] as const;

/** A phone on its side; 1280x800 at 200 %; 1280x1024 at 400 %. */
const low = [
  [844, 390],
  [640, 400],
  [320, 256],
] as const;

for (const { title, ...size } of sizes) {
  test(`pages around the match hold at ${title} size, day and night`, async ({ browser }) => {
    const ada = await arrive(browser, 'Ada', size);
    const ofGames = games.flatMap(({ game }) => [`/new/${game}`, `/rules/${game}`]);
    for (const path of ['/', ...ofGames, '/settings', '/help', '/no/such/page']) {
      await ada.page.goto(path);
      await expect(ada.page.getByRole('heading').first()).toBeVisible();
      await ada.page.emulateMedia({ colorScheme: 'light' });
      await expectSound(ada.page);
      await expectContrast(ada.page, 'dark');
    }
    expectCalm([ada]);
  });

  for (const { title: name, game } of games) {
    test(`waiting room, table and spectator of ${name} hold at ${title} size`, async ({ browser, baseURL }) => {
      const origin = baseURL ?? '';
      const waiting = await tableWith(browser, { origin, game, seats: 2 }, [['Ada', size]]);
      for (const { page } of waiting) {
        await expect(page.getByRole('heading', { level: 1 })).toContainText('waiting for players');
        await expectSound(page);
      }
      const people = await dealtTable(browser, origin, game, [
        ['Ada', size],
        ['Ben', { ...size, colorScheme: 'dark' }],
      ]);
      const cleo = await arrive(browser, 'Cleo', size);
      await cleo.page.goto(people[0]?.page.url() ?? '');
      await expect(cleo.page.getByText('You are watching.')).toBeVisible();
      const choose = chooser(21);
      for (let move = 0; move < 4; move += 1) await makeOneMove((await mover(people)).page, choose);
      for (const { page } of [...people, cleo]) {
        await expectSound(page);
        await expectNoPageScroll(page);
      }
      expectCalm([...waiting, ...people, cleo]);
    });
  }
}

for (const { title, game } of games) {
  test(`${title} can be played on a phone on its side, at 200 % and at 400 %`, async ({ browser, baseURL }) => {
    const people = await dealtTable(browser, baseURL ?? '', game, [['Ada'], ['Ben']]);
    const choose = chooser(5);
    for (const [width, height] of low) {
      const { page } = await mover(people);
      await page.setViewportSize({ width, height });
      await expectSound(page);
      const board = await page.getByRole('region', { name: 'Board', exact: true }).boundingBox();
      expect(Math.min(board?.width ?? 0, board?.height ?? 0), 'what is seen of the board').toBeGreaterThan(200);
      await makeOneMove(page, choose);
    }
    expectCalm(people);
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
