import { expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { awake, someone, type Person } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import {
  CARDS,
  entersACard,
  goesToTheCardPage,
  saysWhoIsInvoiced,
  seesItPaid,
  type Buyer,
} from './order-steps.js';
import { picture } from './verification-steps.js';

const DAY_MS = 86_400_000;
/** A calendar date so many days from now. */
export const dayIn = (days: number): string =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
/** The day a renewal lasts to. A year without a 29 February ends that month a day earlier. */
export const tenYearsOn = (day: string): string =>
  `${Number(day.slice(0, 4)) + 10}${day.slice(4).replace('-02-29', '-02-28')}`;
const at = (locale: string, path: string): string =>
  `${origin()}${locale === 'en' ? '' : `/${locale}`}${path}`;

export type Service = 'renewal' | 'transfer';
const PATHS: Readonly<Record<Service, string>> = {
  renewal: '/trademark-renewal',
  transfer: '/trademark-ownership-transfer',
};

/** A number no other run has. */
export const freshNumber = (prefix: string): string => `${prefix}${Date.now().toString().slice(-8)}`;

/** Somebody whose account is the demo customer's. */
export async function customerSignedIn(browser: Browser, width: number): Promise<Person> {
  const t = words('en', 'account');
  const customer = await someone(browser, { width });
  const { email, password } = demoPerson('customer');
  await customer.page.goto(`${origin()}/portal/login`);
  await customer.page.getByLabel(t('login.email')).fill(email);
  await customer.page.getByLabel(t('login.password')).fill(password);
  await customer.page.getByRole('button', { name: t('login.submit'), exact: true }).click();
  await customer.page.getByRole('heading', { name: words('en', 'portal')('home.needsYou') }).waitFor();
  return customer;
}

/** From the landing page with a number to the form that knows it. */
export async function startsAt(
  page: Page,
  { locale, service, number }: { locale: string; service: Service; number: string },
): Promise<void> {
  const common = words(locale, 'service-order');
  await page.goto(at(locale, PATHS[service]));
  await page.getByRole('heading', { level: 1, name: words(locale, service)('landing.title') }).waitFor();
  await page.getByLabel(common('mark.office')).selectOption('EU');
  await page.getByLabel(common('mark.number')).fill(number);
  await page.getByRole('button', { name: words(locale, service)('landing.start') }).click();
  await page.waitForURL(/\/form\?/);
  await awake(page);
  await expect(page.getByLabel(common('mark.number')).inputValue()).resolves.toBe(number);
}

/** The mark's name and who orders; then the price in four lines. */
export async function seesThePrice(page: Page, { locale, mark, email, tag }: Buyer): Promise<void> {
  const t = words(locale, 'service-order');
  await page.getByLabel(t('mark.name')).fill(mark);
  await page.getByLabel(t('mark.classes')).fill('9, 35');
  await page.getByRole('textbox', { name: t('who.name'), exact: true }).fill('Eva Nováková');
  await page.getByRole('textbox', { name: t('who.email'), exact: true }).fill(email);
  await page.locator('[name="country"]').selectOption('SK');
  await page.getByRole('button', { name: t('price.show') }).click();
  await page.locator('[data-total]').waitFor();
  await picture(page, `${tag}-price`);
}

/** Who had the mark, who has it now, and the deed that proves it. */
export async function namesTheNewOwner(
  page: Page,
  { locale, owner: name }: { locale: string; owner: string },
): Promise<void> {
  const t = words(locale, 'transfer');
  await page.getByLabel(t('form.currentOwner')).fill('Old Lamps s.r.o.');
  const owner = page.getByRole('group', { name: t('owner.title') });
  await owner.getByLabel(t('owner.name')).fill(name);
  await owner.getByLabel(t('owner.street')).fill('Dlhá 1');
  await owner.getByLabel(t('owner.city')).fill('Bratislava');
  await owner.getByLabel(t('owner.country')).selectOption('SK');
}

/** A small file that is a PDF by its content. */
export async function bringsTheDeed(page: Page, locale: string): Promise<void> {
  const buffer = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'deed.pdf', mimeType: 'application/pdf', buffer });
  await page.getByText(words(locale, 'verification')('upload.sent', { file: 'deed.pdf' })).waitFor();
}

