import { expect } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { until } from '@cotta/kit/testing/until.js';
import { awake } from '../testkit/browser.js';
import { comesBackUntilShown } from '../testkit/comes-back.js';
import { origin } from '../testkit/demo.js';
import { letterWith } from '../testkit/inbox.js';
import { isTold } from '../testkit/is-told.js';
import { words } from '../testkit/words.js';
import {
  approvesTheReport,
  asksForACheck,
  lawyerAtWork,
  opensTheTask,
  picture,
  writesTheReport,
} from './verification-steps.js';

/** Somebody who orders, in one language, and what the pictures of the way are called. */
export interface Buyer {
  readonly page: Page;
  readonly locale: string;
  readonly mark: string;
  readonly email: string;
  readonly tag: string;
}

/** Cards of the simulated bank that pay, and one that is declined. */
export const CARDS = {
  good: '4929420573595709',
  other: '5281438801804148',
  declined: '4929573638125985',
} as const;

const at = (locale: string, path: string): string =>
  `${origin()}${locale === 'en' ? '' : `/${locale}`}${path}`;

/** From the home page to a report that advises filing; the buyer then looks at it. */
export async function getsAReport(
  browser: Browser,
  { page, locale, mark, email, tag }: Buyer,
): Promise<void> {
  await page.goto(at(locale, '/'));
  await asksForACheck(page, { locale, mark, email, tag });
  const lawyer = await lawyerAtWork(browser);
  const t = words('en', 'admin');
  await opensTheTask(lawyer.page, mark);
  await isTold(lawyer.page, t('request.taken'), () =>
    lawyer.page.getByRole('button', { name: 'Take the check' }).click(),
  );
  await writesTheReport(lawyer.page, ['European Union', 'United Kingdom']);
  await approvesTheReport(lawyer.page);
  await lawyer.close();
  const { link } = await letterWith(email, /\/verification-summary\//);
  await page.goto(link);
  await page.getByText(words(locale, 'report')('verdict.GO')).filter({ visible: true }).first().waitFor();
}

/** From the report to the order: offices, goods for each, owner, payer. Leaves the buyer on the filled order. */
export async function fillsTheOrder({ page, locale, tag }: Buyer): Promise<void> {
  const t = words(locale, 'order');
  const offices = words(locale, 'offices');
  await page.getByRole('link', { name: words(locale, 'report')('next.order') }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await awake(page);
  await page.getByRole('checkbox', { name: new RegExp(`^${offices('US')}`) }).check();
  await page.getByRole('link', { name: new RegExp(`${t('goods.choose')}|${t('goods.change')}`) }).click();
  await page.getByRole('heading', { level: 1, name: t('goodsPage.title') }).waitFor();
  await page.getByLabel(t('goodsPage.byLawyer')).selectOption('11');
  await page
    .getByText(t('goods.class', { number: '11' }))
    .first()
    .waitFor();
  await page.getByRole('checkbox', { name: t('goodsPage.other', { office: offices('US') }) }).check();
  await page.locator('#goods-US-class').selectOption('35');
  await picture(page, `${tag}-goods`);
  await page.getByRole('link', { name: t('goodsPage.back') }).click();
  await page
    .getByText(t('goods.class', { number: '35' }))
    .first()
    .waitFor();
  await page
    .getByRole('radio', { name: new RegExp(t('owner.APPLICANT_BUSINESS.title')) })
    .first()
    .check();
  await page.getByLabel(t('label.owner.businessName')).fill('Glimmeroak s.r.o.');
  await page.getByLabel(t('label.owner.country'), { exact: true }).selectOption('SK');
  await page.getByLabel(t('label.owner.street')).fill('Dlhá 1');
  await page.getByLabel(t('label.owner.city'), { exact: true }).fill('Bratislava');
}

/** Puts listed terms into the classes that were left to the lawyer, as somebody who knows what he sells. */
export async function namesTheGoods({ page, locale, tag }: Buyer): Promise<void> {
  const t = words(locale, 'order');
  await page.getByRole('link', { name: t('goods.change') }).click();
  await page.getByRole('heading', { level: 1, name: t('goodsPage.title') }).waitFor();
  const pickers = page.getByRole('group', { name: t('goodsPage.terms') });
  await ticksTheTerm(pickers.nth(0), 'electric lamps', 11);
  await ticksTheTerm(pickers.nth(1), 'electric lamps', 11);
  await ticksTheTerm(pickers.nth(1), 'advertising', 35);
  await picture(page, `${tag}-terms`);
  await page.getByRole('link', { name: t('goodsPage.back') }).click();
  await page.getByLabel(t('label.owner.businessName')).waitFor();
}

/** The first listed term of the class that an English question finds. */
async function ticksTheTerm(picker: Locator, question: string, classNumber: number): Promise<void> {
  await picker.getByRole('searchbox').fill(question);
  await picker.getByRole('searchbox').press('Enter');
  await picker
    .getByRole('checkbox', { name: new RegExp(`^${classNumber} `) })
    .first()
    .check();
}

/** Says yes to the terms and orders; leaves the buyer at the checkout. */
export async function placesTheOrder({ page, locale, tag }: Buyer): Promise<void> {
  const t = words(locale, 'order');
  await page.getByRole('checkbox', { name: t('consent.terms', { version: '2026-11' }) }).check();
  await picture(page, `${tag}-order`);
  await page.getByRole('button', { name: new RegExp(t('send', { total: '' }).trim()) }).click();
  await page.waitForURL(/\/product\/[0-9a-f-]{36}\/checkout/);
  await page
    .getByRole('heading', { level: 1, name: words(locale, 'checkout')('title'), exact: true })
    .waitFor();
  await picture(page, `${tag}-checkout`);
}

/** Tries to pay without an address, is told what is missing, and types it; what the order knew stands there, and a reload loses nothing. */
export async function saysWhoIsInvoiced({ page, locale, email, tag }: Buyer): Promise<void> {
  const t = words(locale, 'checkout');
  const invoice = page.getByRole('group', { name: t('payer.title') });
  const field = (name: string) =>
    invoice.getByRole('textbox', { name: new RegExp(`^${t(`payer.${name}`)}`) });
  await invoice.waitFor();
  await page.getByRole('radio', { name: new RegExp(t('method.CARD.title')) }).check();
  await page.getByRole('button', { name: new RegExp(t('method.CARD.press', { amount: '.*' })) }).click();
  const alert = page.getByRole('alert');
  await alert.locator('a[href$="street"]').click();
  await expect(field('street').evaluate((input) => input === document.activeElement)).resolves.toBe(true);
  await picture(page, `${tag}-payer-missing`);
  await field('street').fill('Dlhá 1');
  await field('city').fill('Bratislava');
  await page.reload();
  await invoice.waitFor();
  const typed = await Promise.all(
    ['name', 'street', 'city', 'email'].map((name) => field(name).inputValue()),
  );
  expect(typed).toEqual(['Eva Nováková', 'Dlhá 1', 'Bratislava', email]);
  await picture(page, `${tag}-payer`);
}

/** To the provider's page by the button of the card; leaves the buyer there. An account that keeps a card would be charged by it: the buyer takes another one. */
export async function goesToTheCardPage({ page, locale }: Buyer): Promise<void> {
  const t = words(locale, 'checkout');
  const card = page.getByRole('radio', { name: new RegExp(t('method.CARD.title')) });
  await card.check();
  const form = page.locator('form').filter({ has: card });
  await form.locator('button[type="submit"]:not([data-busy])').waitFor();
  const another = form.getByRole('radio', { name: new RegExp(`^${t('cards.other')}`) });
  if ((await another.count()) > 0) await another.check();
  await page.getByRole('button', { name: new RegExp(t('method.CARD.press', { amount: '.*' })) }).click();
  await page.waitForURL(/\/revolut-merchant\/checkout\//);
}

/** Types a card on the provider's page. */
export async function entersACard(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: /^Pay/ }).click();
}

/** Waits until the decline is known to the service: whoever comes back by a second card then finds a payment that failed, for a moment. */
export async function declineIsKnown({ page }: Buyer, checkout: string): Promise<void> {
  const { pathname, searchParams } = new URL(checkout);
  const id = /\/product\/([^/]+)\/checkout/.exec(pathname)?.[1] ?? '';
  await until(
    'the decline is known',
    async () => {
      const answer = await page.request.get(`${origin()}/api/revolut-payment/${id}/state`, {
        headers: { 'x-link-token': searchParams.get('link') ?? '' },
      });
      return ((await answer.json()) as { status?: string }).status === 'PAYMENT_FAILED' ? true : undefined;
    },
    { everyMs: 500 },
  );
}

/** Back on the site, until the payment is final and the page says paid. */
export async function seesItPaid({ page, locale, tag }: Buyer): Promise<void> {
  await page.waitForURL(/\/product\/[^/]+\/success/);
  await page.getByRole('heading', { level: 1, name: words(locale, 'checkout')('return.paid') }).waitFor();
  await picture(page, `${tag}-paid`);
}

export interface Transfer {
  readonly symbol: string;
  readonly amount: string;
  readonly currency: string;
}

/** Chooses the transfer and reads what has to be typed at the bank. */
export async function choosesTransfer(buyer: Buyer): Promise<Transfer> {
  const { page, locale } = buyer;
  const t = words(locale, 'checkout');
  await page.getByRole('radio', { name: new RegExp(t('method.TRANSFER.title')) }).check();
  await page.getByRole('button', { name: new RegExp(t('method.TRANSFER.press', { amount: '.*' })) }).click();
  return readsTheTransfer(buyer);
}

/** Back from the provider's page without having paid: is told what becomes of it, and chooses the transfer. */
export async function changesToTransfer(buyer: Buyer): Promise<Transfer> {
  const { page, locale, tag } = buyer;
  const t = words(locale, 'checkout');
  await page.getByText(t('change.open')).click();
  await page.getByText(t('change.fromPage')).waitFor();
  await expect(
    page.getByRole('radio', { name: new RegExp(t('method.TRANSFER.title')) }).isChecked(),
  ).resolves.toBe(true);
  await picture(page, `${tag}-change`);
  await page.getByRole('button', { name: new RegExp(t('method.TRANSFER.press', { amount: '.*' })) }).click();
  return readsTheTransfer(buyer);
}

async function readsTheTransfer({ page, locale, tag }: Buyer): Promise<Transfer> {
  const t = words(locale, 'checkout');
  await page.getByRole('heading', { name: t('transfer.title') }).waitFor();
  await picture(page, `${tag}-transfer`);
  const instructions = page.getByRole('region', { name: t('transfer.title') });
  const shown = await instructions.getByRole('definition').allInnerTexts();
  // Beside the symbol stands a button that copies it.
  const symbol = shown.flatMap((text) => text.split(/\s+/)).find((word) => /^\d{10}$/.test(word)) ?? '';
  const [minor, currency] = await page.evaluate(() => {
    const shown = document.querySelector<HTMLElement>('[data-amount-minor]');
    return [shown?.dataset['amountMinor'] ?? '', shown?.dataset['currency'] ?? ''];
  });
  return {
    symbol,
    amount: `${(minor ?? '').slice(0, -2)}.${(minor ?? '').slice(-2)}`,
    currency: currency ?? '',
  };
}

/** The money arrives at the simulated bank. */
export async function moneyArrives({ symbol, amount, currency }: Transfer): Promise<void> {
  const base = Number(process.env['COTTA_PORT_BASE'] ?? new URL(origin()).port);
  const answer = await fetch(`http://127.0.0.1:${base + 26}/__sim/revolut-business/credits`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ amount, currency, reference: `/VS${symbol}/SS/KS` }),
  });
  if (!answer.ok) throw new Error(`the simulated bank answered ${answer.status}: ${await answer.text()}`);
}

/** The provider's page that was left takes no money any more. */
export async function seesTheCardPageClosed({ page }: Buyer, cardPage: string): Promise<void> {
  await until(
    'the card page is closed',
    async () => {
      // The provider's page is whole when it is loaded: it has no script.
      await page.goto(cardPage);
      return (await page.getByRole('button', { name: /^Pay/ }).count()) === 0;
    },
    { everyMs: 1_000 },
  );
}

/** The page of the order once its money is there: the next step is to fill in what the offices need. */
export async function seesTheOrderPaid({ page, locale }: Buyer, orderAddress: string): Promise<void> {
  await comesBackUntilShown(
    page,
    orderAddress,
    page.getByRole('heading', {
      level: 1,
      name: words(locale, 'checkout')('success.paid.title'),
      exact: true,
    }),
  );
}
