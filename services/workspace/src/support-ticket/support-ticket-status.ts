/** Proposals: the specification shows no value. A reopened ticket is `Assigned` again. */
export const supportTicketStatuses = [
  'Created',
  'Assigned',
  'Waiting for customer',
  'Resolved',
  'Closed',
] as const;
