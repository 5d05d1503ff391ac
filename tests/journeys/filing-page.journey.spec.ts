import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { AXE, listen, look, startDrawnWeb, WIDTHS, type DrawnWeb } from '../testkit/drawn-web.js';

const path = '/registration_request/0190a000-0000-7000-8000-000000000099/show/filing';
let web: DrawnWeb;
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  web = await startDrawnWeb();
  browser = await openBrowser();
  context = await browser.newContext({
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    bypassCSP: true,
  });
  context.setDefaultTimeout(120_000);
  await context.addCookies([{ name: 'stub-session', value: 'admin', domain: 'localhost', path: '/' }]);
});

afterAll(async () => {
  await browser?.close();
  await web?.stop();
});

async function open(): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${web.base}${path}`, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 2, name: 'United Kingdom' }).waitFor();
  return page;
}
const officeOf = (page: Page, name: string) => page.getByRole('region', { name });

it('shows each office: what goes there, what is missing, what has been said; nothing sticks out, nothing is out of reach', async () => {
  const page = await open();
  const noise = listen(page);
  await page.evaluate(AXE);
  const looks = [];
  for (const width of WIDTHS) {
    looks.push(await look(page, width));
    const folder = process.env['SCREENSHOTS'];
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/filing-${width}.png`, fullPage: true });
  }
  expect({ noise, looks }).toEqual({
    noise: [],
    looks: WIDTHS.map((width) => ({ width, overflow: 0, serious: [] })),
  });
  expect(
    await officeOf(page, 'European Union').getByRole('button', { name: 'File and spend €850.00' }).count(),
  ).toBe(1);
  // Whoever lets a picture go to an office has seen it.
  expect(
    await officeOf(page, 'European Union').getByRole('img', { name: 'The picture of the mark' }).count(),
  ).toBe(1);
  expect(await officeOf(page, 'United Kingdom').getByRole('img').count()).toBe(0);
  expect(await officeOf(page, 'United Kingdom').getByText('Power of attorney – missing').count()).toBe(1);
  expect(
    await officeOf(page, 'United States').getByText('The goods are too broad for this office.').count(),
  ).toBe(1);
  await page.close();
});

it('says in words what is refused, and keeps what was typed', async () => {
  const page = await open();
  const uk = officeOf(page, 'United Kingdom');
  await uk.getByLabel('Number of the office').fill('UK00004000001');
  await uk.getByRole('button', { name: 'Enter as filed' }).click();
  expect(await uk.getByRole('alert').textContent()).toBe('Number and day are both needed.');
  await uk.getByLabel('Day of filing').fill('2099-01-01');
  await uk.getByRole('button', { name: 'Enter as filed' }).click();
  await uk.getByText('Add the receipt of the office: choose its file.').waitFor();
  await uk.getByLabel('Receipt of the office (PDF or picture)').setInputFiles({
    name: 'receipt.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7'),
  });
  await uk.getByText('receipt.pdf').waitFor();
  await uk.getByRole('button', { name: 'Enter as filed' }).click();
  await uk.getByText('The day must not be in the future.').waitFor();
  expect(await uk.getByLabel('Number of the office').inputValue()).toBe('UK00004000001');

  await officeOf(page, 'United States').getByRole('button', { name: 'Hand to Northbridge IP' }).click();
  await officeOf(page, 'United States').getByText('A filing of this mark is under way already.').waitFor();
  await page.close();
});

it('saves the package of an office as a file, and says what is wrong with one that is not whole', async () => {
  const page = await open();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    officeOf(page, 'United States').getByRole('button', { name: 'Download the package' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^US-[0-9a-f-]{36}\.zip$/);
  await officeOf(page, 'United Kingdom').getByRole('button', { name: 'Download the package' }).click();
  expect(await officeOf(page, 'United Kingdom').getByRole('alert').textContent()).toBe(
    'A document that was approved is not there any more: power of attorney.',
  );
  await page.close();
});
