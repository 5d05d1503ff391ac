import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import {
  approvesTheDraft,
  asksForTheReview,
  fillsInTheDraft,
  opensTheDraft,
  sendsForReview,
  showsUse,
} from './drafting-steps.js';
import {
  courseAtTheEuipo,
  DESK,
  entersAsFiled,
  handsToThePartner,
  officeOnTheFilingPage,
  opensTheMark,
  partnerFiled,
  partnerReturns,
  seesTheReceipt,
  sendsToTheEuipo,
  takesTheStep,
} from './filing-steps.js';
import {
  CARDS,
  choosesTransfer,
  entersACard,
  fillsTheOrder,
  getsAReport,
  goesToTheCardPage,
  moneyArrives,
  namesTheGoods,
  placesTheOrder,
  seesItPaid,
  seesTheOrderPaid,
  type Buyer,
} from './order-steps.js';
import { colleagueAtWork, lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

const PARTNER = 'Northbridge IP (SIMULATOR)';
// Days of the past, so that nobody has to wait for the offices.
const daysAgo = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  { locale: 'en', width: 1280, pays: 'card' },
  { locale: 'cs', width: 390, pays: 'transfer' },
])(
  'a name becomes a registered trademark in three offices, paid by $pays, in $locale at $width px',
  ({ locale, width, pays }) => {
    let client: Person;
    let lawyer: Person;
    let admin: Person;
    let buyer: Buyer;
    let requestId = '';
    const tag = `registration-${locale}-${width}`;
    const unique = Date.now().toString(36);

    beforeAll(async () => {
      client = await someone(browser, { width, locale });
      buyer = {
        page: client.page,
        locale,
        mark: `Glimmeroak ${locale}${unique}`,
        email: `owner.${locale}.${unique}@example.test`,
        tag,
      };
      lawyer = await lawyerAtWork(browser);
      admin = await colleagueAtWork(browser, 'admin');
    });
    afterAll(async () => {
      await client.close();
      await lawyer.close();
      await admin.close();
    });

    async function paysByCard(): Promise<void> {
      await goesToTheCardPage(buyer);
      await entersACard(client.page, CARDS.good);
      await seesItPaid(buyer);
      await client.page.getByRole('link', { name: words(locale, 'checkout')('return.onward') }).click();
      await client.page.waitForURL(/\/registration-request\/[^/]+\/success/);
    }

    it('is checked, ordered and paid', async () => {
      await getsAReport(browser, buyer);
      await fillsTheOrder(buyer);
      await namesTheGoods(buyer);
      const [order] = client.page.url().split(/[?#]/);
      await placesTheOrder(buyer);
      if (pays === 'card') await paysByCard();
      else await moneyArrives(await choosesTransfer(buyer));
      await seesTheOrderPaid(buyer, `${order}/success`);
    });

    it('belongs to an account from then on', async () => {
      const { page } = client;
      await awake(page);
      await page.getByRole('button', { name: words(locale, 'receipt')('account.create') }).click();
      const { link } = await letterWith(buyer.email, /\/portal\/activate\//);
      const t = words('en', 'account');
      await page.goto(link);
      await awake(page);
      await page.getByLabel(t('password.label')).fill('a lamp in the window');
      await page.getByRole('button', { name: t('activate.submit') }).click();
      await page.waitForURL(/\/portal(\?|$|\/order)/);
      const order = page.getByRole('link', { name: new RegExp(buyer.mark) }).first();
      await comesBackUntilShown(page, `${origin()}/portal/orders`, order);
      requestId =
        /\/portal\/order\/([0-9a-f-]{36})/.exec((await order.getAttribute('href')) ?? '')?.[1] ?? '';
      await picture(page, `${tag}-orders`);
    });

    it('is drafted by its owner, reviewed by a lawyer, and approved as it will be filed', async () => {
      const { page } = client;
      await opensTheDraft(page, { requestId, locale });
      await fillsInTheDraft(page, {
        owner: {
          businessName: 'Glimmeroak s.r.o.',
          country: 'SK',
          street: 'Dlhá 1',
          postcode: '811 01',
          city: 'Bratislava',
        },
        basis: '_1_A',
        locale,
      });
      for (const classNumber of [11, 35])
        await showsUse(page, {
          classNumber,
          url: `https://glimmeroak.example/shop/${classNumber}`,
          capturedOn: daysAgo(1),
          locale,
        });
      await picture(page, `${tag}-draft`);
      await asksForTheReview(page, locale);
      await sendsForReview(lawyer.page, requestId);
      await picture(lawyer.page, `${tag}-lawyer-draft`);
      await opensTheDraft(page, { requestId, locale });
      await picture(page, `${tag}-approval`);
      await approvesTheDraft(page, locale);
    });

    it('goes to the European Union over the wire', async () => {
      const { page } = lawyer;
      await courseAtTheEuipo('at-once');
      await sendsToTheEuipo({ preparer: admin.page, confirmer: page }, requestId);
      await picture(page, `${tag}-filing`);
    });

    it('goes to the partner in the United States, comes back for a reason, goes again, and is filed', async () => {
      const { page } = lawyer;
      const first = await handsToThePartner(page, requestId, PARTNER);
      await partnerReturns(first, 'The goods are too broad for this office.');
      await page.getByText('The goods are too broad for this office.').first().waitFor();
      const second = await handsToThePartner(page, requestId, PARTNER);
      await partnerFiled(second, '99000123', daysAgo(200));
      const office = await officeOnTheFilingPage(page, requestId, 'US');
      await office.getByText(DESK.filed, { exact: true }).first().waitFor();
      await opensTheMark(page, requestId, 'US');
      await takesTheStep(page, 'Examination began');
      await takesTheStep(page, 'Record publication', { 'Publication date': daysAgo(60) });
      await takesTheStep(page, 'Record registration', { 'Registration date': daysAgo(10), 'Fee paid': true });
    });

    it('is filed by hand in the United Kingdom', async () => {
      const { page } = lawyer;
      await entersAsFiled(page, requestId, { office: 'UK', number: 'UK00004000123', day: daysAgo(180) });
      await opensTheMark(page, requestId, 'UK');
      await takesTheStep(page, 'Examination began');
      await takesTheStep(page, 'Record publication', { 'Publication date': daysAgo(100) });
      await takesTheStep(page, 'Record registration', { 'Registration date': daysAgo(20), 'Fee paid': true });
      await picture(page, `${tag}-mark`);
    });

    it('keeps the receipt of each office it was filed at by ourselves', async () => {
      for (const office of ['EU', 'UK']) await seesTheReceipt(lawyer.page, requestId, office);
    });

    it('is registered in all three, and its owner sees it', async () => {
      const { page } = client;
      await registeredEverywhere(page, buyer.mark);
      await picture(page, `${tag}-registered`);
      expect(client.trouble.filter((line) => !line.includes('422'))).toEqual([]);
      expect(lawyer.trouble).toEqual([]);
    });
  },
);

/** The portal says so of each office; the register of the European Union needs its minutes. */
async function registeredEverywhere(page: Page, mark: string): Promise<void> {
  const registered = words('en', 'portal-statuses')('trademark.TRADEMARK_REGISTERED.label');
  const rows = page.getByRole('listitem').filter({ hasText: mark }).filter({ hasText: registered });
  await comesBackUntilShown(page, `${origin()}/portal/trademarks`, rows.nth(2), 600_000);
}
