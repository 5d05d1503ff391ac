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
      refunded: eur(1_210),
      left: eur(24_790),
    },
  ],
};

describe('costs per order', () => {
  it('are shown by what orders are of, with what is left of each, and what is not known', async () => {
    await renderAdminPage(page, { role: 'ADMIN', answers: { OrderCosts: () => costs } });
    const row = within(await screen.findByRole('row', { name: /^Trademark renewal, EUR/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual(
      ['3', '€1,900.00', '€1,640.00, of one order as charged', '€12.10', '€247.90', '€82.63'],
    );
    expect(screen.getByText(/Fees of the payment provider/)).toBeInTheDocument();
  });

  it('say what an order is of in words where it is of no service', async () => {
    const orderCosts = costs.orderCosts.map((cost) => ({ ...cost, what: 'RegistrationRequest' }));
    await renderAdminPage(page, { role: 'ADMIN', answers: { OrderCosts: () => ({ orderCosts }) } });
    expect(await screen.findByRole('row', { name: /^Registration request, EUR/ })).toBeInTheDocument();
  });

  it('are asked for over a longer time', async () => {
    const asked: unknown[] = [];
    await renderAdminPage(page, {
      role: 'ADMIN',
      answers: {
        OrderCosts: (variables: unknown) => {
          asked.push(variables);
          return { orderCosts: [] };
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
