import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { openBrowser } from '../testkit/browser.js';
import { watchRest } from './page-at-rest.js';

jest.setTimeout(300_000);

const PAGES: Readonly<Record<string, string>> = {
  '/paper': '<main>Work</main><iframe title="Letter" src="/frame"></iframe>',
  '/frame': '<p>A letter</p><script>fetch("/unanswered")</script>',
  '/question': '<main>Work</main><script>fetch("/unanswered")</script>',
};

let browser: Browser;
let server: Server;
/** Questions that wait for their answer. */
const waiting: ServerResponse[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  server = createServer((request, response) => {
    const page = PAGES[request.url ?? ''];
    if (page !== undefined) return void response.setHeader('content-type', 'text/html').end(page);
    if (request.url === '/unanswered') waiting.push(response);
    else response.writeHead(204).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await browser?.close();
  await new Promise((closed) => {
    server.close(closed);
    server.closeAllConnections();
  });
});

/** A page that has asked its question, and whether it is at rest. */
async function opened(
  path: string,
): Promise<{ readonly page: Page; readonly rests: () => Promise<boolean> }> {
  const page = await browser.newPage();
  const rests = watchRest(page);
  const before = waiting.length;
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  await until('the question was asked', async () => waiting.length > before);
  return { page, rests };
}

describe('a page at rest', () => {
  it('waits for nothing that is asked in a frame, as the viewer of a paper does', async () => {
    const { page, rests } = await opened('/paper');
    expect(await rests()).toBe(true);
    await page.close();
  });

  it('is not one that waits for an answer, until it came', async () => {
    const { page, rests } = await opened('/question');
    expect(await rests()).toBe(false);
    waiting.pop()?.end('{}');
    await until('the page is at rest', rests);
    await page.close();
  });
});
