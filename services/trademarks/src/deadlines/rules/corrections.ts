import type { Rule } from '../rule.js';

/** That a version of a rule was wrong from its beginning, and what is right: a version of its own, never an edit. */
export interface Correction {
  /** The rule and the version it gets: `KR.opposition@3`. */
  readonly id: string;
  readonly ruleId: string;
  /** The version that was wrong. */
  readonly version: number;
  /** The version that takes its place; above every other one of the rule. */
  readonly rightVersion: number;
  /** What is different in the right one. */
  readonly change: Partial<Omit<Rule, 'id' | 'version' | 'law'>>;
  /** What was wrong, in one or two sentences; colleagues and owners read them. */
  readonly wrong: string;
  /** The article of law that says so, and the page where it was read. */
  readonly law: string;
  readonly page: string;
  /** First day `YYYY-MM-DD`, at the office, on which marks that come to us are counted by it. Marks from before wait for a repair. */
  readonly since: string;
}

/** All that were found. A mark from before keeps the dates of the wrong version until two people approved its repair. */
export const corrections: readonly Correction[] = [];

/** The rule as corrected, or as it stood where its correction is among those awaited. */
export function correctedRule(rule: Rule, awaiting: readonly string[]): Rule {
  const correction = corrections.find(
    ({ id, ruleId, version }) => ruleId === rule.id && version === rule.version && !awaiting.includes(id),
  );
  return correction === undefined
    ? rule
    : { ...rule, ...correction.change, version: correction.rightVersion };
}

/** The correction that put one version of a rule in the place of another; undefined where none did. */
export function correctionBetween(
  ruleId: string,
  version: number,
  rightVersion: number,
): Correction | undefined {
  return corrections.find(
    (one) => one.ruleId === ruleId && one.version === version && one.rightVersion === rightVersion,
  );
}
