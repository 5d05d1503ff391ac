import type { MonitoringTier } from '@cotta/reference/monitoring-tiers.js';
import type { Period } from '@cotta/reference/subscription-periods.js';
import { MonitoringTaskStatus } from './brand-monitoring-task-status.js';
import { scanPeriods } from './scan-plan-rules.js';

/** What became of a scan that was promised. */
export const ScanState = {
  answered: 'Answered',
  answeredLate: 'Answered late',
  /** Planned and, for a reason the customer reads, not needed. */
  calledOff: 'Called off',
  inWork: 'In work',
  /** Its last day is over and nobody answered it. */
  late: 'Late',
  /** Its day is over and it was never planned. */
  notMade: 'Not made',
  ahead: 'Ahead',
} as const;

/** Every state, as stored. */
export const scanStates = Object.values(ScanState);

/** One of them. */
export type ScanStateName = (typeof scanStates)[number];

const owed: readonly ScanStateName[] = [ScanState.late, ScanState.notMade];
const done: readonly ScanStateName[] = [ScanState.answered, ScanState.answeredLate];

/** A scan there is; days are `YYYY-MM-DD` at the firm. */
export interface PlannedScan {
  readonly id: string;
  readonly plannedOn: string;
  readonly deadline: string;
  readonly status: string;
  readonly answeredOn: string | null;
}

/** What a subscription promises of scans, and since when. */
export interface ScanPromise {
  readonly tier: MonitoringTier;
  /** Day from which its scans are counted. */
  readonly from: string;
  /** Day a pause ended or the tier changed: what was due before then is not held against the present promise. */
  readonly changedOn: string | null;
  /** Somebody looks after the brand now. */
  readonly isWatched: boolean;
}

/** One scan of the account: `dueOn` the day it was to begin, `answerBy` the last day for its answer. */
export interface ScanLine {
  readonly taskId: string | null;
  readonly dueOn: string;
  readonly answerBy: string | null;
  readonly answeredOn: string | null;
  readonly state: ScanStateName;
}

/** Every scan due within `window`: those there are, and those that were promised and are not there. */
export function scanAccount(
  promise: ScanPromise,
  window: Period,
  scans: readonly PlannedScan[],
  today: string,
): readonly ScanLine[] {
  const isWithin = ({ plannedOn }: PlannedScan, { start, end }: Period): boolean =>
    plannedOn >= start && plannedOn <= end;
  const there = scans.filter((scan) => isWithin(scan, window)).map((scan) => lineOf(scan, today));
  const missing = promise.isWatched
    ? scanPeriods(promise.tier, promise.from, window)
        .filter(({ start }) => promise.changedOn === null || start >= promise.changedOn)
        .filter((period) => !scans.some((scan) => isWithin(scan, period)))
        .map(({ start }): ScanLine => ({
          taskId: null,
          dueOn: start,
          answerBy: null,
          answeredOn: null,
          state: start < today ? ScanState.notMade : ScanState.ahead,
        }))
    : [];
  return [...there, ...missing].toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

function lineOf({ id, plannedOn, deadline, status, answeredOn }: PlannedScan, today: string): ScanLine {
  const line = { taskId: id, dueOn: plannedOn, answerBy: deadline, answeredOn: null };
  if (status === MonitoringTaskStatus.dismissed) return { ...line, state: ScanState.calledOff };
  if (status === MonitoringTaskStatus.processed && answeredOn !== null) {
    const isLate = answeredOn > deadline;
    return { ...line, answeredOn, state: isLate ? ScanState.answeredLate : ScanState.answered };
  }
  return { ...line, state: today > deadline ? ScanState.late : ScanState.inWork };
}

/** Whether it was promised and stands open past its day. */
export const isOwed = ({ state }: Pick<ScanLine, 'state'>): boolean => owed.includes(state);

/** Whether its answer is there. */
export const isDone = ({ state }: Pick<ScanLine, 'state'>): boolean => done.includes(state);
