import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AnswersByName } from '../../../../testing/answers-to.js';
import { renderPortalPage, sentAs, teachDialogs } from '../../../../testing/portal-page.js';
import { present } from '../../../../testing/present.js';
import { refusal } from '../../../../testing/stub-facts.js';
import { draftedAnswer } from '../../../../testing/stub-linked-letter.js';
import { portalAnswer } from '../../../../testing/stub-portal.js';
import { Component } from './office-action.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const page = { path: '/portal/office-action/:id', at: '/portal/office-action/l1', Component };
const full = portalAnswer('PortalOfficeAction', { id: 'l1' });
const made = { ...present(full.officeAction), id: 'l1', version: 3, orderedSolutionId: null };
const euro = (amountMinor: number) => ({ amountMinor, currency: 'EUR' });
const way = (id: string, more: object = {}) => ({
  ...present(made.solutions.items[0]),
  id,
  solution: `Way ${id}`,
  chanceOfSuccess: 70,
  serviceFee: euro(30_000),
  governmentFee: euro(0),
  recommended: false,
  ...more,
});
const show = (letter: object, answers: AnswersByName = {}) =>
  renderPortalPage(page, {
    PortalOfficeAction: () => ({ ...full, officeAction: { ...made, ...letter } }),
    ...answers,
  });
const offers = async (): Promise<readonly string[]> => {
  const section = present(
    (await screen.findByRole('heading', { name: 'How we can answer' })).closest('section'),
  );
  return within(section)
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent ?? '');
};

describe('a letter of the office', () => {
  it('is answered in ways of which the recommended stands first, with odds and both fees', async () => {
    show({ status: 'KICK_OFF_SENT', solutions: { items: [way('a'), way('b', { recommended: true })] } });
    const [firstWay, second] = await offers();
    expect(firstWay).toMatch(/^Way b/);
    expect(second).toMatch(/^Way a/);
    expect(screen.getByText('The lawyer recommends it')).toBeInTheDocument();
    expect(screen.getAllByText('Odds of success, as the lawyer sees them: 70 of 100')).toHaveLength(2);
    expect(screen.getAllByText('no fee').length).toBeGreaterThan(1);
  });

  it('for which nothing is worked out yet says that we write', async () => {
    show({ status: 'KICK_OFF_SENT', solutions: { items: [] } });
    expect(await screen.findByText(/A lawyer is working out the ways to answer/)).toBeInTheDocument();
  });

  it('is answered by one order, with the obligation to pay said before', async () => {
    const sent = show(
      { status: 'LANDING_PAGE_VISITED', solutions: { items: [way('a')] } },
      {
        OrderOfficeActionResponse: () => ({
          orderOfficeActionResponse: { __typename: 'OfficeAction', id: 'l1', version: 4, status: 'ORDERED' },
        }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Order this answer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Order this answer?' }));
    expect(dialog.getByText('€300.00')).toBeInTheDocument();
    expect(dialog.getByText(/We begin|we begin as soon as it is paid/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Country of your billing address')).toHaveValue('');
    await userEvent.click(dialog.getByRole('button', { name: 'Order with obligation to pay' }));
    expect(await screen.findByText('Ordered. We begin as soon as it is paid.')).toBeInTheDocument();
    expect(sentAs(sent, 'OrderOfficeActionResponse')).toEqual([
      { id: 'l1', input: { orderedSolutionId: 'a', orderCurrency: 'EUR' }, expectedVersion: 3 },
    ]);
  });

  it('that somebody else answered meanwhile says so in the question, which stays open', async () => {
    show(
      { status: 'KICK_OFF_SENT', solutions: { items: [way('a')] } },
      {
        OrderOfficeActionResponse: () => ({
          orderOfficeActionResponse: refusal('CONFLICT', 'It was answered meanwhile.'),
        }),
      },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Order this answer' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Order with obligation to pay' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It was answered meanwhile.');
  });

  it('that was ordered is paid next, and its order stays in reach afterwards', async () => {
    const ordered = { status: 'ORDERED', orderedSolutionId: 'a', serviceRequestId: 'o1' };
    show({ ...ordered, workReleasedAt: null, solutions: { items: [way('a')] } });
    expect(await screen.findByText('Ordered. A lawyer begins as soon as it is paid.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Pay for it' })).toHaveAttribute(
      'href',
      '/portal/service-order/o1?new',
    );
    cleanup();
    show({ ...ordered, workReleasedAt: '2026-11-20T09:00:00.000Z', solutions: { items: [way('a')] } });
    expect(await screen.findByText('A lawyer begins with the answer.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'The order' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Pay for it' })).toBeNull();
  });

  it('that was ordered shows what was chosen, and offers no second order', async () => {
    show({
      status: 'DRAFTING',
      orderedSolutionId: 'a',
      solutions: { items: [way('a', { recommended: true }), way('b')] },
    });
    expect(await screen.findByText('You ordered this')).toBeInTheDocument();
    expect(screen.queryByText('The lawyer recommends it')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Order this answer' })).toBeNull();
  });

  it('that is not there leads back home', async () => {
    renderPortalPage(page, { PortalOfficeAction: () => ({ ...full, officeAction: null }) });
    await waitFor(() =>
      expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/portal')).toBe(true),
    );
    expect(screen.queryByRole('heading', { name: 'How we can answer' })).toBeNull();
  });
});

describe('the draft of its answer', () => {
  it('is agreed to as the one that was read', async () => {
    const sent = show(draftedAnswer, {
      ApproveOfficeActionDraft: () => ({
        approveOfficeActionDraft: { __typename: 'OfficeAction', id: 'l1' },
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to the draft' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agree to this draft?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree to the draft' }));
    await waitFor(() =>
      expect(sentAs(sent, 'ApproveOfficeActionDraft')).toMatchObject([{ id: 'l1', draft: 2 }]),
    );
  });

  it('shows what the firm noted of an agreement that was given elsewhere', async () => {
    show({
      ...draftedAnswer,
      draftApprovedAt: '2026-11-27T09:00:00.000Z',
      draftAgreedBy: 'TELEPHONE',
      draftAgreedWords: 'Yes, file it.',
    });
    expect(await screen.findByText(/You agreed to this draft on the telephone/)).toBeInTheDocument();
    expect(screen.getByText('Yes, file it.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Agree to the draft' })).toBeNull();
  });

  it('is sent back with words, and with none it is not', async () => {
    const sent = show(draftedAnswer, {
      AskOfficeActionDraftChange: () => ({
        askOfficeActionDraftChange: { __typename: 'OfficeAction', id: 'l1' },
      }),
    });
    await userEvent.click(await screen.findByText('Ask for a change'));
    await userEvent.click(screen.getByRole('button', { name: 'Send to the lawyer' }));
    expect(sentAs(sent, 'AskOfficeActionDraftChange')).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('What should be different?'), ' Softer. ');
    await userEvent.click(screen.getByRole('button', { name: 'Send to the lawyer' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AskOfficeActionDraftChange')).toMatchObject([
        { id: 'l1', draft: 2, words: 'Softer.' },
      ]),
    );
  });

  it('that is replaced says what to do', async () => {
    show(draftedAnswer, {
      ApproveOfficeActionDraft: () => ({
        approveOfficeActionDraft: refusal('DRAFT_REPLACED', 'Read the newer one.'),
      }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Agree to the draft' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Agree to the draft' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Read the newer one.');
  });
});
