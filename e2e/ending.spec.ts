/** After a match: chart, log to read, check of the shuffles, and the replay, at both sizes. The match is played by stock moves. */
import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { arrive, expectCalm } from './support/people';
import { result } from './support/play';
import { playedTable } from './support/played';
import { expectSound } from './support/sound';

const sizes = [
  { title: 'desk', viewport: { width: 1280, height: 800 } },
  { title: 'phone', viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
] as const;

for (const { title, ...size } of sizes) {
  test(`a match that is over can be charted, read, checked and watched again at ${title} size`, async ({
    browser,
    baseURL,
  }) => {
    const { code, moves } = await playedTable(baseURL ?? '', ['Ada', 'Ben']);
    const ada = await arrive(browser, 'Ada', size);
    const { page } = ada;
    await page.goto(`/m/${code}`);
    await showsChart(page, moves);
    await savesLog(page, moves);
    await verifies(page);
    await replays(page, code, moves);
    expectCalm([ada]);
  });
}

async function showsChart(page: Page, moves: number): Promise<void> {
  await result(page).getByRole('tab', { name: 'Chart' }).click();
  await expect(page.getByRole('img', { name: new RegExp(`over ${moves} moves.*Ada \\d+ and Ben \\d+`) })).toBeVisible();
  await page.getByText('The numbers as a table').click();
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(moves + 2);
  await expectSound(page);
}

async function savesLog(page: Page, moves: number): Promise<void> {
  await result(page).getByRole('tab', { name: 'More' }).click();
  await expectSound(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /Download the log/ }).click();
  const log = await readFile(await (await saved).path(), 'utf8');
  expect(log).toContain('Players: Ada and Ben');
  expect(log).toContain(`\n${moves}. `);
}

async function verifies(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Check the shuffles/ }).click();
  await expect(page.getByRole('heading', { name: 'Yes, everything fits' })).toBeVisible();
  await expectSound(page);
  await page.goBack();
}

async function replays(page: Page, code: string, moves: number): Promise<void> {
  await result(page).getByRole('tab', { name: 'More' }).click();
  await page.getByRole('link', { name: /Watch it again/ }).click();
  const controls = page.getByRole('region', { name: 'Replay controls' });
  await expect(controls).toContainText('Before the first move');
  // Nothing is told before it is reached.
  await expect(page.getByText(/wins with|share the win/)).toHaveCount(0);
  await controls.getByRole('button', { name: 'One move on' }).click();
  await expect(page).toHaveURL(/at=1&/);
  await page.keyboard.press('ArrowRight');
  await expect(controls).toContainText(`Move 2 of ${moves}`);
  await page.getByLabel('Seen by').selectOption('Ben');
  await expect(page).toHaveURL(/at=2&seat=2$/);
  await expectSound(page);
  await page.reload();
  await expect(controls).toContainText(`Move 2 of ${moves}`);
  await page.getByLabel('Seen by').selectOption('All hands open');
  await page.getByRole('tab', { name: 'In words' }).click();
  await expect(page.getByRole('heading', { name: 'Only Ada saw this' })).toBeVisible();
  // Tabs need Home themselves; a button does not.
  await controls.getByRole('button', { name: 'One move back' }).click();
  await page.keyboard.press('Home');
  await expect(controls).toContainText('Before the first move');
  await controls.getByRole('button', { name: 'To the end' }).click();
  await expect(controls).toContainText(/wins with|share the win/);
  await expectSound(page);
  await expect(page).toHaveURL(new RegExp(`/m/${code}/replay\\?at=${moves}&seat=all$`));
}
