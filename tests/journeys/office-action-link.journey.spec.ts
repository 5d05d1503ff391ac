import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { looksWell, openedPage, sentAs } from '../testkit/drawn-page.js';
import { startDrawnWeb, type DrawnWeb } from '../testkit/drawn-web.js';
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

const opened = (): Promise<Page> => openedPage(browser, web, `/office-action/${link}`);

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
    await looksWell(page, 'office-action');
    const sent = await sentAs(page, 'OrderLinkedAnswer', () =>
      page.getByRole('button', { name: t('order.button') }).click(),
    );
    expect(sent).toMatchObject({
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
