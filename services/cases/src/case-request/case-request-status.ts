/** All proposals: the specification shows none. */
export const CaseRequestStatus = {
  created: 'Created',
  assigned: 'Assigned',
  converted: 'Converted',
  dismissed: 'Dismissed',
} as const;

/** Every status of a case request, as stored. */
export const caseRequestStatuses = Object.values(CaseRequestStatus);
