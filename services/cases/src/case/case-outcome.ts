/** How a case ended. Proposals: the specification shows no value. */
export const caseOutcomes = ['taken down', 'settled', 'transferred', 'decided', 'given up'] as const;
