import { reminded } from '../testing/marks.js';
import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { entityPublications } from '@cotta/kit/runtime/outbox/entity-publications.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import { given } from '@cotta/kit/testing/spec.js';
import { officeActionStatuses } from './office-action-status.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { answerDraftLines } from '../testing/answer-draft-lines.js';
import { admin, client, lawyer, otherLawyer, stranger, visitor } from '../testing/people.js';
import { correctionProblem } from './office-action-rules.js';
import { officeAction, officeActionEntity } from './office-action.work-item.js';

const now = '2026-02-16T15:00:00Z';
const staff = ['lawyer', 'admin'] as const;
const everyone = ['customer', ...staff] as const;
/** Who came by a link is a visitor; which one may is in the spec of links. */
const orByLink = ['visitor', ...everyone] as const;
const stays = (from: string): string => from;
const solutionId = nameBasedId('solution');
const open = ['Docketed', 'Kick-off sent', 'Landing page visited', 'Ordered', 'Drafting'];

const past = {
  trademarkId: nameBasedId('mark'),
  jurisdiction: 'US',
  issueDate: '2026-01-15',
  dueDate: '2026-04-15',
  confirmedDueDate: '2026-04-15',
  dueDateSetById: lawyer.userId,
  examinationFinished: true,
  remindersEnabled: true,
  riskHighlighted: false,
  userId: client.userId,
};

// Written by hand from the state machine of the domain notes.
const lines: Lines = {
  ConfirmOfficeActionDueDate: {
    from: open,
    to: stays,
    by: ['lawyer'],
    facts: { confirmedDueDate: null },
    viewer: otherLawyer,
  },
  CorrectOfficeActionDueDate: { from: open, to: stays, by: staff, input: { dueDate: '2026-04-10' } },
  KickOffOfficeAction: { from: ['Docketed'], to: 'Kick-off sent', by: ['lawyer'] },
  NotifyOfficeAction: { from: ['Kick-off sent', 'Landing page visited'], to: stays, by: ['lawyer', 'admin'] },
  RevokeOfficeActionLinks: { from: officeActionStatuses, to: stays, by: staff },
  VisitOfficeActionPage: {
    from: ['Kick-off sent'],
    to: 'Landing page visited',
    by: ['visitor', 'customer'],
    viewer: client,
  },
  OrderOfficeActionResponse: {
    from: ['Kick-off sent', 'Landing page visited'],
    to: 'Ordered',
    by: everyone,
    input: { orderedSolutionId: solutionId, orderCurrency: 'USD' },
  },
  OrderAnswerByLink: {
    from: ['Kick-off sent', 'Landing page visited'],
    to: 'Ordered',
    by: ['visitor'],
    input: { option: solutionId, currency: 'USD', country: 'SK' },
    facts: { linkRevision: 1 },
    viewer: {
      ...visitor,
      link: { purpose: 'office-action', subjectId: '01990000-0000-7000-8000-000000000001', revision: 1 },
    },
  },
  ReleaseOfficeActionWork: { from: ['Ordered'], to: stays, by: [] },
  ReturnOfficeActionOrder: { from: ['Ordered'], to: 'Landing page visited', by: [] },
  StartOfficeActionDraft: { from: ['Ordered'], to: 'Drafting', by: ['lawyer'] },
  RequestOfficeActionInfo: {
    from: ['Ordered', 'Drafting'],
    to: stays,
    by: ['lawyer'],
    input: { questions: ['Since when?'] },
  },
  SubmitOfficeActionInfo: {
    from: ['Ordered', 'Drafting'],
    to: stays,
    by: orByLink,
    input: { clientInput: [{ question: 'Since when?', answer: '2019' }] },
  },
  ...answerDraftLines,
  SubmitOfficeActionResponse: {
    from: ['Drafting'],
    to: 'Response submitted',
    by: ['lawyer'],
    input: { filedOn: '2026-02-16', reason: 'The last day is today.' },
  },
  CloseOfficeAction: {
    from: ['Response submitted'],
    to: 'Closed',
    by: staff,
    input: { outcome: 'Accepted' },
  },
  ExtendOfficeAction: { from: open, to: stays, by: staff },
  AbandonOfficeAction: {
    from: open,
    to: 'Abandoned',
    by: ['visitor', 'customer', 'lawyer'],
    input: { confirmed: true },
    viewer: client,
  },
  RemindOfOfficeAction: {
    from: ['Kick-off sent', 'Landing page visited'],
    to: stays,
    by: [],
    input: reminded,
  },
  TellOfOfficeActionKickOff: {
    from: ['Kick-off sent', 'Landing page visited'],
    to: stays,
    by: [],
    input: reminded,
  },
  SkipOfficeActionReminder: { from: officeActionStatuses, to: stays, by: [], input: reminded },
};

