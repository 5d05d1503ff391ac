import { expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { Browser as Door } from '@cotta/gateway/testing.js';
import { awake } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { demoPerson, origin } from '../testkit/demo.js';
import { words } from '../testkit/words.js';
import { takesTheStep } from './filing-steps.js';
import { CARDS, entersACard, goesToTheCardPage, seesItPaid, type Buyer } from './order-steps.js';
import { dayIn, freshNumber } from './service-order-steps.js';

const t = words('en', 'portal-proof');
const GOODS = [
  { class: 9, terms: ['downloadable software for lighting', 'electric switches'] },
  { class: 35, terms: ['online retail of lamps'] },
];

/** A day so many months ago, early in its month so that every month has it. */
function monthsAgo(months: number): string {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 5)).toISOString().slice(0, 10);
}

async function written(path: string, body: object): Promise<string> {
  const { email, password } = demoPerson('admin');
  const door = new Door(origin(), { origin: origin() });
  expect((await door.signIn(email, 'admin', password)).status).toBe(200);
  const { accessTokenAdminUser } = await door.session();
  const answer = await fetch(`${origin()}${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${String(accessTokenAdminUser)}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  const made = (await answer.json()) as { id?: string };
  expect({ status: answer.status, made }).toMatchObject({ status: 201, made: { id: expect.any(String) } });
  return String(made.id);
}

/** A client of the firm in one language, whose mark with two classes is registered in the United States for six years and some months: its declaration is late. @returns the id of the mark */
export async function clientWithALateMark(client: {
  readonly email: string;
  readonly locale: string;
  readonly mark: string;
}): Promise<string> {
  const userId = await written('/api/user/initiate', {
    email: client.email,
    role: 'CUSTOMER',
    firstname: 'Eva',
    lastname: 'Nováková',
    language: client.locale,
  });
  const registered = monthsAgo(74);
  return written('/api/trademark', {
    name: client.mark,
    jurisdiction: 'US',
    type: 'WORD',
    status: 'TRADEMARK_REGISTERED',
    number: freshNumber('6'),
    filing_basis: ['_1_A'],
    filing_date: monthsAgo(86),
    registration_date: registered,
    expiration_date: `${Number(registered.slice(0, 4)) + 10}${registered.slice(4)}`,
    goods_and_services: GOODS,
    user_id: userId,
  });
}

/** The proof that was opened for the mark by the clock, in front of a lawyer. @returns its address */
export async function opensTheProof(page: Page, markId: string): Promise<string> {
  const proof = page.locator('main a[href^="/use_in_commerce_request/"][href$="/show"]').first();
  await comesBackUntilShown(page, `${origin()}/trademark/${markId}/show`, proof);
  const [, id] =
    /use_in_commerce_request\/([0-9a-f-]{36})/.exec((await proof.getAttribute('href')) ?? '') ?? [];
  const address = `${origin()}/use_in_commerce_request/${id}/show`;
  await page.goto(address);
  await page.getByRole('button', { name: 'More steps' }).waitFor();
  return address;
}

/** The page behind the link of a letter, alive. */
export async function opensTheLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { level: 1, name: t('heading') }).waitFor();
  await awake(page);
}

const classOf = (page: Page, number: string): Locator =>
  page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: t('classes.class', { number }) }) });

/** Tries to save a class of which nothing was said, is asked, says that it is in use and since when, and saves it. */
export async function saysItIsUsed(page: Page, number: string): Promise<void> {
  const one = classOf(page, number);
  await one.getByRole('button', { name: t('classes.save', { number }) }).click();
  await one.getByRole('alert').waitFor();
  await one.getByRole('radio', { name: new RegExp(t('decision.USE.title')) }).check();
  await one.getByLabel(t('classes.firstAnywhere')).fill(dayIn(-2600));
  await one.getByLabel(t('classes.firstInUs')).fill(dayIn(-2500));
  await one.getByRole('button', { name: t('classes.save', { number }) }).click();
  await one.getByText(t('classes.saved')).waitFor();
}

/** A picture of the class, by its link. */
export async function showsAPicture(page: Page, number: string): Promise<void> {
  const one = classOf(page, number);
  const buffer = await page.screenshot({ type: 'jpeg' });
  await one
    .locator('input[type="file"]')
    .setInputFiles({ name: 'shop-window.jpg', mimeType: 'image/jpeg', buffer });
  await one.getByText(words('en', 'verification')('upload.sent', { file: 'shop-window.jpg' })).waitFor();
  await one.getByRole('button', { name: t('specimens.add', { number }) }).click();
  await one.getByRole('listitem').filter({ hasText: 'shop-window.jpg' }).waitFor();
}

/** A page of the internet that shows the class, by its link. */
export async function showsAPage(page: Page, number: string, url: string): Promise<void> {
  const one = classOf(page, number);
  await one.getByLabel(t('specimens.url')).fill(url);
  await one.getByLabel(t('specimens.captureDate')).fill(dayIn(-1));
  await one.getByRole('button', { name: t('specimens.add', { number }) }).click();
  await one.getByRole('listitem').filter({ hasText: url }).waitFor();
}

/** What one filing costs stands there with the late fee; it is ordered once the country is said. */
export async function ordersTheDeclaration(page: Page, lateFee: string): Promise<void> {
  const order = page.getByRole('region', { name: t('order.title') });
  await order.getByText(t('offer.late')).first().waitFor();
  await order.getByText(lateFee).first().waitFor();
  await order.locator('select[name="country"]').selectOption('SK');
  await order.getByRole('button', { name: t('order.button') }).click();
  await page.getByText(t('phase.pay').split('{{day}}')[0] ?? '').waitFor();
}

/** From the page of the proof to the checkout, as soon as there is something to pay. */
export async function goesToPay(page: Page, link: string): Promise<void> {
  const pay = page.getByRole('link', {
    name: new RegExp(words('en', 'portal-letter')('ordered.paySum', { sum: '.*' })),
  });
  await comesBackUntilShown(page, link, pay);
  await awake(page);
  await pay.click();
}

/** By card. Who holds the link of a letter is nobody we know the name of: whom the invoice is for is typed. */
export async function paysFromTheLink(buyer: Buyer): Promise<void> {
  const { page, email } = buyer;
  await page.waitForURL(/\/product\/[^/]+\/checkout/);
  await awake(page);
  const t = words('en', 'checkout');
  const typed = { name: 'Eva Nováková', street: 'Dlhá 1', city: 'Bratislava', email };
  for (const [name, text] of Object.entries(typed))
    await page.getByRole('textbox', { name: new RegExp(`^${t(`payer.${name}`)}`) }).fill(text);
  await goesToTheCardPage(buyer);
  await entersACard(page, CARDS.good);
  await seesItPaid(buyer);
}

/** Every specimen does; then the filing is approved as signed, and filed. */
export async function approvesAndFiles(page: Page, proof: string): Promise<void> {
  const desk = words('en', 'admin-proof');
  await page.goto(proof);
  for (const number of ['9', '35']) {
    const specimens = page.getByRole('region', { name: desk('specimens', { number }) });
    await specimens.getByRole('button', { name: desk('verdict.accept'), exact: true }).click();
    await specimens.getByText(desk('verdict.ACCEPTED')).waitFor();
  }
  // Yesterday here is no day of tomorrow at the office.
  await takesTheStep(page, 'Approve for filing', {
    'Specimens checked': true,
    'Declaration signed on': dayIn(-1),
  });
  await takesTheStep(page, 'It was filed', { 'Filed on': dayIn(-1) });
}
