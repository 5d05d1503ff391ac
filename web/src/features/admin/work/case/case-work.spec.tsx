import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdminPage, sentAs } from '../../../../../testing/admin-page.js';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { teachDialogs } from '../../../../../testing/portal-page.js';
import { caseWork } from '../../../../../testing/stub-brand-work.js';
import { rowId } from '../../../../../testing/stub-records.js';
import { Component as Show } from '../../records/record-show.screen.js';

beforeAll(teachDialogs);
beforeEach(() => localStorage.clear());
afterEach(cleanup);

const id = rowId('case', 0);

async function board(answers: AnswersByName = {}, role: 'LAWYER' | 'ADMIN' = 'LAWYER') {
  const sent = await renderAdminPage(
    { path: '/case/:id/show', at: `/case/${id}/show`, Component: Show },
    { answers, role },
  );
  const region = within(await screen.findByRole('region', { name: 'Work on the threat' }));
  await region.findByRole('heading', { name: 'How much it matters' });
  return { sent, region };
}

const withThreat = (more: object): AnswersByName => ({
  CaseWork: () => ({ case: { ...caseWork.case, ...more } }),
});

describe('a threat', () => {
  it('is called by who is on the other side and what is threatened', async () => {
    await board();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Lumora against Lumora' }),
    ).toBeInTheDocument();
  });

  it('says what the client’s letter lacks, and takes the relevance by a press or a key', async () => {
    const { sent, region } = await board();
    expect(region.getByText(/Before the client can read of it/)).toHaveTextContent(
      'say how much it matters, above, add an option that the client can choose, below',
    );
    await userEvent.keyboard('4');
    await userEvent.click(region.getByRole('button', { name: /^Low/ }));
    expect(sentAs(sent, 'AdminUpdateCase').map(({ variables }) => variables)).toEqual([
      { id, input: { relevance: 'HIGH' }, expectedVersion: 3 },
      { id, input: { relevance: 'LOW' }, expectedVersion: 3 },
    ]);
  });

  it('lacks nothing once it is weighed and an option is drafted', async () => {
    const option = {
      __typename: 'CaseSolution' as const,
      id: rowId('case_solution', 0),
      version: 1,
      userId: rowId('user', 0),
      status: 'DRAFT' as const,
      currency: 'EUR',
      offerSubscription: false,
      items: [
        {
          __typename: 'CaseSolutionItem' as const,
          title: 'A letter',
          description: 'We write to the shop.',
          price: { __typename: 'Money' as const, amountMinor: 19_000, currency: 'EUR' },
          chanceOfSuccess: 70,
          days: 10,
        },
      ],
      serviceRequestId: null,
      serviceRequest: null,
    };
    const { region } = await board(withThreat({ relevance: 'HIGH', solutions: { items: [option] } }));
    expect(region.queryByText(/Before the client can read of it/)).toBeNull();
    expect(region.getByRole('heading', { name: /A letter €190\.00/ })).toHaveTextContent('Not offered yet');
    expect(region.getByText('chance 70 % · 10 days')).toBeInTheDocument();
    expect(region.getByRole('button', { name: 'Offer this option' })).toBeInTheDocument();
  });

  it('shows the other side, from where it is known, and the evidence with its digest and whether it is still there', async () => {
    const { region } = await board();
    expect(region.getByRole('link', { name: 'Nordhavn Shop' })).toBeInTheDocument();
    expect(region.getByText('Known from 1 other threat to this client')).toBeInTheDocument();
    const finding = within(region.getByRole('article', { name: 'Example Market' }));
    expect(finding.getByText(/Seen 12 Nov 2026/)).toHaveTextContent('still there 18 Nov 2026');
    expect(finding.getByText('digest a1b2c3d4e5f6…')).toBeInTheDocument();
    expect(region.getByRole('heading', { name: '1 open service' })).toBeInTheDocument();
  });

  it('shows what each look at a page saw, and when it is looked at again', async () => {
    const look = {
      __typename: 'EvidenceCapture' as const,
      id: 'l1',
      caseInfringementEvidenceId: rowId('case_infringement_evidence', 0),
      outcome: 'CAPTURED' as const,
      seen: 'GONE' as const,
      dueAt: '2026-12-01T10:00:00.000Z',
      capturedAt: '2026-12-01T10:00:00.000Z',
      manifestHash: 'aa',
      stampedAt: null,
    };
    const ahead = { ...look, id: 'l2', outcome: null, seen: null, capturedAt: null, manifestHash: null };
    const items = [{ ...ahead, dueAt: '2027-01-16T10:00:00.000Z' }, look];
    const { region } = await board(withThreat({ evidenceCaptures: { items } }));
    const finding = within(region.getByRole('article', { name: 'Example Market' }));
    expect(finding.getByText(/1 Dec 2026/).closest('p')).toHaveTextContent(/ · gone/);
    expect(finding.getByText(/Looked at again on/)).toHaveTextContent('16 January 2027');
  });

  const objection = {
    __typename: 'CaseObjection' as const,
    id: rowId('case_objection', 0),
    version: 1,
    status: 'TO_ANSWER' as const,
    receivedAt: '2026-11-20T09:00:00.000Z',
    way: 'page',
    language: 'cs',
    fromName: 'Jan Malý',
    fromEmail: 'jan@shop.example',
    reported: 'https://shop.example/1',
    words: 'We have an agreement.',
    clientQuestion: null,
    clientAnswer: null,
    answer: null,
    answeredAt: null,
    ticket: {
      __typename: 'SupportTicket' as const,
      id: rowId('support_ticket', 0),
      papers: [{ __typename: 'Document' as const, id: 'd1', name: 'agreement.pdf', url: '/agreement.pdf' }],
    },
  };

  it('shows what the other side wrote with its papers, and answers it by e-mail in place', async () => {
    const { sent, region } = await board(withThreat({ objections: { items: [objection] } }));
    const said = within(region.getByRole('article', { name: 'Jan Malý' }));
    expect(said.getByText('We have an agreement.')).toBeInTheDocument();
    expect(said.getByText(/By the form for objections/)).toHaveTextContent(
      /2026.* · jan@shop\.example · answer in Czech/,
    );
    expect(said.getByRole('link', { name: 'agreement.pdf' })).toHaveAttribute('href', '/agreement.pdf');
    await userEvent.click(said.getByRole('button', { name: 'Answer, keep the demand' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox', { name: /Answer/ }), 'Please send the agreement.');
    await userEvent.click(dialog.getByRole('button', { name: 'Answer, keep the demand' }));
    await waitFor(() =>
      expect(sentAs(sent, 'AdminKeepCaseDemand')[0]?.variables).toMatchObject({
        id: objection.id,
        input: { answer: 'Please send the agreement.' },
      }),
    );
  });

  it('offers nothing any more for what was answered', async () => {
    const { region } = await board(
      withThreat({
        objections: {
          items: [
            {
              ...objection,
              status: 'DEMAND_KEPT',
              answer: 'Please send it.',
              answeredAt: '2026-11-21T09:00:00.000Z',
            },
          ],
        },
      }),
    );
    const said = within(region.getByRole('article', { name: 'Jan Malý' }));
    expect(said.getByText(/Please send it\./)).toHaveTextContent(/2026/);
    expect(said.queryByRole('button')).toBeNull();
  });

  it('notes that a page is gone', async () => {
    const { sent, region } = await board();
    await userEvent.click(region.getByRole('button', { name: 'Gone today' }));
    expect(sentAs(sent, 'AdminUpdateCaseInfringementEvidence')[0]?.variables).toMatchObject({
      id: rowId('case_infringement_evidence', 0),
      input: { goneDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      expectedVersion: 2,
    });
  });

  it('takes a finding and evidence in place', async () => {
    const { sent, region } = await board();
    await userEvent.click(region.getByRole('button', { name: 'Add a finding' }));
    const adding = within(await screen.findByRole('dialog'));
    await userEvent.type(adding.getByRole('textbox', { name: /Platform/ }), 'Own shop');
    await userEvent.click(adding.getByRole('button', { name: 'Add a finding' }));
    await screen.findByText('Saved.');
    expect(sentAs(sent, 'AdminCreateCaseInfringement')[0]?.variables).toEqual({
      input: { caseId: id, platform: 'Own shop' },
    });
    await userEvent.click(region.getByRole('button', { name: 'Add evidence' }));
    const proving = within(await screen.findByRole('dialog'));
    await userEvent.type(proving.getByRole('textbox', { name: /Website/ }), 'https://shop.example/1');
    await userEvent.type(proving.getByRole('textbox', { name: /Description/ }), 'The same jacket.');
    await userEvent.click(proving.getByRole('button', { name: 'Add evidence' }));
    await screen.findAllByText('Saved.');
    expect(sentAs(sent, 'AdminCreateCaseInfringementEvidence')[0]?.variables).toMatchObject({
      input: {
        caseInfringementId: rowId('case_infringement', 0),
        website: 'https://shop.example/1',
        description: 'The same jacket.',
      },
    });
  });

  it('says why the service refused', async () => {
    const { region } = await board({
      AdminUpdateCase: () => ({
        updateCase: {
          __typename: 'Refusal',
          code: 'CONFLICT',
          message: 'It was changed in between.',
          fields: [],
        },
      }),
    });
    await userEvent.click(region.getByRole('button', { name: /^High/ }));
    expect(await region.findByRole('alert')).toHaveTextContent('It was changed in between.');
  });

  it('stands even where its board did not answer', async () => {
    await renderAdminPage(
      { path: '/case/:id/show', at: `/case/${id}/show`, Component: Show },
      {
        answers: {
          CaseWork: () => {
            throw new TypeError('offline');
          },
        },
      },
    );
    expect(await screen.findByRole('button', { name: /again/i })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Facts' })).toBeInTheDocument();
  });
});