const at = (status: string, facts: object = {}): DomainEvent => ({
  type: 'OfficeActionDocketed',
  data: { ...past, status, ...facts },
});
const walked = (
  name: string,
  before: DomainEvent,
  input: Readonly<Record<string, unknown>> = {},
  viewer: Viewer = lawyer,
  when = now,
) => given(before).when(anyStep(officeAction, name), input, { now: when, viewer });

describe('an office action', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    walkEveryStep({ item: officeAction, statuses: officeActionStatuses, past, lines, now });
  });

  it('is docketed by staff with the name of who entered the due date', () => {
    const input = { trademarkId: past.trademarkId, issueDate: '2026-01-15', dueDate: '2026-04-15' };
    const [event] = given().when(officeAction.create, input, { now, viewer: lawyer }).events();
    expect(event?.data).toMatchObject({
      status: 'Docketed',
      dueDateSetById: lawyer.userId,
      remindersEnabled: true,
      examinationFinished: false,
      assigneeHistory: [],
    });
    given()
      .when(officeAction.create, { ...input, dueDate: '2026-01-14' }, { now, viewer: lawyer })
      .thenRefused('INPUT_INVALID');
    expect(shutOut(officeAction.create)).toEqual(['visitor', 'customer', 'partner']);
  });

  it('keeps who was in charge, and from when', () => {
    const first = given(at('Docketed')).when(
      officeAction.assign,
      { assignedAdminId: lawyer.userId },
      { now, viewer: admin },
    );
    expect(first.events()[0]?.data).toEqual({
      assignedAdminId: lawyer.userId,
      assigneeHistory: [{ adminId: lawyer.userId, since: '2026-02-16T15:00:00.000Z' }],
    });
    const then = given(at('Docketed'), ...first.events()).when(
      officeAction.assign,
      { assignedAdminId: null, reason: 'on leave' },
      { now: '2026-03-01T08:00:00Z', viewer: admin },
    );
    expect(then.events()[0]?.data).toMatchObject({
      assigneeHistory: [{ adminId: lawyer.userId }, { adminId: null, since: '2026-03-01T08:00:00.000Z' }],
    });
  });

  it('stays on record once the client knows of it', () => {
    given(at('Kick-off sent')).when(officeAction.remove, {}, { now, viewer: admin }).thenRefused('RETAINED');
    expect(given(at('Docketed')).when(officeAction.remove, {}, { now, viewer: admin }).events()).toHaveLength(
      1,
    );
  });
});

