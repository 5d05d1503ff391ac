/** How much a case matters. Proposals: the specification shows no value. */
export const caseRelevances = ['low', 'medium', 'high'] as const;
