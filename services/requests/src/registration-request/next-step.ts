import { gapsBefore, type DraftGap } from './draft/draft-gaps.js';
import { requestStatuses, type RequestStatus } from './labels.js';

/** What comes next in an order: the names are keys of the sentences people read. */
export const nextStepKinds = [
  'ORDER_NOT_SENT',
  'CHECK_IN_WORK',
  'NEW_CHECK_IN_WORK',
  'READ_REPORT',
  'ORDER_WHEN_READY',
  'READ_WHY_NOT',
  'PRICE_COMES',
  'PAY',
  'PAYMENT_DECLINED',
  'AWAIT_TRANSFER',
  'PAY_THE_REST',
  'PAYMENT_UNDER_WAY',
  'PAYMENT_LAPSED',
  'DRAFT_OPENS',
  'FILL_IN',
  'ASK_FOR_DRAFT',
  'DRAFT_IN_WORK',
  'CHANGES_IN_WORK',
  'APPROVE',
  'ADD_BEFORE_APPROVAL',
  'POSTPONED',
  'FILING',
  'END_ASKED',
  'PAYMENT_DISPUTED',
  'FILED',
  'UNRESPONSIVE',
  'LOST',
  'REFUNDED',
  'WITHDRAWN',
  'UNKNOWN',
] as const;

/** What comes next in one order. */
export type NextStepKind = (typeof nextStepKinds)[number];

/** Who has to act next, as it is said to the client: `YOU` is the client, `US` the firm. */
export const turns = ['YOU', 'US', 'OFFICE', 'NOBODY'] as const;

/** Whose turn it is in one order. */
export type Turn = (typeof turns)[number];

/** Where the one button leads: to the step itself. `CHECKOUT` is that of the product, `ORDER_PAGE` has the button on the page of the order. */
export const nextStepTargets = [
  'ORDER_FORM',
  'REPORT',
  'CHECKOUT',
  'DRAFT',
  'MESSAGES',
  'TRADEMARKS',
  'NEW_CHECK',
  'ORDER_PAGE',
  'NONE',
] as const;

/** Where the button of one step leads; `NONE`: there is no button. */
export type NextStepTarget = (typeof nextStepTargets)[number];

/** How far the money of an order is, as invoicing tells of its product. */
export interface OrderPayment {
  readonly productId: string;
  /** Status of the product. */
  readonly status: string;
  /** `card`, `transfer`, `wallet`; null before one was chosen. */
  readonly paymentType: string | null;
  /** What is missing after a part arrived, minor units; null where none did. */
  readonly stillOpenMinor: number | null;
  readonly currency: string;
  readonly disputed: boolean;
  /** When money last went back; null where none did, or where that was never told. */
  readonly refundedAt?: Date | null;
}

/** All that the next step of an order follows from. */
export interface NextStepFacts {
  /** As it stands in the row: a status nobody knows is said to be none. */
  readonly status: string | null;
  readonly verificationVersion: number;
  /** Instants, or null. */
  readonly promisedAt: Date | null;
  readonly viewedAt: Date | null;
  readonly orderDraftSavedAt: Date | null;
  readonly workPromisedAt: Date | null;
  readonly endAskedAt: Date | null;
  readonly approvedAt: Date | null;
  /** YYYY-MM-DD while it lies ahead of the client, else null. */
  readonly postponedUntil: string | null;
  readonly paid: boolean;
  readonly payment: OrderPayment | null;
  readonly gaps: readonly DraftGap[];
  /** Whether the lawyer was asked: for the first draft, or for changes of one that was sent. */
  readonly asked: 'first' | 'changes' | null;
  /** Offices that have the application, and those still to get it; absent before it is approved. */
  readonly offices?: { readonly filed: readonly string[]; readonly toFile: readonly string[] };
}

/** What comes next in an order, as its client reads it; what a kind does not speak of is null or empty. */
export interface NextStep {
  readonly kind: NextStepKind;
  readonly whoseTurn: Turn;
  readonly target: NextStepTarget;
  /** By when it is promised or asked for. */
  readonly promisedAt: Date | null;
  /** A calendar day where the client is. */
  readonly until: string | null;
  /** About how long it takes the client. */
  readonly minutes: number | null;
  /** What is missing; its number is the one that is said everywhere. */
  readonly missing: readonly DraftGap[];
  /** While we file: offices that have it already, and those still to get it. */
  readonly filed: readonly string[];
  readonly toFile: readonly string[];
  readonly stillOpenMinor: number | null;
}

const READING = 5;
/** For each answer that is missing. */
const FILLING_IN = 3;
const PAYING = 3;
const APPROVING = 10;

function step(
  kind: NextStepKind,
  whoseTurn: Turn,
  target: NextStepTarget = 'NONE',
  more: Partial<NextStep> = {},
): NextStep {
  return {
    kind,
    whoseTurn,
    target,
    promisedAt: null,
    until: null,
    minutes: null,
    missing: [],
    filed: [],
    toFile: [],
    stillOpenMinor: null,
    ...more,
  };
}

/** The one thing that comes next in an order, and whose turn it is. Total: whatever is not known reads as `UNKNOWN`, never as work in progress. */
export function nextStepOf(facts: NextStepFacts): NextStep {
  const status = known(facts.status);
  if (status === undefined) return step('UNKNOWN', 'US', 'MESSAGES');
  if (facts.payment?.disputed === true && !isEnded(status))
    return step('PAYMENT_DISPUTED', 'YOU', 'MESSAGES');
  if (facts.endAskedAt !== null && !isEnded(status))
    return step('END_ASKED', 'US', 'ORDER_PAGE', { promisedAt: facts.workPromisedAt });
  return byStatus[status ?? 'none'](facts);
}

