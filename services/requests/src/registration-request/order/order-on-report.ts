import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import type { TransitionColumns } from '../request-columns.js';
import { openReport, type FrozenReport } from '../verification/frozen-report.js';
import { no } from '../../refusals.js';
import type { RegistrationRequestState } from '../registration-request.js';
import { reportAge } from '../verification/report-age.js';
import { partsOf, unitsOfOrder, type Unit } from './units.js';

/** What whoever orders says to have read in the report, each in a sentence of its own. */
export interface ReadInReport {
  /** "I know that the check is old." */
  readonly oldReportAcknowledged?: boolean | null;
  /** Office and class the lawyer advises against and that is ordered all the same: `US 19`. */
  readonly adviceAcknowledged?: readonly Unit[] | null;
}

type Ordering = Pick<RegistrationRequestState, 'mark' | 'orderDraft' | 'report'>;

/** An order rests on the newest report: what it warns of has been read, or nothing is ordered. Without a report there is nothing to read. */
export function reportUnread(
  state: Ordering,
  { oldReportAcknowledged, adviceAcknowledged }: ReadInReport,
  now: Date,
): Refusal | undefined {
  if (state.report === undefined) return undefined;
  const report = openReport(state.report);
  const { days, stage } = reportAge(report, now);
  if (stage === 'OLD' && oldReportAcknowledged !== true) return no('REPORT_OLD', { days });
  const unread = unitsAgainst(state, report).filter((unit) => !(adviceAcknowledged ?? []).includes(unit));
  if (unread.length === 0) return undefined;
  const fields = unread.map((unit) => {
    const { jurisdiction, classNumber } = partsOf(unit);
    return {
      path: ['advice', unit],
      code: 'REQUIRED',
      message: 'Say that you order this class all the same, or leave it out.',
      params: { office: jurisdiction, class: classNumber },
    };
  });
  return { ...no('ADVICE_NOT_ACKNOWLEDGED'), fields };
}

/** What the order keeps of it: the version it was placed on, and what was ordered against its words. */
export function columnsOfReport(state: Ordering, now: Date): TransitionColumns<'OrderCreated'> {
  if (state.report === undefined) return {};
  const report = openReport(state.report);
  const { days, stage } = reportAge(report, now);
  return {
    orderedReportVersion: report.number,
    oldReportDays: stage === 'OLD' ? days : null,
    unitsAgainstAdvice: unitsAgainst(state, report),
  };
}

/** Ordered units that the report advises against, for all offices or for theirs. */
function unitsAgainst(state: Ordering, { content }: FrozenReport): readonly Unit[] {
  const against = (content?.classAdvice ?? []).filter(({ advice }) => advice === 'advised against');
  return unitsOfOrder(state).filter((unit) => {
    const { jurisdiction, classNumber } = partsOf(unit);
    return against.some(
      (one) =>
        one.classNumber === classNumber &&
        (one.jurisdiction === undefined || one.jurisdiction === null || one.jurisdiction === jurisdiction),
    );
  });
}
