import { describe, expect, it } from '@jest/globals';
import { signFacts } from '@cotta/kit/edge/links/signed-facts.js';
import { given } from '@cotta/kit/testing/spec.js';
import { shutOut } from '@cotta/kit/testing/shut-out.js';
import type { ReadCopy } from './approval/approved-copy.js';
import { noDraft, type DraftFacts } from './draft/draft-facts.js';
import type { TransitionFact, RegistrationRequestEvent as Fact } from './events.js';
import type { TransitionEvent } from './request-columns.js';
import { filingCopyOf } from './approval/filing-copy.js';
import { requestStatuses, type RequestStatus } from './labels.js';
import {
  admin,
  approved,
  asked,
  byLink,
  client,
  dismissed,
  lawyer,
  mark,
  owned,
  stranger,
  testKey,
} from '../testing/facts.js';
import {
  approveApplication,
  giveUpRequest,
  markReadyForDrafting,
  postponeApplication,
  reopenRequest,
  requestChanges,
  requestReview,
  sendForReview,
} from './draft/drafting-transitions.js';
import { sentDigestOf } from './approval/sent-copy.js';
import { at, begun, copy, office, paidAt, started, whole } from '../testing/paid-order.js';
import {
  askToEndOrder,
  completeCheckout,
  confirmInvoicePaid,
  defineCreateOrder,
  goOnWithOrder,
  refundRequest,
  withdrawRequest,
} from './order/order-transitions.js';
import { anyRequestSteps, type AnyRequestStep } from '../testing/any-request-step.js';

const createOrder = defineCreateOrder(testKey);
const requestSteps = anyRequestSteps(testKey);

type Status = RequestStatus | null;

const now = '2026-01-15T10:00:00Z';

const sent = (columns: TransitionFact['columns'] = {}): Fact =>
  at('Sent for review', { columns: { paidAt, sentDigest: sentDigestOf(copy), ...columns } });

const order = {
  services: ['registration'],
  orderedItems: ['EU'],
  currency: 'EUR',
  filingClassesCount: 1,
  termsAccepted: true,
  riskAcknowledged: true,
};
/** Input with which each move passes its guards. */
const sound: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  CreateOrder: order,
  RequestChanges: { reason: 'Another owner, please.' },
  PostponeApplication: { until: '2026-03-01', reason: 'Asked for on the phone on 14 January.' },
  ReopenRequest: { reason: 'Mail of 14 January.' },
  ApproveApplication: {
    poaDocumentId: '01990000-0000-7000-8000-0000000000d1',
    reason: 'Letter of 14 January.',
  },
  RefundRequest: { reason: 'Changed plans.' },
};
const inputOf = ({ command }: AnyRequestStep): Readonly<Record<string, unknown>> => sound[command.name] ?? {};

const TO_DRAFT: readonly Status[] = ['Order created', 'Ready for drafting', 'Sent for review'];
const PAID: readonly Status[] = [...TO_DRAFT, 'Application approved', 'Client unresponsive'];

/** Written by hand from the state machine: command → status before → status after. What is not here is refused. */
const table: Readonly<Record<string, readonly (readonly [Status, Status])[]>> = {
  CreateOrder: [
    [null, 'Order created'],
    ['Verification approved', 'Order created'],
    ['Verification dismissed', 'Order created'],
  ],
  CompleteCheckout: [['Order created', 'Order created']],
  ConfirmInvoicePaid: [['Order created', 'Order created']],
  MarkReadyForDrafting: [['Order created', 'Ready for drafting']],
  RequestReview: [['Ready for drafting', 'Ready for drafting']],
  SendForReview: [['Ready for drafting', 'Sent for review']],
  RequestChanges: [['Sent for review', 'Ready for drafting']],
  PostponeApplication: [['Sent for review', 'Sent for review']],
  ApproveApplication: [['Sent for review', 'Application approved']],
  RecordApplicationsFiled: [['Application approved', 'Filed']],
  GiveUpRequest: [
    ['Order created', 'Client unresponsive'],
    ['Ready for drafting', 'Client unresponsive'],
    ['Sent for review', 'Client unresponsive'],
  ],
  LoseRequest: [
    ['Verification requested', 'Lost to follow-up'],
    ['Verification approved', 'Lost to follow-up'],
    ['Verification dismissed', 'Lost to follow-up'],
  ],
  ReopenRequest: [
    ['Client unresponsive', 'Order created'],
    ['Lost to follow-up', 'Order created'],
  ],
  AskToEndOrder: PAID.map((status) => [status, status] as const),
  GoOnWithOrder: PAID.map((status) => [status, status] as const),
  RefundRequest: [
    ['Order created', 'Refunded'],
    ['Ready for drafting', 'Refunded'],
    ['Sent for review', 'Refunded'],
    ['Application approved', 'Refunded'],
    ['Client unresponsive', 'Refunded'],
  ],
  WithdrawRequest: [
    [null, 'Withdrawn'],
    ['Verification requested', 'Withdrawn'],
    ['Verification approved', 'Withdrawn'],
    ['Verification dismissed', 'Withdrawn'],
    ['Order created', 'Withdrawn'],
    ['Ready for drafting', 'Withdrawn'],
    ['Sent for review', 'Withdrawn'],
    ['Application approved', 'Withdrawn'],
  ],
};

