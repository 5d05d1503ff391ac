/** All proposals: the specification shows none. */
export const CaseSolutionStatus = {
  draft: 'Draft',
  offered: 'Offered',
  ordered: 'Ordered',
  delivered: 'Delivered',
  declined: 'Declined',
  lapsed: 'Lapsed',
} as const;

/** Every status of a solution, as stored. */
export const caseSolutionStatuses = Object.values(CaseSolutionStatus);