function known(status: string | null): RequestStatus | null | undefined {
  return status === null ? null : requestStatuses.find((one) => one === status);
}

function isEnded(status: RequestStatus | null): boolean {
  return status === 'Refunded' || status === 'Withdrawn' || status === 'Filed';
}

const answered = ({ orderDraftSavedAt, viewedAt }: NextStepFacts): NextStep => {
  if (viewedAt === null) return step('READ_REPORT', 'YOU', 'REPORT', { minutes: READING });
  return orderDraftSavedAt === null
    ? step('ORDER_WHEN_READY', 'YOU', 'ORDER_FORM')
    : step('ORDER_NOT_SENT', 'YOU', 'ORDER_FORM');
};

const byStatus: Readonly<Record<RequestStatus | 'none', (facts: NextStepFacts) => NextStep>> = {
  none: () => step('ORDER_NOT_SENT', 'YOU', 'ORDER_FORM'),
  'Verification requested': ({ verificationVersion, promisedAt }) =>
    step(verificationVersion > 1 ? 'NEW_CHECK_IN_WORK' : 'CHECK_IN_WORK', 'US', 'NONE', { promisedAt }),
  'Verification approved': answered,
  'Verification dismissed': (facts) =>
    facts.orderDraftSavedAt === null
      ? step('READ_WHY_NOT', 'YOU', 'REPORT', { minutes: READING })
      : step('ORDER_NOT_SENT', 'YOU', 'ORDER_FORM'),
  'Order created': toPay,
  'Ready for drafting': drafting,
  'Sent for review': review,
  'Application approved': ({ workPromisedAt, offices }) =>
    step('FILING', 'US', 'NONE', { promisedAt: workPromisedAt, ...offices }),
  Filed: () => step('FILED', 'OFFICE', 'TRADEMARKS'),
  'Lost to follow-up': () => step('LOST', 'YOU', 'NEW_CHECK'),
  'Client unresponsive': () => step('UNRESPONSIVE', 'YOU', 'ORDER_PAGE'),
  Refunded: () => step('REFUNDED', 'NOBODY', 'NEW_CHECK'),
  Withdrawn: () => step('WITHDRAWN', 'NOBODY', 'NEW_CHECK'),
};

/** Statuses of a product behind which the money is there. */
const THERE: readonly string[] = ['Paid', 'Fulfilled', 'Partly refunded'];

/** Whether all of the money is with us. */
export function isMoneyThere(payment: OrderPayment | null): boolean {
  return payment !== null && THERE.includes(payment.status);
}

/** Whether money is anywhere on its way to us: a part of it, a card the bank has said yes to, or all of it. A transfer that was chosen is none yet. */
export function isMoneyUnderWay(payment: OrderPayment | null): boolean {
  if (payment === null) return false;
  return (
    isMoneyThere(payment) ||
    payment.stillOpenMinor !== null ||
    (payment.status === 'Checkout completed' && payment.paymentType !== 'transfer')
  );
}

function toPay({ paid, payment }: NextStepFacts): NextStep {
  if (paid || isMoneyThere(payment)) return step('DRAFT_OPENS', 'US');
  if (payment === null) return step('PRICE_COMES', 'US');
  const { status, paymentType, stillOpenMinor } = payment;
  if (stillOpenMinor !== null)
    return step('PAY_THE_REST', 'YOU', 'CHECKOUT', { minutes: PAYING, stillOpenMinor });
  if (status === 'Cancelled') return step('PAYMENT_LAPSED', 'YOU', 'NEW_CHECK');
  if (status === 'Payment failed') return step('PAYMENT_DECLINED', 'YOU', 'CHECKOUT', { minutes: PAYING });
  if (paymentType === 'transfer' && status !== 'Created')
    return step('AWAIT_TRANSFER', 'YOU', 'CHECKOUT', { minutes: PAYING });
  if (status === 'Checkout completed') return step('PAYMENT_UNDER_WAY', 'US');
  return step('PAY', 'YOU', 'CHECKOUT', { minutes: PAYING });
}

function drafting({ asked, gaps, workPromisedAt }: NextStepFacts): NextStep {
  if (asked !== null)
    return step(asked === 'first' ? 'DRAFT_IN_WORK' : 'CHANGES_IN_WORK', 'US', 'NONE', {
      promisedAt: workPromisedAt,
    });
  // Its application is made a moment after drafting begins.
  if (gaps.some(({ kind }) => kind === 'APPLICATION')) return step('DRAFT_OPENS', 'US');
  // The same gaps refuse the review, and the page of the draft lists them.
  const missing = gapsBefore('review', gaps);
  return missing.length > 0
    ? step('FILL_IN', 'YOU', 'DRAFT', { minutes: FILLING_IN * missing.length, missing })
    : step('ASK_FOR_DRAFT', 'YOU', 'DRAFT', { minutes: PAYING });
}

function review({ gaps, postponedUntil }: NextStepFacts): NextStep {
  if (postponedUntil !== null) return step('POSTPONED', 'NOBODY', 'DRAFT', { until: postponedUntil });
  const missing = gapsBefore('approval', gaps);
  return missing.length > 0
    ? step('ADD_BEFORE_APPROVAL', 'YOU', 'DRAFT', { minutes: APPROVING, missing })
    : step('APPROVE', 'YOU', 'DRAFT', { minutes: APPROVING });
}
