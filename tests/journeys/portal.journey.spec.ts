import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { AXE, look, WIDTHS } from '../testkit/drawn-web.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';

jest.setTimeout(900_000);

const t = words('en', 'portal');
const threats = words('en', 'portal-threats');
const brands = words('en', 'portal-brands');

let browser: Browser;
let dana: Person;

beforeAll(async () => {
  browser = await openBrowser();
  dana = await someone(browser, { width: 1280 });
  const account = words('en', 'account');
  const { email, password } = demoPerson('customer');
  await dana.page.goto(`${origin()}/portal/login`);
  await dana.page.getByLabel(account('login.email')).fill(email);
  await dana.page.getByLabel(account('login.password')).fill(password);
  await dana.page.getByRole('button', { name: account('login.submit'), exact: true }).click();
  await dana.page.getByRole('heading', { name: t('home.needsYou') }).waitFor();
});

afterAll(async () => {
  await dana?.close();
  await browser?.close();
});

/** Keeps a picture of each screen when COTTA_PICTURES names a folder. */
async function picture(page: Page, name: string, width: number): Promise<void> {
  const folder = process.env['COTTA_PICTURES'];
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/portal-${name}-${width}.png`, fullPage: true });
}

/** Opens an address, or the first line of the list that stands there, and waits until its content has come. */
async function open(path: string, first?: RegExp): Promise<void> {
  const { page } = dana;
  await page.goto(`${origin()}${path}`);
  await page.locator('main h1').waitFor();
  if (first === undefined) return;
  const links = page.locator('main a[href]');
  await page.waitForFunction(
    (source) =>
      [...document.querySelectorAll('main a[href]')].some((link) =>
        new RegExp(source).test(link.getAttribute('href') ?? ''),
      ),
    first.source,
  );
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(`${origin()}${addresses.find((address) => first.test(address)) ?? ''}`);
  await page.locator('main h1').waitFor();
}

const PAGES: readonly (readonly [name: string, path: string, first?: RegExp])[] = [
  ['home', '/portal'],
  ['trademarks', '/portal/trademarks'],
  ['trademark', '/portal/trademarks?group=LIVE', /^\/portal\/trademarks\/[0-9a-f-]{36}$/],
  ['letter', '/portal', /^\/portal\/office-action\//],
  ['brands', '/portal/brands'],
  ['brand', '/portal/brands', /^\/portal\/brands\/[0-9a-f-]{36}$/],
  ['orders', '/portal/orders'],
  ['monitoring', '/portal/monitoring?brand=all'],
  ['subscription', '/portal/monitoring?brand=all', /^\/portal\/monitoring\/[0-9a-f-]{36}$/],
  ['threats', '/portal/cases?brand=all'],
  ['threat', '/portal/cases?brand=all', /^\/portal\/cases\/[0-9a-f-]{36}$/],
  ['solutions', '/portal', /^\/portal\/solution-center\//],
  ['report', '/portal/report-threat'],
  ['services', '/portal/services'],
  ['billing', '/portal/profile?tab=billing-info'],
  ['subscriptions', '/portal/profile?tab=subscriptions'],
  ['cards', '/portal/profile?tab=payment'],
  ['whitelist', '/portal/profile?tab=whitelist'],
  ['API keys', '/portal/profile?tab=api-keys'],
];

describe('the portal of a customer with marks, brands, threats and invoices', () => {
  it.each(PAGES.map((entry) => [entry[0], entry] as const))(
    '%s fits a phone and a desk, and stands up to axe',
    async (_name, [name, path, first]) => {
      await open(path, first);
      const { page } = dana;
      await page.waitForFunction(
        (loading) =>
          document.querySelector(`main [role=status][aria-label="${loading}"]`) === null &&
          document.querySelector('main [aria-busy=true]') === null,
        words('en', 'common')('loading'),
      );
      await page.evaluate(AXE);
      const looks = [];
      for (const width of WIDTHS) {
        looks.push(await look(page, width));
        await picture(page, name, width);
      }
      expect({
        headings: await page.locator('h1').count(),
        failed: await page.locator('main [role=alert]').count(),
        looks,
      }).toEqual({
        headings: 1,
        failed: 0,
        looks: WIDTHS.map((width) => ({ width, overflow: 0, serious: [] })),
      });
    },
  );

  it('orders a recommended step, once and after a look at its price', async () => {
    await open('/portal', /^\/portal\/solution-center\//);
    const { page } = dana;
    await page.getByRole('button', { name: threats('center.order'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.innerText()).resolves.toContain('€450.00');
    await dialog.getByRole('button', { name: threats('center.confirm') }).click();
    await page.getByText(words('en', 'portal-statuses')('solution.ORDERED.label'), { exact: true }).waitFor();
    expect(await page.getByRole('button', { name: threats('center.order'), exact: true }).count()).toBe(0);
  });

  it('edits a brand; a refused name keeps what was typed', async () => {
    await open('/portal/brands', /^\/portal\/brands\/[0-9a-f-]{36}$/);
    const { page } = dana;
    const name = page.getByLabel(brands('form.name'), { exact: true });
    const before = await name.inputValue();
    const text = page.getByLabel(brands('form.description'));
    await name.fill('');
    await text.fill('Wooden furniture, made to order.');
    await page.getByRole('button', { name: brands('form.save') }).click();
    await page.getByRole('alert').first().waitFor();
    await expect(text.inputValue()).resolves.toBe('Wooden furniture, made to order.');
    await name.fill(before);
    await isTold(page, brands('form.saved'), () =>
      page.getByRole('button', { name: brands('form.save') }).click(),
    );
    await page.reload();
    await expect(page.getByLabel(brands('form.description')).inputValue()).resolves.toBe(
      'Wooden furniture, made to order.',
    );
  });

  it('opens a watch result from its address, and closes it again', async () => {
    await open('/portal/trademarks?group=LIVE', /^\/portal\/trademarks\/[0-9a-f-]{36}$/);
    const { page } = dana;
    const marks = await page.goto(`${origin()}/portal/trademarks?group=LIVE`).then(async () => {
      await page.locator('main li a[href^="/portal/trademarks/"]').first().waitFor();
      return page
        .locator('main li a[href^="/portal/trademarks/"]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    });
    for (const mark of marks) {
      await page.goto(`${origin()}${mark}`);
      await page.getByRole('heading', { name: words('en', 'portal-trademarks')('mark.facts') }).waitFor();
      const result = page.locator('a[href*="activeTrademarkMonitoringResultId"]').first();
      if ((await result.count()) === 0) continue;
      await result.click();
      await page.getByRole('dialog').waitFor();
      expect(page.url()).toContain('monitoringDrawerOpen=true');
      await page.keyboard.press('Escape');
      await page.waitForURL((url) => !url.searchParams.has('activeTrademarkMonitoringResultId'));
      return;
    }
    throw new Error('no live mark of the demo data has a watch result');
  });

  it('met no error on any page', () => {
    expect(dana.trouble).toEqual([]);
  });
});
