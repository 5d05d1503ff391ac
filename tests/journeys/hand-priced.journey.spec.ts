import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { looksWell } from '../testkit/drawn-page.js';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';
import { words } from '../testkit/words.js';
import { ids, linkTo } from '@cotta/web/testing.js';

let web: DrawnWeb;
let browser: Browser;
beforeAll(async () => {
  web = await startDrawnWeb();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

describe('the checkout of a price that was entered without a country', () => {
  it.each(['en', 'cs'])(
    'asks for it, fits a phone, and says before anything is charged where the tax would be another one: %s',
    async (locale) => {
      const t = words(locale, 'checkout');
      const context = await browser.newContext({
        viewport: { width: 1280, height: 844 },
        reducedMotion: 'reduce',
        locale,
        timezoneId: 'Europe/Prague',
        bypassCSP: true,
      });
      context.setDefaultTimeout(120_000);
      const page = await context.newPage();
      await page.goto(
        `${web.base}${locale === 'en' ? '' : `/${locale}`}/product/${ids.handPriced}/checkout?link=${linkTo(ids.handPriced)}`,
        { waitUntil: 'load' },
      );
      const country = page.getByLabel(t('payer.countryAsked'), { exact: true });
      await country.waitFor();
      const fields = { name: 'Eva Nová', street: 'Hauptstraße 1', city: 'Wien', email: 'eva@client.test' };
      for (const [name, text] of Object.entries(fields))
        await page.getByLabel(t(`payer.${name}`), { exact: true }).fill(text);
      await country.selectOption('US');
      await page.locator('main form button[type=submit]').click();
      await page.getByText(t('refusal.TAX_NOT_DUE')).waitFor();
      await expect(country.inputValue()).resolves.toBe('US');
      await looksWell(page, `hand-priced-${locale}`);
      await context.close();
    },
  );
});
