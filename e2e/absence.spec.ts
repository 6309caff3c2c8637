/** Who is away, who comes back, and a seat that is open twice. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm, getReady, openTable, type Person, sitDown } from './support/people';
import { chooser, makeOneMove, turnStrip, whoseTurn } from './support/play';
import { expectSound } from './support/sound';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const game = 'Swordfish';

async function table(people: readonly Person[]): Promise<string> {
  const [host, ...others] = people as [Person, ...Person[]];
  const link = await openTable(host, game, people.length);
  for (const person of others) await sitDown(person, link);
  for (const person of people) await getReady(person);
  for (const { page } of people) await expect(turnStrip(page)).toBeVisible();
  return link;
}

test('two let a computer play for a third who is away, who comes back and takes the seat again', async ({
  browser,
}) => {
  const [ada, ben, cleo] = [
    await arrive(browser, 'Ada'),
    await arrive(browser, 'Ben', phone),
    await arrive(browser, 'Cleo', { colorScheme: 'dark' }),
  ];
  const link = await table([ada, ben, cleo]);
  await cleo.page.goto('about:blank');
  for (const { page } of [ada, ben]) {
    await expect(page.getByText(/Cleo has not been connected since/)).toBeVisible();
    await expectSound(page);
  }
  await ada.page.getByRole('button', { name: 'Let a computer play' }).click();
  await expect(ben.page.getByText('Let a computer play: 1')).toBeVisible();
  await ben.page.getByRole('button', { name: /^Let a computer play/ }).click();
  for (const { page } of [ada, ben]) await expect(page.getByText(/Cleo has not been connected since/)).toHaveCount(0);

  await cleo.page.goto(link);
  await expect(cleo.page.getByText('A computer player plays for you')).toBeVisible();
  await expectSound(cleo.page);
  await cleo.page.getByRole('button', { name: 'I am back' }).click();
  await expect(cleo.page.getByText('A computer player plays for you')).toHaveCount(0);
  expectCalm([ada, ben, cleo]);
});

test('one of two ends the match for both, after a second thought', async ({ browser }) => {
  const [ada, ben] = [await arrive(browser, 'Ada', phone), await arrive(browser, 'Ben')];
  const link = await table([ada, ben]);
  await ben.page.goto('about:blank');
  await ada.page.getByRole('button', { name: 'End the match' }).click();
  await ada.page.getByRole('button', { name: 'Really end it, without a winner' }).click();
  await expect(ada.page.getByText('The players ended this match by vote. Nobody has won.')).toBeVisible();
  await ben.page.goto(link);
  await expect(ben.page.getByText('The players ended this match by vote. Nobody has won.')).toBeVisible();
  await expectSound(ben.page);
  expectCalm([ada, ben]);
});

test('a seat open in two tabs: the older one says so, both stay right, and both can play', async ({ browser }) => {
  const [ada, ben] = [await arrive(browser, 'Ada'), await arrive(browser, 'Ben')];
  const link = await table([ada, ben]);
  const second: Person = { ...ada, page: await ada.page.context().newPage() };
  await second.page.goto(link);
  await expect(ada.page.getByText('This is a second view of your seat')).toBeVisible();
  await expectSound(ada.page);
  await expect(second.page.getByText('This is a second view of your seat')).toHaveCount(0);
  const choose = chooser(5);
  for (const hand of [second, ada, second]) {
    const mover = await whoseTurn([hand, ben]);
    await makeOneMove((mover ?? ben).page, choose);
    await expect(async () =>
      expect(await turnStrip(second.page).innerText()).toBe(await turnStrip(ada.page).innerText()),
    ).toPass();
  }
  expectCalm([ada, ben]);
});

test('a phone that was locked shows the table as it is within two seconds', async ({ browser }) => {
  const people = [await arrive(browser, 'Ada'), await arrive(browser, 'Ben')];
  const locks = await Promise.all(people.map(lockable));
  await table(people);
  await makeOneMove(((await whoseTurn(people)) ?? people[0]!).page, chooser(9));
  const mover = (await whoseTurn(people)) ?? people[0]!;
  const at = people.findIndex((person) => person !== mover);
  const [sleeper, lock] = [people[at]!, locks[at]!];
  const told = ({ page }: Person): Promise<string> => page.getByRole('tabpanel').locator('ol > li').last().innerText();
  for (const { page } of people) await page.getByRole('tab', { name: 'Log' }).click();
  const shown = async (person: Person): Promise<string> =>
    `${await turnStrip(person.page).innerText()}\n${await told(person)}`;
  // What was moved before has been played back to both.
  await expect.poll(async () => (await told(sleeper)) === (await told(mover))).toBe(true);
  await lock.close();
  await expect(sleeper.page.getByText('Reconnecting…')).toBeVisible();
  const [awake, asleep] = [await shown(mover), await shown(sleeper)];
  await makeOneMove(mover.page, chooser(9));
  // Not every move is told in the log; the turn strip says then that it was made.
  await expect.poll(() => shown(mover)).not.toBe(awake);
  expect(await shown(sleeper)).toBe(asleep);
  await lock.open();
  const isAbreast = async (): Promise<boolean> =>
    (await shown(sleeper)) !== asleep && (await told(sleeper)) === (await told(mover));
  await expect.poll(isAbreast, { timeout: 2000 }).toBe(true);
});

interface Lock {
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Cuts the connection of a person's page as a locked phone does; unlocking tells the page that it is looked at. */
async function lockable({ page }: Person): Promise<Lock> {
  let isLocked = false;
  const sockets: { close(): Promise<void> }[] = [];
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    if (isLocked) {
      await socket.close();
      return;
    }
    const server = socket.connectToServer();
    sockets.push(socket, server);
  });
  return {
    close: async () => {
      isLocked = true;
      for (const socket of sockets.splice(0)) await socket.close();
    },
    open: async () => {
      isLocked = false;
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
  };
}