describe('an order’s moves', () => {
  it('are those of the table', () =>
    expect(requestSteps.map(({ command }) => command.name).toSorted()).toEqual(
      Object.keys(table).toSorted(),
    ));

  const every = requestSteps.flatMap((step) =>
    [null, ...requestStatuses].map((status) => [step.command.name, status ?? 'none', step, status] as const),
  );
  it.each(every)('%s at %s does what the table says', (name, _, step, status) => {
    const columns = { paidAt, sentDigest: sentDigestOf(copy) };
    const unpaid =
      step === withdrawRequest
        ? { columns: {} }
        : step === goOnWithOrder
          ? { columns: { ...columns, endAskedAt: paidAt } }
          : {};
    const outcome = given(...begun, at(status, { columns, ...unpaid })).when(step.command, inputOf(step), {
      preloaded: { copy, ...whole },
    });
    const [, to] = table[name]?.find(([from]) => from === status) ?? [];
    if (to === undefined) outcome.thenRefused('WRONG_STATUS');
    else outcome.thenState({ status: to });
  });

  it.each([
    [createOrder, ['lawyer', 'partner']],
    [completeCheckout, ['visitor', 'customer', 'lawyer', 'admin', 'partner']],
    [confirmInvoicePaid, ['visitor', 'customer', 'lawyer', 'partner']],
    [markReadyForDrafting, ['visitor', 'customer', 'lawyer', 'partner']],
    [requestReview, ['visitor', 'lawyer', 'admin', 'partner']],
    [sendForReview, ['visitor', 'customer', 'partner']],
    [postponeApplication, ['visitor', 'partner']],
    [approveApplication, ['visitor', 'partner']],
    [reopenRequest, ['visitor', 'partner']],
    [refundRequest, ['visitor', 'customer', 'lawyer', 'partner']],
    [withdrawRequest, ['visitor', 'lawyer', 'partner']],
    [askToEndOrder, ['visitor', 'lawyer', 'admin', 'partner']],
    [goOnWithOrder, ['visitor', 'lawyer', 'partner']],
  ])('$command.name is not for everyone', ({ command }, roles) => expect(shutOut(command)).toEqual(roles));

  it('find nothing for strangers', () =>
    given(...begun, at('Sent for review'))
      .when(approveApplication.command, {}, { viewer: stranger, preloaded: whole })
      .thenRefused('NOT_FOUND'));

  it('happen once: the same wish again changes nothing', () => {
    given(...begun, at('Ready for drafting'), {
      type: 'SentForReview',
      data: { about: owned, status: 'Sent for review', statusFrom: 'Ready for drafting' },
    } satisfies Fact)
      .when(sendForReview.command, {}, { viewer: lawyer, preloaded: whole })
      .then();
  });

  it('that wait for the client tell how long the priority of the draft can be claimed, and nothing of one that is not claimed', () => {
    const preloaded = { ...whole, priorityEnds: '2026-06-01' };
    const published = (name: string, status: Status, with_: DraftFacts) =>
      requestSteps
        .filter(({ command }) => command.name === name)
        .flatMap((step) =>
          given(...begun, at(status, { statusFrom: 'Sent for review' }))
            .when(step.command, inputOf(step), { viewer: admin, now, preloaded: with_ })
            .events(),
        )[0]?.data;
    for (const [step, status] of [
      ['SendForReview', 'Ready for drafting'],
      ['PostponeApplication', 'Sent for review'],
      ['ReopenRequest', 'Client unresponsive'],
    ] as const) {
      expect(published(step, status, preloaded)).toMatchObject({
        status: 'Sent for review',
        priorityEnds: '2026-06-01',
      });
      expect(published(step, status, whole)).not.toHaveProperty('priorityEnds');
    }
  });

  it('tell what they were told: facts, status before and after, columns, reason', () => {
    given(...begun, at('Sent for review'))
      .when(requestChanges.command, { reason: 'Another owner, please.' }, { viewer: client })
      .then({
        type: 'ChangesRequested',
        reason: 'Another owner, please.',
        data: {
          about: owned,
          status: 'Ready for drafting',
          statusFrom: 'Sent for review',
          columns: { sentAt: null, sentDigest: null },
        },
      });
    given(...begun, at('Order created', { columns: {} }))
      .when(confirmInvoicePaid.command, {}, { viewer: admin, now })
      .then({
        type: 'InvoicePaid',
        data: { about: owned, status: 'Order created', columns: { paidAt: '2026-01-15T10:00:00.000Z' } },
      });
  });
});

