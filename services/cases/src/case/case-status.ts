/** The specification's issue statuses, taken for the case; those it does not show are proposals and stand only here. */
export const CaseStatus = {
  created: 'Created',
  approached: 'Client approached',
  /** Proposal. */
  inProgress: 'In progress',
  unresponsive: 'Client unresponsive',
  /** Proposal. */
  dismissed: 'Dismissed',
  resolved: 'Resolved',
} as const;

/** Every status of a case, as stored. */
export const caseStatuses = Object.values(CaseStatus);
