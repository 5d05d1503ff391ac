import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { Component as OrderService } from './order-service.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const [userId, trademarkId] = [rowId('user', 0), rowId('trademark', 0)];
const mark = {
  ...(recordAnswer('AdminTrademark', { id: trademarkId }) as { trademark: object }).trademark,
  jurisdiction: 'EU',
  number: '018999001',
  name: 'NORDHAVEN',
  goodsAndServices: [{ class: 20, terms: ['shelves'] }],
  expirationDate: '2027-03-01',
};
const made = { __typename: 'ServiceRequest', id: rowId('service_request', 0), version: 1 };

async function open(query: string, answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/service_request/create', at: `/service_request/create?${query}`, Component: OrderService },
    {
      answers: {
        AdminTrademark: () => ({ trademark: mark }),
        AdminCreateServiceRequest: () => ({ createServiceRequest: made }),
        ...answers,
      },
    },
  );
  await screen.findByRole('button', { name: 'Create the draft' });
  return sent;
}
const service = () => screen.getByRole('combobox', { name: 'Service' });

describe('a service for a client', () => {
  it('asks for nothing but client and service before it is known which one', async () => {
    await open(`userId=${userId}`);
    expect(screen.queryByRole('combobox', { name: 'Mark' })).toBeNull();
    await userEvent.selectOptions(service(), 'Renewal of a mark');
    expect(screen.getByRole('combobox', { name: 'Mark' })).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /JSON|Parameters/i })).toBeNull();
  });

  it('is a renewal of a mark by name: office, number, classes and day come from the mark', async () => {
    const sent = await open(`userId=${userId}&trademarkId=${trademarkId}`);
    await userEvent.selectOptions(service(), 'Renewal of a mark');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'The power of attorney is signed already' }),
      'yes',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminCreateServiceRequest')[0]?.variables).toMatchObject({
        input: {
          userId,
          serviceName: 'trademark-renewal',
          trademarkId,
          parameters: {
            trademarkId,
            jurisdiction: 'EU',
            number: '018999001',
            name: 'NORDHAVEN',
            classes: [20],
            expirationDate: '2027-03-01',
            poaInHand: true,
          },
        },
      }),
    );
  });

  it('is a transfer with the new owner in fields of its own', async () => {
    const sent = await open(`userId=${userId}&trademarkId=${trademarkId}&serviceName=ownership-transfer`);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'How it comes about' }), 'merger');
    await userEvent.type(screen.getByRole('textbox', { name: 'Owner as the register says' }), 'Old s.r.o.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Person or company' }), 'New s.r.o.');
    await userEvent.type(screen.getByRole('textbox', { name: 'Street and number' }), 'Hlavná 1');
    await userEvent.type(screen.getByRole('textbox', { name: 'Town' }), 'Košice');
    await userEvent.type(screen.getByRole('textbox', { name: 'Country' }), 'SK');
    await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
    await waitFor(() => expect(sentAs(sent, 'AdminCreateServiceRequest')).toHaveLength(1));
    const [created] = sentAs(sent, 'AdminCreateServiceRequest');
    expect(created?.variables).toMatchObject({ input: { serviceName: 'ownership-transfer' } });
    expect(created?.variables).toHaveProperty('input.parameters', {
      trademarkId,
      jurisdiction: 'EU',
      number: '018999001',
      name: 'NORDHAVEN',
      classes: [20],
      kind: 'merger',
      currentOwner: 'Old s.r.o.',
      newOwner: { name: 'New s.r.o.', street: 'Hlavná 1', city: 'Košice', country: 'SK' },
    });
  });

  it('says at the mark that it is another client’s, and keeps what was typed', async () => {
    const message = 'This belongs to another client.';
    await open(`userId=${userId}&trademarkId=${trademarkId}&serviceName=other`, {
      AdminCreateServiceRequest: () => ({
        createServiceRequest: {
          __typename: 'Refusal',
          code: 'INPUT_INVALID',
          message: 'Look at what is marked.',
          fields: [{ path: ['parameters', 'trademarkId'], code: 'OTHER_CLIENT', message }],
        },
      }),
    });
    const wanted = screen.getByRole('textbox', { name: 'What is wanted' });
    await userEvent.type(wanted, 'A licence.');
    await userEvent.click(screen.getByRole('button', { name: 'Create the draft' }));
    const field = await screen.findByRole('combobox', { name: /^Mark/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
    expect(wanted).toHaveValue('A licence.');
  });

  it('forgets the mark of one client when another is chosen', async () => {
    await open(`userId=${userId}&trademarkId=${trademarkId}&serviceName=other`);
    const field = await screen.findByRole('combobox', { name: /^Mark/ });
    await waitFor(() => expect(field).not.toHaveValue(''));
    await userEvent.clear(screen.getByRole('combobox', { name: 'Client' }));
    expect(field).toHaveValue('');
  });
});