describe('its due date', () => {
  it('is confirmed by somebody else than who entered it, and again after a correction', () => {
    walked('ConfirmOfficeActionDueDate', at('Docketed', { confirmedDueDate: null })).thenRefused(
      'SECOND_PERSON_NEEDED',
    );
    walked('ConfirmOfficeActionDueDate', at('Docketed'), {}, otherLawyer).thenRefused('DUE_DATE_CONFIRMED');
    const [corrected] = walked(
      'CorrectOfficeActionDueDate',
      at('Docketed'),
      { dueDate: '2026-04-10', reason: 'misread' },
      otherLawyer,
    ).events();
    expect(corrected?.data).toMatchObject({
      dueDate: '2026-04-10',
      proposedDueDate: null,
      dueDateSetById: otherLawyer.userId,
      confirmedDueDate: null,
    });
    expect(corrected?.reason).toBe('misread');
    walked('KickOffOfficeAction', at('Docketed', { dueDate: '2026-04-20' })).thenRefused(
      'DUE_DATE_UNCONFIRMED',
    );
    walked('KickOffOfficeAction', at('Docketed', { examinationFinished: false })).thenRefused(
      'EXAMINATION_UNFINISHED',
    );
  });

  it('is the rule’s or an earlier one the letter prints; a later one only within an extension that the office can give', () => {
    const input = { trademarkId: past.trademarkId, jurisdiction: 'US', issueDate: '2026-01-15' };
    const docketed = (dueDate: string, more: object = {}) =>
      given().when(officeAction.create, { ...input, dueDate, ...more }, { now, viewer: lawyer });
    for (const dueDate of ['2026-04-15', '2026-04-10']) expect(docketed(dueDate).events()).toHaveLength(1);
    for (const dueDate of ['2026-04-16', '2026-07-15']) docketed(dueDate).thenRefused('INPUT_INVALID');
    expect(docketed('2026-07-15', { filingBasis: ['66(a)'] }).events()).toHaveLength(1);
    // Slovakia sets the time letter by letter.
    expect(docketed('2026-09-01', { jurisdiction: 'SK' }).events()).toHaveLength(1);
  });

  describe('later than its rule', () => {
    const extension = { laterDueDateCause: 'Extension granted', extendedOn: '2026-02-10' } as const;
    const misfit = {
      laterDueDateCause: 'Rule does not fit',
      dueDateSourceId: nameBasedId('paper of the office'),
    } as const;
    const corrected = (dueDate: string, stands: object = {}, facts: object = {}) =>
      walked(
        'CorrectOfficeActionDueDate',
        at('Docketed', facts),
        { dueDate, reason: 'by its paper', ...stands },
        otherLawyer,
      );
    const refusedAt = (path: string, dueDate: string, stands: object = {}, facts: object = {}) =>
      expect(correctionProblem({ ...past, ...facts }, { dueDate, ...stands }, new Date(now))).toMatchObject({
        fields: [{ path: [path] }],
      });

    it('is refused at the day without what it stands on, however near it is', () => {
      corrected('2026-04-16').thenRefused('INPUT_INVALID');
      refusedAt('dueDate', '2026-04-16');
      refusedAt('dueDate', '2026-07-15');
    });

    it('is an extension of which the day is known, once, where and as far as the office gives it', () => {
      expect(corrected('2026-07-15', extension).events()[0]?.data).toMatchObject({
        proposedDueDate: '2026-07-15',
        extendedOn: '2026-02-10',
        laterDueDateCause: 'Extension granted',
        confirmedDueDate: null,
      });
      refusedAt('dueDate', '2026-07-16', extension);
      refusedAt('extendedOn', '2026-07-15', { laterDueDateCause: 'Extension granted' });
      for (const extendedOn of ['2026-01-14', '2026-02-17'])
        refusedAt('extendedOn', '2026-07-15', { ...extension, extendedOn });
      refusedAt('laterDueDateCause', '2026-07-16', extension, { filingBasis: ['66(a)'] });
      refusedAt('laterDueDateCause', '2026-08-15', extension, { extendedOn: '2026-02-01' });
    });

    it('is a rule that does not fit, with the paper that says so; it is no extension', () => {
      refusedAt('dueDateSourceId', '2026-08-15', { laterDueDateCause: 'Rule does not fit' });
      expect(corrected('2026-08-15', misfit).events()[0]?.data).toMatchObject({
        proposedDueDate: '2026-08-15',
        extendedOn: null,
        dueDateSourceId: misfit.dueDateSourceId,
      });
    });

    it('counts once a second person confirmed it; the one who entered it never does', () => {
      const [proposed] = corrected('2026-08-15', misfit).events();
      expect(proposed?.data).not.toHaveProperty('dueDate');
      const confirm = (viewer: Viewer) =>
        given(at('Docketed'), ...(proposed === undefined ? [] : [proposed])).when(
          anyStep(officeAction, 'ConfirmOfficeActionDueDate'),
          {},
          { now, viewer },
        );
      confirm(otherLawyer).thenRefused('SECOND_PERSON_NEEDED');
      expect(confirm(lawyer).events()[0]?.data).toMatchObject({
        dueDate: '2026-08-15',
        confirmedDueDate: '2026-08-15',
        proposedDueDate: null,
      });
    });

    it('is taken back by the earlier day, and the extension with it', () => {
      const pending = {
        proposedDueDate: '2026-07-15',
        extendedOn: '2026-02-10',
        laterDueDateCause: 'Extension granted',
        confirmedDueDate: null,
      };
      expect(corrected('2026-04-15', {}, pending).events()[0]?.data).toMatchObject({
        dueDate: '2026-04-15',
        proposedDueDate: null,
        extendedOn: null,
        laterDueDateCause: null,
      });
      corrected('2026-07-15', extension, pending).thenRefused('SAME_DATE');
    });

    it('keeps the letter from being given up while it waits', () => {
      const waits = at('Docketed', { proposedDueDate: '2026-07-15', confirmedDueDate: null });
      walked(
        'AbandonOfficeAction',
        waits,
        { confirmed: true },
        systemViewer,
        '2026-07-15T12:00:00Z',
      ).thenRefused('NOT_LAPSED');
    });
  });

  it('is extended once, counted from the issue, in the United States and outside the Madrid System', () => {
    const extend = (facts: object, when = now) =>
      walked('ExtendOfficeAction', at('Docketed', facts), {}, lawyer, when);
    expect(extend({ issueDate: '2025-11-30', dueDate: '2026-02-28' }).events()[0]?.data).toMatchObject({
      proposedDueDate: '2026-05-30',
      extendedOn: '2026-02-16',
      confirmedDueDate: null,
    });
    extend({ jurisdiction: 'EU' }).thenRefused('NOT_EXTENDABLE');
    extend({ filingBasis: ['66(a)'] }).thenRefused('NOT_EXTENDABLE');
    extend({ extendedOn: '2026-02-01' }).thenRefused('EXTENDED_ONCE');
    // Nine in the evening in Virginia is the last day still; midnight is not.
    expect(extend({}, '2026-04-16T01:00:00Z').events()).toHaveLength(1);
    extend({}, '2026-04-16T04:00:00Z').thenRefused('TOO_LATE');
  });
});

