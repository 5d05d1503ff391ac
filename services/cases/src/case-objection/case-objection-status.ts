/** How far something that the other side wrote is. Proposals: the specification shows none. */
export const CaseObjectionStatus = {
  toAnswer: 'To answer',
  withClient: 'With client',
  kept: 'Demand kept',
  withdrawn: 'Demand withdrawn',
  setAside: 'Set aside',
} as const;

/** Every status of it, as stored. */
export const caseObjectionStatuses = Object.values(CaseObjectionStatus);
