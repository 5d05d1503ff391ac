import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { AXE, look, startDrawnWeb, WIDTHS, type DrawnWeb } from '../testkit/drawn-web.js';
import { words } from '../testkit/words.js';
import { ids, linkTo } from '@cotta/web/testing.js';

const link = linkTo(ids.approved);
const t = words('en', 'portal-letter');
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

const visit = async (path: string, cookie = ''): Promise<readonly [number, string | null]> => {
  const answer = await fetch(`${web.base}${path}`, {
    redirect: 'manual',
    headers: cookie === '' ? {} : { cookie },
  });
  return [answer.status, answer.headers.get('location')];
};

describe('the link of a letter of an office', () => {
  it('opens to whoever holds it, and leads its owner to the portal', async () => {
    expect(await visit(`/office-action/${link}`)).toEqual([200, null]);
    const own = `/portal/office-action/${ids.approved}`;
    expect(await visit(`/office-action/${link}`, 'stub-session=customer')).toEqual([303, own]);
    expect(await visit(`/office-action/${link}/additional-info`, 'stub-session=customer')).toEqual([
      303,
      own,
    ]);
  });

  it('asks whoever comes with the bare number to sign in', async () => {
    expect(await visit(`/office-action/${ids.approved}`)).toEqual([
      303,
      `/portal/office-action/${ids.approved}`,
    ]);
  });

  it('is of one language, and opens nothing once it is cut', async () => {
    expect(await visit(`/cs/office-action/${link}`)).toEqual([308, `/office-action/${link}`]);
    expect((await visit(`/office-action/${link.slice(0, -5)}`))[0]).toBe(404);
  });
});

async function opened(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Prague',
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  await page.goto(`${web.base}/office-action/${link}`, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1, name: t('heading') }).waitFor();
  await page.waitForFunction(() => document.documentElement.classList.contains('scripted'));
  return page;
}

describe('the page of a letter of an office', () => {
  it('asks for the country, says the total, and orders once: on a phone and at a desk', async () => {
    const page = await opened();
    await page.locator('select[name="country"]').selectOption('');
    await page.getByRole('button', { name: t('order.button') }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: /country/ })
      .waitFor();
    await page.locator('select[name="country"]').selectOption('SK');
    await page.getByText('€615.77').waitFor();
    await page.evaluate(AXE);
    for (const width of WIDTHS) {
      expect(await look(page, width)).toEqual({ width, overflow: 0, serious: [] });
      const folder = process.env['SCREENSHOTS'];
      if (folder !== undefined)
        await page.screenshot({ path: `${folder}/office-action-${width}.png`, fullPage: true });
    }
    const sent = page.waitForRequest((request) => request.postData()?.includes('OrderLinkedAnswer') === true);
    await page.getByRole('button', { name: t('order.button') }).click();
    expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({
      variables: { id: ids.approved, input: { currency: 'EUR', country: 'SK' }, expectedVersion: 4 },
    });
    await page.context().close();
  });

  it('leaves the office without an answer only after it was confirmed', async () => {
    const page = await opened();
    await page.getByText(t('leave.title'), { exact: true }).click();
    await page.getByRole('button', { name: t('leave.button') }).click();
    await page
      .getByRole('alert')
      .getByRole('link', { name: t('leave.confirmed') })
      .waitFor();
    await page.context().close();
  });
});
