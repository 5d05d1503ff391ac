import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { awake, openBrowser, ownAddress, someone } from '../testkit/browser.js';
import { origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const path = (locale: string, rest: string): string =>
  `${origin()}${locale === 'en' ? '' : `/${locale}`}${rest}`;

describe('somebody looks for a free name', () => {
  it.each(['en', 'cs', 'sk', 'es'])(
    'types it at speed in %s, and the address shows the same answer again',
    async (locale) => {
      const t = words(locale, 'search');
      const { page } = await someone(browser, { width: 390 });
      await page.goto(path(locale, '/trademark-search'));
      await awake(page);
      await page.getByLabel(t('form.name')).pressSequentially('CENTAURUS', { delay: 15 });
      await page.getByRole('heading', { level: 4, name: 'CENTAURUS' }).first().waitFor();
      await page.waitForURL(/q=CENTAURUS$/);
      await expect(page.getByLabel(t('form.name')).inputValue()).resolves.toBe('CENTAURUS');
      const { page: friend } = await someone(browser, { width: 1280 });
      await friend.goto(page.url());
      await friend.getByRole('heading', { level: 4, name: 'CENTAURUS' }).first().waitFor();
      await friend.getByRole('heading', { level: 3, name: t('gaps.title') }).waitFor();
    },
  );

  it('uses the keyboard only', async () => {
    const t = words('en', 'search');
    const { page } = await someone(browser, { width: 1280 });
    await page.goto(path('en', '/trademark-search'));
    await awake(page);
    await page.getByLabel(t('form.name')).focus();
    await page.keyboard.type('CENTAURUS');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 4, name: 'CENTAURUS' }).first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByLabel(t('form.classes')).waitFor();
  });

  it('goes on from the class assistant with the classes of the terms that were kept', async () => {
    const t = words('en', 'class-assist');
    const { page } = await someone(browser, { width: 390 });
    await page.goto(path('en', '/class-assist?q=running%20shoes'));
    await page.getByRole('link', { name: /^25/ }).first().waitFor();
    await awake(page);
    await page.getByRole('checkbox', { name: /shoes/ }).first().check();
    await page.getByRole('link', { name: t('basket.check') }).click();
    await page.waitForURL(/trademark-search\?c=25/);
  });

  it('meets the limiter with 200 questions at once, and nothing worse', async () => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ownAddress() };
    const ask = () =>
      fetch(`${origin()}/api/trademark-search`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ query: 'CENTAURUS' }),
      }).then(({ status }) => status);
    const statuses = await Promise.all(Array.from({ length: 200 }, ask));
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  });
});
