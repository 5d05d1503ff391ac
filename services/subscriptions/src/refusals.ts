import { refusalCatalogue } from '@cotta/kit/model/decider/refusal-catalogue.js';

/** Every "no" of this service: code and meaning. */
export const { no, refusals } = refusalCatalogue({
  REPORT_SENT: 'The report has gone out; plan another scan instead.',
  VERDICTS_MISSING: 'Judge every finding first; {count} have no verdict yet.',
  CASES_MISSING: 'What matters becomes a threat; {count} findings of medium or high relevance have none yet.',
  SCAN_NOT_RUNNING: 'Findings are recorded while the scan runs; start it, or open it again.',
  'RETAINED.scan': 'The customer paid for this scan; its result stays.',
  'RETAINED.payment': 'A payment the customer was told of stays.',
  'RETAINED.subscription': 'A subscription that was ordered stays; cancel it instead.',
  BRAND_DELETED: 'This brand was deleted; restore it first.',
  NO_ATTEMPT_LEFT: 'The charge has been tried four times.',
  TOO_EARLY: 'It is too early; try again on the day given.',
  PAYMENT_METHOD_NEEDED: 'A trial needs a valid payment method; add a card first.',
  TRIAL_USED: 'There has been a trial before; the subscription starts with its first payment.',
  PAYMENT_METHOD_THERE: 'There is a payment method to charge; the trial goes over into the subscription.',
  PERIOD_RUNS: 'The period is not over yet.',
  PERIOD_OVER: 'The period is over; order a new subscription.',
  ATTEMPTS_LEFT: 'The charge is tried four times before the subscription ends.',
  NOBODY_TO_TELL: 'Nobody owns this subscription, so there is nobody to write to.',
});
