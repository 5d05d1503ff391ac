import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';

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

describe('prices without script', () => {
  it('are asked for by a form, and stand at an address', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${web.base}/detailed-pricelist?offices=EU&country=SK`);
    await page.locator('summary', { hasText: 'America' }).click();
    await page.getByRole('checkbox', { name: 'Brazil' }).check();
    await page.getByRole('button', { name: 'Show prices' }).click();
    await page.waitForURL(/offices=EU&offices=BR/);
    await page.getByRole('row', { name: /^Brazil A person names the price/ }).waitFor();
    await context.close();
  });

  it('are a table for a spreadsheet, in the language of the page', async () => {
    const english = await fetch(`${web.base}/detailed-pricelist.csv?offices=EU,US&currency=EUR`);
    expect(english.headers.get('content-type')).toContain('text/csv');
    expect(english.headers.get('content-disposition')).toContain('.csv');
    const rows = (await english.text()).split('\r\n');
    expect(rows[0]).toContain('Office,Our fee');
    expect(rows[1]).toContain('European Union,€290.00');
    const czech = await (await fetch(`${web.base}/cs/detailed-pricelist.csv?offices=EU`)).text();
    expect(czech).toContain('Evropská unie;');
    expect((await fetch(`${web.base}/xx/detailed-pricelist.csv`)).status).toBe(404);
  });
});
