/** `Withdrawn`, `Refunded` and `Client unresponsive` are verbatim from the specification's other statuses; the rest are proposals. */
export const serviceRequestStatuses = [
  'Draft',
  'Submitted',
  'Quoted',
  'Invoiced',
  'Paid',
  'In progress',
  'Finished',
  'Withdrawn',
  'Cancelled',
  'Refunded',
  'Client unresponsive',
] as const;