describe('ordering', () => {
  it('is open to who holds the link of the report', () => {
    expect(
      given(asked(), approved())
        .when(createOrder.command, order, { viewer: byLink('verification-summary') })
        .events(),
    ).toHaveLength(1);
    given(asked(), approved())
      .when(createOrder.command, order, { viewer: byLink('upload') })
      .thenRefused('NOT_FOUND');
  });

  it('needs the terms accepted, at least one office, and the risk acknowledged where the check advised against it', () => {
    given(asked(), approved())
      .when(createOrder.command, { ...order, termsAccepted: false }, { viewer: admin })
      .thenRefused('TERMS_NOT_ACCEPTED');
    given(asked(), dismissed())
      .when(createOrder.command, { ...order, riskAcknowledged: null }, { viewer: admin })
      .thenRefused('RISK_NOT_ACKNOWLEDGED');
    given<Fact>({ ...started, data: { ...started.data, mark: { ...mark, jurisdictions: [] } } } as Fact)
      .when(createOrder.command, order, { viewer: admin })
      .thenRefused('OFFICE_NEEDED');
  });

  it('is placed at the price that was quoted: ours, in time, for these offices and in this currency', () => {
    const quoteId = '01990000-0000-7000-8000-0000000000e1';
    const quote = (more: object, expiresAt = new Date('2026-01-20T00:00:00Z'), key = testKey) =>
      signFacts(
        {
          use: 'quote',
          facts: {
            quoteId,
            total: 120_670,
            currency: 'EUR',
            jurisdictions: mark.jurisdictions,
            filings: mark.jurisdictions.map((office) => `${office} 1`),
            ...more,
          },
          expiresAt,
        },
        key,
      );
    const place = (text: string) =>
      given(asked(), approved()).when(createOrder.command, { ...order, quote: text }, { viewer: admin, now });
    expect(place(quote({})).events()[0]?.data).toMatchObject({ columns: { quoteId } });
    place(quote({}, new Date('2026-01-15T00:00:00Z'))).thenRefused('QUOTE_EXPIRED');
    place(quote({ currency: 'CZK' })).thenRefused('QUOTE_DIFFERS');
    place(quote({ jurisdictions: ['CH'], filings: ['CH 1'] })).thenRefused('QUOTE_DIFFERS');
    place(quote({}, undefined, 'B'.repeat(43))).thenRefused('QUOTE_INVALID');
    place(`x${quote({ total: 1 })}`).thenRefused('QUOTE_INVALID');
  });

  it('leads to drafting once it is paid, or by an admin who says why', () => {
    const unpaid = at('Order created', { columns: {} });
    given(...begun, unpaid)
      .when(markReadyForDrafting.command, {}, { viewer: admin })
      .thenRefused('NOT_PAID');
    given(...begun, unpaid)
      .when(markReadyForDrafting.command, {})
      .thenRefused('NOT_PAID');
    given(...begun, unpaid)
      .when(markReadyForDrafting.command, { reason: 'Long-standing client.' }, { viewer: admin })
      .thenState({ status: 'Ready for drafting' });
    given(...begun, at('Order created'))
      .when(markReadyForDrafting.command, {})
      .thenState({ status: 'Ready for drafting' });
  });

  it('is withdrawn unpaid and refunded paid', () => {
    given(...begun, at('Order created'))
      .when(withdrawRequest.command, {}, { viewer: client })
      .thenRefused('PAID_ALREADY');
    given(...begun, at('Order created', { columns: {} }))
      .when(refundRequest.command, { reason: 'Changed plans.' }, { viewer: admin })
      .thenRefused('NOTHING_PAID');
  });
});

