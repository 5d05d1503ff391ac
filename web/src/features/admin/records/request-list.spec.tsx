import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../testing/admin-page.js';
import { teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { hours, lawyer } from '../../../../testing/stub-facts.js';
import { Component } from './record-list.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/registration_request', at: '/registration_request', Component };
const adam = '0190a000-0000-7000-8000-0000000000a2';
const request = (id: string, more: object) => ({
  __typename: 'RegistrationRequest',
  id,
  version: 3,
  value: 'Zelená pekárna',
  publicId: `V-${id.toUpperCase()}`,
  status: 'VERIFICATION_REQUESTED',
  stage: 'VERIFICATION',
  jurisdictions: ['CZ', 'EU'],
  contactEmail: 'jana@example.com',
  promisedAt: hours(3),
  requestedAt: hours(-20),
  paidAt: null,
  assignedAdminId: lawyer.id,
  ...more,
});
const show = (rows: readonly object[]) =>
  renderAdminPage(page, {
    answers: {
      AdminRegistrationRequestList: () => ({
        registrationRequestList: { items: rows, totalCount: rows.length, endCursor: null },
      }),
    },
  });
const rowOf = async (name: string) =>
  within(present((await screen.findByRole('link', { name })).closest('tr')));

describe('the list of requests', () => {
  it('says the desk’s word, the time left, the offices, and whose it is; newest first', async () => {
    const sent = await show([request('r1', {})]);
    const row = await rowOf('Zelená pekárna');
    expect(row.getByText('Check in work')).toBeInTheDocument();
    expect(row.getByText(/left$/)).toBeInTheDocument();
    expect(row.getByText('CZ EU')).toBeInTheDocument();
    expect(row.getByText('V-R1')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminRegistrationRequestList')[0]?.variables).toMatchObject({
      orderBy: [{ field: 'REQUESTED_AT', direction: 'DESC' }],
    });
  });

  it('counts down to no promise that was kept: its day stands there', async () => {
    await show([request('r1', { status: 'VERIFICATION_APPROVED', promisedAt: hours(-30) })]);
    const row = await rowOf('Zelená pekárna');
    expect(row.getByText('Report sent')).toBeInTheDocument();
    expect(row.queryByText(/late by/)).toBeNull();
  });

  it('calls a logo without words by its number', async () => {
    await show([request('r1', { value: '' })]);
    expect(await screen.findByRole('link', { name: 'V-R1' })).toHaveAttribute(
      'href',
      '/registration_request/r1/show',
    );
  });

  it.each([
    ['office', 'jurisdictions', { has: 'EU' }],
    ['stage', 'stage', { eq: 'DRAFTING' }],
    ['payment', 'paidAt', { isNull: false }],
    ['who sent the client', 'affiliate', { eq: 'anna' }],
    ['promise', 'promisedAt', { lt: '2026-11-30T00:00:00.000Z' }],
  ])('is narrowed by %s', async (_, key, condition) => {
    const at = `/registration_request?filter=${encodeURIComponent(JSON.stringify({ [key]: condition }))}`;
    const sent = await renderAdminPage({ ...page, at });
    await waitFor(() =>
      expect(sentAs(sent, 'AdminRegistrationRequestList').at(-1)?.variables).toMatchObject({
        filter: { and: [{ [key]: condition }] },
      }),
    );
  });
});

describe('rows that were given to somebody', () => {
  const gives = async (): Promise<void> => {
    await rowOf('Zelená pekárna');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Assign…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('option', { name: 'Adam Admin' });
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'To whom' }), 'Adam Admin');
    await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  };

  it('go back by key to whom they belonged; what had nobody stays, because it cannot be nobody’s', async () => {
    const sent = await show([request('r1', {}), request('r2', { value: 'Modrá', assignedAdminId: null })]);
    await gives();
    expect(await screen.findByText('1 record was given away.')).toBeInTheDocument();
    await userEvent.keyboard('z');
    expect(await screen.findByText('1 record is back where it was.')).toBeInTheDocument();
    expect(sentAs(sent, 'AdminAssignRegistrationRequest').map(({ variables }) => variables)).toEqual([
      expect.objectContaining({ id: 'r1', input: { assignedAdminId: adam } }),
      expect.objectContaining({ id: 'r2', input: { assignedAdminId: adam } }),
      expect.objectContaining({ id: 'r1', input: { assignedAdminId: lawyer.id } }),
    ]);
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('cannot be taken back where all of them had nobody', async () => {
    await show([request('r1', { assignedAdminId: null })]);
    await gives();
    expect(await screen.findByText('1 record done.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });
});
