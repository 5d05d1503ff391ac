import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page, Request } from 'playwright-core';
import { awake, openBrowser } from '../testkit/browser.js';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';

let web: DrawnWeb;
let browser: Browser;
beforeAll(async () => {
  [web, browser] = await Promise.all([startDrawnWeb(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

/** The portal as its customer has it open, and everything that it asked for. */
async function openPortal(): Promise<{ page: Page; asked: Request[] }> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(120_000);
  await context.addCookies([{ name: 'stub-session', value: 'customer', domain: 'localhost', path: '/' }]);
  const page = await context.newPage();
  const asked: Request[] = [];
  context.on('request', (request) => asked.push(request));
  await page.goto(`${web.base}/portal/orders`, { waitUntil: 'networkidle' });
  await awake(page);
  return { page, asked };
}

const isScreen = (request: Request): boolean => /\/assets\/trademarks\.screen-/.test(request.url());
const marks = (page: Page) => page.getByRole('link', { name: 'Trademarks', exact: true }).first();

describe('a customer who is about to follow a link of the portal', () => {
  it('has its script and its rows before pressing, and asks for neither again', async () => {
    // given
    const { page, asked } = await openPortal();
    expect(asked.filter(isScreen)).toEqual([]);
    // when
    const [script, rows] = await Promise.all([
      page.waitForResponse((answer) => isScreen(answer.request())),
      page.waitForResponse((answer) => answer.request().postData()?.includes('PortalTrademarks') === true),
      marks(page).hover(),
    ]);
    expect([script.status(), rows.status(), new URL(page.url()).pathname]).toEqual([
      200,
      200,
      '/portal/orders',
    ]);
    // then
    const before = asked.length;
    await marks(page).click();
    await page.getByRole('heading', { level: 1, name: 'Trademarks' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[data-waits]') === null);
    expect(
      asked.slice(before).filter((sent) => isScreen(sent) || sent.postData()?.includes('PortalTrademarks')),
    ).toEqual([]);
    await page.context().close();
  });
});

describe('a page that is left', () => {
  it('says how long a press took until something was painted, and until the page stood', async () => {
    // given
    const { page } = await openPortal();
    await marks(page).click();
    await page.getByRole('heading', { level: 1, name: 'Trademarks' }).waitFor();
    await page.waitForFunction(() => document.querySelector('[data-waits]') === null);
    // when
    const said = page.waitForResponse((answer) => answer.url().endsWith('/presses'));
    await page.evaluate(async () => {
      for (const _frame of ['drawn', 'painted']) await new Promise(requestAnimationFrame);
      // Another window comes before this one, which no window of a test ever does.
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    // then
    const answer = await said;
    expect(answer.status()).toBe(204);
    expect(answer.request().postData()).toMatch(/^area=portal&paint=\d+&page=\d+$/);
    await page.context().close();
  });
});
