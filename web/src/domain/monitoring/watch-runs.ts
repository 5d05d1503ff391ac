/** What of a register watch says whether it searches. */
export interface WatchTerm {
  readonly dateStart: string;
  readonly dateEnd: string | null;
  readonly serviceRequestId: string | null;
  readonly workReleasedAt: string | null;
}

/** An ordered watch that nobody paid yet searches nothing. */
export const isUnpaid = ({ serviceRequestId, workReleasedAt }: WatchTerm): boolean =>
  serviceRequestId !== null && workReleasedAt === null;

/** Whether a watch searches on a day, `YYYY-MM-DD`. */
export const runsToday = (watch: WatchTerm, today: string): boolean =>
  !isUnpaid(watch) && watch.dateStart <= today && (watch.dateEnd === null || watch.dateEnd >= today);
