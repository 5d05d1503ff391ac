import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { awake, openBrowser } from '../testkit/browser.js';
import { listen, startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';
import { words } from '../testkit/words.js';

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

async function open(
  path: string,
  { script = true, width = 1280 } = {},
): Promise<{ page: Page; context: BrowserContext }> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    javaScriptEnabled: script,
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${web.base}${path}`, { waitUntil: 'load' });
  if (script) await awake(page);
  return { page, context };
}

async function answer(page: Page, locale: string): Promise<void> {
  const t = words(locale, 'verification');
  await page.getByLabel(t('label.value')).fill('Lumora');
  await page.getByRole('checkbox', { name: /EUIPO/ }).check();
  await page.getByLabel(t('label.businessDescription')).fill('Desk lamps');
  await page.getByRole('textbox', { name: t('who.firstName'), exact: true }).fill('Jana');
  await page.getByRole('textbox', { name: t('who.lastName'), exact: true }).fill('Nováková');
  await page.getByRole('textbox', { name: t('who.email'), exact: true }).fill('jana@client.test');
}

describe('an order without a check', () => {
  it('is found from the home page and from the check, and leads to the order of its mark', async () => {
    for (const from of ['/', '/verification']) {
      const { page, context } = await open(from);
      await page.getByRole('link', { name: 'Register without a check' }).click();
      await page.getByRole('heading', { level: 1, name: 'Register without a check' }).waitFor();
      await context.close();
    }
    const { page, context } = await open('/registration-request/new');
    const noise = listen(page);
    await answer(page, 'en');
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/order-start-1280.png`, fullPage: true });
    await page.getByRole('button', { name: words('en', 'order-start')('send') }).press('Enter');
    await page.waitForURL(/\/registration-request\/(?!new)[^/]+$/);
    await page.locator('h1').waitFor();
    expect(noise).toEqual([]);
    await context.close();
  });

  it('works without script, in Czech on a phone: what is missing is said, what was typed stays, then it goes on', async () => {
    const t = words('cs', 'order-start');
    const { page, context } = await open('/cs/registration-request/new', { script: false, width: 390 });
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/order-start-390.png`, fullPage: true });
    await page.getByLabel(words('cs', 'verification')('label.value')).fill('Lumora');
    await page.getByRole('button', { name: t('send') }).click();
    await page.getByRole('alert').first().waitFor();
    expect(await page.getByLabel(words('cs', 'verification')('label.value')).inputValue()).toBe('Lumora');
    expect(page.url()).toContain('/cs/registration-request/new');
    await answer(page, 'cs');
    await page.getByRole('button', { name: t('send') }).click();
    await page.waitForURL(/\/cs\/registration-request\/(?!new)[^/]+$/);
    await context.close();
  });
});
