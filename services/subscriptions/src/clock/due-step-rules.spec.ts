import { describe, expect, it } from '@jest/globals';
import { dueStep, type DuePayment, type DueSubscription } from './due-step-rules.js';

const running: DueSubscription = {
  status: 'Subscription started',
  tier: 'Shield',
  paymentFrequency: 'monthly',
  anchorDate: '2026-01-31',
  startDate: '2026-01-31',
  endDate: '2026-02-27',
  trialStartDate: null,
  nextTier: null,
  orderedTier: null,
  pausedOn: null,
  withTrial: false,
  hasCard: true,
  trialNoticesSent: 0,
  winBackSentOn: null,
  orderedOn: '2026-01-30',
};
const trial: DueSubscription = {
  ...running,
  status: 'Trial started',
  anchorDate: null,
  startDate: '2026-02-14',
  endDate: '2026-02-27',
  trialStartDate: '2026-02-14',
  withTrial: true,
  trialNoticesSent: 2,
};
const announced: DuePayment = {
  status: 'Notified',
  startDate: '2026-02-28',
  endDate: '2026-03-30',
  tier: 'Shield',
  numberOfAttempts: 0,
  nextAttemptOn: null,
  awaitsCard: false,
  remindersSent: 0,
  isPriced: true,
};
const period = { startDate: '2026-02-28', endDate: '2026-03-30', tier: 'Shield' };

/** At noon, UTC, unless a time is said. */
const on = (day: string): Date => new Date(day.includes('T') ? day : `${day}T12:00:00Z`);
type Row = readonly [
  string,
  Partial<DueSubscription>,
  Partial<DuePayment> | null,
  string,
  object | undefined,
];

function due(base: DueSubscription, [, subscription, payment, day]: Row) {
  return dueStep(
    { ...base, ...subscription },
    payment === null ? undefined : { ...announced, ...payment },
    on(day),
  );
}

describe('a running subscription, by the clock', () => {
  const rows: readonly Row[] = [
    ['nothing four days before', {}, null, '2026-02-24', undefined],
    ['the next period is prepared three days before', {}, null, '2026-02-25', { step: 'prepare', ...period }],
    [
      'with the planned tier',
      { nextTier: 'Watch' },
      null,
      '2026-02-25',
      { step: 'prepare', ...period, tier: 'Watch' },
    ],
    [
      'an unpaid upgrade is dropped first',
      { orderedTier: 'Guard' },
      null,
      '2026-02-25',
      { step: 'drop-upgrade' },
    ],
    ['unpriced it waits', {}, { status: 'Prepared', isPriced: false }, '2026-02-26', undefined],
    ['priced it is announced', {}, { status: 'Prepared' }, '2026-02-26', { step: 'announce' }],
    ['announced it waits for its day', {}, {}, '2026-02-27T23:30:00Z', undefined],
    ['and for six o’clock', {}, {}, '2026-02-28T05:59:59Z', undefined],
    ['then it is charged', {}, {}, '2026-02-28T06:00:00Z', { step: 'charge' }],
    ['charged late, within fourteen days', {}, {}, '2026-03-14', { step: 'charge' }],
    ['and not after: it is given up', {}, {}, '2026-03-15', { step: 'fail' }],
    ['at the bank it waits', {}, { status: 'Charging' }, '2026-03-20', undefined],
    ['paid on its day the period begins', {}, { status: 'Paid' }, '2026-02-28', { step: 'renew', ...period }],
    ['paid before, it waits for its day', {}, { status: 'Paid' }, '2026-02-27', undefined],
    [
      'declined it is past due',
      {},
      { status: 'Declined', numberOfAttempts: 1, nextAttemptOn: '2026-03-03' },
      '2026-02-28',
      { step: 'past-due', numberOfAttempts: 1, awaitsCard: false },
    ],
    [
      '400 days ahead it has ended, and nothing is charged',
      {},
      null,
      '2027-04-04',
      { step: 'end-unpaid', numberOfAttempts: 0, unpaidSince: '2026-02-28' },
    ],
    ['400 days ahead an announced one is given up', {}, {}, '2027-04-04', { step: 'fail' }],
    ['resting, nothing is due', { pausedOn: '2026-02-10' }, null, '2026-03-01', undefined],
  ];
  it.each(rows)('%s', (...row) => expect(due(running, row)).toEqual(row[4]));
});

describe('a subscription past due, by the clock', () => {
  const pastDue = { ...running, status: 'Past due' };
  const declined = { status: 'Declined', numberOfAttempts: 1, nextAttemptOn: '2026-03-03' };
  const rows: readonly Row[] = [
    ['the day before the next try', {}, declined, '2026-03-02', undefined],
    ['the next try', {}, declined, '2026-03-03', { step: 'charge' }],
    [
      'another card is awaited',
      {},
      { ...declined, nextAttemptOn: null, awaitsCard: true },
      '2026-03-10',
      undefined,
    ],
    [
      'until day 14',
      {},
      { ...declined, nextAttemptOn: null, awaitsCard: true },
      '2026-03-14',
      { step: 'fail' },
    ],
    [
      'the last try is on day 14',
      {},
      { ...declined, nextAttemptOn: '2026-03-14' },
      '2026-03-14',
      { step: 'charge' },
    ],
    ['paid, its own period runs', {}, { status: 'Paid' }, '2026-03-09', { step: 'recover', ...period }],
    [
      'failed, it ends',
      {},
      { status: 'Failed', numberOfAttempts: 4 },
      '2026-03-14',
      { step: 'end-unpaid', numberOfAttempts: 4, unpaidSince: '2026-02-28' },
    ],
  ];
  it.each(rows)('%s', (...row) => expect(due(pastDue, row)).toEqual(row[4]));
});

