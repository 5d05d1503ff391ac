import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { awake } from './browser.js';
import { AXE, look, WIDTHS, type DrawnWeb } from './drawn-web.js';

/** A page of the drawn web in a window of its own, awake. */
export async function openedPage(browser: Browser, web: DrawnWeb, path: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Prague',
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${web.base}${path}`, { waitUntil: 'load' });
  await awake(page);
  return page;
}

/** At both widths nothing sticks out and axe finds nothing serious; a picture of each where SCREENSHOTS names a folder. */
export async function looksWell(page: Page, name: string): Promise<void> {
  await page.evaluate(AXE);
  for (const width of WIDTHS) {
    expect(await look(page, width)).toEqual({ width, overflow: 0, serious: [] });
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: true });
  }
}

/** What the next click sends under this name. */
export async function sentAs(page: Page, operation: string, click: () => Promise<void>): Promise<unknown> {
  const request = page.waitForRequest((sent) => sent.postData()?.includes(operation) === true);
  await click();
  return JSON.parse((await request).postData() ?? '');
}
