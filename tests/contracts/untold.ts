import type { Untold } from '../architecture/told-by-letter.mjs';

const CASES = { issue: 16, reason: 'Letters of cases, scans and subscriptions are not there yet.' };
const DOCUMENT = {
  issue: 14,
  reason: 'The letter goes out with the event of the order: ProductCreditNoteFiled.',
};
const KICK_OFF = {
  issue: 14,
  reason: 'The letter goes out when the reminder falls due, and has a line of its own then.',
};
const MARKS = { issue: 14, reason: 'The letter is not there yet.' };

/** Lines of a history that speak of telling without a letter of their own event, and the issue that mends them. It gets shorter only. */
export const untold: readonly Untold[] = [
  ...[
    'CaseRequestNotified',
    'CaseNotified',
    'ServiceNotified',
    'BrandMonitoringTaskReported',
    'BrandSubscriptionPaymentNotified',
  ].map((event) => ({ event, ...CASES })),
  { event: 'CreditNoteSent', ...DOCUMENT },
  ...['OfficeActionKickedOff', 'UseInCommerceRequestKickedOff'].map((event) => ({ event, ...KICK_OFF })),
  ...['BrandRegistryCodeSent', 'ReportViolationLinkSent'].map((event) => ({ event, ...MARKS })),
];
