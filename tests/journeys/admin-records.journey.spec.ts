import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Page } from 'playwright-core';
import { pages, recordPages, rowId } from '@cotta/web/testing.js';
import { openOwnShell } from '../testkit/browser.js';
import { AXE, listen, look, overflow, startDrawnWeb, WIDTHS, type DrawnWeb } from '../testkit/drawn-web.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';

let web: DrawnWeb;
let context: BrowserContext;

beforeAll(async () => {
  web = await startDrawnWeb();
  context = await openOwnShell({
    viewport: { width: 1280, height: 844 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Prague',
    bypassCSP: true,
    acceptDownloads: true,
  });
  context.setDefaultTimeout(120_000);
  await context.addCookies([{ name: 'stub-session', value: 'admin', domain: 'localhost', path: '/' }]);
});

afterAll(async () => {
  await context?.close();
  await web?.stop();
});

const generic = new Set(
  pages.filter(({ screen }) => screen.startsWith('admin/records/')).map(({ path }) => path),
);
const id = (table: string): string => rowId(table, 0) as string;
const kinds = (table: string) =>
  ['', '/:id/show', '/create', '/:id'].map((kind) => `/${table}${kind}`).filter((path) => generic.has(path));

async function open(path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${web.base}${path}`, { waitUntil: 'load' });
  await page.waitForSelector('main h1');
  return page;
}

/** Lists that say to a lawyer who may read them. */
const ADMINS_ONLY: ReadonlySet<string> = new Set(['/user_auth_log']);

/** What the page is like once its rows, or its form, stand there. */
async function drawn(page: Page, path: string): Promise<object> {
  await page.goto(`${web.base}${path.replace(':id', id(path.split('/')[1] ?? ''))}`, { waitUntil: 'load' });
  // A lawyer may open the form of an admin's entity; it then says whose it is.
  await page.waitForSelector(
    path.endsWith('/show')
      ? // Where the work on a record shows its facts itself, the list of all of them is folded.
        'main :is(dl, h2) >> visible=true'
      : path.endsWith('/create') || path.endsWith('/:id')
        ? 'main form, main [role=alert]'
        : ADMINS_ONLY.has(path)
          ? 'main p'
          : 'main tbody tr',
  );
  await page.evaluate(AXE);
  // All are drawn by the same four screens: what axe says of one width it says of the other, and there are hundreds of pages.
  const [narrow, ...wider] = WIDTHS;
  const looks = [await look(page, narrow)];
  const over = [];
  for (const width of wider) over.push(await overflow(page, width));
  return { path, headings: await page.locator('h1').count(), looks, over };
}

describe('the pages of every entity', () => {
  let page: Page;
  let noise: readonly string[];
  // One window for all: one for each would read all scripts anew.
  beforeAll(async () => {
    page = await context.newPage();
    noise = listen(page);
  });
  afterAll(() => page?.close());

  it.each(Object.keys(recordPages).map((table) => [table]))('%s: list, record, forms', async (table) => {
    const before = noise.length;
    const seen = [];
    for (const path of kinds(table)) seen.push(await drawn(page, path));
    expect({ noise: noise.slice(before), seen }).toEqual({
      noise: [],
      seen: kinds(table).map((path) => ({
        path,
        headings: 1,
        looks: WIDTHS.slice(0, 1).map((width) => ({ width, overflow: 0, serious: [] })),
        over: WIDTHS.slice(1).map(() => 0),
      })),
    });
  });

  it('has all its words', () => {
    expect(
      web
        .log()
        .split('\n')
        .filter((line) => line.includes('missing text')),
    ).toEqual([]);
  });

  it('does not know other names', async () => {
    const answers = await Promise.all(
      ['/unicorn', '/unicorn/create', `/unicorn/${id('brand')}/show`, '/trademark_tracking'].map((path) =>
        fetch(`${web.base}${path}`, { redirect: 'manual' }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it('says so when there is no such record', async () => {
    const page = await open('/brand/0190a000-0000-7000-8000-ffffffffffff/show');
    await page.getByRole('heading', { name: 'There is no such brand' }).waitFor();
    await page.close();
  });
});

describe('a list', () => {
  it('keeps its filter in the address, as words one can take away', async () => {
    const page = await open('/trademark');
    await page.getByRole('button', { name: 'Add a filter' }).click();
    await page.getByRole('dialog').getByLabel('Registered').check();
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.waitForFunction(() => window.location.search.includes('filter='));
    expect(JSON.parse(new URL(page.url()).searchParams.get('filter') ?? '')).toEqual({
      status: { in: ['TRADEMARK_REGISTERED'] },
    });
    await page.reload();
    await page.getByRole('button', { name: 'Remove the filter on Status' }).click();
    await page.waitForFunction(() => !window.location.search.includes('TRADEMARK_REGISTERED'));
    await page.close();
  });

  it('opens from the hash of /admin, as old bookmarks have it', async () => {
    const page = await open(`/admin#/user?filter=${encodeURIComponent('{"email":"jana@example.com"}')}`);
    await page.getByRole('heading', { name: 'Clients' }).waitFor();
    await page.getByRole('button', { name: 'Remove the filter on E-mail' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/user');
    await page.close();
  });

  it('remembers the chosen columns', async () => {
    const page = await open('/address');
    await page.getByRole('columnheader', { name: 'Postcode' }).waitFor();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('dialog').getByLabel('Postcode').uncheck();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.reload();
    await page.getByRole('columnheader', { name: 'State' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'Postcode' }).count()).toBe(0);
    await page.close();
  });

  it('selects a range with Shift and gives it to a colleague in one go; nothing dangerous lies beside it', async () => {
    const page = await open('/trademark');
    const boxes = page.locator('tbody input[type=checkbox]');
    await boxes.nth(0).click();
    await boxes.nth(2).click({ modifiers: ['Shift'] });
    await page.getByText('3 selected').waitFor();
    const bar = page.getByRole('region', { name: 'Selected rows' });
    expect(await bar.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await bar.getByRole('button', { name: 'Assign…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('To whom').selectOption({ index: 1 });
    const given: string[] = [];
    page.on('request', (request) => {
      const sent = request.postData() ?? '';
      if (sent.includes('AdminAssignTrademark')) given.push(sent);
    });
    await isTold(page, '3 records done.', () => dialog.getByRole('button', { name: 'Assign' }).click());
    expect(given.length).toBeGreaterThan(0);
    expect(await boxes.nth(0).isChecked()).toBe(false);
    await page.close();
  });

  it('is saved as a file', async () => {
    const page = await open('/address');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await download).suggestedFilename()).toBe('address.csv');
    await page.close();
  });
});

