import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './service-order.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/service-order/:id', at: '/portal/service-order/o1', Component };
const made = portalAnswer('PortalServiceOrder', { id: 'o1' });
const letter = {
  ...made.serviceRequest,
  id: 'o1',
  serviceName: 'cease-and-desist-letter',
  status: 'IN_PROGRESS',
  partOf: null,
  marksOfOrder: [],
  parameters: { jurisdiction: 'EU', number: '018', name: 'Lumora' },
  trademark: { id: 'm', name: 'Lumora' },
  draftDocument: { id: 'd', name: 'draft.pdf', url: '/draft.pdf' },
  draftApprovedAt: null,
  draftWish: null,
  outcome: null,
  outcomeDocument: null,
};
const done = (field: string) => () => ({
  [field]: { __typename: 'ServiceRequest', id: 'o1', version: 2, draftApprovedAt: null, draftWish: null },
});
const show = (more: object = {}) =>
  renderPortalPage(page, {
    PortalServiceOrder: () => ({ serviceRequest: { ...letter, ...more } }),
    ApproveOrderDraft: done('approveServiceDraft'),
    AskOrderDraftChange: done('askServiceDraftChange'),
  });

describe('the order of a service with a form', () => {
  it('is agreed to by exactly the draft that was read', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to the draft' }));
    const asked = within(await screen.findByRole('dialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Agree to the draft' }));
    await waitFor(() => expect(sentAs(sent, 'ApproveOrderDraft')).toMatchObject([{ id: 'o1', draft: 'd' }]));
  });

  it('says what happens to a draft that was agreed to or sent back, and asks no more', async () => {
    show({ draftWish: 'Softer.' });
    expect(await screen.findByText(/works on the change/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agree to the draft' })).toBeNull();
  });

  it('shows what came of it, and is ordered again with its mark', async () => {
    show({ status: 'FINISHED', outcome: 'They took the page down.' });
    expect(await screen.findByText('They took the page down.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Order again' })).toHaveAttribute(
      'href',
      '/cease-and-desist-letter?office=EU&number=018&name=Lumora&trademark=m',
    );
  });
});