/** Tries to order without having agreed, agrees, and orders. */
export async function orders(page: Page, locale: string, service: Service): Promise<void> {
  const t = words(locale, 'service-order');
  await page.getByRole('button', { name: t('price.order') }).click();
  await page.getByRole('alert').first().waitFor();
  await page.getByRole('checkbox', { name: words(locale, service)('form.consent') }).check();
  await page.getByRole('button', { name: t('price.order') }).click();
}

/** The page of an order without an account, which keeps its address. @returns that address */
export async function seesItPlaced(page: Page, { locale, tag }: Buyer, service: Service): Promise<string> {
  await page.getByRole('heading', { level: 1, name: words(locale, service)('placed.title') }).waitFor();
  await picture(page, `${tag}-placed`);
  return page.url().replace(/\/success$/, '');
}

/** From the checkout to the paid product, by card. `kept`: the account knows whom it is invoiced to, and nobody types it again. */
export async function paysByCard(
  buyer: Buyer,
  { payer = 'typed' }: { payer?: 'typed' | 'kept' } = {},
): Promise<void> {
  await buyer.page.waitForURL(/\/product\/[^/]+\/checkout/);
  if (payer === 'typed') await saysWhoIsInvoiced(buyer);
  else
    await buyer.page
      .getByText(new RegExp(`^${words(buyer.locale, 'checkout')('payer.title')}: .+, .+`))
      .waitFor();
  await goesToTheCardPage(buyer);
  await entersACard(buyer.page, CARDS.good);
  await seesItPaid(buyer);
}

/** One press on the page of the order, the letter, a password; then the order stands in the portal. @returns its id */
export async function makesAnAccount(
  page: Page,
  { order, locale, activation }: { order: string; locale: string; activation: () => Promise<string> },
): Promise<string> {
  await page.goto(order);
  await awake(page);
  await page.getByRole('button', { name: words(locale, 'receipt')('account.create') }).click();
  await page.getByRole('heading', { name: words(locale, 'receipt')('account.createdTitle') }).waitFor();
  const t = words('en', 'account');
  await page.goto(await activation());
  await awake(page);
  await page.getByLabel(t('password.label')).fill('a lamp in the window');
  await page.getByRole('button', { name: t('activate.submit') }).click();
  await page.waitForURL(/\/portal(\?|$|\/(?!activate))/);
  const line = page.locator('main a[href^="/portal/service-order/"]').first();
  await comesBackUntilShown(page, `${origin()}/portal/services`, line);
  return /service-order\/([0-9a-f-]{36})/.exec((await line.getAttribute('href')) ?? '')?.[1] ?? '';
}

/** Adds a mark in the portal by office and number, as its certificate says. @returns its id */
export async function addsTheMark(
  page: Page,
  mark: { readonly name: string; readonly number: string; readonly expires: string | null },
): Promise<string> {
  const t = words('en', 'portal-trademarks');
  await page.goto(`${origin()}/portal/trademarks`);
  await page.getByText(t('import.title')).first().click();
  const ask = page.locator('form').filter({ has: page.getByRole('button', { name: t('import.look') }) });
  await ask.getByLabel(t('list.office'), { exact: true }).selectOption('EU');
  await ask.getByLabel(t('import.number')).fill(mark.number);
  await ask.getByRole('button', { name: t('import.look') }).click();
  const facts = page.locator('form').filter({ has: page.getByRole('button', { name: t('import.add') }) });
  await facts.getByLabel(t('import.name')).fill(mark.name);
  await facts.getByLabel(t('watch.classes')).fill('9, 35');
  await facts.getByLabel(t('fact.filed')).fill(dayIn(-3000));
  await facts.getByLabel(t('fact.registered')).fill(dayIn(-2800));
  if (mark.expires !== null) await facts.getByLabel(t('fact.expires')).fill(mark.expires);
  await facts.getByRole('button', { name: t('import.add') }).click();
  await page.waitForURL(/\/portal\/trademarks\/[0-9a-f-]{36}/);
  return page.url().split('/').at(-1) ?? '';
}

