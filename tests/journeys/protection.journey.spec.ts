import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { isBack, isStillGone, readsTheReport } from './after-the-threat-steps.js';
import {
  approvesTheLetter,
  closesTheThreat,
  sendsTheLetter,
  writesTheLetter,
} from './letter-to-the-other-side-steps.js';
import type { Buyer } from './order-steps.js';
import {
  beginsTheTrial,
  judgesTheScan,
  offersALetter,
  opensTheScan,
  opensTheSubscription,
  ordersATrial,
  ordersTheLetter,
  paysForTheLetter,
} from './protection-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  { locale: 'cs', width: 390 },
  { locale: 'en', width: 1280 },
])('a brand that is looked after, in $locale at $width px', ({ locale, width }) => {
  const unique = `${Date.now().toString(36)}${width}`;
  let customer: Person;
  let lawyer: Person;
  let buyer: Buyer;
  let threat = '';

  beforeAll(async () => {
    customer = await someone(browser, { width, locale });
    lawyer = await lawyerAtWork(browser);
    buyer = {
      page: customer.page,
      locale,
      mark: `Velorina ${unique.slice(-6)}`,
      email: `protect.${locale}.${unique}@example.test`,
      tag: `protect-${locale}-${width}`,
    };
  });
  afterAll(async () => {
    await customer?.close();
    await lawyer?.close();
  });

  it('is ordered with a trial, by somebody who has no account yet', async () => {
    await ordersATrial(buyer);
    await beginsTheTrial(buyer);
    await opensTheSubscription(customer.page);
    await picture(customer.page, `${buyer.tag}-subscription`);
  });

  it('is scanned at once, and a person judges every finding by keys', async () => {
    await opensTheScan(lawyer.page, buyer.mark);
    await judgesTheScan(lawyer.page, buyer.tag);
  });

  it('has a threat of it, against which a letter is ordered at the price that was shown', async () => {
    threat = await offersALetter(lawyer.page, { brand: buyer.mark, tag: buyer.tag });
    await ordersTheLetter(buyer, threat);
    await paysForTheLetter(buyer, threat);
  });

  it('gets its letter written, approved as it stands, sent, and the threat ends with what was seen', async () => {
    const dispute = { threat, brand: buyer.mark, tag: buyer.tag };
    const both = { lawyer: lawyer.page, client: customer.page };
    await writesTheLetter(lawyer.page, dispute);
    await approvesTheLetter(customer.page, dispute);
    await sendsTheLetter(both, dispute);
    await closesTheThreat(both, dispute);
  });

  it('is looked at again when the threat is over: still gone after two weeks, and open again when it is back', async () => {
    const dispute = { threat, brand: buyer.mark, tag: buyer.tag };
    const both = { lawyer: lawyer.page, client: customer.page };
    await isStillGone(both, dispute);
    await isBack(both, dispute, buyer);
  });

  it('has its report when the first period is over: by letter, as a page and as a file', async () => {
    await readsTheReport(buyer);
    expect([customer.trouble, lawyer.trouble]).toEqual([[], []]);
  });
});
