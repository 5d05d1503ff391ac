/**
 * Files that hold rules of the field: pure, with their sources, the same today and in a replay. By service and room:
 * `all` where a whole folder is rules, names otherwise; whatever ends in `-rules` or `-status` is one wherever it stands, and so is the catalogue of refusals.
 * @type {Readonly<Record<string, Readonly<Record<string, 'all' | readonly string[]>>>>}
 */
export const PURE_FILES = {
  accounts: {
    user: ['every-service', 'invite-fields', 'timeline', 'user'],
  },
  cases: {
    case: ['case-outcome', 'case-relevance'],
    'case-letter': ['letter-text', 'letter-words'],
    'platform-report': ['report-channels', 'report-text'],
  },
  invoicing: {
    'exchange-rates': ['fx-snapshot', 'home-currency', 'published-rates'],
    money: ['calendar-date', 'issuer', 'payment-code', 'payment-types', 'price-text'],
    'money/exact': 'all',
    'money/numbers': 'all',
    'payment/card': ['payment-attempt', 'payment-notification'],
    'payment/transfer': ['bank-match', 'bank-reference'],
    'price-list': ['bank-tolerance', 'derived-price', 'office-fee-rows', 'price-list', 'publish'],
    'price-list/coupon': ['coupon-use', 'coupon'],
    'price-list/official-fees': ['fees-in-force', 'fee-age'],
    product: ['credited-product', 'unpaid-schedule'],
    quote: ['currency-choice', 'order-lines', 'price-lines', 'proration', 'quote-validity', 'quote'],
    tax: [
      'credited-parts',
      'location-evidence',
      'standard-rates',
      'tax-documents',
      'tax-groups',
      'tax-remarks',
      'tax-territory',
      'vat-decision',
      'vat-number-check',
    ],
  },
  requests: {
    'new-links': ['open-order'],
    'registration-request': [
      'addressee-zone',
      'contact',
      'corrected-columns',
      'events',
      'international-number',
      'labels',
      'links',
      'message-author',
      'next-step',
      'registration-request',
      'request-columns',
      'request-fields',
      'timeline',
    ],
    'registration-request/approval': [
      'approved-copy',
      'filing-copy',
      'offices-asking-for-poa',
      'power-of-attorney',
      'sent-copy',
    ],
    'registration-request/draft': [
      'copied-goods',
      'draft-facts',
      'draft-gaps',
      'priority-filing-type',
      'terms-writers',
    ],
    'registration-request/order': [
      'additional-order',
      'ending-problem',
      'entitlement',
      'order-answers',
      'order-completeness',
      'order-draft',
      'order-on-report',
      'order-parties',
      'order-steps',
      'ordered',
      'paid-scope',
      'quoted-price',
      'units',
      'visit-attribution',
    ],
    'registration-request/reminders': ['reminder-schedule'],
    'registration-request/verification': [
      'frozen-report',
      'gaps-since',
      'mark-fields',
      'not-covered',
      'older-content',
      'promised-time',
      'recorded-search',
      'report-age',
      'report-problems',
      'requested-mark',
      'verification-content',
    ],
    'service-request': ['form-fields', 'service-parameters', 'service-quote'],
  },
  subscriptions: {
    subscription: ['charge-attempts', 'office-day', 'paid-period', 'tiers'],
  },
  trademarks: {
    deadlines: [
      'answer-facts',
      'compute-deadlines',
      'deadline',
      'disputes',
      'due-date-check',
      'extension-steps',
      'fact-names',
      'fact-problems',
      'international-date',
      'judge',
      'last-day',
      'mark-facts',
      'occurrence',
      'office-day',
      'period',
      'read-event',
      'read-facts',
      'recompute',
      'reminder-plan',
      'later-due-date',
      'rule-dates',
      'rule-starts',
      'rule',
      'terms',
      'what-if',
    ],
    'deadlines/rules': 'all',
    mark: [
      'check-facts',
      'date-order',
      'date-problem-codes',
      'goods',
      'mark-letters',
      'plausible-dates',
      'scam-warnings',
    ],
    'mark/register': ['register-differences', 'register-entry', 'register-words'],
  },
  workspace: {
    document: ['approved-papers', 'document', 'file-facts', 'file-name', 'retained-documents'],
    'document/picture': ['euipo-picture-limits', 'ink-level', 'picture-facts', 'specimen-limits'],
    notification: ['notification'],
    task: ['task'],
    work: 'all',
  },
};

/** One pattern over paths from the root. */
export const PURE = `^services/(${Object.entries(PURE_FILES)
  .map(([service, rooms]) => `${service}/src/(${Object.entries(rooms).map(roomPattern).join('|')})`)
  .join('|')}|(?!kit|reference)[a-z]+/src/(refusals|.*-(rules|status))\\.ts$)`;

/** @param {[string, 'all' | readonly string[]]} room */
function roomPattern([room, names]) {
  return names === 'all' ? `${room}/` : `${room}/(${names.join('|')})\\.ts$`;
}
