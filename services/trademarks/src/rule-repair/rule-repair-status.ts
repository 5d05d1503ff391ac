/** How far a repair is. */
export const RuleRepairStatus = {
  drafted: 'Drafted',
  dryRunBegun: 'Dry run under way',
  dryRunDone: 'Dry run done',
  approvedByOne: 'Approved by one',
  approved: 'Approved by two',
  begun: 'Being carried out',
  carriedOut: 'Carried out',
  discarded: 'Discarded',
} as const;

/** All of them, in order. */
export const ruleRepairStatuses = Object.values(RuleRepairStatus);
