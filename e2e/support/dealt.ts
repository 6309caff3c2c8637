/** A table made over HTTP, and opened in a browser for each player who sits at it. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { expect } from '@playwright/test';
import { arrive, type Person } from './people';
import { actionBar, turnStrip } from './play';
import { satDown } from './played';

export type Guest = readonly [name: string, options?: BrowserContextOptions];

export interface Place {
  readonly origin: string;
  readonly game: string;
  readonly seats: number;
  /** What the host chose, where it is not the standard. */
  readonly options?: object;
}

/** A browser that remembers this: `quayside.` and the key, as the page stores it. */
export function remembering(origin: string, values: Readonly<Record<string, unknown>>): BrowserContextOptions {
  const localStorage = Object.entries(values).map(([key, value]) => ({
    name: `quayside.${key}`,
    value: JSON.stringify(value),
  }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

/** The guests sit as if they had sat down on their devices, ready. The rest of the seats is free. */
export async function tableWith(
  browser: Browser,
  { origin, game, seats, options: setupData = {} }: Place,
  guests: readonly Guest[],
  settings: object = {},
): Promise<Person[]> {
  const names = guests.map(([name]) => name);
  const held = await satDown(origin, game, { numPlayers: seats, setupData }, names);
  const people = [];
  for (const [at, [name, options]] of guests.entries()) {
    const memory = remembering(origin, { tables: [held[at]], name, settings });
    const person = await arrive(browser, name, { ...options, ...memory });
    await person.page.goto(`${origin}/m/${held[at]?.code}`);
    people.push(person);
  }
  return people;
}

/** A full table: it is dealt. */
export async function dealtTable(
  browser: Browser,
  origin: string,
  game: string,
  guests: readonly Guest[],
  options: object = {},
): Promise<Person[]> {
  const people = await tableWith(browser, { origin, game, seats: guests.length, options }, guests);
  for (const { page } of people) await expect(turnStrip(page)).toBeVisible();
  return people;
}

/** Somebody who comes to watch, and can do nothing else. */
export async function watcherOf(
  browser: Browser,
  people: readonly Person[],
  options?: BrowserContextOptions,
): Promise<Person> {
  const watcher = await arrive(browser, 'Wil', options);
  await watcher.page.goto(people[0]?.page.url() ?? '');
  await expect(watcher.page.getByText('You are watching.')).toBeVisible();
  await expect(actionBar(watcher.page)).toHaveCount(0);
  return watcher;
}