describe('its order', () => {
  const order = (when: string) =>
    walked(
      'OrderOfficeActionResponse',
      at('Kick-off sent'),
      { orderedSolutionId: solutionId, orderCurrency: 'USD' },
      client,
      when,
    );

  it('is told with the mark, the office and the last day, so that the task and the letter can name them', () => {
    const facts = { markName: 'Lumora', jurisdiction: 'EU', dueDate: '2026-04-17' };
    const [ordered] = walked(
      'OrderOfficeActionResponse',
      at('Kick-off sent', facts),
      { orderedSolutionId: solutionId, orderCurrency: 'USD' },
      client,
      '2026-04-01T15:00:00Z',
    ).events();
    expect(ordered?.data).toMatchObject(facts);
    const said = entityPublications('trademarks', [officeActionEntity.published]);
    expect(
      said['OfficeActionOrdered']?.map({
        streamId: 'l1',
        type: 'OfficeActionOrdered',
        data: ordered?.data,
      } as never),
    ).toMatchObject({ facts: { markName: 'Lumora', jurisdiction: 'EU', dueDate: '2026-04-17' } });
  });

  it('is an order of its own each time, payable until its last day, at the price that was offered', () => {
    const at15 = { orderedFee: { amountMinor: 39_900, currency: 'EUR' }, orderedOfficeFee: null };
    const place = (when: string) =>
      given(at('Kick-off sent', { dueDate: '2026-04-17' }))
        .when(
          anyStep(officeAction, 'OrderOfficeActionResponse'),
          { orderedSolutionId: solutionId, orderCurrency: 'EUR', country: 'SK' },
          { now: when, viewer: client, preloaded: at15 },
        )
        .events()[0]?.data as Readonly<Record<string, unknown>>;
    const [first, second] = [place('2026-04-01T15:00:00Z'), place('2026-04-01T15:00:01Z')];
    expect(first).toMatchObject({ ...at15, orderCountry: 'SK', orderBy: '2026-04-10', workReleasedAt: null });
    expect(second['serviceRequestId']).not.toBe(first['serviceRequestId']);
  });

  it('is begun when it is paid, or an admin let the work begin; an older one has nothing to wait for', () => {
    const start = (facts: object) => walked('StartOfficeActionDraft', at('Ordered', facts));
    start({ serviceRequestId: nameBasedId('order') }).thenRefused('WORK_UNPAID');
    expect(start({ serviceRequestId: nameBasedId('order'), workReleasedAt: now }).events()).toHaveLength(1);
    expect(start({}).events()).toHaveLength(1);
  });

  it('that ended before the answer was begun leaves the client to choose again', () => {
    const before = at('Ordered', {
      serviceRequestId: nameBasedId('order'),
      orderedSolutionId: solutionId,
      orderedFee: { amountMinor: 100, currency: 'EUR' },
    });
    const [returned] = walked('ReturnOfficeActionOrder', before, {}, systemViewer).events();
    expect(returned?.data).toMatchObject({
      status: 'Landing page visited',
      serviceRequestId: null,
      orderedSolutionId: null,
      orderedFee: null,
    });
  });

  it('closes five working days before the due date and is in a rush from ten on', () => {
    expect(order('2026-04-01T15:00:00Z').events()[0]?.data).toMatchObject({ rush: false });
    expect(order('2026-04-02T15:00:00Z').events()[0]?.data).toMatchObject({ rush: true });
    expect(order('2026-04-08T15:00:00Z').events()).toHaveLength(1);
    order('2026-04-09T15:00:00Z').thenRefused('TOO_LATE_TO_ORDER');
  });
});

