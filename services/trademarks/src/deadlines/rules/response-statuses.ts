import type { TrademarkStatus } from '@cotta/reference/trademark-statuses.js';

/** Statuses that show the office moved on after a letter: it must have been answered in time. */
export const answered: readonly TrademarkStatus[] = [
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Statement of use requested',
  'SOU submitted',
  'SOU extended',
  'Trademark registered',
];
