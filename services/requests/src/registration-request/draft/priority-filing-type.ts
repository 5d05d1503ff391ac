/** What an earlier right is claimed from. Proposals: the specification shows the field, not its values. */
export const priorityFilingTypes = ['first filing', 'registration', 'exhibition'] as const;