describe('a form', () => {
  it('says what is missing, keeps what the service refuses, and saves', async () => {
    const page = await open('/address/create');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('alert').locator('a[href="#f-street"]').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('f-street');
    await page.keyboard.type('refuse me 5');
    for (const [name, value] of [
      ['City', 'Brno'],
      ['Postcode', '602 00'],
      ['Country', 'CZ'],
    ] as const)
      await page.getByLabel(name, { exact: true }).fill(value);
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.getByRole('alert').getByText('Some answers need another look.').waitFor();
    expect(await page.getByLabel('Street').inputValue()).toBe('refuse me 5');
    await page.getByLabel('Street').fill('Long Street 5');
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await page.waitForURL(/\/address\/[^/]+\/show$/);
    await page.close();
  });

  it('still has what was typed after a reload, until it is saved or given up', async () => {
    const page = await open(`/address/${id('address')}`);
    const before = await page.getByLabel('City', { exact: true }).inputValue();
    await page.getByLabel('City', { exact: true }).fill('half a tow');
    await page.getByText('Saved on this device').waitFor();
    await page.reload();
    await page.getByText('We kept what you typed last time.').waitFor();
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('half a tow');
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe(before);
    await page.reload();
    await page.waitForSelector('main form');
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe(before);
    await page.goto(`${web.base}/address/create`);
    await page.getByLabel('Street', { exact: true }).fill('A street begun');
    await page.reload();
    await page.getByText('We kept what you typed last time.').waitFor();
    expect(await page.getByLabel('Street', { exact: true }).inputValue()).toBe('A street begun');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.close();
  });

  it('puts two versions side by side when a colleague was quicker', async () => {
    const page = await open(`/address/${id('address')}`);
    await page.getByLabel('City', { exact: true }).fill('stale town');
    await page.getByRole('button', { name: 'Save' }).click();
    const dialog = page.getByRole('dialog', { name: 'Somebody saved in between' });
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    expect(await page.getByLabel('City', { exact: true }).inputValue()).toBe('stale town');
    await page.close();
  });
});