describe('ending', () => {
  const unpaid = at('Order created', { columns: {} });
  const paying = (more: object) => ({
    payment: {
      productId: 'p1',
      status: 'Checkout completed',
      paymentType: 'transfer',
      stillOpenMinor: null,
      currency: 'EUR',
      disputed: false,
      ...more,
    },
  });
  const cancel = (preloaded: object) =>
    given(started, unpaid).when(withdrawRequest.command, {}, { viewer: client, preloaded });

  it('is at once while no money is anywhere, also after a transfer was chosen', () => {
    cancel({ payment: null }).thenState({ status: 'Withdrawn' });
    cancel(paying({})).thenState({ status: 'Withdrawn' });
    cancel(paying({ status: 'Payment failed', paymentType: 'card' })).thenState({ status: 'Withdrawn' });
    cancel(paying({ paymentType: 'card' })).thenRefused('PAYMENT_UNDER_WAY');
    cancel(paying({ stillOpenMinor: 100 })).thenRefused('PART_PAID');
    cancel(paying({ status: 'Paid' })).thenRefused('PAID_ALREADY');
  });

  it('of a paid order is a wish that stops what would go on, until it is taken back', () => {
    given(started, unpaid)
      .when(askToEndOrder.command, {}, { viewer: client, preloaded: { payment: null } })
      .thenRefused('UNPAID_CANCEL');
    const [asked_] = given(started, at('Sent for review'))
      .when(askToEndOrder.command, { reason: 'We close the shop.' }, { viewer: client, now })
      .events();
    expect(asked_).toMatchObject({
      type: 'EndAsked',
      reason: 'We close the shop.',
      data: { status: 'Sent for review', columns: { endAskedAt: '2026-01-15T10:00:00.000Z' } },
    });
    const ending = (status: Status) => [...begun, at(status, { columns: { paidAt, endAskedAt: paidAt } })];
    given(...ending('Sent for review'))
      .when(askToEndOrder.command, {}, { viewer: client })
      .thenRefused('END_ASKED_ALREADY');
    given(...ending('Sent for review'))
      .when(approveApplication.command, sound['ApproveApplication'] ?? {}, {
        viewer: admin,
        preloaded: whole,
      })
      .thenRefused('END_ASKED');
    given(...ending('Ready for drafting'))
      .when(sendForReview.command, {}, { viewer: lawyer, preloaded: whole })
      .thenRefused('END_ASKED');
    given(...ending('Ready for drafting'))
      .when(requestReview.command, {}, { viewer: client, preloaded: whole })
      .thenRefused('END_ASKED');
    given(...ending('Sent for review'))
      .when(requestChanges.command, { reason: 'Another term, please.' }, { viewer: client })
      .thenRefused('END_ASKED');
    given(...ending('Ready for drafting'), at('Ready for drafting', { columns: { endAskedAt: null } }))
      .when(sendForReview.command, {}, { viewer: lawyer, preloaded: whole })
      .thenState({ status: 'Sent for review' });
    given(started, at('Sent for review'))
      .when(goOnWithOrder.command, {}, { viewer: client })
      .thenRefused('END_NOT_ASKED');
  });
});

describe('a disputed payment', () => {
  const preloaded = { ...whole, copy, disputed: true };

  it('lets nothing be sent or approved, whoever tries', () => {
    for (const viewer of [lawyer, admin])
      given(...begun, at('Ready for drafting'))
        .when(sendForReview.command, { reason: 'It will be won.' }, { viewer, preloaded })
        .thenRefused('PAYMENT_DISPUTED');
    for (const viewer of [client, admin])
      given(...begun, sent())
        .when(
          approveApplication.command,
          { draftDigest: copy.digest, reason: 'Letter of 14 January.' },
          { viewer, preloaded },
        )
        .thenRefused('PAYMENT_DISPUTED');
    given(...begun, at('Ready for drafting'))
      .when(sendForReview.command, {}, { viewer: lawyer, preloaded: { ...preloaded, disputed: false } })
      .thenState({ status: 'Sent for review' });
  });
});

