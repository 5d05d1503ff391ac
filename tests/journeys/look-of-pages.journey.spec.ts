import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser } from '../testkit/browser.js';
import { AXE, look, startDrawnWeb, WIDTHS, type DrawnWeb } from '../testkit/drawn-web.js';

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

const open = async (path: string, colorScheme: 'light' | 'dark'): Promise<Page> => {
  const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce', bypassCSP: true });
  const page = await context.newPage();
  await page.goto(`${web.base}${path}`, { waitUntil: 'load' });
  return page;
};

/** How bright the ground of the page is, from 0 to 255. */
const ground = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const parts = getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? [];
    return Math.max(...parts.slice(0, 3).map(Number));
  });

/** One page of each kind: landing, office, prices, text, list, table, record, tool, form. */
const KINDS = [
  '/',
  '/country/austria',
  '/detailed-pricelist',
  '/blog/when-not-to-register',
  '/trademark-dictionary',
  '/trademark-disputes',
  '/specimen-guide/trademark-class/25',
  '/trademark-search',
  '/verification',
];

describe('a reader whose system is dark', () => {
  it.each(KINDS)('reads %s as well as in the light', async (path) => {
    // given, when
    const page = await open(path, 'dark');
    await page.evaluate(AXE);
    const looks = [];
    for (const width of WIDTHS) looks.push(await look(page, width));
    // then
    expect(await ground(page)).toBeLessThan(40);
    expect(looks).toEqual(WIDTHS.map((width) => ({ width, overflow: 0, serious: [] })));
    await page.context().close();
  });

  it('prints on white', async () => {
    // given
    const page = await open('/blog/when-not-to-register', 'dark');
    // when
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    // then: colours change within a moment that is no part of the paper
    await page.waitForFunction(
      () => getComputedStyle(document.body).backgroundColor === 'rgb(255, 255, 255)',
    );
    expect(await page.locator('h1').evaluate((heading) => getComputedStyle(heading).color)).toBe(
      'rgb(0, 0, 0)',
    );
    for (const screenOnly of ['header', 'footer']) expect(await page.isVisible(screenOnly)).toBe(false);
    await page.context().close();
  });
});

describe('a reader whose system is light', () => {
  it('has paper, and a browser bar of its colour', async () => {
    // given, when
    const page = await open('/', 'light');
    // then
    expect(await ground(page)).toBeGreaterThan(240);
    const bars = await page
      .locator('meta[name=theme-color]')
      .evaluateAll((metas) =>
        metas.map((meta) => [meta.getAttribute('media'), meta.getAttribute('content')]),
      );
    expect(bars).toEqual([
      ['(prefers-color-scheme: light)', '#fdf9f6'],
      ['(prefers-color-scheme: dark)', '#17130e'],
    ]);
    await page.context().close();
  });
});

describe('a reader who asked for less motion', () => {
  it.each([
    ['/', 'h1'],
    ['/portal/success-forgot-password', 'dialog[open]'],
  ])('sees nothing glide on %s', async (path, part) => {
    // given, when
    const page = await open(path, 'light');
    await page.locator(part).first().waitFor();
    // then: parts that name a motion of their own follow too
    const seconds = await page.locator('body *').evaluateAll((all) =>
      all.flatMap((element) => {
        const style = getComputedStyle(element);
        return [
          style.animationDuration,
          style.animationDelay,
          style.transitionDuration,
          style.transitionDelay,
        ].flatMap((times) => times.split(', ').map(parseFloat));
      }),
    );
    expect(Math.max(...seconds)).toBeLessThanOrEqual(0.001);
    await page.context().close();
  });
});

describe('a wide table on a phone', () => {
  it('keeps its first column in view, is reached by keyboard and has a name', async () => {
    // given
    const page = await open('/detailed-pricelist', 'light');
    await page.setViewportSize({ width: 390, height: 844 });
    const table = page.getByRole('region', { name: 'Prices by office' });
    const office = table.getByRole('rowheader').first();
    const before = await office.boundingBox();
    // when
    await table.focus();
    const gone = await table.evaluate((region) => {
      region.scrollLeft = region.scrollWidth;
      return region.scrollLeft;
    });
    // then
    expect(gone).toBeGreaterThan(200);
    expect((await office.boundingBox())?.x).toBe(before?.x);
    expect(await table.evaluate((region) => region === document.activeElement)).toBe(true);
    await page.context().close();
  });

  it('is whole on paper', async () => {
    // given
    const page = await open('/detailed-pricelist', 'light');
    // when
    await page.setViewportSize({ width: 680, height: 900 });
    await page.emulateMedia({ media: 'print' });
    // then
    const [inside, all] = await page
      .locator('.table-scroll')
      .first()
      .evaluate((region) => [region.clientWidth, region.scrollWidth]);
    expect(all).toBe(inside);
    await page.context().close();
  });
});
