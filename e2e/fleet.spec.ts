/** Fleet from an opening that visits every kind of decision to the end. */
import { type Browser, expect, test } from '@playwright/test';
import { dealtTable, type Guest, watcherOf } from './support/dealt';
import { arrive, expectCalm, getReady, openTable, type Person, sitDown } from './support/people';
import { pilotToTheEnd } from './support/pilot';
import { actionBar, type Chooser, chooser, makeOneMove, result, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const game = 'Fleet: Arctic Bounty';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Bidding, passing, paying, launching, hiring, what is drawn. */
const kinds = [/^licence-/, /^bid-/, /^pass$/, /^launch-/, /^hire-/, /^discard-/];

/** Buys cheap licences, launches and hires when it can; now and then something else, so that all is seen. */
function skipper(tried: Set<string>, fallback: Chooser): Chooser {
  let made = 0;
  const wishes = [/^launch-/, /^hire-/, /^house-boat$/, /^artisan$/, /^mate$/, /^process-/, /^trade$/, /^tuck-/];
  return (keys) => {
    made += 1;
    const fresh = keys.find((key) => !tried.has(key) && wishes.some((wish) => wish.test(key)));
    const usual = [...wishes, /^bid-/, /^licence-/].flatMap((wish) => keys.find((key) => wish.test(key)) ?? [])[0];
    const key = (made % 5 === 0 ? undefined : (fresh ?? usual)) ?? keys[fallback(keys)] ?? '';
    tried.add(key);
    return keys.indexOf(key);
  };
}

async function seated(browser: Browser, people: readonly Person[], link: string): Promise<Person> {
  const watcher = await arrive(browser, 'Wil');
  for (const friend of people.slice(1)) await sitDown(friend, link);
  await watcher.page.goto(link);
  for (const person of people) await getReady(person);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(watcher.page)).toHaveCount(0);
  return watcher;
}

/** At most `moves`, and no more than it takes until `isSeen`. */
async function begin(
  people: readonly Person[],
  watcher: Person,
  choose: Chooser,
  moves: number,
  isSeen = () => false,
): Promise<void> {
  for (let made = 0; made < moves && !isSeen(); made += 1) {
    const mover = await whoseTurn(people);
    if (mover !== null) await makeOneMove(mover.page, choose);
  }
  for (const { page } of [...people.slice(0, 2), watcher]) await expectSound(page);
}

async function expectEnded(people: readonly Person[], watcher: Person): Promise<void> {
  for (const { page } of [...people, watcher]) await expect(result(page)).toBeVisible();
  await expectSound(watcher.page);
}

/** Ends soon: nobody buys, so that the licences run out. */
const hasty = ['pass', 'end', 'keep', 'none', 'no-trade'];

test('two friends, one on a phone, play Fleet to its end while a third watches', async ({ browser }) => {
  const people = [await arrive(browser, 'Ada'), await arrive(browser, 'Ben', { ...phone, colorScheme: 'dark' })];
  const watcher = await seated(browser, people, await openTable(people[0] as Person, game, 2));
  const tried = new Set<string>();
  const random = chooser(2);
  const isSeen = () => kinds.every((kind) => [...tried].some((key) => kind.test(key)));
  await begin(people, watcher, skipper(tried, random), 60, isSeen);
  await pilotToTheEnd(people, { seed: 2, wishes: hasty });
  await expectEnded(people, watcher);
  expectCalm([...people, watcher]);
  for (const kind of kinds)
    expect(
      [...tried].filter((key) => kind.test(key)),
      String(kind),
    ).not.toEqual([]);
});

test('six friends play Epic Fleet with everything to its end while a seventh watches', async ({ browser, baseURL }) => {
  const guests: Guest[] = ['Ada', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay'].map((name) => [name]);
  const people = await dealtTable(browser, baseURL ?? '', 'fleet', guests, { epic: true });
  const watcher = await watcherOf(browser, people);
  const tried = new Set<string>();
  await begin(people, watcher, skipper(tried, chooser(6)), 10);
  expect([...tried].filter((key) => /^away-/.test(key))).not.toEqual([]);
  await pilotToTheEnd(people, { seed: 6, wishes: hasty });
  await expectEnded(people, watcher);
  expectCalm([...people, watcher]);
});

test('Epic Fleet is chosen on the page, which says beside it that two are too few', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  const { page } = ada;
  const seats = (count: number) => page.locator('label').filter({ hasText: new RegExp(`^${count}$`) });
  await page.goto('/new/fleet');
  await seats(2).click();
  await page.getByText('Epic Fleet', { exact: true }).click();
  await expect(page.getByText('Epic Fleet needs three players or more.').first()).toBeVisible();
  await seats(6).click();
  await expect(page.getByText('Epic Fleet needs three players or more.')).toHaveCount(0);
  await page.getByRole('button', { name: 'New table' }).click();
  await page.getByRole('dialog').getByRole('textbox').fill('Ada');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('waiting for players');
  expectCalm([ada]);
});

test('a licence is bid for and paid on the board, with a mouse and with a finger', async ({ browser, baseURL }) => {
  const people = await dealtTable(browser, baseURL ?? '', 'fleet', [['Ada'], ['Ben', phone]]);
  const opener = await whoseTurn(people);
  const { page } = opener ?? (people[0] as Person);
  const desk = page.getByRole('region', { name: 'What to do now' });
  const licences = page.getByRole('region', { name: 'Licences up for auction' });
  const first = licences.getByRole('button').first();
  if (opener?.name === 'Ben') await first.tap();
  else await first.click();
  await desk.getByRole('button', { name: 'Bid more' }).click();
  await desk.getByRole('slider').press('ArrowLeft');
  await desk.getByRole('button', { name: /^Bid \$/ }).click();
  const other = await whoseTurn(people);
  expect(other?.name).not.toBe(opener?.name);
  const answer = other?.page.getByRole('region', { name: 'What to do now' });
  await answer?.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(desk.getByText(/nothing lost|loses/)).toBeVisible();
  await desk.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Your licences' }).getByRole('listitem')).toHaveCount(1);
  expectCalm(people);
});
