/** The page in its test language: every word that comes from a message key stands in ⟦brackets⟧. */
import { expect, type Page } from '@playwright/test';

/** Names of people, of this site and of games are nobody's to translate. */
const names = /\b(Ada|Ben|Wil|Quayside|Fish & Ships|Isaribi|Fisheries of Gloucester|Swordfish|Fleet|Arctic Bounty)\b/g;

const language = 'en-XA';

/** Settings of a page that speaks the test language. */
export const testSettings = { language };

/** Loads the page anew in the test language. */
export async function speakTest(page: Page): Promise<void> {
  await page.evaluate((value) => {
    const stored: unknown = JSON.parse(localStorage.getItem('quayside.settings') ?? '{}');
    localStorage.setItem('quayside.settings', JSON.stringify({ ...Object(stored), ...value }));
  }, testSettings);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page.locator('h1').first()).toBeVisible();
}

/** Everything read or read out on this screen comes from a key. Text that says its language and times are left out. */
export async function expectWords(page: Page): Promise<void> {
  const texts = await page.evaluate(() => {
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'alt'];
    const isLeftOut = (element: Element): boolean =>
      element.closest('body [lang], [translate=no], time, script, style, noscript') !== null;
    const elements = [...document.querySelectorAll('body, body *')].filter((element) => !isLeftOut(element));
    return elements.flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
      ...spoken.flatMap((name) => element.getAttribute(name) ?? []),
    ]);
  });
  expect(texts.filter((text) => text.includes('⟦')).length, `words on ${page.url()}`).toBeGreaterThan(5);
  const foreign = [...new Set(texts)].filter((text) => /\p{L}{2,}/u.test(outside(text).replace(names, '')));
  expect(foreign, `words outside the keys on ${page.url()}`).toEqual([]);
}

/** What is left of a text without its bracketed parts, which may stand in each other. */
function outside(text: string): string {
  const less = text.replace(/⟦[^⟦⟧]*⟧/g, '');
  return less === text ? text : outside(less);
}
