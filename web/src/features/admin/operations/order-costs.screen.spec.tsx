import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage } from '../../../../testing/admin-page.js';
import { Component } from './order-costs.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/admin/operations/costs', at: '/admin/operations/costs', Component };
const eur = (amountMinor: number) => ({ __typename: 'Money' as const, amountMinor, currency: 'EUR' });
const costs = {
  orderCosts: [
    {
      __typename: 'OrderCosts' as const,
      what: 'trademark-renewal',
      orders: 3,
      charged: eur(190_000),
      officeFees: eur(164_000),
      officeFeesExpected: 1,
      providerFees: eur(550),
      providerFeesUnknown: 1,
      refunded: eur(1_210),
      left: eur(24_790),
    },
  ],
  orderMessages: [
    {
      __typename: 'OrderMessages' as const,
      what: 'trademark-renewal',
      currency: 'EUR',
      orders: 3,
      emails: 12,
      emailsCost: eur(1),
      textMessages: 2,
      textSegments: 5,
      textsCost: null,
    },
  ],
  vendorCalls: [
    { __typename: 'VendorCalls' as const, vendor: 'markify', calls: 18, cost: eur(2_700) },
    { __typename: 'VendorCalls' as const, vendor: 'vies', calls: 9, cost: null },
  ],
};
const cells = async (table: string, row: RegExp): Promise<(string | undefined)[]> => {
  // The part of the page and what scrolls in it have one name.
  const [part] = await screen.findAllByRole('region', { name: table });
  return within(within(part as HTMLElement).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
};

describe('costs per order', () => {
  it('are shown by what orders are of, with what is left of each, and what is not known', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { OrderCosts: () => costs } });
    expect(await cells('Orders by what they are of', /^Trademark renewal, EUR/)).toEqual([
      '3',
      '€1,900.00',
      '€1,640.00, of one order as charged',
      '€5.50, and one order not known yet',
      '€12.10',
      '€247.90',
      '€82.63',
    ]);
    expect(screen.getByText(/^In no part: what partners charge/)).toBeInTheDocument();
  });

  it('have what was sent and who was called beside them; what has no price is not known', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { OrderCosts: () => costs } });
    expect(await cells('Messages about these orders', /^Trademark renewal, EUR/)).toEqual([
      '3',
      '12',
      '€0.01',
      '2, in 5 parts',
      'not known',
    ]);
    expect(await cells('Calls to providers in this time', /Markify/i)).toEqual(['18', '€27.00']);
    expect(await cells('Calls to providers in this time', /VIES/i)).toEqual(['9', 'not known']);
  });

  it('have no cost of what was not sent', async () => {
    const orderMessages = costs.orderMessages.map((row) => ({ ...row, textMessages: 0, textSegments: 0 }));
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: { OrderCosts: () => ({ ...costs, orderMessages }) },
    });
    expect((await cells('Messages about these orders', /^Trademark renewal, EUR/)).slice(3)).toEqual([
      '0',
      '–',
    ]);
  });

  it('say that nothing is known of the provider where it said nothing', async () => {
    const orderCosts = costs.orderCosts.map((cost) => ({ ...cost, providerFees: null }));
    await renderAdminPage(page, { role: 'ADMIN', answers: { OrderCosts: () => ({ ...costs, orderCosts }) } });
    expect((await cells('Orders by what they are of', /^Trademark renewal, EUR/))[3]).toBe('not known');
  });

  it('say what an order is of in words where it is of no service', async () => {
    const orderCosts = costs.orderCosts.map((cost) => ({ ...cost, what: 'RegistrationRequest' }));
    await renderAdminPage(page, { role: 'ADMIN', answers: { OrderCosts: () => ({ ...costs, orderCosts }) } });
    expect(await screen.findByRole('row', { name: /^Registration request, EUR/ })).toBeInTheDocument();
  });

  it('are asked for over a longer time', async () => {
    const asked: unknown[] = [];
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: {
        OrderCosts: (variables: unknown) => {
          asked.push(variables);
          return { orderCosts: [], orderMessages: [], vendorCalls: [] };
        },
      },
    });
    expect(await screen.findByText('No order was paid in this time.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'year' }));
    await waitFor(() => expect(asked).toEqual([{ days: 30 }, { days: 365 }]));
  });

  it('are not asked for by a lawyer', async () => {
    const sent = await renderAdminPage(page);
    expect(await screen.findByText('Only an admin sees costs.')).toBeInTheDocument();
    expect(sent.filter(({ name }) => name === 'OrderCosts')).toEqual([]);
  });
});
