import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import '@testing-library/jest-dom/jest-globals';
import { cleanup, screen, within } from '@testing-library/react';
import type { AnswersByName } from '../../../../../testing/answers-to.js';
import { renderPage } from '../../../../../testing/render-page.js';
import { draftAnswers, draftIds, finishedDraft } from '../../../../../testing/stub-draft.js';
import { OwnersDraft } from './owners-draft.js';

const session = {
  user: { id: 'u', name: 'Eva', email: 'eva@example.com' },
  expires: '2099-01-01T00:00:00Z',
  accessToken: 'token',
};
const entry = (type: string, more: object = {}) => ({
  id: type,
  type,
  by: 'YOU',
  actorName: null,
  occurredAt: '2026-11-20T10:00:00Z',
  reason: null,
  ...more,
});
const askedChange = entry('ChangesRequested', { reason: 'Please take lampshades out.' });
let of: object = {};
let asked: unknown[] = [];

beforeEach(() => {
  asked = [];
  globalThis.fetch = ((address: string, init?: RequestInit) => {
    const json = (body: unknown): Promise<Response> =>
      Promise.resolve(
        new Response(JSON.stringify(body), { status: 200, headers: { 'content-type': 'application/json' } }),
      );
    if (address.includes('/api/auth/session')) return json(session);
    if (!address.includes('/graphql')) return json({});
    const { operationName, variables } = JSON.parse(String(init?.body)) as {
      operationName: string;
      variables: unknown;
    };
    if (operationName === 'DraftComments') asked.push(variables);
    if (operationName === 'ApplicationDraft')
      return json({
        data: {
          registrationRequest: {
            ...finishedDraft,
            ...of,
          },
        },
      });
    const known: AnswersByName = draftAnswers;
    return json({ data: known[operationName]?.({ id: draftIds.finished }) });
  }) as never;
  document.documentElement.lang = 'en';
});
afterEach(cleanup);

const open = (more: object): void => {
  of = more;
  renderPage([{ path: '/', Component: () => <OwnersDraft id={draftIds.finished} /> }]);
};
const writing = {
  status: 'READY_FOR_DRAFTING',
  nextStep: { kind: 'CHANGES_IN_WORK', promisedAt: '2026-11-24T16:00:00Z' },
};
const isOpen = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      '[data-kind], fieldset input, fieldset textarea, fieldset select',
    ),
  ].some((field) => !field.matches(':disabled'));

describe('while it is the lawyer’s turn', () => {
  it('says who works on it until when, shows the wish in its own words, and offers nothing that could be changed', async () => {
    open({ ...writing, timeline: [askedChange] });
    const box = within(
      await screen.findByRole('region', { name: 'Your wish for changes is with the lawyer' }),
    );
    expect(box.getByRole('status')).toHaveTextContent(
      /Lena Demo is working on it and answers by .*24 November 2026/,
    );
    expect(box.getByText('Please take lampshades out.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for the review' })).toBeNull();
    expect(isOpen()).toBe(false);
    expect(screen.getByText('The lawyer drafts')).toHaveAttribute('aria-current', 'step');
  });

  it('thanks after the first review was asked for', async () => {
    open({ ...writing, nextStep: { kind: 'DRAFT_IN_WORK', promisedAt: null } });
    expect(await screen.findByText('Thank you. The lawyer has your answers.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Ask for the review' })).toBeNull();
  });

  it('stays open where we took the draft back for what was ordered more, and where an answer is missing', async () => {
    open({ ...writing, timeline: [{ ...askedChange, by: 'US' }] });
    expect(await screen.findByRole('button', { name: 'Ask for the review' })).toBeInTheDocument();
    cleanup();
    open({
      ...writing,
      timeline: [askedChange],
      draftGaps: [{ kind: 'GOODS', jurisdiction: 'US', turn: 'CLIENT', before: 'REVIEW' }],
    });
    expect(await screen.findByRole('button', { name: 'Ask for the review' })).toBeInTheDocument();
  });
});

it.each(['READY_FOR_DRAFTING', 'SENT_FOR_REVIEW'])(
  'while the wish to end the order is open, says so and offers neither review nor decision: %s',
  async (status) => {
    open({
      status,
      endAskedAt: '2026-11-21T10:00:00Z',
      nextStep: { kind: 'END_ASKED', promisedAt: null },
      timeline: [entry('EndAsked', { reason: 'We close the shop.' })],
    });
    expect(await screen.findByRole('heading', { name: 'You asked to end this order' })).toBeInTheDocument();
    expect(screen.getByText('We close the shop.')).toBeInTheDocument();
    for (const name of ['Ask for the review', 'Approve the draft'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  },
);

it.each([
  ['YOU', null, 'Approved by you'],
  ['US', 'Lena Demo', 'Approved by Lena Demo with your written consent'],
])('what was approved stands there to read, with who did it: %s', async (by, actorName, said) => {
  open({
    status: 'APPLICATION_APPROVED',
    approvedAt: '2026-11-22T10:00:00Z',
    nextStep: { kind: 'FILING', promisedAt: null },
    timeline: [entry('ApplicationApproved', { by, actorName })],
  });
  const box = within(await screen.findByRole('region', { name: 'What you approved' }));
  expect(box.getByText(said)).toBeInTheDocument();
  const us = within(await box.findByRole('article', { name: 'US' }));
  expect(us.getByText(/^You chose these terms: lamps; lampshades/)).toBeInTheDocument();
  expect(us.getByText(/In use already, 1\(a\)/)).toBeInTheDocument();
  expect(us.getAllByText(/Nitra, Slovakia/)).not.toHaveLength(0);
  expect(screen.queryByRole('button', { name: 'Approve the draft' })).toBeNull();
  expect(screen.queryByText(/What you fill in here/)).toBeNull();
});

it('shows the answer of the lawyer beside the question, wherever it was written, by name', async () => {
  open({});
  const talk = within(await screen.findByRole('region', { name: 'Questions and comments' }));
  expect(await talk.findByText('Do you sell the lamps in the United States already?')).toBeInTheDocument();
  expect(talk.getByText(/^Lena Demo/)).toBeInTheDocument();
  expect(asked).toContainEqual({ subjects: [finishedDraft.id, finishedDraft.applications.items[0]?.id] });
});