describe('its end', () => {
  it('is filed until the last open day', () => {
    const submit = (filedOn: string) =>
      walked(
        'SubmitOfficeActionResponse',
        at('Drafting', { dueDate: '2026-02-28' }),
        { filedOn, reason: 'The client does not answer.' },
        lawyer,
        '2026-03-05T12:00:00Z',
      );
    expect(submit('2026-03-02').events()[0]?.data).toMatchObject({
      filedOn: '2026-03-02',
      status: 'Response submitted',
    });
    submit('2026-03-03').thenRefused('TOO_LATE');
    submit('2026-01-14').thenRefused('INPUT_INVALID');
    submit('2026-03-06').thenRefused('INPUT_INVALID');
  });

  it('is given up by its own client who confirms it, or by the system after three more days', () => {
    walked('AbandonOfficeAction', at('Drafting'), { confirmed: false }, client).thenRefused('INPUT_INVALID');
    walked('AbandonOfficeAction', at('Drafting'), { confirmed: true }, stranger).thenRefused('NOT_FOUND');
    walked(
      'AbandonOfficeAction',
      at('Drafting'),
      { confirmed: true },
      systemViewer,
      '2026-04-18T12:00:00Z',
    ).thenRefused('NOT_LAPSED');
    expect(
      walked(
        'AbandonOfficeAction',
        at('Drafting'),
        { confirmed: true },
        systemViewer,
        '2026-04-19T12:00:00Z',
      ).events(),
    ).toHaveLength(1);
  });

  it('is given up by a lawyer on the client’s word, and not without', () => {
    const abandon = (more: object) =>
      walked('AbandonOfficeAction', at('Drafting'), { confirmed: true, ...more }, lawyer);
    abandon({}).thenRefused('CLIENTS_WORD');
    abandon({ confirmed: false, reason: 'Mail of 14 February.' }).thenRefused('INPUT_INVALID');
    expect(abandon({ reason: 'Mail of 14 February.' }).events()[0]).toMatchObject({
      type: 'OfficeActionAbandoned',
      reason: 'Mail of 14 February.',
    });
  });

  it('is not reminded of when that was switched off', () =>
    walked(
      'RemindOfOfficeAction',
      at('Kick-off sent', { remindersEnabled: false }),
      {},
      systemViewer,
    ).thenRefused('REMINDERS_OFF'));

  it('collects questions and answers', () => {
    const [event] = walked(
      'RequestOfficeActionInfo',
      at('Drafting', { clientInput: [{ question: 'Who?', answer: 'We' }] }),
      { questions: ['When?'] },
    ).events();
    expect(event?.data).toMatchObject({
      clientInput: [{ question: 'Who?', answer: 'We' }, { question: 'When?' }],
      assigneeHistory: [],
    });
  });

  it('keeps why something was asked beside the answer, whoever answers', () => {
    const [asked] = walked('RequestOfficeActionInfo', at('Drafting'), {
      questions: ['When?'],
      why: 'The office doubts the use.',
    }).events();
    const clientInput = [{ question: 'When?', why: 'The office doubts the use.' }];
    expect(asked?.data).toMatchObject({ clientInput });
    const [answered] = walked(
      'SubmitOfficeActionInfo',
      at('Drafting', { clientInput }),
      { clientInput: [{ question: 'When?', answer: '2019' }] },
      client,
    ).events();
    expect(answered?.data).toMatchObject({
      clientInput: [{ question: 'When?', answer: '2019', why: 'The office doubts the use.' }],
    });
  });
});
