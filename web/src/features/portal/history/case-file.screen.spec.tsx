import { afterEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage } from '../../../../testing/portal-page.js';
import { Component } from './case-file.screen.js';
import { Component as OrderFile } from './order-file.screen.js';

afterEach(cleanup);

const entry = (number: number, more: object = {}) => ({
  __typename: 'CaseFileEntry',
  number,
  fingerprint: String(number).repeat(64),
  withheld: null,
  record: 'MARK',
  label: 'Trademark registered',
  day: null,
  at: '2026-05-10T10:00:00.000Z',
  actorKind: 'lawyer',
  documents: [],
  issued: [],
  ...more,
});
const silent = { record: null, label: null, at: null, actorKind: null };
const caseFile = {
  __typename: 'CaseFile',
  total: 4,
  fingerprint: '4'.repeat(64),
  withheld: [
    { __typename: 'CaseFileCount', kind: 'ASSIGNMENT', count: 1 },
    { __typename: 'CaseFileCount', kind: 'INTERNAL_NOTE', count: 1 },
  ],
  entries: [
    entry(1, { label: 'Trademark added', actorKind: 'customer' }),
    entry(2, { ...silent, withheld: 'ASSIGNMENT' }),
    entry(3, { ...silent, withheld: 'INTERNAL_NOTE' }),
    entry(4, {
      day: '2026-05-03',
      documents: [{ __typename: 'Document', id: 'd', name: 'certificate.pdf', url: '/certificate' }, null],
    }),
  ],
};
const file = (answer: object = {}) =>
  renderPortalPage(
    { path: '/portal/trademarks/:id/file', at: '/portal/trademarks/m/file', Component },
    {
      PortalCaseFile: () => ({
        trademark: { __typename: 'Trademark', id: 'm', name: 'Lumora', jurisdiction: 'EU', number: 'N-1' },
        caseFile,
        ...answer,
      }),
    },
  );

const orderFile = (answer: object = {}) =>
  renderPortalPage(
    { path: '/portal/order/:id/file', at: '/portal/order/o/file', Component: OrderFile },
    {
      PortalOrderFile: () => ({
        registrationRequest: { __typename: 'RegistrationRequest', id: 'o', publicId: 'V-1', value: 'Lumora' },
        serviceRequest: null,
        registration: { ...caseFile, entries: [entry(1, { record: 'ORDER', issued: ['a'.repeat(64)] })] },
        service: null,
        money: { ...caseFile, fingerprint: '9'.repeat(64), entries: [entry(9, { record: 'INVOICE' })] },
        ...answer,
      }),
    },
  );

describe('the case file of an order', () => {
  it('has a chapter of the order and one of its money, each with its chain, and leads to what was issued', async () => {
    orderFile();
    expect(await screen.findByRole('heading', { name: 'Case file of V-1', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'The order' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Its money' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'a'.repeat(64) })).toHaveAttribute(
      'href',
      `/verify?fingerprint=${'a'.repeat(64)}`,
    );
    expect(screen.getByRole('link', { name: 'Back to the order' })).toHaveAttribute(
      'href',
      '/portal/order/o',
    );
    await userEvent.type(
      screen.getByLabelText('A fingerprint from a printed file'),
      `${'9'.repeat(64)}{Enter}`,
    );
    expect(await screen.findByText(/^It is that of entry 9 of 1/)).toBeInTheDocument();
  });

  it('is missing where there is no such order', async () => {
    orderFile({ registrationRequest: null, registration: null, money: null });
    expect(await screen.findByRole('heading', { name: /not here/i })).toBeInTheDocument();
  });
});

describe('the case file of a mark', () => {
  it('says what happened, who did it, when it took effect, with which paper, and counts what is withheld', async () => {
    file();
    expect(await screen.findByRole('heading', { name: 'Case file of Lumora', level: 1 })).toBeInTheDocument();
    expect(
      screen.getByText('4 entries. 2 are shown; withheld are 1 assignment, 1 internal note.'),
    ).toBeInTheDocument();
    const [first, hidden, last] = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(first).toHaveTextContent(/1Trademark added.*10 May 2026.* · you/);
    expect(hidden).toHaveTextContent('2–3Withheld: 1 assignment, 1 internal note.');
    expect(last).toHaveTextContent(/Trademark registered.* · us · as of 3 May 2026/);
    expect(within(last as HTMLElement).getByRole('link', { name: 'certificate.pdf' })).toHaveAttribute(
      'href',
      '/certificate',
    );
  });

  it('says of a fingerprint from a printed file up to where it is the same, or that none is', async () => {
    file();
    const field = await screen.findByLabelText('A fingerprint from a printed file');
    await userEvent.type(field, '1'.repeat(64));
    await userEvent.keyboard('{Enter}');
    expect(
      await screen.findByText('It is that of entry 1 of 4: everything up to there is as it was printed.'),
    ).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'abc{Enter}');
    expect(await screen.findByText(/^No entry has this fingerprint/)).toBeInTheDocument();
  });

  it('is missing where there is no such mark', async () => {
    file({ trademark: null, caseFile: null });
    expect(await screen.findByRole('heading', { name: /not here/i })).toBeInTheDocument();
  });
});
