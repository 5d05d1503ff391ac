/** How a case ended. Proposals: the specification shows no value. */
export const caseOutcomes = ['taken down', 'settled', 'transferred', 'decided', 'given up'] as const;

/** Outcomes that a paper shows: an agreement, a transfer, a decision. */
export const outcomesOnPaper: readonly string[] = ['settled', 'transferred', 'decided'];
