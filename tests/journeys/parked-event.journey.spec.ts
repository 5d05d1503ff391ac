import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';
import { asksForACheck, colleagueAtWork, opensTheTask, picture } from './verification-steps.js';

jest.setTimeout(600_000);

const t = words('en', 'admin-parked');
const mark = `Glimmeroak parked ${Date.now().toString(36)}`;
/** What nobody meant: the workspace takes no task about this mark. */
const BROKEN = `spec_${Date.now().toString(36)}`;
let browser: Browser;
let visitor: Person;
let admin: Person;
let workspace: pg.Client;

beforeAll(async () => {
  browser = await openBrowser();
  workspace = new pg.Client(new URL('/cotta_workspace', process.env['POSTGRES_ADMIN_URL']).href);
  await workspace.connect();
  await workspace.query(`alter table task add constraint ${BROKEN} check (mark <> '${mark}') not valid`);
  visitor = await someone(browser, { width: 1280 });
  admin = await colleagueAtWork(browser, 'admin');
});
afterAll(async () => {
  await workspace.query(`alter table task drop constraint if exists ${BROKEN}`);
  await workspace.end();
  await visitor.close();
  await admin.close();
  await browser.close();
});

const event = () =>
  admin.page
    .getByRole('listitem')
    .filter({ has: admin.page.getByRole('heading', { level: 4, name: 'Verification requested' }) })
    .filter({ hasText: BROKEN });

it('an event that a service cannot handle is seen by an admin, with why, and with what it says', async () => {
  const email = `eva.${BROKEN}@example.test`;
  await asksForACheck(visitor.page, { locale: 'en', mark, email, tag: 'parked' });
  await admin.page.goto(`${origin()}/admin/operations/parked`);
  await event().waitFor();
  await event().getByText(t('reason.FAILED')).waitFor();
  await event().getByText(t('content')).click();
  await event().getByText(mark).waitFor();
  expect(await event().getByText(t('closed'), { exact: true }).count()).toBeGreaterThan(1);
  expect(await event().innerText()).not.toContain(email);
  expect(await event().innerText()).not.toContain('/verification/');
  for (const width of [1280, 390]) {
    await admin.page.setViewportSize({ width, height: 800 });
    await picture(admin.page, `parked-${width}`);
    const inner = await admin.page.evaluate(() => document.documentElement.scrollWidth);
    expect(inner).toBeLessThanOrEqual(width);
  }
});

it('it fails again while its cause is there, and is handled once that is mended, each as soon as it is known', async () => {
  const { page } = admin;
  const retry = event().getByRole('button');
  const became = (how: 'failed' | 'handled') =>
    page.getByText(t(`became.${how}`, { event: 'Verification requested', consumer: 'verification-tasks' }));
  await retry.focus();
  await page.keyboard.press('Enter');
  await became('failed').waitFor();
  await workspace.query(`alter table task drop constraint ${BROKEN}`);
  await retry.click();
  await became('handled').waitFor();
  await event().waitFor({ state: 'detached' });
});

it.each(['', '/late', '/upkeep', '/costs'])(
  'the page of operations%s fits a desk and a phone, and says what programs say of themselves',
  async (place) => {
    const { page } = admin;
    await page.goto(`${origin()}/admin/operations${place}`);
    // Figures are taken every half minute; the tables of costs need none.
    await page.locator('figure svg, main table').first().waitFor({ timeout: 120_000 });
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await picture(page, `operations${place.replace('/', '-')}-${width}`);
      const inner = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(inner).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  },
);

it('the work it stood for is there, and who had it tried again is on record', async () => {
  const { page } = admin;
  await page.setViewportSize({ width: 1280, height: 800 });
  const filter = encodeURIComponent(JSON.stringify({ event: { eq: 'ParkedEventsRetried' } }));
  await page.goto(`${origin()}/audit_log?filter=${filter}`);
  await page
    .getByText(/parked ?events ?retried/i)
    .first()
    .waitFor();
  await opensTheTask(page, mark);
  expect(admin.trouble).toEqual([]);
});
