import { describe, expect, it } from '@jest/globals';
import { clientStepOf, draftGapKinds, type DraftGap } from './draft/draft-gaps.js';
import { requestStatuses } from './labels.js';
import { nextStepKinds, nextStepOf, type NextStepFacts, type OrderPayment } from './next-step.js';

const at = (day: string): Date => new Date(`2026-11-${day}T10:00:00Z`);
const nothing: NextStepFacts = {
  status: null,
  verificationVersion: 1,
  promisedAt: null,
  viewedAt: null,
  orderDraftSavedAt: null,
  workPromisedAt: null,
  endAskedAt: null,
  approvedAt: null,
  postponedUntil: null,
  paid: false,
  payment: null,
  gaps: [],
  asked: null,
};
const paying = (more: Partial<OrderPayment> = {}): OrderPayment => ({
  productId: 'p1',
  status: 'Created',
  paymentType: null,
  stillOpenMinor: null,
  currency: 'EUR',
  disputed: false,
  ...more,
});
const gap = (kind: DraftGap['kind'], jurisdiction: string | null = null): DraftGap => ({
  kind,
  jurisdiction,
  classes: [],
});
const missing = [gap('FILING_BASIS', 'US'), gap('OWNER')];

/** Written by hand from the states of an order: what is known → kind, whose turn, where the button leads. */
const table: readonly (readonly [string, Partial<NextStepFacts>, string, string, string])[] = [
  ['an order that was begun without a check', { status: null }, 'ORDER_NOT_SENT', 'YOU', 'ORDER_FORM'],
  [
    'a check in work',
    { status: 'Verification requested', promisedAt: at('24') },
    'CHECK_IN_WORK',
    'US',
    'NONE',
  ],
  [
    'a check asked for anew',
    { status: 'Verification requested', verificationVersion: 2 },
    'NEW_CHECK_IN_WORK',
    'US',
    'NONE',
  ],
  ['a report nobody opened', { status: 'Verification approved' }, 'READ_REPORT', 'YOU', 'REPORT'],
  [
    'a report that was read',
    { status: 'Verification approved', viewedAt: at('20') },
    'ORDER_WHEN_READY',
    'YOU',
    'ORDER_FORM',
  ],
  [
    'an order form that was begun',
    { status: 'Verification approved', viewedAt: at('20'), orderDraftSavedAt: at('21') },
    'ORDER_NOT_SENT',
    'YOU',
    'ORDER_FORM',
  ],
  ['a name that is advised against', { status: 'Verification dismissed' }, 'READ_WHY_NOT', 'YOU', 'REPORT'],
  [
    'an order form begun all the same',
    { status: 'Verification dismissed', orderDraftSavedAt: at('21') },
    'ORDER_NOT_SENT',
    'YOU',
    'ORDER_FORM',
  ],
  ['an order without a price yet', { status: 'Order created' }, 'PRICE_COMES', 'US', 'NONE'],
  ['an order nobody tried to pay', { status: 'Order created', payment: paying() }, 'PAY', 'YOU', 'CHECKOUT'],
  [
    'a payment that was begun',
    { status: 'Order created', payment: paying({ status: 'Checkout started', paymentType: 'card' }) },
    'PAY',
    'YOU',
    'CHECKOUT',
  ],
  [
    'a card that was declined',
    { status: 'Order created', payment: paying({ status: 'Payment failed', paymentType: 'card' }) },
    'PAYMENT_DECLINED',
    'YOU',
    'CHECKOUT',
  ],
  [
    'a transfer that was chosen',
    { status: 'Order created', payment: paying({ status: 'Checkout completed', paymentType: 'transfer' }) },
    'AWAIT_TRANSFER',
    'YOU',
    'CHECKOUT',
  ],
  [
    'a transfer that was short',
    {
      status: 'Order created',
      payment: paying({ status: 'Checkout completed', paymentType: 'transfer', stillOpenMinor: 12_100 }),
    },
    'PAY_THE_REST',
    'YOU',
    'CHECKOUT',
  ],
  [
    'a price that ended before it was paid',
    { status: 'Order created', payment: paying({ status: 'Cancelled', paymentType: 'transfer' }) },
    'PAYMENT_LAPSED',
    'YOU',
    'NEW_CHECK',
  ],
  [
    'a card the bank has said yes to',
    { status: 'Order created', payment: paying({ status: 'Checkout completed', paymentType: 'card' }) },
    'PAYMENT_UNDER_WAY',
    'US',
    'NONE',
  ],
  [
    'a payment the order has not heard of',
    { status: 'Order created', payment: paying({ status: 'Paid' }) },
    'DRAFT_OPENS',
    'US',
    'NONE',
  ],
  ['a paid order before its draft', { status: 'Order created', paid: true }, 'DRAFT_OPENS', 'US', 'NONE'],
  [
    'a draft that is being made ready',
    { status: 'Ready for drafting', gaps: [gap('APPLICATION')] },
    'DRAFT_OPENS',
    'US',
    'NONE',
  ],
  [
    'missing answers',
    {
      status: 'Ready for drafting',
      gaps: [...missing, gap('QUESTIONNAIRE'), gap('TERMS', 'EU'), gap('SPECIMEN', 'US')],
    },
    'FILL_IN',
    'YOU',
    'DRAFT',
  ],
  [
    'the answer on priority alone',
    { status: 'Ready for drafting', gaps: [gap('QUESTIONNAIRE')] },
    'FILL_IN',
    'YOU',
    'DRAFT',
  ],
  [
    'answers that are all there',
    {
      status: 'Ready for drafting',
      gaps: [gap('TERMS', 'EU'), gap('SPECIMEN', 'US'), gap('POWER_OF_ATTORNEY', 'SK')],
    },
    'ASK_FOR_DRAFT',
    'YOU',
    'DRAFT',
  ],
  [
    'a draft that was asked for',
    { status: 'Ready for drafting', asked: 'first', workPromisedAt: at('26') },
    'DRAFT_IN_WORK',
    'US',
    'NONE',
  ],
  [
    'changes that were asked for',
    { status: 'Ready for drafting', asked: 'changes', workPromisedAt: at('26') },
    'CHANGES_IN_WORK',
    'US',
    'NONE',
  ],
  ['a draft to approve', { status: 'Sent for review' }, 'APPROVE', 'YOU', 'DRAFT'],
  [
    'a signature that is missing',
    { status: 'Sent for review', gaps: [gap('POWER_OF_ATTORNEY', 'BR')] },
    'ADD_BEFORE_APPROVAL',
    'YOU',
    'DRAFT',
  ],
  [
    'a draft that waits for a day',
    { status: 'Sent for review', postponedUntil: '2027-01-15' },
    'POSTPONED',
    'NOBODY',
    'DRAFT',
  ],
  [
    'an approved application',
    { status: 'Application approved', workPromisedAt: at('26') },
    'FILING',
    'US',
    'NONE',
  ],
  [
    'the wish to end a paid order',
    { status: 'Ready for drafting', endAskedAt: at('24'), workPromisedAt: at('26') },
    'END_ASKED',
    'US',
    'ORDER_PAGE',
  ],
  [
    'a payment the bank takes back',
    { status: 'Application approved', payment: paying({ status: 'Fulfilled', disputed: true }) },
    'PAYMENT_DISPUTED',
    'YOU',
    'MESSAGES',
  ],
  ['a filed order', { status: 'Filed' }, 'FILED', 'OFFICE', 'TRADEMARKS'],
  [
    'a filed order whose payment is disputed',
    { status: 'Filed', payment: paying({ disputed: true }) },
    'FILED',
    'OFFICE',
    'TRADEMARKS',
  ],
  ['a client who does not answer', { status: 'Client unresponsive' }, 'UNRESPONSIVE', 'YOU', 'ORDER_PAGE'],
  ['an old report', { status: 'Lost to follow-up' }, 'LOST', 'YOU', 'NEW_CHECK'],
  ['a refunded order', { status: 'Refunded', endAskedAt: at('24') }, 'REFUNDED', 'NOBODY', 'NEW_CHECK'],
  ['a cancelled order', { status: 'Withdrawn' }, 'WITHDRAWN', 'NOBODY', 'NEW_CHECK'],
  ['a status nobody knows', { status: 'Halfway' }, 'UNKNOWN', 'US', 'MESSAGES'],
];

