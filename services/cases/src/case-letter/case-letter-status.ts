/** How far a letter to the other side is. Proposals: the specification shows none. */
export const CaseLetterStatus = {
  draft: 'Draft',
  withClient: 'With client',
  changesAsked: 'Changes asked',
  approved: 'Approved',
  emailing: 'Being e-mailed',
  sent: 'Sent',
  answered: 'Answered',
  withdrawn: 'Withdrawn',
} as const;

/** Every status of a letter to the other side, as stored. */
export const caseLetterStatuses = Object.values(CaseLetterStatus);
