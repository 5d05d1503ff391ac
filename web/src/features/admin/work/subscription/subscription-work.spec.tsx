import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../../testing/stub-records.js';
import { subscriptionWork } from '../../../../../testing/stub-subscription.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('brand_subscription', 0);
const made = (recordAnswer('AdminBrandSubscription', { id }) as { brandSubscription: object })
  .brandSubscription;

async function open(role: 'LAWYER' | 'ADMIN', more: object = {}, row: object = {}) {
  const sent = await renderAdminPage(
    { path: '/brand_subscription/:id/show', at: `/brand_subscription/${id}/show`, Component: Show },
    {
      role,
      answers: {
        AdminBrandSubscription: () => ({ brandSubscription: { ...made, ...row } }),
        SubscriptionWork: () => ({
          brandSubscription: { ...subscriptionWork.brandSubscription, ...more },
        }),
      },
    },
  );
  const region = within(await screen.findByRole('region', { name: 'The subscription and its payments' }));
  await region.findByRole('heading', { name: 'Payments' });
  return { sent, region };
}

describe('a subscription', () => {
  it('says what it covers today, the next scan, who pays and with which card', async () => {
    const { region } = await open('LAWYER');
    expect(region.getByText('Shield')).toBeInTheDocument();
    expect(region.getByText('Example Market')).toBeInTheDocument();
    expect(region.queryByText(/Left Market/)).toBeNull();
    expect(region.getByRole('link', { name: 'to be answered until 4 Dec 2026' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Nordhaven s.r.o.' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'Visa ending in 4242' })).toBeInTheDocument();
    expect(region.getByText('every month')).toBeInTheDocument();
  });

  it('says of each payment when it was due, how often it was tried and why it failed', async () => {
    const { region } = await open('LAWYER');
    const [, row] = region.getAllByRole('row');
    expect(row).toHaveTextContent(/1 Nov 2026.*€49\.00.*Refused by the bank.*tried 2×, 4 Nov/);
    expect(row).toHaveTextContent('there was not enough money on the card');
    expect(region.getByRole('link', { name: 'invoice 1261000119' })).toHaveAttribute(
      'href',
      `/invoice/${rowId('invoice', 0)}/show`,
    );
  });

  it('says of an invoice without a number that it is to be issued, and leads to it', async () => {
    const [payment] = subscriptionWork.brandSubscription.payments.items;
    const [invoice] = payment?.product?.invoices.items ?? [];
    const product = { ...payment?.product, invoices: { items: [{ ...invoice, number: null }] } };
    const { region } = await open('LAWYER', {
      payments: { totalCount: 1, items: [{ ...payment, product }] },
    });
    expect(region.getByRole('link', { name: 'invoice to issue' })).toHaveAttribute(
      'href',
      `/invoice/${rowId('invoice', 0)}/show`,
    );
    expect(region.queryByRole('link', { name: /^invoice \d/ })).toBeNull();
  });

  it('calls nothing that was paid unpriced, and leads to what is paid while it has no invoice', async () => {
    const { payments } = subscriptionWork.brandSubscription;
    const [payment] = payments.items;
    const others = [
      { ...payment, id: 'a', status: 'PAID', product: null },
      { ...payment, id: 'b', status: 'PREPARED', product: null },
      { ...payment, id: 'c', status: 'PAID', product: { ...payment?.product, invoices: { items: [] } } },
    ];
    const { region } = await open('LAWYER', { payments: { totalCount: 3, items: others } });
    const [, paid, prepared, product] = region.getAllByRole('row');
    expect(paid).toHaveTextContent('amount not kept with it');
    expect(prepared).toHaveTextContent('not priced yet');
    expect(product).toHaveTextContent(/€49\.00 what was ordered/);
  });

  it('has no payment before the checkout is finished', async () => {
    const { region } = await open('LAWYER', {
      status: 'CREATED',
      checkoutCompletedAt: null,
      payments: { totalCount: 0, items: [] },
    });
    expect(region.getByText('No payment yet: checkout not finished.')).toBeInTheDocument();
  });

  it('is charged again by an admin alone', async () => {
    const { region } = await open('LAWYER');
    expect(region.queryByRole('button', { name: 'Charge again' })).toBeNull();
    cleanup();
    const { sent, region: mine } = await open('ADMIN');
    await userEvent.click(mine.getByRole('button', { name: 'Charge again' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge again' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Charge again' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminChargeBrandSubscriptionPayment')[0]?.variables).toMatchObject({
        id: rowId('brand_subscription_payment', 0),
        expectedVersion: 4,
      }),
    );
  });

  it('takes its end back on the client’s word, by an admin alone', async () => {
    const ending = { status: 'CANCELLED_AT_PERIOD_END' };
    for (const [role, offered] of [
      ['LAWYER', false],
      ['ADMIN', true],
    ] as const) {
      await open(role, ending, ending);
      await userEvent.keyboard('.');
      const menu = within(await screen.findByRole('dialog', { name: 'Steps' }));
      expect(menu.queryByRole('button', { name: /^Take the end back/ }) !== null).toBe(offered);
      cleanup();
    }
  });
});
