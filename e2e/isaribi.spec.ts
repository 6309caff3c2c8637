/** Isaribi from an opening that visits every kind of decision to the end. */
import { expect, test } from '@playwright/test';
import { dealtTable, type Guest, watcherOf } from './support/dealt';
import { arrive, expectCalm, getReady, openTable, type Person, sitDown } from './support/people';
import { pilotToTheEnd } from './support/pilot';
import { actionBar, curious, makeOneMove, result, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const game = 'Isaribi';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Sailing, fishing, selling, technology, turning a buyer up, ending a turn, passing, a Collaborator. */
const kinds = [
  /^to-/,
  /^(hand|net-)/,
  /^sell/,
  /^tech$/,
  /^flip$/,
  /^end$/,
  /^pass$/,
  /^(old-fisherman|dried-fish|money|carpenter|speculator)/,
];
/** Choices made by mouse and finger, before the pages play on by themselves. */
const opening = 8;

async function seated(people: readonly Person[], watcher: Person): Promise<void> {
  const [host, ...friends] = people as [Person, ...Person[]];
  const link = await openTable(host, game, people.length);
  for (const friend of friends) await sitDown(friend, link);
  await watcher.page.goto(link);
  for (const person of people) await getReady(person);
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(watcher.page)).toHaveCount(0);
}

async function play(people: readonly Person[], watcher: Person, seed: number): Promise<void> {
  const { choose, tried } = curious(seed, opening);
  for (let made = 0; made < opening; made += 1) {
    const mover = await whoseTurn(people);
    if (mover !== null) await makeOneMove(mover.page, choose);
  }
  for (const { page } of [...people.slice(0, 2), watcher]) await expectSound(page);
  const chosen = await pilotToTheEnd(people, {
    seed,
    curiousFor: Math.max(35, 90 / people.length),
    wishes: ['tech', 'pass'],
  });
  for (const { page } of [...people, watcher]) await expect(result(page)).toBeVisible();
  await expectSound(watcher.page);
  for (const kind of kinds)
    expect(
      [...tried.keys(), ...chosen].filter((key) => kind.test(key)),
      String(kind),
    ).not.toEqual([]);
  expectCalm([...people, watcher]);
}

test('two friends, one on a phone, play Isaribi to its end while a third watches', async ({ browser }) => {
  const people = [await arrive(browser, 'Ada'), await arrive(browser, 'Ben', { ...phone, colorScheme: 'dark' })];
  const watcher = await arrive(browser, 'Wil');
  await seated(people, watcher);
  await play(people, watcher, 2);
});

test('five friends play Isaribi to its end while a sixth watches', async ({ browser, baseURL }) => {
  const guests: Guest[] = ['Ada', 'Ben', 'Cem', 'Dot', 'Eve'].map((name) => [name]);
  const people = await dealtTable(browser, baseURL ?? '', 'isaribi', guests);
  await play(people, await watcherOf(browser, people, phone), 5);
});