describe('what comes next', () => {
  it.each(table)('for %s', (_, facts, kind, whoseTurn, target) =>
    expect(nextStepOf({ ...nothing, ...facts })).toMatchObject({ kind, whoseTurn, target }),
  );

  it('is known for every status there is, and every kind is reached', () => {
    for (const status of requestStatuses) expect(nextStepOf({ ...nothing, status }).kind).not.toBe('UNKNOWN');
    expect(new Set(table.map(([, , kind]) => kind))).toEqual(new Set(nextStepKinds));
  });

  it('names what is missing: what the client can answer now, each counted once', () => {
    expect(
      nextStepOf({
        ...nothing,
        status: 'Ready for drafting',
        gaps: [gap('QUESTIONNAIRE'), ...missing, gap('POWER_OF_ATTORNEY', 'SK')],
      }).missing,
    ).toEqual([gap('QUESTIONNAIRE'), ...missing]);
  });

  /** The client answers the one before the draft is written, and the firm names the other before it is sent. */
  const BEFORE_SENDING: readonly string[] = ['QUESTIONNAIRE', 'REPRESENTATIVE'];

  it('never says that all is there while the page of the draft names a gap before the same step, of whatever kind', () => {
    for (const kind of draftGapKinds.filter((one) => one !== 'APPLICATION')) {
      const before = (status: string, step: 'REVIEW' | 'APPROVAL'): void => {
        const { missing: published, kind: next } = nextStepOf({
          ...nothing,
          status,
          gaps: [gap(kind, 'SK')],
        });
        const names =
          step === 'APPROVAL' ? !BEFORE_SENDING.includes(kind) : clientStepOf({ kind }) === 'REVIEW';
        expect([kind, published, next]).toEqual([
          kind,
          names ? [gap(kind, 'SK')] : [],
          names
            ? step === 'REVIEW'
              ? 'FILL_IN'
              : 'ADD_BEFORE_APPROVAL'
            : step === 'REVIEW'
              ? 'ASK_FOR_DRAFT'
              : 'APPROVE',
        ]);
      };
      before('Ready for drafting', 'REVIEW');
      before('Sent for review', 'APPROVAL');
    }
  });

  it('asks for time by the number of answers, and while we file says what is filed and what is not', () => {
    const minutes = (...gaps: DraftGap[]) =>
      nextStepOf({ ...nothing, status: 'Ready for drafting', gaps }).minutes;
    expect([minutes(gap('OWNER')), minutes(...missing)]).toEqual([3, 6]);
    expect(
      nextStepOf({
        ...nothing,
        status: 'Application approved',
        offices: { filed: ['CH'], toFile: ['EU', 'US'] },
      }),
    ).toMatchObject({ filed: ['CH'], toFile: ['EU', 'US'] });
  });

  it('has a button whenever it is the client’s turn', () => {
    for (const [, facts] of table) {
      const { whoseTurn, target } = nextStepOf({ ...nothing, ...facts });
      if (whoseTurn === 'YOU') expect(target).not.toBe('NONE');
    }
  });
});
