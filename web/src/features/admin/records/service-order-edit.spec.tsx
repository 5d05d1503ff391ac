import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { recordAnswer, rowId } from '../../../../testing/stub-records.js';
import { Component as Edit } from './record-edit.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('service_request', 0);
const [trademarkId, solution] = [rowId('trademark', 0), rowId('case_solution', 0)];
const transfer = {
  trademarkId,
  jurisdiction: 'EU',
  number: '018999001',
  name: 'NORDHAVEN',
  classes: [20],
  kind: 'sale',
  currentOwner: 'Old s.r.o.',
  newOwner: { name: 'New s.r.o.', street: 'Hlavná 1', city: 'Košice', postcode: '040 01', country: 'SK' },
};

async function open(serviceName: string, parameters: unknown) {
  const order = {
    ...(recordAnswer('AdminServiceRequest', { id }) as { serviceRequest: object }).serviceRequest,
    serviceName,
    parameters,
  };
  const sent = await renderAdminPage(
    { path: '/service_request/:id', at: `/service_request/${id}`, Component: Edit },
    {
      answers: {
        AdminServiceRequest: () => ({ serviceRequest: order }),
        AdminUpdateServiceRequest: () => ({ updateServiceRequest: { ...order, version: 2 } }),
      },
    },
  );
  await screen.findByRole('button', { name: 'Save' });
  return sent;
}
const asStored = () =>
  screen.queryAllByRole('textbox').filter((field) => /[{}]/.test((field as HTMLTextAreaElement).value));

it('corrects what a client answered field by field, and leaves the rest as it was', async () => {
  const sent = await open('ownership-transfer', transfer);
  expect(asStored()).toEqual([]);
  const town = screen.getByRole('textbox', { name: 'Town' });
  await userEvent.clear(town);
  await userEvent.type(town, 'Prešov');
  const postcode = screen.getByRole('textbox', { name: /^Postcode/ });
  await userEvent.clear(postcode);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sentAs(sent, 'AdminUpdateServiceRequest')).toHaveLength(1));
  const { postcode: _, ...owner } = transfer.newOwner;
  expect(sentAs(sent, 'AdminUpdateServiceRequest')[0]?.variables).toHaveProperty('input', {
    parameters: { ...transfer, newOwner: { ...owner, city: 'Prešov' } },
  });
});

it('asks for no answers where the record it was ordered at has them', async () => {
  await open('case-solution', { name: 'Notice', subjectType: 'case_solution', subjectId: solution });
  expect(asStored()).toEqual([]);
  expect(screen.queryByRole('group', { name: 'What the client answered' })).toBeNull();
});