describe('a page for one piece of work', () => {
  it.each([
    ['/office_action/:id/docketing', 'main [aria-current=page]', 'Lumora'],
    ['/office_action/:id/examination', 'main form', 'Lumora'],
    ['/office_action/:id/additional-info', 'main [aria-current=page]', 'Lumora'],
    ['/office_action/:id/show?work=answer', 'main textarea', 'Lumora'],
    ['/trademark_monitoring_result/:id/office_action/create', 'main form', 'Office action that cites'],
  ])('%s', async (path, part, title) => {
    const page = await context.newPage();
    const noise = listen(page);
    await page.goto(`${web.base}${path.replace(':id', id(path.split('/')[1] ?? ''))}`, { waitUntil: 'load' });
    await page.waitForSelector(part);
    expect(await page.locator('h1').allTextContents()).toEqual([expect.stringContaining(title)]);
    await page.evaluate(AXE);
    for (const width of WIDTHS) expect(await look(page, width)).toEqual({ width, overflow: 0, serious: [] });
    expect(noise).toEqual([]);
    await page.close();
  });

  it('keeps what is written by itself, and the next step stands in its head', async () => {
    const page = await open(`/office_action/${id('office_action')}/show`);
    await page.getByRole('link', { name: 'Examine' }).click();
    // What is written is sent by itself after a while, or by the key, whichever comes first.
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('AdminUpdateOfficeAction') === true,
    );
    await page.getByLabel('In plain words').fill('The name describes the goods.');
    await page.keyboard.press('Control+s');
    expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({
      variables: { input: { issueSummary: 'The name describes the goods.' } },
    });
    expect(await page.getByRole('button', { name: 'Confirm the date' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Send the options' }).waitFor();
    await page.close();
  });

  it('knows the watched mark and the one that came near', async () => {
    const page = await open(
      `/trademark_monitoring_result/${id('trademark_monitoring_result')}/office_action/create`,
    );
    await page.waitForSelector('main form');
    expect(await page.getByLabel('Mark', { exact: true }).inputValue()).not.toBe('');
    await page.close();
  });
});

describe('from every page', () => {
  it('Ctrl+K finds a list by name and a record by its mark, without the mouse', async () => {
    const page = await open('/address');
    const palette = page.getByRole('combobox', { name: words('en', 'admin-frame')('palette.label') });
    const press = async (): Promise<void> => {
      await page.keyboard.press('Control+k');
      // Keys go where the focus is; it moves when the dialog stands there.
      await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    };
    await press();
    await page.keyboard.type('>office lett');
    await page.getByRole('option', { name: /Office letters/ }).waitFor();
    await page.keyboard.press('Escape');
    await palette.waitFor({ state: 'detached' });
    await press();
    await page.keyboard.type('zelená');
    await page.getByRole('option', { name: /Zelená pekárna.*Mark\b/ }).click();
    await page.waitForURL(/\/trademark\/[^/]+\/show$/);
    await page.close();
  });

  it('a step is done where it is possible, with a reason', async () => {
    const page = await open(`/trademark/${id('trademark')}/show`);
    await page.getByRole('button', { name: 'More steps' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Give up/ })
      .click();
    await page.getByRole('dialog').getByLabel('Client told on').fill('2026-11-02');
    await page
      .getByRole('dialog')
      .getByLabel(/Reason/)
      .fill('The client gave the name up.');
    const sent = page.waitForRequest(
      (request) => request.postData()?.includes('AdminAbandonTrademark') === true,
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    expect(JSON.parse((await sent).postData() ?? '')).toMatchObject({
      variables: {
        id: id('trademark'),
        input: { clientToldOn: '2026-11-02', reason: 'The client gave the name up.' },
        expectedVersion: 1,
      },
    });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.close();
  });
});
