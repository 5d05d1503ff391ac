import { describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import type { Role, Viewer } from '@cotta/kit/model/words/viewer.js';
import { erasableFields } from '@cotta/kit/runtime/personal-data/erasable.js';
import { stays, walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { mergeTarget } from './merge-target.js';
import { supportTicketResource } from './support-ticket.resource.js';
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
    by: ['visitor', 'customer', ...staff],
    input: { text: 'It came.' },
  },
  ReplySupportTicket: {
    from: ['Created', 'Assigned', 'Waiting for customer'],
    to: 'Waiting for customer',
    by: staff,
    input: { text: 'It is in your inbox.' },
  },
  NoteOnSupportTicket: { from: supportTicketStatuses, to: stays, by: staff, input: { text: 'See V-398.' } },
  AttachSupportTicketToCase: {
    from: ['Created', 'Assigned', 'Waiting for customer'],
    to: 'Assigned',
    by: staff,
    input: { caseId: nameBasedId('case') },
    facts: { userId: null },
  },
  KeepSupportTicketInCase: {
    from: ['Created', 'Assigned', 'Waiting for customer'],
    to: (from) => (from === 'Created' ? from : 'Assigned'),
    by: [],
    input: { caseId: nameBasedId('case') },
  },
  PassAnswerToOtherSide: {
    from: supportTicketStatuses,
    to: 'Resolved',
    by: [],
    input: { text: 'You are right.' },
  },
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
  SettleSupportTicket: {
    from: ['Created', 'Assigned', 'Waiting for customer'],
    to: 'Resolved',
    by: ['visitor', 'customer'],
  },
  RemindSupportTicket: { from: ['Waiting for customer'], to: stays, by: [] },
  RemindSupportTicketAgain: { from: ['Waiting for customer'], to: stays, by: [] },
  LapseSupportTicket: { from: ['Waiting for customer'], to: 'Resolved', by: [] },
  ClaimSupportTicket: {
    from: supportTicketStatuses,
    to: stays,
    by: [],
    input: { userId: nameBasedId('eva') },
  },
  RevokeSupportTicketLinks: { from: supportTicketStatuses, to: stays, by: staff },
  ReopenSupportTicket: { from: ['Resolved'], to: 'Assigned', by: ['visitor', 'customer', ...staff] },
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

  it('of the other side goes into one case, and not into a second one where its words would not arrive', () => {
    const { attachSupportTicketToCase: attach, keepSupportTicketInCase: keep } = item.steps;
    const input = { caseId: nameBasedId('case') };
    const asked = { type: item.events.added, data: { ...past, userId: null, status: 'Created' } };
    const [kept] = given(asked).when(keep, input, { now }).events();
    given(asked, { type: 'SupportTicketKeptInCase', data: kept?.data ?? {} })
      .when(attach, { caseId: nameBasedId('other case') }, { viewer: lawyer, now })
      .thenRefused('KEPT_IN_CASE');
    expect(given(asked).when(attach, input, { viewer: lawyer, now }).events()).toMatchObject([
      { data: input },
    ]);
  });

  it('that a case keeps is neither removed nor merged, for its answer goes out by it', () => {
    const kept = given({
      type: item.events.added,
      data: { ...past, userId: null, caseId: nameBasedId('case'), status: 'Assigned' },
    });
    const admin = viewer('admin', 'admin');
    kept
      .when(item.steps.mergeSupportTicket, { intoId: nameBasedId('other') }, { viewer: lawyer, now })
      .thenRefused('KEPT_IN_CASE');
    kept.when(item.remove, {}, { viewer: admin, now }).thenRefused('KEPT_IN_CASE');
  });

  it('takes in another one only where its words are read then', async () => {
    const into = (target: object) =>
      mergeTarget(
        { query: () => Promise.resolve([target]) } as unknown as EntityManager,
        { contactEmail: 'ida@shop.example' },
        { intoId: nameBasedId('into') },
        { streamId: nameBasedId('from'), viewer: lawyer, now: new Date(now) },
      );
    expect(await into({ id: nameBasedId('into'), caseId: null })).toEqual({});
    expect(await into({ id: nameBasedId('into'), caseId: nameBasedId('case') })).toMatchObject({
      refused: 'KEPT_IN_CASE',
    });
  });

  it('is forgotten with the person in every word that they wrote', () => {
    expect(Object.keys(erasableFields(supportTicketResource))).toEqual(
      expect.arrayContaining(['contactEmail', 'contactName', 'reported', 'description', 'resolution']),
    );
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

  it('without an account is answered by whoever holds its own link, until it belongs to one', () => {
    const id = nameBasedId('ticket');
    const holder = (subjectId: string, purpose: 'support' | 'download' = 'support'): Viewer => ({
      role: 'visitor',
      locale: 'en',
      scopes: [],
      link: { purpose, subjectId, revision: 1 },
    });
    const words = { text: 'It came.', channel: 'letter' as const };
    const answer = item.steps.answerSupportTicket;
    const asked = (userId: string | null) =>
      given({ type: item.events.added, data: { ...past, userId, status: 'Waiting for customer' } });
    expect(
      asked(null)
        .when(answer, words, { viewer: holder(id), now, streamId: id })
        .events(),
    ).toMatchObject([{ data: { channel: 'page', status: 'Assigned' } }]);
    for (const viewer of [holder(nameBasedId('other')), holder(id, 'download'), jana])
      asked(null).when(answer, words, { viewer, now, streamId: id }).thenRefused('NOT_FOUND');
    asked(jana.userId ?? null)
      .when(answer, words, { viewer: holder(id), now, streamId: id })
      .thenRefused('NOT_FOUND');
  });

  it('waits from our word on, and no more with theirs; reminders and the end come in their time', () => {
    const { replySupportTicket: reply, answerSupportTicket: answer, ...steps } = item.steps;
    const asked = given({ type: item.events.added, data: { ...past, resolvedAt: null, status: 'Assigned' } });
    expect(asked.when(reply, { text: 'Is it this?' }, { viewer: lawyer, now }).events()).toMatchObject([
      { data: { waitingSince: '2026-03-20T10:00:00.000Z', reminders: 0 } },
    ]);
    const waits = given({
      type: item.events.added,
      data: {
        ...past,
        status: 'Waiting for customer',
        waitingSince: '2026-03-10T10:00:00.000Z',
        reminders: 1,
      },
    });
    expect(waits.when(answer, { text: 'Yes.' }, { viewer: jana, now }).events()).toMatchObject([
      { data: { waitingSince: null, reminders: 0 } },
    ]);
    for (const [step, day] of [
      [steps.remindSupportTicket, '2026-03-13'],
      [steps.remindSupportTicketAgain, '2026-03-17'],
      [steps.lapseSupportTicket, '2026-03-20'],
    ] as const) {
      waits.when(step, {}, { now: `${day}T09:59:59Z` }).thenRefused('TOO_EARLY');
      expect(waits.when(step, {}, { now: `${day}T10:00:00Z` }).events()).toHaveLength(1);
    }
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
