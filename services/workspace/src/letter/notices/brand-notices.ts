import { notice, type Notice } from './notice.js';

/** Watches, scans, subscriptions, threats, and what is done about them. */
export const brandNotices: readonly Notice[] = [
  notice(51, 'Similar marks', {
    after: ['SimilarTrademarksNoticeSent'],
    to: 'customer',
    category: 'nudge',
    letters: ['similar-trademarks-notice'],
  }),
  notice(52, 'Finds of a watch, dates of a day', {
    after: ['MonitoringResultTold', 'DeadlineReminderSent'],
    to: 'customer',
    category: 'legal',
    gathered: 'one letter a week; dates one letter a day',
    letters: ['deadline-digest'],
  }),
  notice(53, 'Urgent find of a watch', {
    after: ['MonitoringResultTold'],
    to: 'customer',
    category: 'legal',
    until: 'seen',
    sameAs: 52,
  }),
  notice(54, 'End of a time to oppose', {
    after: ['MonitoringResultTold'],
    to: 'customer',
    category: 'legal',
    until: 'an opposition is ordered, or the mark left alone',
    letters: ['opposition-ends'],
  }),
  notice(55, 'Scan finished', {
    after: ['BrandMonitoringTaskReported'],
    to: 'customer',
    letters: ['scan-finished', 'scan-clean'],
  }),
  notice(56, 'Trial and subscription', {
    after: [
      'BrandSubscriptionTrialStarted',
      'BrandSubscriptionStarted',
      'BrandSubscriptionCancelled',
      'BrandSubscriptionTrialEnded',
      'BrandSubscriptionEnded',
      'BrandSubscriptionNotified',
    ],
    to: 'customer',
    letters: ['subscription-status'],
    missing: 'Days before a trial ends: its last day stands in the letter that it began.',
  }),
  notice(57, 'Charge to come', {
    after: ['BrandSubscriptionPaymentNotified'],
    to: 'billing contact',
    letters: ['charge-announced'],
  }),
  notice(58, 'Charge declined, ended unpaid', {
    after: ['BrandSubscriptionPaymentDeclined', 'BrandSubscriptionEndedUnpaid'],
    to: 'billing contact',
    until: 'paid',
    sameAs: 56,
  }),
  notice(59, 'Card about to expire', {
    to: 'billing contact',
    until: 'another card is saved',
    missing: 'No job charges a saved card by itself yet, so no date depends on it.',
  }),
  notice(60, 'Threat, and what can be done', {
    after: ['CaseKickedOff', 'CaseReopened', 'CaseClientUnresponsive', 'CaseNotified'],
    to: 'customer',
    until: 'ordered or dismissed',
    letters: ['threat-opened', 'threat-reopened', 'threat-unanswered'],
  }),
  notice(61, 'Step against a threat done', { after: ['ServiceRequestFinished'], to: 'customer', sameAs: 47 }),
  notice(62, 'Threat closed', {
    after: ['CaseClosed', 'CaseNotified'],
    to: 'customer',
    letters: ['threat-closed'],
  }),
  notice(63, 'Way to report a violation', {
    after: ['ViolationLinkSent', 'ReportViolationLinkSent'],
    to: 'customer',
    category: 'nudge',
    letters: ['violation-link', 'report-violation'],
  }),
  notice(64, 'Work for a brand: waits, done, cancelled', {
    after: ['ServiceClientAsked', 'ServiceFinished', 'ServiceCancelled', 'ServiceNotified'],
    to: 'customer',
    letters: ['service-waiting', 'service-finished', 'service-cancelled'],
  }),
];
