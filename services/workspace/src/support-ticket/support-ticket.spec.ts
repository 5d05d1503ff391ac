import { describe, expect, it } from '@jest/globals';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { supportTicketStatuses } from './support-ticket-status.js';
import { supportTicket as item } from './support-ticket.work-item.js';

const now = '2026-03-20T10:00:00Z';
const viewer = (role: Role, name: string): Viewer => ({
  role,
  userId: nameBasedId(name),
  locale: 'en',
  scopes: [],
});
const [jana, eva, lawyer] = [
  viewer('customer', 'jana'),
  viewer('customer', 'eva'),
  viewer('lawyer', 'lawyer'),
];
const past = {
  userId: jana.userId,
  createdByUserId: jana.userId,
  description: 'Where is my report?',
  resolvedAt: '2026-03-05T10:00:00.000Z',
};
const staff: readonly Role[] = ['lawyer', 'admin'];

/** By hand from the state machine of support tickets. */
const lines: Lines = {
  TakeSupportTicket: { from: ['Created'], to: 'Assigned', by: staff },
  AskSupportTicketCustomer: { from: ['Assigned'], to: 'Waiting for customer', by: staff },
  AnswerSupportTicket: {
    from: ['Created', 'Assigned', 'Waiting for customer', 'Resolved'],
    to: (from) => (from === 'Created' ? from : 'Assigned'),
    by: ['customer', ...staff],
    input: { text: 'It came.' },
  },
  ReplySupportTicket: {
    from: ['Created', 'Assigned', 'Waiting for customer'],
    to: 'Waiting for customer',
    by: staff,
    input: { text: 'It is in your inbox.' },
  },
  NoteOnSupportTicket: { from: supportTicketStatuses, to: stays, by: staff, input: { text: 'See V-398.' } },
  MergeSupportTicket: {
    from: ['Created', 'Assigned', 'Waiting for customer'],
    to: 'Closed',
    by: staff,
    input: { intoId: nameBasedId('other ticket') },
  },
  ResolveSupportTicket: {
    from: ['Assigned', 'Waiting for customer'],
    to: 'Resolved',
    by: staff,
    input: { resolution: 'It is in your inbox.' },
  },
  ReopenSupportTicket: { from: ['Resolved'], to: 'Assigned', by: ['customer', ...staff] },
  CloseSupportTicket: { from: ['Resolved'], to: 'Closed', by: [] },
};

describe('a support ticket', () => {
  it('walks as its state machine says, and no other way', () =>
    walkEveryStep({ item, statuses: supportTicketStatuses, past, lines, now }));

  const resolvedOn = (day: string) =>
    given({
      type: item.events.added,
      data: { ...past, status: 'Resolved', resolvedAt: `${day}T10:00:00.000Z` },
    });

  it('is reopened by its customer for 14 days, closed afterwards', () => {
    const [reopen, close] = [item.steps.reopenSupportTicket, item.steps.closeSupportTicket];
    expect(resolvedOn('2026-03-06').when(reopen, {}, { viewer: jana, now }).events()).toMatchObject([
      { data: { status: 'Assigned', resolvedAt: null } },
    ]);
    resolvedOn('2026-03-05').when(reopen, {}, { viewer: jana, now }).thenRefused('TOO_LATE');
    expect(resolvedOn('2026-03-05').when(reopen, {}, { viewer: lawyer, now }).events()).toHaveLength(1);
    resolvedOn('2026-03-06').when(reopen, {}, { viewer: eva, now }).thenRefused('NOT_FOUND');
    resolvedOn('2026-03-06').when(close, {}, { now }).thenRefused('TOO_EARLY');
  });

  it('is answered by whoever has it, else by whoever answers; solved, it keeps when and how', () => {
    const reply = item.steps.replySupportTicket;
    const asked = given({ type: item.events.added, data: { ...past, resolvedAt: null, status: 'Created' } });
    expect(asked.when(reply, { text: 'Yes.' }, { viewer: lawyer, now }).events()).toMatchObject([
      {
        data: {
          status: 'Waiting for customer',
          assignedAdminId: lawyer.userId,
          text: 'Yes.',
          channel: 'e-mail',
          userId: jana.userId,
        },
      },
    ]);
    expect(asked.when(reply, { text: 'Yes.', solves: true }, { viewer: lawyer, now }).events()).toMatchObject(
      [{ data: { status: 'Resolved', resolution: 'Yes.', resolvedAt: '2026-03-20T10:00:00.000Z' } }],
    );
  });

  it('says of a word of its customer that it came by the account, whatever they say', () => {
    const asked = given({ type: item.events.added, data: { ...past, status: 'Waiting for customer' } });
    const answer = item.steps.answerSupportTicket;
    expect(
      asked.when(answer, { text: 'It came.', channel: 'letter' }, { viewer: jana, now }).events(),
    ).toMatchObject([{ data: { channel: 'portal', text: 'It came.' } }]);
    expect(
      asked.when(answer, { text: 'It came.', channel: 'letter' }, { viewer: lawyer, now }).events(),
    ).toMatchObject([{ data: { channel: 'letter' } }]);
    asked.when(answer, { text: 'It came.' }, { viewer: eva, now }).thenRefused('NOT_FOUND');
  });

  it('belongs to the customer who opens it, whatever they say; staff open one for a customer', () => {
    const input = { description: 'Where is my report?', userId: eva.userId ?? null };
    expect(given().when(item.create, input, { viewer: jana }).events()).toMatchObject([
      { data: { userId: jana.userId, createdByUserId: jana.userId, status: 'Created' } },
    ]);
    expect(given().when(item.create, input, { viewer: lawyer }).events()).toMatchObject([
      { data: { userId: eva.userId, createdByUserId: lawyer.userId } },
    ]);
  });

  it('is changed by staff and deleted by admins alone', () => {
    expect(shutOut(item.update)).toEqual(['visitor', 'customer', 'partner']);
    expect(shutOut(item.remove)).toEqual(['visitor', 'customer', 'lawyer', 'partner']);
  });
});
