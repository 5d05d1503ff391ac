import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { product } from '../../../../testing/stub-order.js';
import { paymentStateOf, type PaymentState } from '../../../../testing/stub-payments.js';
import { sessionStore } from '../../../kit/session/use-session.js';
import { Component } from './payment-return.screen.js';

const begun = {
  ...product,
  status: 'CHECKOUT_STARTED',
  paymentState: 'INITIATED',
  paymentType: 'CARD',
  checkoutUrl: 'https://bank.example/page',
};
const declined = {
  ...begun,
  status: 'PAYMENT_FAILED',
  paymentState: 'DECLINED',
  declineReason: 'insufficient_funds',
};
const paid = { ...begun, status: 'PAID', paymentState: 'CAPTURED' };
const ended = { ...declined, paymentState: 'EXPIRED', declineReason: null, checkoutUrl: null };

interface World {
  product: PaymentState;
  /** How many of the next reads fail. */ failing?: number;
}

/** Questions of the small door for payments, and reads of the whole product. */
let asked = 0;
let read = 0;

/** Back from the bank: `now` is what the service knows, as it changes. */
function comeBack(now: World, at = '/product/p1/success?link=v.1'): void {
  globalThis.fetch = (async (address: string) => {
    const json = (body: unknown) =>
      new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
    if (address.includes('/state')) {
      asked += 1;
      return json(paymentStateOf(now.product));
    }
    if (address.includes('/api/auth/session'))
      return json({
        user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
        expires: '2099-01-01T00:00:00Z',
        accessToken: 'token',
      });
    if (!address.includes('/graphql')) return json({});
    if ((now.failing ?? 0) > 0) {
      now.failing = (now.failing ?? 0) - 1;
      throw new TypeError('the line is down');
    }
    read += 1;
    return json({ data: { product: now.product } });
  }) as never;
  renderPage([{ path: '/product/:id/success', Component }], { at });
}

/** The page's clock goes on without anybody waiting. */
function later(ms: number): void {
  const at = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(at + ms);
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  asked = 0;
  read = 0;
  sessionStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

describe('back from the bank', () => {
  it('a declined card whose successor was paid with is not called a failure while the news is on its way', async () => {
    const now: World = { product: declined };
    comeBack(now);
    expect(await heading(/asking the bank/)).toBeInTheDocument();
    now.product = paid;
    expect(await heading(/^Paid/)).toBeInTheDocument();
  });

  it('a declined card after which nothing came is told, with the way to try again; and what comes later still counts', async () => {
    const now: World = { product: declined };
    comeBack(now);
    await heading(/asking the bank/);
    later(15_000);
    expect(await heading(/^Not paid/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /again/i })).toHaveAttribute(
      'href',
      expect.stringContaining('/product/'),
    );
    now.product = paid;
    expect(await heading(/^Paid/)).toBeInTheDocument();
  });

  it.each([
    ['registration_request', /Now the lawyer prepares what will be filed/, 'See what comes next'],
    ['additional_order', /now belongs to your order/, 'See what comes next'],
    ['service_request', /comes by e-mail\. We file the renewal at the office\.$/, 'See what comes next'],
    ['service', /^We have your payment\.$/, 'To your invoices'],
  ])('what was paid for says what follows, and leads there: %s', async (subjectType, text, onward) => {
    const whatFollows = subjectType === 'service_request' ? 'We file the renewal at the office.' : null;
    comeBack({ product: { ...paid, subjectType, subjectId: 's1', whatFollows } }, '/product/p1/success');
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: onward })).toHaveAttribute(
      'href',
      subjectType === 'service' ? '/portal/profile?tab=billing-info' : expect.stringContaining('s1'),
    );
  });

  it('an attempt that ran out is told at once', async () => {
    comeBack({ product: ended });
    expect(await heading(/^Not paid/)).toBeInTheDocument();
  });

  it('the owner finds the way back to the order, whatever came of it; nobody else does', async () => {
    const back = () => screen.queryByRole('link', { name: `‹ Order ${product.orderReference}` });
    for (const came of [paid, ended]) {
      comeBack({ product: { ...came, userId: 'u' } });
      await sessionStore().refresh();
      await heading(/./);
      await waitFor(() => expect(back()).toHaveAttribute('href', `/portal/order/${product.subjectId}`));
      cleanup();
    }
    comeBack({ product: { ...paid, userId: 'another' } });
    await heading(/^Paid/);
    expect(back()).toBeNull();
  });

  it('a payment that takes long is still seen when it comes', async () => {
    const now: World = { product: begun };
    comeBack(now);
    await heading(/asking the bank/);
    expect(screen.getByText('V-7K2M9Q4X')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay another way' })).toHaveAttribute(
      'href',
      '/product/' + product.id + '/checkout#another-way',
    );
    later(61_000);
    expect(await screen.findByRole('button', { name: /look/i })).toBeInTheDocument();
    now.product = paid;
    expect(await heading(/^Paid/)).toBeInTheDocument();
  });

  it('while nothing moves only the small door is asked', async () => {
    comeBack({ product: begun });
    await waitFor(() => expect(asked).toBeGreaterThanOrEqual(2));
    expect(read).toBe(1);
  });

  it('a line that is down for a moment does not end the asking', async () => {
    const now: World = { product: begun };
    comeBack(now);
    await heading(/asking the bank/);
    now.failing = 1;
    now.product = paid;
    expect(await heading(/^Paid/)).toBeInTheDocument();
  });
});
