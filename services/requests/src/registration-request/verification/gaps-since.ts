import type { RegistrationRequestEvent } from '../events.js';
import { openReport } from './frozen-report.js';
import { notCovered, orderedMark, type ReportGap } from './not-covered.js';
import { evolve, nothingRequested, type RegistrationRequestState } from '../registration-request.js';

/** A gap between order and report, and since when it is there. */
export interface DatedGap extends ReportGap {
  /** Instant since which the order has had it without a break. */
  readonly since: Date;
}

type Happened = RegistrationRequestEvent & { readonly occurredAt: Date };

/** Gaps between the newest report and the order as it stands after the last fact, each with the day it came. While a new version is in work its own
 *  question counts as the order: that is what the report that is out does not answer. */
export function gapsSince(events: readonly Happened[]): DatedGap[] {
  let state: RegistrationRequestState = nothingRequested;
  let gaps: DatedGap[] = [];
  for (const event of events) {
    state = evolve(state, event);
    const before = new Map(gaps.map((gap) => [keyOf(gap), gap.since]));
    gaps = gapsOf(state).map((gap) => ({ ...gap, since: before.get(keyOf(gap)) ?? event.occurredAt }));
  }
  return gaps;
}

/** What the order has now and the newest report has not. */
export function gapsOf(state: RegistrationRequestState): ReportGap[] {
  if (state.report === undefined) return [];
  const { asked, content } = openReport(state.report);
  return notCovered(orderedMark(state), asked, [
    ...(content?.verifiedClasses ?? []),
    ...(content?.classAdvice ?? []).map(({ classNumber }) => classNumber),
  ]);
}

const keyOf = ({ kind, jurisdiction, classNumber }: ReportGap): string =>
  `${kind} ${jurisdiction} ${classNumber}`;
