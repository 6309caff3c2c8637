/** No text on any screen is outside the message keys. */
import { expect, test } from '@playwright/test';
import { dealtTable, remembering, tableWith } from './support/dealt';
import { games } from './support/games';
import { arrive, expectCalm, type Person } from './support/people';
import { curious, makeOneMove, result, whoseTurn } from './support/play';
import { playedTable } from './support/played';
import { expectWords, speakTest, testSettings } from './support/words';

test('pages around the match', async ({ browser, baseURL }) => {
  const ada = await arrive(browser, 'Ada', remembering(baseURL ?? '', { settings: testSettings }));
  const { page } = ada;
  const paths = ['/', '/settings', '/help', '/no/such/page', '/m/ZZZZZ'];
  for (const path of [...paths, ...games.flatMap(({ game }) => [`/new/${game}`, `/rules/${game}`])]) {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expectWords(page);
  }
});

for (const { title, game } of games) {
  test(`waiting room and table of ${title}`, async ({ browser, baseURL }) => {
    const origin = baseURL ?? '';
    const waiting = await tableWith(browser, { origin, game, seats: 2 }, [['Ada']], testSettings);
    for (const { page } of waiting) {
      await expect(page.locator('h1').first()).toContainText('⟦');
      await expectWords(page);
    }
    const people = await dealtTable(browser, origin, game, [['Ada'], ['Ben']]);
    const wil = await arrive(browser, 'Wil', { viewport: { width: 390, height: 844 } });
    await wil.page.goto(people[0]?.page.url() ?? '');
    const { choose } = curious(3, 30);
    for (let made = 0; made < 4; made += 1) await makeOneMove((await mover(people)).page, choose);
    for (const person of [await mover(people), wil]) {
      await speakTest(person.page);
      await everyTab(person);
    }
    expectCalm([...waiting, ...people, wil]);
  });

  test(`end, check and replay of ${title}`, async ({ browser, baseURL }) => {
    const { code } = await playedTable(baseURL ?? '', ['Ada', 'Ben'], game);
    const ada = await arrive(browser, 'Ada');
    const { page } = ada;
    await page.goto(`/m/${code}`);
    await expect(result(page)).toBeVisible();
    await speakTest(page);
    await everyTab(ada);
    for (const path of [`/m/${code}/verify`, `/m/${code}/replay?at=5&seat=all`]) {
      await page.goto(path);
      await expect(page.locator('h1').first()).toBeVisible();
      await everyTab(ada);
    }
    expectCalm([ada]);
  });
}

/** The screen behind each tab, and what each branch of the action bar opens. */
async function everyTab({ page }: Person): Promise<void> {
  await expectWords(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expectWords(page);
  }
  const branches = page.locator('[data-choice]');
  if ((await branches.count()) === 0) return;
  await branches.first().hover();
  await expectWords(page);
}

async function mover(players: readonly Person[]): Promise<Person> {
  const found = await whoseTurn(players);
  if (found === null) throw new Error('the match is over');
  return found;
}
