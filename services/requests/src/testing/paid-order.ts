import type { ReadCopy } from '../registration-request/approval/approved-copy.js';
import type { DraftFacts } from '../registration-request/draft/draft-facts.js';
import type { TransitionFact, RegistrationRequestEvent } from '../registration-request/events.js';
import {
  filingCopyOf,
  type FiledContent,
  type FiledOffice,
} from '../registration-request/approval/filing-copy.js';
import type { RequestStatus } from '../registration-request/labels.js';
import { mark, owned } from './facts.js';

type Fact = RegistrationRequestEvent;

export const paidAt = '2026-01-14T10:00:00.000Z';

/** What the look-up reads of a draft that lacks nothing. */
export const whole: DraftFacts = {
  applications: 1,
  gaps: [],
  offices: ['EU'],
  units: ['EU 11'],
  priorityEnds: null,
};

/** A fact that puts an order at a status, whatever came before. */
export const at = (status: RequestStatus | null, transition: Partial<TransitionFact> = {}): Fact => ({
  type: 'CheckoutCompleted',
  data: { about: owned, status, statusFrom: 'Order created', columns: { paidAt }, ...transition },
});
export const started: Fact = {
  type: 'RegistrationOrderStarted',
  data: {
    about: owned,
    mark,
    country: 'SK',
    currency: 'EUR',
    sendMarketingEmails: false,
    attribution: [],
    emailKey: 'key-of-jana',
    addressKey: null,
  },
};

/** One class in the European Union, ordered and paid. */
export const begun: readonly Fact[] = [
  started,
  {
    type: 'OrderCreated',
    data: { about: owned, status: 'Order created', columns: { orderedUnits: ['EU 11'] } },
  },
  { type: 'InvoicePaid', data: { about: owned, status: 'Order created' } },
];

/** What was sent and is approved: word for word, and the same units. */
export const office: FiledOffice = {
  applicationJurisdictionId: '01990000-0000-7000-8000-0000000000b1',
  jurisdiction: 'EU',
  content: { mark: {}, goodsAndServices: [{ classNumber: 11, terms: ['Lamps'] }] } as unknown as FiledContent,
};
export const copy: ReadCopy = { ...filingCopyOf([office]), unheard: [] };
