/** What became of one source of a scan. Only the first waits; the scan ends when none does. */
export const CoverageOutcome = {
  waiting: 'Waiting',
  found: 'Found',
  nothing: 'Nothing found',
  notReached: 'Not reached',
  /** Asked for three days and never reached. */
  away: 'Away for three days',
  termsUnchecked: 'Terms not checked',
} as const;

/** Every outcome, as stored. */
export const coverageOutcomes = Object.values(CoverageOutcome);

/** One of them. */
export type Outcome = (typeof coverageOutcomes)[number];

/** Those where nobody looked: named in the report, and never read as "nothing found". */
export const unreachedOutcomes: readonly string[] = [
  CoverageOutcome.notReached,
  CoverageOutcome.away,
  CoverageOutcome.termsUnchecked,
];
