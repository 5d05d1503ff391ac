import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';

const PAGES = 40;
let web: DrawnWeb;
beforeAll(async () => {
  process.env['PAGES_PER_MINUTE'] = String(PAGES);
  web = await startDrawnWeb();
});
afterAll(async () => {
  delete process.env['PAGES_PER_MINUTE'];
  await web?.stop();
});

const ask = (path: string, from: string, more: RequestInit = {}) =>
  fetch(web.base + path, {
    redirect: 'manual',
    ...more,
    headers: { accept: 'text/html', 'x-forwarded-for': from },
  });
const answers = (path: string, from: string, more: RequestInit = {}) =>
  Promise.all(Array.from({ length: PAGES * 3 }, () => ask(path, from, more)));
const statuses = async (path: string, from: string, more: RequestInit = {}) =>
  (await answers(path, from, more)).map(({ status }) => status);
const refused = (all: readonly number[]): number => all.filter((status) => status === 429).length;

describe('one address that asks for everything at once', () => {
  it('has its pages, and is then asked to wait, in its language', async () => {
    const all = await answers('/cs/faq', '192.0.2.1');
    expect(refused(all.map(({ status }) => status))).toBeGreaterThan(PAGES);
    // One of them, not the next: a busy machine may take so long that another page is due.
    const answer = all.find(({ status }) => status === 429);
    expect(Number(answer?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer?.text()).toContain('Okamžik, prosím');
    expect((await ask('/cs/faq', '192.0.2.2')).status).toBe(200);
  });

  it('has files, health and what the gateway counts for itself all the same', async () => {
    await statuses('/faq', '192.0.2.3');
    for (const path of ['/livez', '/readyz', '/icon.svg', '/api/auth/session'])
      expect([path, refused(await statuses(path, '192.0.2.3'))]).toEqual([path, 0]);
  });

  it('reports no more errors than it may', async () => {
    const report = { method: 'POST', body: '{}' };
    expect(refused(await statuses('/api/log', '192.0.2.4', report))).toBeGreaterThan(PAGES * 2);
  });
});
