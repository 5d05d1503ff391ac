import { reminded } from '../testing/marks.js';
import { describe, expect, it } from '@jest/globals';
import type { DomainEvent } from '@cotta/kit/model/decider/decider.js';
import { anyStep } from '@cotta/kit/testing/any-step.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { systemViewer, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { given } from '@cotta/kit/testing/spec.js';
import { useInCommerceStatuses } from './use-in-commerce-status.js';
import { walkEveryStep, type Lines } from '@cotta/kit/testing/every-step.js';
import { admin, client, lawyer, otherLawyer, stranger } from '../testing/people.js';
import { useInCommerceRequest } from './use-in-commerce-request.work-item.js';

const now = '2026-08-20T15:00:00Z';
const staff = ['lawyer', 'admin'] as const;
const stays = (from: string): string => from;
const open = ['Created', 'Kick-off sent', 'In preparation', 'Approved for filing'];

const past = {
  trademarkId: nameBasedId('mark'),
  type: 'Declaration of use',
  declarationOfIncontestability: false,
  issueDate: '2020-08-11',
  dueDate: '2026-08-11',
  graceEndDate: '2027-02-11',
  confirmedDueDate: '2026-08-11',
  dueDateSetById: lawyer.userId,
  userId: client.userId,
};

const everyone = ['visitor', 'customer', ...staff] as const;

// Written by hand from the state machine of the domain notes.
const lines: Lines = {
  ConfirmUseInCommerceDeadline: {
    from: ['Created'],
    to: stays,
    by: ['lawyer'],
    facts: { confirmedDueDate: null },
    viewer: otherLawyer,
  },
  CorrectUseInCommerceDeadline: { from: open, to: stays, by: staff, input: { dueDate: '2026-08-12' } },
  KickOffUseInCommerceRequest: { from: ['Created'], to: 'Kick-off sent', by: staff },
  NotifyUseInCommerceRequest: {
    from: ['Kick-off sent', 'In preparation', 'Approved for filing'],
    to: stays,
    by: ['lawyer', 'admin'],
  },
  RevokeUseInCommerceLinks: { from: useInCommerceStatuses, to: stays, by: staff },
  VisitUseInCommercePage: { from: ['Kick-off sent'], to: stays, by: ['visitor', 'customer'] },
  OrderUseInCommerceRequest: { from: ['Kick-off sent'], to: 'In preparation', by: everyone },
  ReleaseUseInCommerceWork: { from: ['In preparation'], to: stays, by: [] },
  ReturnUseInCommerceOrder: { from: ['In preparation'], to: 'Kick-off sent', by: [] },
  ApproveUseInCommerceFiling: {
    from: ['In preparation'],
    to: 'Approved for filing',
    by: ['lawyer'],
    input: { specimensChecked: true, declarationSignedOn: '2026-08-19' },
  },
  SubmitUseInCommerceRequest: {
    from: ['Approved for filing'],
    to: 'Submitted',
    by: ['lawyer'],
    input: { filedOn: '2026-08-20' },
  },
  ApplyUseInCommerceLateFee: { from: open.slice(1), to: stays, by: staff },
  RequestUseInCommerceAbandonment: { from: open, to: 'Abandonment requested', by: everyone },
  ConfirmUseInCommerceAbandonment: { from: ['Abandonment requested'], to: 'Abandoned', by: ['lawyer'] },
  LapseUseInCommerceRequest: {
    from: open,
    to: 'Abandoned',
    by: ['admin'],
    facts: { dueDate: '2026-01-05', graceEndDate: '2026-07-05' },
  },
  RemindOfUseInCommerceRequest: { from: open.slice(1), to: stays, by: [], input: reminded },
  TellOfUseInCommerceKickOff: { from: open.slice(1), to: stays, by: [], input: reminded },
  SkipUseInCommerceReminder: { from: useInCommerceStatuses, to: stays, by: [], input: reminded },
  ReopenUseInCommerceRequest: { from: ['Abandoned', 'Submitted'], to: 'In preparation', by: ['lawyer'] },
};

const at = (status: string, facts: object = {}): DomainEvent => ({
  type: 'UseInCommerceRequestCreated',
  data: { ...past, status, ...facts },
});
const walked = (
  name: string,
  before: DomainEvent,
  input: Readonly<Record<string, unknown>> = {},
  viewer: Viewer = lawyer,
  when = now,
) => given(before).when(anyStep(useInCommerceRequest, name), input, { now: when, viewer });

describe('its order', () => {
  it('is paid before it is approved for filing, or an admin lets the work begin', () => {
    const order = { serviceRequestId: nameBasedId('order') };
    const approve = (facts: object) =>
      walked('ApproveUseInCommerceFiling', at('In preparation', { ...order, ...facts }), {
        specimensChecked: true,
        declarationSignedOn: '2026-08-19',
      });
    approve({}).thenRefused('WORK_UNPAID');
    expect(approve({ workReleasedAt: now }).events()).toHaveLength(1);
  });

  it('names whose it is, the mark and how it is paid, so that others need no copy of it', () => {
    const [ordered] = walked(
      'OrderUseInCommerceRequest',
      at('Kick-off sent'),
      { country: 'SK' },
      client,
    ).events();
    expect(ordered?.data).toMatchObject({
      userId: client.userId,
      trademarkId: past.trademarkId,
      orderCountry: 'SK',
      orderCurrency: 'USD',
      serviceRequestId: expect.any(String),
      workReleasedAt: null,
    });
  });
});

