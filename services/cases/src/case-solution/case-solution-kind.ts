/** Ways to act against a threat; doing nothing is the client's own, and always there. @source product guide, solution center */
export const caseSolutionKinds = [
  'platform report',
  'letter',
  'domain complaint',
  'opposition',
  'coexistence agreement',
  'monitoring plan',
  'other',
] as const;
