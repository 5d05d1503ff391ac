import type { RepeatVerificationInput } from '../../generated/schema.js';
import type { FrozenReport } from './report.graphql.js';
import type { ReportGap } from './frozen-report.js';

/** The same check anew, with what the order has taken on since. */
export function freshCheckOf(
  { asked }: Pick<FrozenReport, 'asked'>,
  gaps: readonly ReportGap[],
): RepeatVerificationInput {
  const offices = gaps.flatMap(({ kind, jurisdiction }) =>
    kind === 'OFFICE' && jurisdiction != null ? [jurisdiction] : [],
  );
  const classes = gaps.flatMap(({ kind, classNumber }) =>
    kind === 'CLASS' && classNumber != null ? [classNumber] : [],
  );
  return {
    fresh: true,
    ...(offices.length === 0 ? {} : { jurisdictions: [...new Set([...asked.offices, ...offices])] }),
    ...(classes.length === 0
      ? {}
      : { classes: [...new Set([...asked.classes, ...classes])].toSorted((one, other) => one - other) }),
  };
}
