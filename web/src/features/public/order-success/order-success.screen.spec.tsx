import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import { renderPage } from '../../../../testing/render-page.js';
import { Component } from './order-success.screen.js';

const request = {
  id: 'r1',
  publicId: 'V-7K2M9Q4X',
  value: 'Lumora',
  status: 'ORDER_CREATED',
  orderedAt: '2026-11-20T10:00:00.000Z',
  paidAt: null as string | null,
  userId: 'u1',
  jurisdictions: ['EU'],
};
const byCard = {
  id: 'p1',
  total: { amountMinor: 312_100, currency: 'EUR' },
  status: 'CHECKOUT_COMPLETED',
  paymentType: 'CARD',
  checkoutUrl: 'https://bank.example/page',
};

/** The page of an order, which is read anew as `now` changes. */
function show(now: { request: object; product: object | null }): void {
  renderPage(
    [
      {
        path: '/registration-request/:id/success',
        Component,
        loader: () => ({ ...now, token: 'r.token', attempt: 'a1' }) as never,
        HydrateFallback: () => null,
      },
    ],
    { at: '/registration-request/r.token/success' },
  );
}

const heading = (name: RegExp) => screen.findByRole('heading', { level: 1, name });
const paySteps = () =>
  within(screen.getByRole('list', { name: 'What happens next' })).getAllByRole('listitem');

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the page of a placed order', () => {
  it('asks for money while none is on its way', async () => {
    show({ request, product: { ...byCard, status: 'CREATED', paymentType: null, checkoutUrl: null } });
    expect(await heading(/^Ordered, not paid yet$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the payment' })).toHaveAttribute(
      'href',
      '/product/p1/checkout?link=r.token',
    );
  });

  it('does not ask for money that was just paid, although the order has not heard of it', async () => {
    show({ request, product: { ...byCard, status: 'PAID' } });
    expect(await heading(/^Ordered and paid$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to the payment' })).toBeNull();
    expect(paySteps()[2]).toHaveAttribute('aria-current', 'step');
  });

  it('shows by itself what arrives: the price, the payment', async () => {
    const now: { request: object; product: object | null } = { request, product: null };
    show(now);
    expect(await heading(/^We have your order$/)).toBeInTheDocument();
    now.product = byCard;
    expect(await heading(/^Ordered, the payment is pending$/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Go to the payment' })).toBeNull();
    now.product = { ...byCard, status: 'PAID' };
    expect(await heading(/^Ordered and paid$/)).toBeInTheDocument();
  });
});
