import { trademarkStatuses, type TrademarkStatus } from '@cotta/reference/trademark-statuses.js';

export { trademarkStatuses, type TrademarkStatus };

/** Prosecution goes on: the office or we still have something to do before there is a registration. */
export const pendingStatuses: readonly TrademarkStatus[] = [
  'Ready for filing',
  'Created from a divide',
  'Submitted to partner',
  'Application filed',
  'Under examination',
  'Office action received',
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Statement of use requested',
  'SOU extended',
  'SOU submitted',
  'Divided',
];

/** Filed at the office and not refused, withdrawn or otherwise ended. */
export const filedStatuses: readonly TrademarkStatus[] = [
  ...pendingStatuses.filter(
    (status) =>
      status !== 'Ready for filing' &&
      status !== 'Created from a divide' &&
      status !== 'Submitted to partner',
  ),
  'Trademark registered',
];

/** From filing until the examiner approves the mark for publication, during the statement of use, and before the Board.
 *  Between publication and the notice of allowance nothing can be divided. @source 37 CFR 2.87 */
export const divisibleStatuses: readonly TrademarkStatus[] = [
  'Application filed',
  'Under examination',
  'Office action received',
  'Response to office action submitted',
  'Application opposed',
  'Statement of use requested',
  'SOU extended',
  'SOU submitted',
];

/** One word for a list: what a mark needs. The specification names the field and no values. */
export const statusGroups = ['pending', 'action needed', 'live', 'dead'] as const;
/** One of `statusGroups`. */
export type StatusGroup = (typeof statusGroups)[number];

const waitsForUs: readonly TrademarkStatus[] = [
  'Office action received',
  'Application opposed',
  'Statement of use requested',
];

/** `documentsComplete`: nothing that the office wants with the application is missing; matters only before filing. */
export function statusGroupOf(status: TrademarkStatus, documentsComplete: boolean): StatusGroup {
  if (waitsForUs.includes(status)) return 'action needed';
  if (status === 'Ready for filing') return documentsComplete ? 'pending' : 'action needed';
  if (status === 'Trademark registered') return 'live';
  return pendingStatuses.includes(status) ? 'pending' : 'dead';
}
