/** Swordfish from an opening that visits every kind of decision to the end of a season of eight rounds. */
import { type Browser, expect, test } from '@playwright/test';
import { dealtTable, type Guest, watcherOf } from './support/dealt';
import { arrive, expectCalm, getReady, type Person, sitDown } from './support/people';
import { pilotToTheEnd } from './support/pilot';
import { actionBar, type Chooser, chooser, curious, makeOneMove, result, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Hiring, renting, provisions, sailing, both ways to fish, both ways to decide, a sale, the end of a turn. */
const kinds = [
  /^hire$/,
  /^rent-/,
  /^class-/,
  /^supply-/,
  /^bait-3$/,
  /^to-/,
  /^sword-/,
  /^bait-1$/,
  /^keep$/,
  /^throw-back$/,
  /^sell-/,
  /^end$/,
];
/** Taken when offered, so that a season ends soon. */
const hasty = ['end'];

/** A table for the shortest season. */
async function openShortTable({ page, name }: Person, seats: number): Promise<string> {
  await page.goto('/new/swordfish');
  await page
    .locator('label')
    .filter({ hasText: new RegExp(`^${seats}$`) })
    .click();
  await page.getByText('8 rounds, about half as long').click();
  await page.getByRole('button', { name: 'New table' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('waiting for players');
  return page.url();
}

async function seated(browser: Browser, people: readonly Person[]): Promise<Person> {
  const [host, ...friends] = people as [Person, ...Person[]];
  const watcher = await arrive(browser, 'Wil');
  const link = await openShortTable(host, people.length);
  for (const friend of friends) await sitDown(friend, link);
  await watcher.page.goto(link);
  for (const person of people) await getReady(person);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(watcher.page)).toHaveCount(0);
  return watcher;
}

/** Fits out in Gloucester, fishes off Jeffreys Ledge, comes home, sells; `tried` gathers what was chosen. */
function voyager(tried: Set<string>, isChoosy: boolean, fallback: Chooser): Chooser {
  let has = { captain: false, bait: false, thrown: !isChoosy, fish: false };
  return (keys) => {
    const wanted = [
      ...(has.bait ? [] : [/^rent-/, /^supply-/]),
      ...(has.captain ? [] : [/^hire$/]),
      /^(gloucester|class-10|bait-3)$/,
      /^boat-/,
      has.fish ? /^to-gloucester$/ : /^to-jeffreys-/,
      /^to-jeffreys$/,
      /^sword-/,
      has.thrown ? /^keep$/ : /^throw-back$/,
      /^bait-1$/,
      /^sell-/,
      /^end$/,
    ];
    const key = wanted.flatMap((kind) => keys.find((one) => kind.test(one)) ?? [])[0] ?? keys[fallback(keys)] ?? '';
    tried.add(key);
    has = {
      captain: has.captain || key === 'hire',
      bait: has.bait || key === 'bait-3',
      thrown: has.thrown || key === 'throw-back',
      fish: (has.fish || key === 'keep') && !key.startsWith('sell-'),
    };
    return keys.indexOf(key);
  };
}

async function finish(people: readonly Person[], watcher: Person, seed: number): Promise<void> {
  for (const { page } of [...people.slice(0, 2), watcher]) await expectSound(page);
  await pilotToTheEnd(people, { seed, wishes: hasty });
  for (const { page } of [...people, watcher]) await expect(result(page)).toBeVisible();
  await expectSound(watcher.page);
  expectCalm([...people, watcher]);
}

test('two friends, one on a phone, play a season of Swordfish while a third watches', async ({ browser }) => {
  const people = [await arrive(browser, 'Ada'), await arrive(browser, 'Ben', { ...phone, colorScheme: 'dark' })];
  const watcher = await seated(browser, people);
  const tried = new Set<string>();
  const random = chooser(2);
  const voyagers = new Map(people.map((person, at) => [person, voyager(tried, at === 0, random)]));
  for (let made = 0; made < 90 && ![...tried].some((key) => key.startsWith('sell-')); made += 1) {
    const mover = await whoseTurn(people);
    if (mover !== null) await makeOneMove(mover.page, voyagers.get(mover) ?? random);
  }
  await finish(people, watcher, 2);
  for (const kind of kinds)
    expect(
      [...tried].filter((key) => kind.test(key)),
      String(kind),
    ).not.toEqual([]);
});

test('six friends play a season of Swordfish while a seventh watches', async ({ browser, baseURL }) => {
  const guests: Guest[] = ['Ada', 'Ben', 'Cem', 'Dot', 'Eve', 'Fay'].map((name) => [name]);
  const people = await dealtTable(browser, baseURL ?? '', 'swordfish', guests, { rounds: 8 });
  const watcher = await watcherOf(browser, people);
  const { choose } = curious(5, 40);
  for (let made = 0; made < 8; made += 1) {
    const mover = await whoseTurn(people);
    if (mover !== null) await makeOneMove(mover.page, choose);
  }
  await finish(people, watcher, 6);
});

test('shopping in one go, and sailing on the chart, with a mouse and with a finger', async ({ browser, baseURL }) => {
  const people = await dealtTable(browser, baseURL ?? '', 'swordfish', [['Ada'], ['Ben', phone]]);
  for (let turn = 0; turn < people.length; turn += 1) {
    const buyer = await whoseTurn(people);
    if (buyer !== null) await shop(buyer);
  }
  const sailor = await whoseTurn(people);
  const page = (sailor ?? people[0])?.page as Person['page'];
  const buoy = page.getByRole('button', { name: /^Sail captain 1 here, .*Jeffreys Ledge(;|:|$)/ });
  // A finger shows the way first.
  if (sailor?.name === 'Ben') await buoy.tap();
  if (sailor?.name === 'Ben') await buoy.tap();
  else await buoy.click();
  await expect(page.getByRole('button', { name: /^Jeffreys Ledge.*captain 1 of/ })).toBeAttached();
  expectCalm(people);
});

/** A captain, a boat and bait, bought in one go. */
async function shop({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: 'Go shopping' }).click();
  const list = page.getByRole('dialog', { name: 'Shopping list' });
  await list.getByRole('button', { name: /^Gloucester/ }).click();
  await list.getByRole('button', { name: /^10 VP/ }).click();
  await list.getByRole('button', { name: /^3 bait/ }).click();
  await expect(list.getByText('16 VP of 20 VP, 4 VP left')).toBeVisible();
  await list.getByRole('button', { name: 'Buy all this' }).click();
  const desk = page.getByRole('region', { name: 'What to do now' });
  await expect(page.getByRole('region', { name: 'Your fleet' })).toContainText('4 VP');
  await desk.getByRole('button', { name: 'End purchases' }).click();
}