/** The mark an order is about, by the link on the order's page; the order finds it within seconds. @returns its id */
export async function markOfTheOrder(page: Page, orderId: string): Promise<string> {
  const mark = page.locator('main a[href^="/portal/trademarks/"]').first();
  await comesBackUntilShown(page, `${origin()}/portal/service-order/${orderId}`, mark);
  return (await mark.getAttribute('href'))?.split('/').at(-1) ?? '';
}

/** Until the order's page says so; statuses are the customer's words. */
export async function seesTheOrderAs(page: Page, orderId: string, status: string): Promise<void> {
  const word = words('en', 'portal-statuses')(`serviceRequest.${status}.label`);
  await comesBackUntilShown(
    page,
    `${origin()}/portal/service-order/${orderId}`,
    page.getByText(word, { exact: true }).filter({ visible: true }).first(),
  );
}

/** What the portal says of a mark, waited for: the answer of the register under this label. */
export async function seesOnTheMark(page: Page, markId: string, text: RegExp): Promise<void> {
  await comesBackUntilShown(
    page,
    `${origin()}/portal/trademarks/${markId}`,
    page.locator('main').filter({
      has: page.getByRole('heading', { name: words('en', 'portal-trademarks')('mark.facts') }),
      hasText: text,
    }),
  );
}

/** The record of a mark in front of a lawyer. */
export async function opensTheMarkAsStaff(page: Page, markId: string): Promise<void> {
  await page.goto(`${origin()}/trademark/${markId}/show`);
  await page.getByRole('button', { name: 'More steps' }).waitFor();
}

/** Staff put the new owner among the parties of the client. @returns the party's id */
export async function addsTheParty(
  page: Page,
  { name, clientEmail }: { name: string; clientEmail: string },
): Promise<string> {
  await page.goto(`${origin()}/entity/create`);
  await page.getByLabel('Business name').fill(name);
  await page.getByLabel('Type', { exact: true }).selectOption('LEGAL');
  await page.getByLabel('Owner of marks', { exact: true }).check();
  await page.getByLabel('VAT payer', { exact: true }).selectOption('false');
  await page.getByRole('combobox', { name: /^Client\b/ }).fill(clientEmail);
  const found = page.getByRole('listbox').getByRole('option');
  await until('the client is found by the address', async () =>
    (await found.count()) === 1 ? true : undefined,
  );
  await found.click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.waitForURL(/\/entity\/[0-9a-f-]{36}\/show/);
  return /entity\/([0-9a-f-]{36})/.exec(page.url())?.[1] ?? '';
}

/** Handed in at the office today, then on record with its new day. */
export async function renewsAtTheOffice(page: Page, markId: string, expires: string): Promise<void> {
  await opensTheMarkAsStaff(page, markId);
  await takesTheStep(page, 'File the renewal', { 'Renewal filed on': dayIn(0) });
  await takesTheStep(page, 'Record the renewal', { 'Expiration date': expires, Paid: true });
}

/** The deed is read and in order, so it is handed in at the office today, then on record with the new owner. */
export async function transfersAtTheOffice(
  page: Page,
  { orderId, markId, owner }: { orderId: string; markId: string; owner: string },
): Promise<void> {
  await page.goto(`${origin()}/service_request/${orderId}/show`);
  const right = Object.fromEntries(
    ['Parties', 'Signed', 'Dated', 'Notarised', 'Covers'].map((label) => [label, true] as const),
  );
  await takesTheStep(page, 'Note what the deed says', right);
  await opensTheMarkAsStaff(page, markId);
  await takesTheStep(page, 'Transfer was filed', { 'Transfer filed on': dayIn(0) });
  await takesTheStep(page, 'Transfer was recorded', { 'New owner': owner });
}