describe('a proof of use', () => {
  it('takes every step from every status as the state machine says, for whom it says', () => {
    walkEveryStep({ item: useInCommerceRequest, statuses: useInCommerceStatuses, past, lines, now });
  });

  it('knows what cannot be: an extension when none is left, grace for a statement, a due date before its cause', () => {
    const input = {
      trademarkId: past.trademarkId,
      type: 'Extension',
      dueDate: '2026-12-09',
      issueDate: '2026-06-09',
      remainingExtensionCount: 5,
    } as const;
    expect(
      given().when(useInCommerceRequest.create, input, { now, viewer: admin }).events()[0]?.data,
    ).toMatchObject({ status: 'Created', dueDateSetById: admin.userId });
    given()
      .when(useInCommerceRequest.create, { ...input, remainingExtensionCount: 0 }, { now, viewer: admin })
      .thenRefused('NO_EXTENSION_LEFT');
    given()
      .when(useInCommerceRequest.create, { ...input, graceEndDate: '2027-06-09' }, { now, viewer: admin })
      .thenRefused('INPUT_INVALID');
    given()
      .when(useInCommerceRequest.create, { ...input, dueDate: '2026-06-08' }, { now, viewer: admin })
      .thenRefused('INPUT_INVALID');
  });

  it('stays on record once the client knows of it', () =>
    given(at('Kick-off sent'))
      .when(useInCommerceRequest.remove, {}, { now, viewer: admin })
      .thenRefused('RETAINED'));

  it('goes out with a due date that a second person confirmed', () => {
    walked('ConfirmUseInCommerceDeadline', at('Created', { confirmedDueDate: null })).thenRefused(
      'SECOND_PERSON_NEEDED',
    );
    walked('KickOffUseInCommerceRequest', at('Created', { confirmedDueDate: null })).thenRefused(
      'DUE_DATE_UNCONFIRMED',
    );
  });

  it('is filed with checked specimens and a signature that is there', () => {
    walked('ApproveUseInCommerceFiling', at('In preparation'), {
      specimensChecked: false,
      declarationSignedOn: '2026-08-19',
    }).thenRefused('SPECIMENS_UNCHECKED');
    walked('ApproveUseInCommerceFiling', at('In preparation'), {
      specimensChecked: true,
      declarationSignedOn: '2026-08-21',
    }).thenRefused('INPUT_INVALID');
  });

  it('is filed until the last open day of the grace, if there is one', () => {
    const submit = (facts: object, filedOn: string) =>
      walked(
        'SubmitUseInCommerceRequest',
        at('Approved for filing', facts),
        { filedOn },
        lawyer,
        '2027-07-08T12:00:00Z',
      );
    // 5 July 2027 is the observed holiday; the day after is the last one. @source domain notes, registered 2021-01-05
    expect(submit({ dueDate: '2027-01-05', graceEndDate: '2027-07-05' }, '2027-07-06').events()).toHaveLength(
      1,
    );
    submit({ dueDate: '2027-01-05', graceEndDate: '2027-07-05' }, '2027-07-07').thenRefused('TOO_LATE');
    submit({ graceEndDate: null, dueDate: '2027-07-06' }, '2027-07-07').thenRefused('TOO_LATE');
  });

  it('costs more when it is late, once, and only where there is grace', () => {
    walked('ApplyUseInCommerceLateFee', at('In preparation', { dueDate: '2026-08-20' })).thenRefused(
      'NOT_LATE',
    );
    walked('ApplyUseInCommerceLateFee', at('In preparation', { graceEndDate: null })).thenRefused('NO_GRACE');
    walked('ApplyUseInCommerceLateFee', at('In preparation', { lateFeeApplied: true })).thenRefused(
      'LATE_FEE_APPLIED',
    );
  });

  it('lapses by itself only three days after the last possible day', () => {
    const lapse = (when: string) =>
      walked('LapseUseInCommerceRequest', at('In preparation'), {}, systemViewer, when);
    lapse('2027-02-14T12:00:00Z').thenRefused('NOT_LAPSED');
    expect(lapse('2027-02-15T12:00:00Z').events()).toHaveLength(1);
  });

  it.each(['OrderUseInCommerceRequest', 'RequestUseInCommerceAbandonment'])(
    '%s is taken by the firm on the client’s word, and not without',
    (name) => {
      walked(name, at('Kick-off sent'), {}, lawyer).thenRefused('CLIENTS_WORD');
      expect(
        walked(name, at('Kick-off sent'), { reason: 'Call of 14 August.' }, lawyer).events()[0],
      ).toMatchObject({
        reason: 'Call of 14 August.',
      });
      expect(walked(name, at('Kick-off sent'), {}, client).events()).toHaveLength(1);
    },
  );

  it('is given up by its own client, and noted as seen once', () => {
    walked('RequestUseInCommerceAbandonment', at('Kick-off sent'), {}, stranger).thenRefused('NOT_FOUND');
    walked(
      'VisitUseInCommercePage',
      at('Kick-off sent', { pageVisitedOn: '2026-08-01' }),
      {},
      client,
    ).thenRefused('VISITED');
  });

  it('forgets what was filed when it is opened again', () => {
    expect(
      walked('ReopenUseInCommerceRequest', at('Submitted', { filedOn: '2026-08-19' }), {
        reason: 'specimen refused',
      }).events()[0]?.data,
    ).toMatchObject({ status: 'In preparation', filedOn: null });
  });
});