describe('drafting', () => {
  const review = (preloaded: DraftFacts) =>
    given(...begun, at('Ready for drafting')).when(requestReview.command, {}, { viewer: client, preloaded });

  it('asks for a review of what is complete', () => {
    review(noDraft).thenRefused('NO_APPLICATION');
    review({
      ...whole,
      gaps: [
        { kind: 'OWNER', jurisdiction: null, classes: [] },
        { kind: 'GOODS', jurisdiction: 'EU', classes: [] },
      ],
    }).thenRefused('DRAFT_INCOMPLETE', { params: { missing: 'owner, goods for EU' } });
    given(...begun, at('Ready for drafting'))
      .when(sendForReview.command, {}, { viewer: lawyer, preloaded: noDraft })
      .thenRefused('NO_APPLICATION');
    given(...begun, at('Ready for drafting'))
      .when(
        sendForReview.command,
        {},
        {
          viewer: lawyer,
          preloaded: { ...whole, gaps: [{ kind: 'FILING_BASIS', jurisdiction: 'US', classes: [] }] },
        },
      )
      .thenRefused('DRAFT_INCOMPLETE');
    given(...begun, at('Ready for drafting'))
      .when(
        sendForReview.command,
        {},
        {
          viewer: lawyer,
          preloaded: { ...whole, gaps: [{ kind: 'QUESTIONNAIRE', jurisdiction: null, classes: [] }] },
        },
      )
      .thenState({ status: 'Sent for review' });
  });

  it.each([
    ['today', '2026-01-15', null, 'IN_PAST', 'Choose a day in the future.'],
    ['after six months', '2026-07-16', null, 'TOO_LATE', 'Choose a day within 6 months.'],
    [
      'after priority ends',
      '2026-02-02',
      '2026-02-01',
      'AFTER_PRIORITY',
      'Priority can be claimed until 2026-02-01: choose a day before.',
    ],
  ])('is not postponed to a day %s', (_, until, priorityEnds, code, message) => {
    given(...begun, at('Sent for review'))
      .when(
        postponeApplication.command,
        { until },
        { viewer: client, now, preloaded: { ...whole, priorityEnds } },
      )
      .thenRefused('INPUT_INVALID', { fields: [{ path: ['until'], code, message }] });
  });

  it.each([
    ['the last of six months', '2026-07-15', null],
    ['the last of priority', '2026-02-01', '2026-02-01'],
  ])('is postponed to a day as late as %s', (_, until, priorityEnds) => {
    given(...begun, at('Sent for review'))
      .when(
        postponeApplication.command,
        { until },
        { viewer: client, now, preloaded: { ...whole, priorityEnds } },
      )
      .thenState({ status: 'Sent for review' });
  });

  it('does not give up on a client who asked to wait', () => {
    const waiting = at('Sent for review', { columns: { postponedUntil: '2026-02-01' } });
    given(...begun, waiting)
      .when(giveUpRequest.command, {}, { viewer: admin, now })
      .thenRefused('POSTPONED');
    given(...begun, waiting)
      .when(giveUpRequest.command, {}, { viewer: admin, now: '2026-02-02T10:00:00Z' })
      .thenState({ status: 'Client unresponsive' });
  });

  it('goes on where it stood when the client is back', () => {
    const past = [...begun, at('Sent for review', { statusFrom: 'Ready for drafting' })];
    const silent: Fact = {
      type: 'RequestGivenUp',
      data: { about: owned, status: 'Client unresponsive', statusFrom: 'Sent for review' },
    };
    given(...past, silent)
      .when(reopenRequest.command, {}, { viewer: client })
      .thenState({ status: 'Sent for review' });
  });
});

