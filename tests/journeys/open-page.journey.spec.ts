import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { openedPage } from '../testkit/drawn-page.js';
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

it('a page that stayed open over releases leads on, though the files it names are gone', async () => {
  const page = await openedPage(browser, web, '/pricing');
  // What a server of a later release answers, until it is asked for a page of its own.
  let areGone = true;
  const pagesAsked: string[] = [];
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) return;
    areGone = false;
    pagesAsked.push(new URL(request.url()).pathname);
  });
  await page.route('**/assets/**', (route) => (areGone ? route.fulfill({ status: 404 }) : route.continue()));
  await page.locator('footer a[href="/faq"]').click();
  await page.getByRole('heading', { level: 1, name: /question/i }).waitFor();
  expect(pagesAsked).toEqual(['/faq']);
  await page.context().close();
});
