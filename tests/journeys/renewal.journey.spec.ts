import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import ical from 'node-ical';
import type { Browser } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import type { Buyer } from './order-steps.js';
import {
  addsTheMark,
  addsTheParty,
  bringsTheDeed,
  customerSignedIn,
  dayIn,
  freshNumber,
  makesAnAccount,
  markOfTheOrder,
  namesTheNewOwner,
  orders,
  paysByCard,
  renewsAtTheOffice,
  seesItPlaced,
  seesOnTheMark,
  seesThePrice,
  seesTheOrderAs,
  startsAt,
  tenYearsOn,
  transfersAtTheOffice,
} from './service-order-steps.js';
import { lawyerAtWork, picture } from './verification-steps.js';

jest.setTimeout(900_000);

/** A day as the portal writes it. */
const written = (day: string): RegExp =>
  new RegExp(
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
      .format(new Date(day))
      .replaceAll(' ', '\\s'),
  );

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const buyerAs = (page: Buyer['page'], locale: string, name: string): Buyer => ({
  page,
  locale,
  mark: `Glimmeroak ${name} ${Date.now().toString(36)}`,
  email: `${name}-${Date.now().toString(36)}@example.test`,
  tag: `${name}-${locale}`,
});

describe('without an account, in cs at 390 px', () => {
  const locale = 'cs';
  let visitor: Person;
  let lawyer: Person;
  beforeAll(async () => {
    visitor = await someone(browser, { width: 390, locale });
    lawyer = await lawyerAtWork(browser);
  });
  afterAll(async () => {
    await visitor.close();
    await lawyer.close();
  });

  it('a renewal goes from the landing page to the money, into an account, and to the new day in the portal', async () => {
    const { page } = visitor;
    const buyer = buyerAs(page, locale, 'renewal');
    const number = freshNumber('018');
    await startsAt(page, { locale, service: 'renewal', number });
    const expires = dayIn(100);
    await page.getByLabel(words(locale, 'renewal')('form.expires')).fill(expires);
    await seesThePrice(page, buyer);
    await orders(page, locale, 'renewal');
    const order = await seesItPlaced(page, buyer, 'renewal');
    await page.getByRole('link', { name: words(locale, 'service-order')('placed.pay') }).click();
    await paysByCard(buyer);
    const orderId = await makesAnAccount(page, {
      order,
      locale,
      activation: async () => (await letterWith(buyer.email, /\/portal\/activate\//)).link,
    });
    await seesTheOrderAs(page, orderId, 'PAID');
    const added = await addsTheMark(page, { name: buyer.mark, number, expires });
    expect(await markOfTheOrder(page, orderId)).toBe(added);
    await seesOnTheMark(page, added, new RegExp(words('en', 'portal-trademarks')('renewal.ordered')));
    const renewed = tenYearsOn(expires);
    await renewsAtTheOffice(lawyer.page, added, renewed);
    await seesOnTheMark(page, added, written(renewed));
    await picture(page, `${buyer.tag}-renewed`);
    await seesTheOrderAs(page, orderId, 'FINISHED');
    await picture(page, `${buyer.tag}-finished`);
  });

  it('a renewal that comes too early is told its day, and nothing typed is lost', async () => {
    const stranger = await someone(browser, { width: 390, locale });
    const { page } = stranger;
    const t = words(locale, 'service-order');
    await startsAt(page, { locale, service: 'renewal', number: freshNumber('019') });
    await page.getByLabel(words(locale, 'renewal')('form.expires')).fill(dayIn(2000));
    await page.getByLabel(t('mark.name')).fill('Early bird');
    await page.getByLabel(t('mark.classes')).fill('9');
    await page.getByRole('textbox', { name: t('who.name'), exact: true }).fill('Eva');
    await page.getByRole('textbox', { name: t('who.email'), exact: true }).fill('eva@example.test');
    await page.locator('[name="country"]').selectOption('CZ');
    await page.getByRole('button', { name: t('price.show') }).click();
    await page.getByText(t('refused.TOO_EARLY_TO_RENEW').slice(0, 12)).waitFor();
    await expect(page.getByRole('button', { name: t('price.order') }).count()).resolves.toBe(0);
    await expect(page.getByLabel(t('mark.name')).inputValue()).resolves.toBe('Early bird');
    await stranger.close();
  });

  it('a transfer is ordered with both owners and the deed, paid, and claimed; the portal shows the new owner', async () => {
    const guest = await someone(browser, { width: 390, locale });
    const { page } = guest;
    const buyer = buyerAs(page, locale, 'transfer');
    const number = freshNumber('017');
    await startsAt(page, { locale, service: 'transfer', number });
    const owner = `Nové lampy ${Date.now().toString(36)} a.s.`;
    await namesTheNewOwner(page, { locale, owner });
    await bringsTheDeed(page, locale);
    await seesThePrice(page, buyer);
    await orders(page, locale, 'transfer');
    const order = await seesItPlaced(page, buyer, 'transfer');
    await page.getByRole('link', { name: words(locale, 'service-order')('placed.pay') }).click();
    await paysByCard(buyer);
    const orderId = await makesAnAccount(page, {
      order,
      locale,
      activation: async () => (await letterWith(buyer.email, /\/portal\/activate\//)).link,
    });
    const added = await addsTheMark(page, { name: buyer.mark, number, expires: null });
    expect(await markOfTheOrder(page, orderId)).toBe(added);
    const party = await addsTheParty(lawyer.page, { name: owner, clientEmail: buyer.email });
    await transfersAtTheOffice(lawyer.page, { orderId, markId: added, owner: party });
    await seesOnTheMark(page, added, new RegExp(owner));
    await picture(page, `${buyer.tag}-transferred`);
    await seesTheOrderAs(page, orderId, 'FINISHED');
    expect([guest.trouble, lawyer.trouble]).toEqual([[], []]);
    await guest.close();
  });
});

describe('signed in, in en at 1280 px', () => {
  const locale = 'en';
  let customer: Person;
  let lawyer: Person;
  beforeAll(async () => {
    customer = await customerSignedIn(browser, 1280);
    lawyer = await lawyerAtWork(browser);
  });
  afterAll(async () => {
    await customer.close();
    await lawyer.close();
  });

  /** Ordered for the account: from the form straight to the order in the portal. @returns its id */
  async function landsInThePortal(): Promise<string> {
    await customer.page.waitForURL(/\/portal\/service-order\/[0-9a-f-]{36}/);
    return customer.page.url().split('/').at(-1) ?? '';
  }

  async function paysInThePortal(buyer: Buyer, orderId: string): Promise<void> {
    const pay = buyer.page.getByRole('link', { name: words('en', 'portal-threats')('order.pay') });
    await comesBackUntilShown(buyer.page, `${origin()}/portal/service-order/${orderId}`, pay);
    await pay.click();
    await paysByCard(buyer, { payer: 'kept' });
  }

  it('a renewal adds the mark by its number, is paid and filed, and the portal shows the new day', async () => {
    const { page } = customer;
    const buyer = { ...buyerAs(page, locale, 'own-renewal'), email: demoPerson('customer').email };
    await startsAt(page, { locale, service: 'renewal', number: freshNumber('016') });
    const t = words(locale, 'service-order');
    await page.getByRole('button', { name: t('lookUp.ask') }).click();
    await page.getByText(t('lookUp.unknown')).waitFor();
    const expires = dayIn(120);
    await page.getByLabel(words(locale, 'renewal')('form.expires')).fill(expires);
    await seesThePrice(page, buyer);
    await orders(page, locale, 'renewal');
    const orderId = await landsInThePortal();
    const mark = await markOfTheOrder(page, orderId);
    await paysInThePortal(buyer, orderId);
    await seesOnTheMark(page, mark, new RegExp(words('en', 'portal-trademarks')('renewal.ordered')));
    const renewed = tenYearsOn(expires);
    await renewsAtTheOffice(lawyer.page, mark, renewed);
    await seesOnTheMark(page, mark, written(renewed));
    await picture(page, `${buyer.tag}-renewed`);
    await seesTheOrderAs(page, orderId, 'FINISHED');
  });

  it('a transfer of a mark in the portal brings the deed, and the portal shows the new owner', async () => {
    const { page } = customer;
    const buyer = { ...buyerAs(page, locale, 'own-transfer'), email: demoPerson('customer').email };
    const number = freshNumber('015');
    await addsTheMark(page, { name: buyer.mark, number, expires: dayIn(2_000) });
    await startsAt(page, { locale, service: 'transfer', number });
    const owner = `New Lamps ${Date.now().toString(36)} Ltd`;
    await namesTheNewOwner(page, { locale, owner });
    await bringsTheDeed(page, locale);
    await seesThePrice(page, buyer);
    await orders(page, locale, 'transfer');
    const orderId = await landsInThePortal();
    const mark = await markOfTheOrder(page, orderId);
    await paysInThePortal(buyer, orderId);
    const party = await addsTheParty(lawyer.page, { name: owner, clientEmail: demoPerson('customer').email });
    await transfersAtTheOffice(lawyer.page, { orderId, markId: mark, owner: party });
    await seesOnTheMark(page, mark, new RegExp(owner));
    await picture(page, `${buyer.tag}-transferred`);
    await seesTheOrderAs(page, orderId, 'FINISHED');
    expect([customer.trouble, lawyer.trouble]).toEqual([[], []]);
  });
});

describe('a customer', () => {
  it('reads why a date is that day, walks the month by keys, and gives the dates to a calendar', async () => {
    const customer = await someone(browser, { width: 1280 });
    const { page } = customer;
    const { email, password } = demoPerson('customer');
    const t = words('en', 'portal-deadlines');
    const account = words('en', 'account');
    await page.goto(`${origin()}/portal/login?callbackUrl=/portal/deadlines`);
    await page.getByLabel(account('login.email')).fill(email);
    await page.getByLabel(account('login.password')).fill(password);
    await page.getByRole('button', { name: account('login.submit'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
    await page
      .getByRole('list', { name: t('title') })
      .getByRole('link')
      .first()
      .click();
    await page.getByRole('dialog').getByText(t('why.rule'), { exact: true }).waitFor();
    await picture(page, 'deadline-reasons');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: t('view.month'), exact: true }).click();
    const grid = page.getByRole('grid');
    await grid.locator('[tabindex="0"]').focus();
    const before = await page.locator('#month-name').innerText();
    await page.keyboard.press('PageDown');
    await until('the next month is shown', async () =>
      (await page.locator('#month-name').innerText()) === before ? undefined : true,
    );
    await picture(page, 'deadline-month');
    await page.getByRole('link', { name: t('view.feed'), exact: true }).click();
    await page.getByRole('button', { name: t('feed.create') }).click();
    await page
      .getByRole('button', { name: new RegExp(`^${t('feed.show')}`) })
      .first()
      .click();
    const address = await page.locator('code').first().innerText();
    const calendar = await fetch(address);
    expect([calendar.status, calendar.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('text/calendar'),
    ]);
    const text = await calendar.text();
    const events = Object.values(ical.sync.parseICS(text)).flatMap((one) =>
      one?.type === 'VEVENT' ? [one] : [],
    );
    expect(events.length).toBeGreaterThan(0);
    // Whole days, each as long as its date: none has a clock that summer time could move.
    expect(new Set(events.map(({ datetype }) => datetype))).toEqual(new Set(['date']));
    expect(text.match(/^DT(START|END);VALUE=DATE:\d{8}\r?$/gm)).toHaveLength(2 * events.length);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    await page
      .getByRole('button', { name: new RegExp(`^${t('feed.revoke')}`) })
      .first()
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('feed.revoke'), exact: true })
      .click();
    await until('the address is dead', async () =>
      (await fetch(address)).status === 404 ? true : undefined,
    );
    expect(customer.trouble).toEqual([]);
    await customer.close();
  });
});
