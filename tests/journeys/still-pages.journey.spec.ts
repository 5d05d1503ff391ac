import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { locales, pathIn } from '@cotta/web/testing.js';
import { awake, openShell } from '../testkit/browser.js';
import { listen, startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';

let web: DrawnWeb;
let browser: Browser;
beforeAll(async () => {
  [web, browser] = await Promise.all([startDrawnWeb(), openShell()]);
});
afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

/** A page of words, and the scripts that it has asked for so far. */
async function opened(path: string, width = 1280): Promise<{ page: Page; scripts: readonly string[] }> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    bypassCSP: false,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(`${web.base}${path}`, { waitUntil: 'load' });
  return { page, scripts };
}

const SETTINGS = 'footer a[data-wakes]';

describe('a page of words', () => {
  it.each(locales)('%s: is read, left and asked by its forms without a script of React', async (locale) => {
    const { page, scripts } = await opened(pathIn(locale, '/faq'));
    await page.mouse.move(200, 300);
    await page.mouse.wheel(0, 900);
    await page.locator('main details > summary').first().click();
    expect(await page.locator('main details[open]').count()).toBe(1);
    await page.locator('main input[type=search]').fill('priority');
    expect(scripts).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/search\?q=priority$/);
    await page.context().close();
  });

  it('closes its menus by keyboard, without a script of React', async () => {
    const { page, scripts } = await opened('/trademark-dictionary/priority');
    const group = page.locator('header nav details').first();
    const isOpen = (): Promise<boolean> => group.evaluate((element) => element.hasAttribute('open'));
    await group.locator('summary').focus();
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    expect(await isOpen()).toBe(false);
    expect(await group.locator('summary').evaluate((element) => element === document.activeElement)).toBe(
      true,
    );
    await page.keyboard.press('Enter');
    expect(await isOpen()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await isOpen()).toBe(false);
    expect(scripts).toEqual([]);
    await page.context().close();
  });

  it('closes the menu of a phone behind its link to the preferences, and leaves it open while one is in it', async () => {
    const { page, scripts } = await opened('/faq', 390);
    const menu = page.locator('header details:visible').first();
    const isOpen = (): Promise<boolean> => menu.evaluate((element) => element.hasAttribute('open'));
    await menu.locator('> summary').click();
    await menu.locator('details > summary').click();
    await page.keyboard.press('Tab');
    expect(await isOpen()).toBe(true);
    await menu.locator('a[href="#preferences"]').click();
    expect(await isOpen()).toBe(false);
    expect(new URL(page.url()).hash).toBe('#preferences');
    expect(scripts).toEqual([]);
    await page.context().close();
  });

  it.each(locales)('%s: does what was pressed before it was awake, once it is', async (locale) => {
    const { page } = await opened(pathIn(locale, '/faq'));
    const noise = listen(page);
    await page.locator(SETTINGS).click();
    await page.getByRole('dialog').waitFor();
    expect(new URL(page.url()).pathname).toBe(pathIn(locale, '/faq'));
    expect(await page.getByRole('dialog').count()).toBe(1);
    expect(noise).toEqual([]);
    await page.context().close();
  });

  it('leads on by the link that was pressed where the script does not come', async () => {
    const { page } = await opened('/faq');
    await page.route('**/assets/**', (route) => route.abort());
    await page.locator(SETTINGS).click();
    await page.waitForURL(`${web.base}/cookies`);
    await page.context().close();
  });

  it('wakes where something in its text counts, and where something failed', async () => {
    for (const path of ['/country-guide/united-states', '/trademark-dictionary/nothing-of-that-name']) {
      const { page, scripts } = await opened(path);
      await page.mouse.move(200, 300);
      await awake(page);
      expect(scripts).not.toEqual([]);
      await page.context().close();
    }
  });
});
