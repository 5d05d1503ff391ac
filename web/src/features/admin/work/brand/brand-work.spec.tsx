import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('brand', 0);

async function open(answers: AnswersByName = {}) {
  const sent = await renderAdminPage(
    { path: '/brand/:id/show', at: `/brand/${id}/show`, Component: Show },
    { answers },
  );
  const region = within(await screen.findByRole('region', { name: 'What stands under the brand' }));
  await region.findByRole('heading', { name: '2 items of this client without a brand' });
  return { sent, region };
}

describe('a brand', () => {
  it('names what stands under it', async () => {
    const { region } = await open();
    expect(region.getByRole('heading', { name: '1 item under this brand' })).toBeInTheDocument();
    expect(region.getByRole('link', { name: 'NORDHAVEN · EU · 018000001' })).toBeInTheDocument();
  });

  it('takes in what is ticked of what stands under none', async () => {
    const { sent, region } = await open();
    const assign = region.getByRole('button', { name: 'Put them under NORDHAVEN' });
    expect(assign).toBeDisabled();
    await userEvent.click(region.getByRole('checkbox', { name: /NORDLICHT · EU/ }));
    await userEvent.click(region.getByRole('checkbox', { name: /Request NORDLICHT · N-1000/ }));
    await userEvent.click(assign);
    await waitFor(() =>
      expect(sentAs(sent, 'AdminAssignBrandItems')[0]?.variables).toEqual({
        id,
        input: {
          items: [
            { kind: 'TRADEMARK', id: rowId('trademark', 1) },
            { kind: 'REGISTRATION_REQUEST', id: rowId('registration_request', 0) },
          ],
        },
      }),
    );
    expect(await screen.findByText('2 items go under NORDHAVEN.')).toBeInTheDocument();
  });

  it('says why the service refused, and keeps what was ticked', async () => {
    const { region } = await open({
      AdminAssignBrandItems: () => ({
        assignBrandItems: {
          __typename: 'Refusal',
          code: 'BRAND_DELETED',
          message: 'The brand was deleted.',
          fields: [],
        },
      }),
    } as AnswersByName);
    await userEvent.click(region.getByRole('checkbox', { name: /NORDLICHT · EU/ }));
    await userEvent.click(region.getByRole('button', { name: 'Put them under NORDHAVEN' }));
    expect(await region.findByRole('alert')).toHaveTextContent('The brand was deleted.');
    expect(region.getByRole('checkbox', { name: /NORDLICHT · EU/ })).toBeChecked();
  });
});
