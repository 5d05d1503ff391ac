import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { awake, openBrowser, type Person } from '../testkit/browser.js';
import { comesBackUntilShown, teamsWork } from '../testkit/comes-back.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import {
  addsTheMark,
  customerSignedIn,
  dayIn,
  freshNumber,
  paysByCard,
  seesTheOrderAs,
} from './service-order-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

const t = words('en', 'portal-trademarks');
const desk = words('en', 'admin-service-order');
const run = Date.now().toString(36);
const [ours, later] = [`Glimmeroak ${run}`, `Glimmeroake ${run}`];
const LAST_DAY = dayIn(60);

let browser: Browser;
let customer: Person;
let lawyer: Person;
beforeAll(async () => {
  browser = await openBrowser();
  customer = await customerSignedIn(browser, 390);
  lawyer = await lawyerAtWork(browser);
});
afterAll(async () => {
  await customer?.close();
  await lawyer?.close();
  await browser.close();
});

/** A day as the portal writes it. */
const written = (day: string): RegExp =>
  new RegExp(
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(day))
      .replaceAll(' ', String.raw`\s`),
  );

/** A lawyer enters a later mark that came near the client's, and how near it is. */
async function entersALaterMark(page: Page): Promise<void> {
  await page.goto(`${origin()}/trademark_monitoring_result/create`);
  await page.getByRole('combobox', { name: 'Mark', exact: true }).fill(ours);
  await page
    .getByRole('listbox')
    .getByRole('option', { name: new RegExp(ours) })
    .click();
  await page.getByLabel('Mark name', { exact: true }).fill(later);
  await page.getByLabel('Type', { exact: true }).selectOption('SIMILAR');
  await page.getByLabel(/^Relevance(?! note)/).selectOption('HIGH');
  await page.getByLabel(/^Opposition end date/).fill(LAST_DAY);
  await page.getByLabel('Classes', { exact: true }).fill('9');
  await page.getByLabel('Office', { exact: true }).fill('EU');
  await picture(page, 'opposition-entered');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/\/trademark_monitoring_result\/[0-9a-f-]{36}\/show/);
}

/** The price of an order that no list holds, as the client will read it. */
async function namesThePrice(page: Page, orderId: string): Promise<void> {
  await page.goto(`${origin()}/service_request/${orderId}/show`);
  await page.getByLabel(`${desk('ours')}, EUR`).fill('900');
  await page.getByLabel(`${desk('office')}, EUR`).fill('320');
  await page
    .getByRole('region', { name: desk('preview') })
    .getByText(desk('line.total'))
    .waitFor();
  await picture(page, 'opposition-price');
  await isTold(page, desk('quoted'), () => page.getByRole('button', { name: desk('send') }).click());
}

describe('an opposition that follows from a watch', () => {
  let orderId = '';

  it('is ordered at the later mark: both marks and the last day are said, and nothing is asked that we know', async () => {
    const { page } = customer;
    const mark = await addsTheMark(page, { name: ours, number: freshNumber('014'), expires: dayIn(2_000) });
    await entersALaterMark(lawyer.page);
    const found = page.getByRole('link', { name: new RegExp(later) });
    await comesBackUntilShown(page, `${origin()}/portal/trademarks/${mark}`, found);
    await awake(page);
    await found.click();
    const drawer = page.getByRole('dialog', { name: later });
    await drawer.getByText(written(LAST_DAY)).first().waitFor();
    await drawer.getByText(new RegExp(ours)).first().waitFor();
    await drawer.getByLabel(words('en', 'portal-threats')('order.country')).selectOption('SK');
    await drawer.getByLabel(t('watch.note')).fill('We sold lamps first.');
    await picture(page, 'opposition-ask');
    await drawer.getByRole('button', { name: t('watch.act') }).click();
    const order = drawer.getByRole('link', { name: t('watch.order') });
    await order.waitFor();
    orderId = (await order.getAttribute('href'))?.split('/').at(-1)?.split('?')[0] ?? '';
    await seesTheOrderAs(page, orderId, 'SUBMITTED');
    await picture(page, 'opposition-ordered');
  });

  it('gets its price from a lawyer, is paid, and is work at once', async () => {
    const { page } = customer;
    await namesThePrice(lawyer.page, orderId);
    const pay = page.getByRole('link', { name: words('en', 'portal-threats')('order.pay') });
    await comesBackUntilShown(page, `${origin()}/portal/service-order/${orderId}`, pay);
    await picture(page, 'opposition-pay');
    await pay.click();
    await paysByCard(
      { page, locale: 'en', mark: ours, email: demoPerson('customer').email, tag: 'opposition' },
      { payer: 'kept' },
    );
    await seesTheOrderAs(page, orderId, 'PAID');
    const task = lawyer.page.locator(`a[href*="${orderId}"]`).first();
    await comesBackUntilShown(lawyer.page, teamsWork(origin()), task);
    await picture(lawyer.page, 'opposition-task');
  });

  it('is begun and done by the lawyer, and the client reads what came of it', async () => {
    await lawyer.page.goto(`${origin()}/service_request/${orderId}/show`);
    await takesTheStep(lawyer.page, 'Start');
    await seesTheOrderAs(customer.page, orderId, 'IN_PROGRESS');
    const outcome = `The office upheld the opposition against ${later}.`;
    await lawyer.page.reload();
    await takesTheStep(lawyer.page, 'Record the outcome', { Outcome: outcome });
    await seesTheOrderAs(customer.page, orderId, 'FINISHED');
    await customer.page.getByText(outcome).first().waitFor();
    await picture(customer.page, 'opposition-done');
    expect([customer.trouble, lawyer.trouble]).toEqual([[], []]);
  });
});
