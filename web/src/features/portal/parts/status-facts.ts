import type { StatusTone } from '../../../kit/status/status.js';

export type Who = 'US' | 'YOU' | 'OFFICE' | 'NOBODY';
export type StatusOf =
  | 'trademark'
  | 'officeAction'
  | 'proof'
  | 'case'
  | 'threat'
  | 'solution'
  | 'report'
  | 'service'
  | 'serviceRequest'
  | 'invoice'
  | 'product'
  | 'subscription'
  | 'payment'
  | 'scan'
  | 'card'
  | 'ticket';

type Facts = readonly [tone: StatusTone, who: Who];

const us: Facts = ['progress', 'US'];
const office: Facts = ['progress', 'OFFICE'];
const you: Facts = ['waiting', 'YOU'];
const good: Facts = ['ok', 'NOBODY'];
const over: Facts = ['ended', 'NOBODY'];
const wrong: Facts = ['problem', 'YOU'];

/** Shape of each status and whose turn it is. Its words stand in `locales/en/portal-statuses.json`, under the same keys. */
export const STATUS_FACTS: Readonly<Record<StatusOf, Readonly<Record<string, Facts>>>> = {
  trademark: {
    READY_FOR_FILING: us,
    CREATED_FROM_A_DIVIDE: us,
    SUBMITTED_TO_PARTNER: us,
    APPLICATION_FILED: office,
    UNDER_EXAMINATION: office,
    OFFICE_ACTION_RECEIVED: you,
    RESPONSE_TO_OFFICE_ACTION_SUBMITTED: office,
    TRADEMARK_PUBLISHED: office,
    APPLICATION_OPPOSED: wrong,
    STATEMENT_OF_USE_REQUESTED: you,
    SOU_SUBMITTED: office,
    SOU_EXTENDED: you,
    DIVIDED: office,
    TRADEMARK_REGISTERED: good,
    REFUSED: over,
    ABANDONED: over,
    WITHDRAWN: over,
    CANCELLED: over,
    EXPIRED: over,
    REJECTED: over,
    LOST_TO_FOLLOW_UP: over,
    CLIENT_UNRESPONSIVE: you,
    REFUNDED: over,
  },
  officeAction: {
    DOCKETED: us,
    KICK_OFF_SENT: you,
    LANDING_PAGE_VISITED: you,
    ORDERED: us,
    DRAFTING: us,
    RESPONSE_SUBMITTED: office,
    ABANDONED: over,
    CLOSED: over,
  },
  proof: {
    CREATED: us,
    KICK_OFF_SENT: you,
    IN_PREPARATION: us,
    APPROVED_FOR_FILING: us,
    SUBMITTED: office,
    ABANDONMENT_REQUESTED: us,
    ABANDONED: over,
  },
  case: {
    CREATED: us,
    CLIENT_APPROACHED: you,
    IN_PROGRESS: us,
    CLIENT_UNRESPONSIVE: you,
    DISMISSED: over,
    RESOLVED: good,
  },
  // Where an open threat stands in its letter or its unpaid step; no status of its own.
  threat: {
    TO_PAY: you,
    LETTER_TO_APPROVE: you,
    OTHER_SIDE_ASKED: you,
    OTHER_SIDE_WROTE: us,
    LETTER_CHANGED: us,
    LETTER_APPROVED: us,
    LETTER_SENT: ['progress', 'NOBODY'],
    AGAIN: us,
  },
  solution: { OFFERED: you, ORDERED: us, IN_PROGRESS: us, DELIVERED: good, DECLINED: over, LAPSED: over },
  report: { CREATED: us, ASSIGNED: us, CONVERTED: good, DISMISSED: over },
  service: { CREATED: us, IN_PROGRESS: us, WAITING_FOR_CLIENT: you, FINISHED: good, CANCELLED: over },
  serviceRequest: {
    DRAFT: you,
    SUBMITTED: us,
    QUOTED: you,
    INVOICED: you,
    PAID: us,
    IN_PROGRESS: us,
    FINISHED: good,
    WITHDRAWN: over,
    CANCELLED: over,
    REFUNDED: over,
    CLIENT_UNRESPONSIVE: you,
  },
  product: {
    CREATED: you,
    CHECKOUT_STARTED: you,
    CHECKOUT_COMPLETED: you,
    PAYMENT_FAILED: wrong,
    PAID: good,
    FULFILLED: good,
    PARTLY_REFUNDED: good,
    REFUNDED: over,
    CANCELLED: over,
  },
  invoice: { PREPARED: us, ISSUED: you, SENT: you, OVERDUE: wrong, PAID: good, CREDITED: over },
  subscription: {
    CREATED: you,
    TRIAL_STARTED: us,
    SUBSCRIPTION_STARTED: good,
    PAST_DUE: wrong,
    CANCELLED_AT_PERIOD_END: over,
    ENDED: over,
  },
  payment: { PREPARED: us, NOTIFIED: us, CHARGING: us, PAID: good, DECLINED: wrong, FAILED: wrong },
  scan: { SCHEDULED: us, IN_PROGRESS: us, PROCESSED: good, DISMISSED: over },
  ticket: { CREATED: us, ASSIGNED: us, WAITING_FOR_CUSTOMER: you, RESOLVED: good, CLOSED: over },
  card: { VALIDATING: us, ACTIVE: good, EXPIRED: wrong, REJECTED: wrong },
};
