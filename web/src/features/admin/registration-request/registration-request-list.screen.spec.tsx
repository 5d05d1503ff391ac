import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs, type SentByStaff } from '../../../../testing/admin-page.js';
import { present } from '../../../../testing/present.js';
import { ids, lawyer } from '../../../../testing/stub-facts.js';
import { staffAnswers } from '../../../../testing/stub-staff.js';
import { Component } from './registration-request-list.screen.js';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = (query = '') => ({
  path: '/registration_request',
  at: `/registration_request${query}`,
  Component,
});
const last = (sent: readonly SentByStaff[]) => sentAs(sent, 'AdminRequestList').at(-1)?.variables;
const { registrationRequestList: list } = staffAnswers.AdminRequestList({ limit: 25, offset: 0 });

describe('the requests', () => {
  it('open with the newest first, each with its client, its offices and who is in charge', async () => {
    const sent = await renderAdminPage(page());
    expect(await screen.findByText('3 requests')).toBeInTheDocument();
    expect(last(sent)).toMatchObject({
      filter: null,
      limit: 25,
      offset: 0,
      orderBy: [{ field: 'REQUESTED_AT', direction: 'DESC' }],
    });
    const row = within(present(screen.getByRole('link', { name: 'Zelená pekárna' }).closest('tr')));
    expect(row.getByText('jana@example.com')).toBeInTheDocument();
    expect(row.getByText('CZ SK EU AT DE')).toBeInTheDocument();
    expect(row.getByText('Lena Lawyer')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Zelená pekárna' })).toHaveAttribute(
      'href',
      `/registration_request/${ids.working}/show`,
    );
  });

  it('of many offices show the first six, and a logo without words has a name', async () => {
    const [first] = list.items;
    await renderAdminPage(page(), {
      answers: {
        AdminRequestList: () => ({
          registrationRequestList: {
            totalCount: 1,
            items: [{ ...first, value: '', jurisdictions: ['AT', 'BE', 'CZ', 'DE', 'EU', 'SK', 'US'] }],
          },
        }),
      },
    });
    expect(await screen.findByRole('link', { name: 'Logo without words' })).toBeInTheDocument();
    expect(screen.getByText('AT BE CZ DE EU SK …')).toBeInTheDocument();
  });

  it('are turned by a head, which says which way they stand', async () => {
    const sent = await renderAdminPage(page());
    await screen.findByText('3 requests');
    const head = screen
      .getAllByRole('columnheader')
      .find((one) => within(one).queryByRole('button', { name: /promised/i }) !== null);
    await userEvent.click(within(present(head)).getByRole('button'));
    await waitFor(() =>
      expect(last(sent)).toMatchObject({ orderBy: [{ field: 'PROMISED_AT', direction: 'ASC' }] }),
    );
    expect(head).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(present(head)).getByRole('button'));
    await waitFor(() => expect(head).toHaveAttribute('aria-sort', 'descending'));
  });
});

describe('the requests that are looked for', () => {
  it('by a text are those whose mark, number or e-mail holds it', async () => {
    const sent = await renderAdminPage(page());
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Mark, number or e-mail' }));
    await userEvent.paste(' v-7k2 ');
    await waitFor(() =>
      expect(last(sent)).toMatchObject({
        filter: {
          and: [
            {
              or: [
                { value: { contains: 'v-7k2' } },
                { publicId: { startsWith: 'V-7K2' } },
                { contactEmail: { contains: 'v-7k2' } },
              ],
            },
          ],
        },
      }),
    );
  });

  it('by status and person are both, and each is let go of by itself', async () => {
    const sent = await renderAdminPage(page());
    const status = await screen.findByRole('combobox', { name: 'Status' });
    await userEvent.selectOptions(status, 'VERIFICATION_REQUESTED');
    await waitFor(() =>
      expect(last(sent)).toMatchObject({ filter: { and: [{ status: { eq: 'VERIFICATION_REQUESTED' } }] } }),
    );
    await userEvent.click(screen.getByRole('checkbox', { name: 'Mine only' }));
    await waitFor(() =>
      expect(last(sent)).toMatchObject({
        filter: {
          and: [{ status: { eq: 'VERIFICATION_REQUESTED' } }, { assignedAdminId: { eq: lawyer.id } }],
        },
      }),
    );
    await userEvent.selectOptions(status, 'Any status');
    await waitFor(() =>
      expect(last(sent)).toMatchObject({ filter: { and: [{ assignedAdminId: { eq: lawyer.id } }] } }),
    );
  });

  it('and are not there, say so instead of an empty table', async () => {
    await renderAdminPage(page(), {
      answers: { AdminRequestList: () => ({ registrationRequestList: { items: [], totalCount: 0 } }) },
    });
    expect(await screen.findByText('No request fits. Change or clear the filter.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
