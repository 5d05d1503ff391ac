import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, someone, type Person } from '../testkit/browser.js';
import { lettersTo, letterWith } from '../testkit/inbox.js';
import { words } from '../testkit/words.js';
import {
  CARDS,
  changesToTransfer,
  choosesTransfer,
  declineIsKnown,
  entersACard,
  fillsTheOrder,
  getsAReport,
  goesToTheCardPage,
  moneyArrives,
  placesTheOrder,
  seesItPaid,
  seesTheCardPageClosed,
  seesTheOrderPaid,
  type Buyer,
} from './order-steps.js';
import { picture } from './verification-steps.js';

jest.setTimeout(900_000);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const tagOf = (text: string): string => `${text}-${Date.now().toString(36)}`;

describe.each([
  { locale: 'en', width: 1280, isSlow: false },
  { locale: 'cs', width: 390, isSlow: true },
])(
  'a registration is ordered in three offices and paid by card, in $locale at $width px',
  ({ locale, width, isSlow }) => {
    let visitor: Person;
    let buyer: Buyer;
    let checkout = '';

    beforeAll(async () => {
      visitor = await someone(browser, { width, locale });
      buyer = {
        page: visitor.page,
        locale,
        mark: `Glimmeroak ${tagOf(locale)}`,
        email: `${tagOf('eva')}@example.test`,
        tag: `order-${locale}-${width}`,
      };
    });
    afterAll(() => visitor.close());

    it('the check leads to the order, which knows the mark and its offices', async () => {
      await getsAReport(browser, buyer);
      await fillsTheOrder(buyer);
      const t = words(locale, 'order');
      await expect(visitor.page.locator('[data-total]').getAttribute('data-total')).resolves.toMatch(
        /^\d{5,}$/,
      );
      await visitor.page.getByText(t('price.byOffice')).click();
      await expect(visitor.page.locator('aside tbody tr').count()).resolves.toBe(3);
    });

    it('what is typed is there again on another device, and a shared link changes nothing', async () => {
      const { page } = visitor;
      const t = words(locale, 'order');
      await page
        .getByText(new RegExp(t('saved.at', { time: '' }).trim().replaceAll(/\s/g, '\\s')))
        .first()
        .waitFor();
      const other = await someone(browser, { width: 1280, locale });
      await other.page.goto(page.url());
      await expect(other.page.getByLabel(t('label.owner.businessName')).inputValue()).resolves.toBe(
        'Glimmeroak s.r.o.',
      );
      await other.page.getByRole('button', { name: t('continue.share') }).waitFor();
      const share = await other.page.evaluate(async () => {
        const button = [...document.querySelectorAll<HTMLButtonElement>('main button')].at(-1);
        Object.defineProperty(navigator, 'clipboard', {
          configurable: true,
          value: {
            writeText: (text: string) => {
              document.body.dataset['copied'] = text;
              return Promise.resolve();
            },
          },
        });
        button?.click();
        return document.body.dataset['copied'] ?? '';
      });
      expect(share).toMatch(/\/registration-request\/o\./);
      await other.page.goto(share);
      await other.page.getByText(t('shared')).waitFor();
      await expect(other.page.getByLabel(t('label.owner.businessName')).isDisabled()).resolves.toBe(true);
      expect(other.trouble).toEqual([]);
      await other.close();
    });

    it('an order that lacks something says what, and loses nothing', async () => {
      const { page } = visitor;
      const t = words(locale, 'order');
      await page.getByRole('button', { name: new RegExp(t('send', { total: '' }).trim()) }).click();
      await page.getByRole('alert').first().waitFor();
      await picture(page, `${buyer.tag}-problem`);
      await expect(page.getByLabel(t('label.owner.businessName')).inputValue()).resolves.toBe(
        'Glimmeroak s.r.o.',
      );
    });

    it('a declined card is tried again on the same page, and paid once', async () => {
      const { page } = visitor;
      await placesTheOrder(buyer);
      checkout = page.url();
      await goesToTheCardPage(buyer);
      const provider = page.url();
      await entersACard(page, CARDS.declined);
      await page
        .getByRole('status')
        .getByText(/Declined/)
        .waitFor();
      expect(page.url()).toBe(provider);
      if (isSlow) await declineIsKnown(buyer, checkout);
      await entersACard(page, CARDS.good);
      await seesItPaid(buyer);
    });

    it('neither a reload nor the checkout opened again asks for money twice', async () => {
      const { page } = visitor;
      await page.goto(checkout);
      await page.getByRole('heading', { level: 1, name: words(locale, 'checkout')('return.paid') }).waitFor();
      await page.getByRole('link', { name: words(locale, 'checkout')('return.onward') }).click();
      await page.waitForURL(/\/registration-request\/[^/]+\/success/);
      await seesTheOrderPaid(buyer, page.url());
      await picture(page, `${buyer.tag}-success`);
      expect(visitor.trouble).toEqual([]);
    });
  },
);

describe('a registration is paid by bank transfer', () => {
  it('with the symbol that the page shows; the order goes on when the money is there', async () => {
    const visitor = await someone(browser, { width: 1280 });
    const buyer: Buyer = {
      page: visitor.page,
      locale: 'en',
      mark: `Glimmeroak ${tagOf('bank')}`,
      email: `${tagOf('bank')}@example.test`,
      tag: 'order-bank',
    };
    await getsAReport(browser, buyer);
    await fillsTheOrder(buyer);
    const order = visitor.page.url();
    await placesTheOrder(buyer);
    const transfer = await choosesTransfer(buyer);
    expect(transfer.symbol).toMatch(/^\d{10}$/);
    await moneyArrives(transfer);
    await seesTheOrderPaid(buyer, `${order}/success`);
    await letterWith(buyer.email, /\/api\/document\//);
    expect(visitor.trouble).toEqual([]);
    await visitor.close();
  });
});

describe('the card page is opened, left, and a transfer is made instead', () => {
  it('the page takes no money any more; the transfer pays, and the order goes on once', async () => {
    const visitor = await someone(browser, { width: 390 });
    const buyer: Buyer = {
      page: visitor.page,
      locale: 'en',
      mark: `Glimmeroak ${tagOf('change')}`,
      email: `${tagOf('change')}@example.test`,
      tag: 'order-change',
    };
    await getsAReport(browser, buyer);
    await fillsTheOrder(buyer);
    const order = visitor.page.url();
    await placesTheOrder(buyer);
    const checkout = visitor.page.url();
    await goesToTheCardPage(buyer);
    const cardPage = visitor.page.url();
    await visitor.page.goto(checkout);
    const transfer = await changesToTransfer(buyer);
    await seesTheCardPageClosed(buyer, cardPage);
    await moneyArrives(transfer);
    await seesTheOrderPaid(buyer, `${order}/success`);
    const { mail } = await letterWith(buyer.email, /\/api\/document\//);
    await expect(
      lettersTo(buyer.email).then((letters) => letters.filter(({ subject }) => subject === mail.subject)),
    ).resolves.toHaveLength(1);
    expect(visitor.trouble).toEqual([]);
    await visitor.close();
  });
});