describe('without a card on file', () => {
  const rows: readonly Row[] = [
    ['asked for on the day', { hasCard: false }, {}, '2026-02-28', { step: 'remind', reminder: 1 }],
    [
      'then past due',
      { hasCard: false },
      { remindersSent: 1 },
      '2026-02-28',
      { step: 'past-due', numberOfAttempts: 0, awaitsCard: false },
    ],
    [
      'on day 3',
      { hasCard: false, status: 'Past due' },
      { remindersSent: 1 },
      '2026-03-03',
      { step: 'remind', reminder: 2 },
    ],
    [
      'on day 7',
      { hasCard: false, status: 'Past due' },
      { remindersSent: 2 },
      '2026-03-07',
      { step: 'remind', reminder: 3 },
    ],
    ['not again', { hasCard: false, status: 'Past due' }, { remindersSent: 3 }, '2026-03-13', undefined],
    [
      'given up on day 14',
      { hasCard: false, status: 'Past due' },
      { remindersSent: 3 },
      '2026-03-14',
      { step: 'fail' },
    ],
  ];
  it.each(rows)('%s', (...row) => expect(due(running, row)).toEqual(row[4]));
});

describe('a trial, by the clock', () => {
  const rows: readonly Row[] = [
    ['four days before its end nothing', { trialNoticesSent: 0 }, null, '2026-02-23', undefined],
    [
      'three days before its first charge is prepared, so that the notice can name it',
      { trialNoticesSent: 0 },
      null,
      '2026-02-24',
      { step: 'prepare', startDate: '2026-02-28', endDate: '2026-03-27', tier: 'Shield' },
    ],
    [
      'the notice waits for the price',
      { trialNoticesSent: 0 },
      { status: 'Prepared', isPriced: false },
      '2026-02-24',
      undefined,
    ],
    [
      'and goes out with it on the same day',
      { trialNoticesSent: 0 },
      { status: 'Prepared' },
      '2026-02-24',
      { step: 'trial-notice', notice: 1 },
    ],
    [
      'a day later it goes out without',
      { trialNoticesSent: 0 },
      { status: 'Prepared', isPriced: false },
      '2026-02-25',
      { step: 'trial-notice', notice: 1 },
    ],
    [
      'without a card there is nothing to wait for',
      { trialNoticesSent: 0, hasCard: false },
      null,
      '2026-02-24',
      { step: 'trial-notice', notice: 1 },
    ],
    [
      'paid already, nothing is to be announced',
      { trialNoticesSent: 0 },
      { status: 'Paid' },
      '2026-02-24',
      undefined,
    ],
    [
      'the charge itself is not announced before its time',
      {},
      { status: 'Prepared' },
      '2026-02-24',
      undefined,
    ],
    ['the day before', { trialNoticesSent: 1 }, null, '2026-02-26', { step: 'trial-notice', notice: 2 }],
    [
      'only the later one where both are due',
      { trialNoticesSent: 0 },
      null,
      '2026-02-27',
      { step: 'trial-notice', notice: 2 },
    ],
    [
      'its first period is prepared',
      {},
      null,
      '2026-02-25',
      { step: 'prepare', startDate: '2026-02-28', endDate: '2026-03-27', tier: 'Shield' },
    ],
    ['without a card it is not', { hasCard: false }, null, '2026-02-27', undefined],
    ['and it ends', { hasCard: false }, {}, '2026-02-28', { step: 'end-trial' }],
    ['charged when it is over', {}, {}, '2026-02-28', { step: 'charge' }],
    [
      'paid, the subscription starts',
      {},
      { status: 'Paid' },
      '2026-02-28',
      { step: 'start', startDate: '2026-02-28' },
    ],
    ['paid before its end, it starts after it', {}, { status: 'Paid' }, '2026-02-27', undefined],
    [
      'an order without a card lapses after thirty days',
      { status: 'Created', endDate: null, orderedOn: '2026-01-01' },
      null,
      '2026-02-01',
      { step: 'lapse' },
    ],
    [
      'and not on the thirtieth',
      { status: 'Created', endDate: null, orderedOn: '2026-01-01' },
      null,
      '2026-01-31',
      undefined,
    ],
    ['a week after, an offer', { status: 'Ended' }, null, '2026-03-06', { step: 'win-back' }],
    ['once', { status: 'Ended', winBackSentOn: '2026-03-06' }, null, '2026-03-07', undefined],
    ['not a year later', { status: 'Ended' }, null, '2027-03-06', undefined],
    [
      'not where it was paid once',
      { status: 'Ended', anchorDate: '2026-02-28' },
      null,
      '2026-03-06',
      undefined,
    ],
  ];
  it.each(rows)('%s', (...row) => expect(due(trial, row)).toEqual(row[4]));
});

describe('a cancelled subscription, by the clock', () => {
  const cancelled = { ...running, status: 'Cancelled at period end' };
  const rows: readonly Row[] = [
    ['runs to its last day', {}, {}, '2026-02-27T22:30:00Z', undefined],
    ['then it ends, by the day at the firm', {}, {}, '2026-02-27T23:01:00Z', { step: 'end' }],
    [
      'a period that was paid already is delivered',
      {},
      { status: 'Paid' },
      '2026-02-28',
      { step: 'renew', ...period },
    ],
  ];
  it.each(rows)('%s', (...row) => expect(due(cancelled, row)).toEqual(row[4]));
});
