import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { AXE, look, startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';

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

async function visitor(more: { script?: boolean; width?: number } = {}): Promise<BrowserContext> {
  const { script = true, width = 1280 } = more;
  const context = await browser.newContext({
    viewport: { width, height: 844 },
    reducedMotion: 'reduce',
    javaScriptEnabled: script,
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  return context;
}
const cookies = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

describe('without script', () => {
  it('country and currency are chosen in the footer, to which the menu of a phone leads, and the page comes back', async () => {
    const context = await visitor({ script: false, width: 390 });
    const page = await context.newPage();
    await page.goto(`${web.base}/cs/verification?value=Lumora`);
    await page.selectOption('footer [name=shown-currency]', 'CZK');
    await page.selectOption('footer [name=shown-country]', 'CZ');
    await page.locator('footer form[action="/preferences"] button').click();
    await page.waitForURL(`${web.base}/cs/verification?value=Lumora`);
    expect(await cookies(context)).toMatchObject({ country: 'CZ', currency: 'CZK' });
    await page.locator('header details:visible > summary').last().click();
    await page.locator('header a[href$="#preferences"]').click();
    await page.selectOption('footer [name=shown-currency]', 'USD');
    await page.locator('footer form[action="/preferences"] button').click();
    await page.waitForURL(`${web.base}/cs/verification?value=Lumora`);
    expect(await page.inputValue('footer [name=shown-currency]')).toBe('USD');
    await context.close();
  });

  it('the question about cookies is answered by a form, choice by choice', async () => {
    const context = await visitor({ script: false });
    const page = await context.newPage();
    await page.goto(`${web.base}/`);
    const banner = page.locator('[aria-labelledby=consent-title]');
    await banner.locator('summary').click();
    await banner.locator('[name=purpose][value=statistics]').check();
    await banner.locator('[name=choice][value=ticked]').click();
    await page.waitForURL(`${web.base}/`);
    expect(await banner.count()).toBe(0);
    const { 'cookie-consent': kept = '', 'ab-test-config': test } = await cookies(context);
    expect(kept).toMatch(/^1\.\d{4}-\d\d-\d\d\.statistics$/);
    expect(decodeURIComponent(test ?? '')).toMatch(/^\{"sanityCheck":[01]\}$/);
    await context.close();
  });
});

describe('with script', () => {
  it('cookies are allowed without leaving the page, and taken back in the dialog of the footer', async () => {
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(`${web.base}/?utm_source=news&affiliate=anna`);
    const banner = page.locator('[aria-labelledby=consent-title]');
    await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
    expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull();
    await banner.locator('[name=choice][value=all]').first().click();
    await banner.waitFor({ state: 'detached' });
    expect(await cookies(context)).toMatchObject({ affiliate: 'anna' });
    await page.waitForFunction(() => localStorage.getItem('attribution')?.includes('news'));
    await page.getByRole('link', { name: 'Cookie settings' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
    await dialog.waitFor();
    await page.evaluate(AXE);
    expect(await look(page, 390)).toEqual({ width: 390, overflow: 0, serious: [] });
    await dialog.getByRole('button', { name: 'Only what is needed' }).click();
    await dialog.waitFor({ state: 'detached' });
    expect((await cookies(context))['affiliate']).toBeUndefined();
    expect(await page.evaluate(() => localStorage.getItem('attribution'))).toBeNull();
    await context.close();
  });

  it('a reader of Spanish who comes from the class assistant is led to English, on the same page', async () => {
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(`${web.base}/es/verification?value=Lumora`, {
      referer: `${web.base}/es/class-assist`,
    });
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(1);
    await page.evaluate(AXE);
    expect(await look(page, 390)).toEqual({ width: 390, overflow: 0, serious: [] });
    await dialog.getByRole('button').click();
    await page.waitForURL(`${web.base}/verification?value=Lumora`);
    await context.close();
  });

  it('the debug dialog opens by its keys once an address switched it on', async () => {
    const context = await visitor();
    const page = await context.newPage();
    await page.goto(`${web.base}/?debug=true`);
    await page.waitForFunction(() => sessionStorage.getItem('debug') !== null);
    await page.keyboard.press('Control+Alt+D');
    await page.getByRole('dialog', { name: 'Debug' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await context.close();
  });
});
