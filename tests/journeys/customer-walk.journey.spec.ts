import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { awake, openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import { adviseOnClass, type ClassAdvice } from './class-advice-steps.js';
import {
  approvesTheDraft,
  asksForTheReview,
  choosesTheBasis,
  saysNothingWasFiledEarlier,
  sendsForReview,
  writesTheTerms,
} from './drafting-steps.js';
import {
  CARDS,
  choosesTransfer,
  declineIsKnown,
  entersACard,
  goesToTheCardPage,
  moneyArrives,
  placesTheOrder,
  seesItPaid,
  seesTheOrderPaid,
  type Buyer,
} from './order-steps.js';
import {
  approvesTheReport,
  asksForACheck,
  lawyerAtWork,
  opensTheTask,
  picture,
  writesTheReport,
} from './verification-steps.js';
import { isTold } from '../testkit/is-told.js';

jest.setTimeout(900_000);

const AGAINST: ClassAdvice = {
  classNumber: 19,
  advice: 'ADVISED_AGAINST',
  reason: 'Floors are where the earlier marks are.',
};
const RECOMMENDED: ClassAdvice = { classNumber: 20, advice: 'RECOMMENDED', reason: '' };
/** What no customer should read: days as machines write them, names of states and of mistakes. */
const MACHINE_WORDS = /\b\d{4}-\d{2}-\d{2}\b|\b[A-Z]{3,}_[A-Z_]{2,}\b|\bundefined\b|\bNaN\b|\[object/;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each([
  { locale: 'en', width: 1280, pays: 'card' },
  { locale: 'en', width: 390, pays: 'card' },
  { locale: 'sk', width: 1280, pays: 'transfer' },
  { locale: 'sk', width: 390, pays: 'transfer' },
])('a first-time customer, in $locale at $width px, paying by $pays', ({ locale, width, pays }) => {
  const tag = `walk-${locale}-${width}`;
  const unique = `${Date.now().toString(36)}${width}`;
  const offices = words(locale, 'offices');
  let customer: Person;
  let lawyer: Person;
  let buyer: Buyer;
  let report = '';
  let requestId = '';

  beforeAll(async () => {
    customer = await someone(browser, { width, locale });
    buyer = {
      page: customer.page,
      locale,
      mark: `Zephyroak ${locale}${unique}`,
      email: `walk.${locale}.${unique}@example.test`,
      tag,
    };
    lawyer = await lawyerAtWork(browser);
  });
  afterAll(async () => {
    await customer.close();
    await lawyer.close();
  });

  /** Steps of one walk: the first that fails ends it. */
  const steps: { readonly name: string; readonly walk: () => Promise<void> }[] = [];
  const step = (name: string, walk: () => Promise<void>): void => void steps.push({ name, walk });
  const shows = async (text: string | RegExp): Promise<void> =>
    customer.page.getByText(text).filter({ visible: true }).first().waitFor();

  step('reads a report that says only what was searched', async () => {
    const t = words(locale, 'report');
    await asksForACheck(customer.page, buyer);
    const staff = words('en', 'admin');
    await opensTheTask(lawyer.page, buyer.mark);
    await isTold(lawyer.page, staff('request.taken'), () =>
      lawyer.page.getByRole('button', { name: 'Take the check' }).click(),
    );
    for (const advice of [RECOMMENDED, AGAINST]) await adviseOnClass(lawyer.page, advice);
    await writesTheReport(lawyer.page, ['European Union', 'United Kingdom']);
    await approvesTheReport(lawyer.page);
    report = (await letterWith(buyer.email, /\/verification-summary\//)).link;
    await customer.page.goto(report);
    await shows(t('verdict.GO'));
    await shows(t('verdict.NO_ANSWER'));
    await shows(t('notSearched.NO_REGISTER_HELD'));
    await shows(AGAINST.reason);
    // Where a space does not break the line it is a space all the same.
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ');
    const read = plain(await customer.page.locator('main').innerText());
    const said = (coverage: string, office: string): string =>
      plain(
        t(`said.noIdentical.${coverage}`, { office: offices(office), day: '#', year: '#' }).split('#')[0] ??
          '',
      ).trim();
    expect(read).not.toMatch(MACHINE_WORDS);
    // Of the office whose register nobody searched, nothing was found and nothing was not found.
    for (const coverage of ['ALL', 'LIVE_ONLY', 'SAMPLE', 'SINCE', 'BY_HAND'])
      expect(read).not.toContain(said(coverage, 'UK'));
    expect(read).toContain(said('SAMPLE', 'EU'));
    await picture(customer.page, `${tag}-1-report`);
  });

  step('asks the lawyer without an account, and reads the answer where the e-mail leads', async () => {
    const t = words(locale, 'report');
    const staff = words('en', 'admin-draft');
    const { page } = customer;
    await awake(page);
    await page.getByLabel(t('question.text')).fill('Is a sample of the register enough?');
    await page.getByRole('button', { name: t('question.send') }).click();
    await shows(t('question.sent'));
    // What others wrote is not shown to whoever was passed the link of a report.
    await expect(page.getByText('Is a sample of the register enough?').count()).resolves.toBe(0);
    await lawyer.page.reload();
    await lawyer.page.getByText('Is a sample of the register enough?').waitFor();
    await lawyer.page
      .getByLabel(staff('toClient'))
      .fill('It is for a first look; we search the whole before we file.');
    await lawyer.page.getByRole('button', { name: staff('write') }).click();
    await page.goto((await letterWith(buyer.email, /#ask-lawyer/)).link);
    await shows('It is for a first look; we search the whole before we file.');
    await shows('Is a sample of the register enough?');
    await page.goto(report);
  });

  step('finds what the lawyer recommends in the order, and not what he advises against', async () => {
    const t = words(locale, 'order');
    const { page } = customer;
    await page
      .getByRole('link', { name: new RegExp(words(locale, 'report')('next.order')) })
      .first()
      .click();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await awake(page);
    await page.getByRole('checkbox', { name: new RegExp(`^${offices('US')}`) }).check();
    await shows(t('goods.class', { number: '20' }));
    await shows(t('goods.againstLeft', { number: '19' }));
    await page
      .getByRole('radio', { name: new RegExp(t('owner.APPLICANT_BUSINESS.title')) })
      .first()
      .check();
    await page.getByLabel(t('label.owner.businessName')).fill('Zephyroak s.r.o.');
    await page.getByLabel(t('label.owner.country'), { exact: true }).selectOption('SK');
    await page.getByLabel(t('label.owner.street')).fill('Dlhá 1');
    await page.getByLabel(t('label.owner.city'), { exact: true }).fill('Bratislava');
    await page
      .getByLabel(new RegExp(`^${t('label.owner.postcode')}`))
      .first()
      .fill('811 01');
    const [order] = page.url().split(/[?#]/);
    await placesTheOrder(buyer);
    const checkout = page.url();
    if (pays === 'card') {
      await goesToTheCardPage(buyer);
      await entersACard(page, CARDS.declined);
      await declineIsKnown(buyer, checkout);
      await page.goto(checkout);
      await goesToTheCardPage(buyer);
      await entersACard(page, CARDS.good);
      await seesItPaid(buyer);
    } else await moneyArrives(await choosesTransfer(buyer));
    await seesTheOrderPaid(buyer, `${order}/success`);
    await picture(page, `${tag}-2-paid`);
  });

  step('is told that the report does not cover the office that was added', async () => {
    await customer.page.goto(report);
    await shows(words(locale, 'report')('notCovered.OFFICE', { office: offices('US') }));
    await picture(customer.page, `${tag}-3-not-covered`);
  });

  step('comes from the activation to the one next step, and from there into the draft', async () => {
    const { page } = customer;
    const [order] = (await letterWith(buyer.email, /\/application-draft\//)).link.split(/[?#]/);
    await page.goto(order ?? '');
    await awake(page);
    await page.getByRole('button', { name: words(locale, 'draft')('guest.create') }).click();
    const { link } = await letterWith(buyer.email, /\/portal\/activate\//);
    const t = words('en', 'account');
    await page.goto(link);
    await awake(page);
    await page.getByLabel(t('password.label')).fill('an oak by the river');
    await page.getByRole('button', { name: t('activate.submit') }).click();
    await page.waitForURL(/\/portal(\?|$|\/order)/);
    const next = page.getByRole('link', { name: /^Fill in/ });
    await comesBackUntilShown(page, `${origin()}/portal`, next);
    await picture(page, `${tag}-4-home`);
    await comesBackUntilShown(
      page,
      `${origin()}/portal/orders`,
      page.getByRole('link', { name: new RegExp(buyer.mark) }).first(),
    );
    requestId =
      /\/portal\/order\/([0-9a-f-]{36})/.exec(
        (await page
          .getByRole('link', { name: new RegExp(buyer.mark) })
          .first()
          .getAttribute('href')) ?? '',
      )?.[1] ?? '';
    await page.goto(`${origin()}/portal/order/${requestId}`);
    await next.waitFor();
    for (const title of ['money.title', 'documents.title', 'messages.title', 'matrix.title', 'end.title'])
      await page
        .getByRole('heading', { name: words('en', 'portal-order')(`order.${title}`), exact: true })
        .waitFor();
    expect(await page.locator('main').innerText()).not.toMatch(MACHINE_WORDS);
    await picture(page, `${tag}-5-order`);
    await next.click();
    await page.waitForURL(/\/application-draft\//);
    // The link of the e-mail knows its owner: no second sign-in.
    await page.goto(order ?? '');
    await page.waitForURL(new RegExp(`/application-draft/${requestId}`));
    await page.getByRole('heading', { name: words(locale, 'draft')('progress'), exact: true }).waitFor();
  });

  step('is not asked again what the order knew, and answers the rest', async () => {
    const t = words(locale, 'draft');
    const { page } = customer;
    await page.goto(`${origin()}${locale === 'en' ? '' : `/${locale}`}/application-draft/${requestId}`);
    await page.getByRole('heading', { name: t('progress'), exact: true }).waitFor();
    await expect(page.getByLabel(t('owner.businessName')).inputValue()).resolves.toBe('Zephyroak s.r.o.');
    await expect(
      page.getByText(new RegExp(`${t('gap.missing', { words: '' })}.*${t('gap.OWNER')}`)).count(),
    ).resolves.toBe(0);
    await saysNothingWasFiledEarlier(page, locale);
    await choosesTheBasis(page, { basis: '_1_B', locale });
    const review = page.getByRole('button', { name: t('review.send') });
    await comesBackUntilShown(page, page.url(), review);
    // A reload keeps every answer.
    await expect(page.getByRole('radio', { name: t('priority.type.NONE') }).isChecked()).resolves.toBe(true);
    await picture(page, `${tag}-6-draft`);
    await asksForTheReview(page, locale);
  });

  step('reads what the lawyer wrote and approves it from the portal', async () => {
    const { page } = customer;
    await writesTheTerms(lawyer.page, { requestId, term: 'Furniture of oak' });
    await sendsForReview(lawyer.page, requestId);
    const approve = page.getByRole('link', { name: words('en', 'portal-next')('next.do.APPROVE') });
    await comesBackUntilShown(page, `${origin()}/portal`, approve);
    await approve.first().click();
    await page.waitForURL(/\/application-draft\//);
    await page.getByRole('checkbox', { name: words('en', 'draft')('decision.read') }).waitFor();
    await picture(page, `${tag}-7-approval`);
    await approvesTheDraft(page, 'en');
    await comesBackUntilShown(
      page,
      `${origin()}/portal/order/${requestId}`,
      page.getByText(words('en', 'portal-next')('next.text.FILING')),
    );
    await picture(page, `${tag}-8-filing`);
  });

  it('walks from the check to the filing', async () => {
    for (const { name, walk } of steps)
      await walk().catch((cause: unknown) => {
        throw new Error(name, { cause });
      });
  });

  it('met no error on the way', () => {
    expect(customer.trouble.filter((line) => !line.includes('422'))).toEqual([]);
    expect(lawyer.trouble).toEqual([]);
  });
});