describe('approving', () => {
  const { digest } = copy;
  const approve = (input: Readonly<Record<string, unknown>>, preloaded: DraftFacts, viewer = client) =>
    given(...begun, sent()).when(approveApplication.command, input, {
      viewer,
      preloaded: { copy, authorities: [poaDocumentId], ...preloaded },
    });
  const poaDocumentId = '01990000-0000-7000-8000-0000000000d1';

  it('needs the power of attorney where an office asks for one, and specimens for use in the United States', () => {
    approve({ draftDigest: digest }, { ...whole, offices: ['BR'] }).thenRefused('POA_MISSING', {
      params: { offices: 'BR' },
    });
    approve(
      { draftDigest: digest, poaDocumentId },
      { ...whole, offices: ['BR'], gaps: [{ kind: 'SPECIMEN', jurisdiction: 'US', classes: [20] }] },
    ).thenRefused('SPECIMEN_MISSING');
    approve({ draftDigest: digest, poaDocumentId }, { ...whole, offices: ['BR'] }).thenState({
      status: 'Application approved',
    });
  });

  it('goes with a power of attorney of this very order, where a client names one', () => {
    const [strange, brazil] = ['01990000-0000-7000-8000-0000000000d2', { ...whole, offices: ['BR'] }];
    approve({ draftDigest: digest, poaDocumentId: strange }, brazil).thenRefused('POA_MISSING');
    approve({ draftDigest: digest, poaDocumentId: strange }, whole).thenRefused('INPUT_INVALID', {
      fields: [
        {
          path: ['poaDocumentId'],
          code: 'UNKNOWN_REFERENCE',
          message: 'There is no power of attorney of this order under this id.',
        },
      ],
    });
    approve({ poaDocumentId: strange, reason: 'Letter of 14 January.' }, brazil, admin).thenState({
      status: 'Application approved',
    });
  });

  it('names what was read, word for word', () => {
    approve({}, whole).thenRefused('INPUT_INVALID', {
      fields: [
        { path: ['draftDigest'], code: 'REQUIRED', message: 'Read the draft first, then approve it.' },
      ],
    });
    approve({ draftDigest: filingCopyOf([]).digest }, whole).thenRefused('DRAFT_CHANGED', {
      params: { digest },
    });
    approve({ draftDigest: digest, poaDocumentId }, {
      ...whole,
      copy: { ...copy, unheard: [poaDocumentId] },
    } as DraftFacts).thenRefused('OWNER_UNTOLD');
  });

  it('is of what the lawyer sent, proofs aside', () => {
    const with_ = (content: object): ReadCopy => ({
      ...filingCopyOf([{ ...office, content: { ...office.content, ...content } }]),
      unheard: [],
    });
    const approveIt = (now_: ReadCopy) =>
      approve({ draftDigest: now_.digest, poaDocumentId }, { ...whole, copy: now_ } as DraftFacts);
    approveIt(with_({ goodsAndServices: [{ classNumber: 11, terms: ['Lamps', 'Torches'] }] })).thenRefused(
      'NOT_THE_SENT_COPY',
    );
    approveIt(with_({ owner: { name: 'Somebody else' } })).thenRefused('NOT_THE_SENT_COPY');
    given(...begun, at('Sent for review'))
      .when(
        approveApplication.command,
        { draftDigest: digest },
        { viewer: client, preloaded: { ...whole, copy } },
      )
      .thenRefused('NOT_THE_SENT_COPY');
    approveIt(
      with_({ specimens: [{ classNumber: 11, documentId: poaDocumentId, url: null, captureDate: null }] }),
    ).thenState({ status: 'Application approved' });
  });

  it('is of what was paid for', () =>
    approve({ draftDigest: digest, poaDocumentId }, { ...whole, units: ['EU 11', 'EU 35'] }).thenRefused(
      'MORE_THAN_PAID',
      { params: { class: 35, office: 'EU', units: 'EU 35' } },
    ));

  it('is of nothing once changes were asked for', () => {
    given(
      ...begun,
      sent(),
      {
        type: 'ChangesRequested',
        data: {
          about: owned,
          status: 'Ready for drafting',
          statusFrom: 'Sent for review',
          columns: { sentAt: null, sentDigest: null },
        },
      } satisfies Fact,
      at('Sent for review'),
    )
      .when(
        approveApplication.command,
        { draftDigest: digest, poaDocumentId },
        { viewer: client, preloaded: { ...whole, copy } },
      )
      .thenRefused('NOT_THE_SENT_COPY');
  });

  it('seals what was approved, with where the approval came from', () => {
    const [approval, sealed] = approve({ draftDigest: digest, poaDocumentId }, whole, {
      ...client,
      addressKey: 'key-of-jana',
    }).events();
    expect(approval?.type).toBe('ApplicationApproved');
    expect(sealed).toEqual({
      type: 'ApplicationSealed',
      data: {
        about: owned,
        digest,
        offices: [office],
        approvalAddressKey: 'key-of-jana',
        brandId: null,
        poaDocumentId,
      },
    });
  });

  it.each([lawyer, admin])('is for $role only with word of the written consent', (viewer) => {
    approve({ poaDocumentId }, whole, viewer).thenRefused('CONSENT_REASON');
    approve({ poaDocumentId, reason: 'Letter of 14 January.' }, whole, viewer).thenState({
      status: 'Application approved',
    });
  });
});

it('every move type is walked by a command', () => {
  const walked: readonly TransitionEvent[] = requestSteps.map(({ event }) => event);
  expect(new Set(walked).size).toBe(requestSteps.length);
});
