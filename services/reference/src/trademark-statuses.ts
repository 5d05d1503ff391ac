/** Statuses of an application and of the mark it becomes, verbatim, in the order of the specification.
 *  @source specification, "Application and order statuses" */
export const trademarkStatuses = [
  'Created from a divide',
  'SOU submitted',
  'SOU extended',
  'Divided',
  'Ready for filing',
  'Submitted to partner',
  'Application filed',
  'Office action received',
  'Response to office action submitted',
  'Trademark published',
  'Application opposed',
  'Statement of use requested',
  'Trademark registered',
  'Under examination',
  'Refused',
  'Abandoned',
  'Withdrawn',
  'Cancelled',
  'Expired',
  'Rejected',
  'Lost to follow-up',
  'Client unresponsive',
  'Refunded',
] as const;

export type TrademarkStatus = (typeof trademarkStatuses)[number];

/** The application can still change. */
export const editableStatuses: readonly TrademarkStatus[] = ['Ready for filing', 'Created from a divide'];

/** Ended without protection, at the office. */
export const terminalNegativeStatuses: readonly TrademarkStatus[] = [
  'Refused',
  'Abandoned',
  'Withdrawn',
  'Cancelled',
  'Expired',
  'Rejected',
];

/** Ended on our side, whatever the office says. */
export const extraEndStatuses: readonly TrademarkStatus[] = [
  'Lost to follow-up',
  'Client unresponsive',
  'Refunded',
];
