/** What a newcomer's browser has to fetch before the lobby stands. */
import { expect, test } from '@playwright/test';
import { arrive, expectCalm } from './support/people';

/** Bytes as they are sent, compressed. */
const most = 150_000;

test('the lobby takes less than 150 kB, and no board is among it', async ({ browser }) => {
  const ada = await arrive(browser, 'Ada');
  await ada.page.goto('/', { waitUntil: 'networkidle' });
  // The words of the games, which come last, are there.
  await expect(ada.page.getByText(/^Bid for fishing licences/)).toBeVisible();
  const fetched = await ada.page.evaluate(() =>
    performance.getEntries().flatMap((entry) => {
      const isFetched = entry instanceof PerformanceResourceTiming;
      return isFetched ? [{ path: new URL(entry.name).pathname, bytes: entry.encodedBodySize }] : [];
    }),
  );
  const total = fetched.reduce((sum, { bytes }) => sum + bytes, 0);
  expect(fetched.length).toBeGreaterThan(5);
  expect(total, JSON.stringify(fetched)).toBeLessThan(most);
  expect(fetched.filter(({ path }) => /\/(page|rules|MatchPage|en-play)-/.test(path))).toEqual([]);
  expectCalm([ada]);
});
