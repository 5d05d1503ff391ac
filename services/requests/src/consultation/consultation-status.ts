/** Proposals: the specification shows no value. */
export const consultationStatuses = [
  'Requested',
  'Scheduled',
  'Rescheduled',
  'Held',
  'No-show',
  'Closed',
  'Cancelled',
] as const;
