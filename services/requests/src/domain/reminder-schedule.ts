/** Reminder of the specification: the report lies there and nobody has looked. */
export const RESULT_NOT_VIEWED = 'result-not-viewed';

/** Days after the answer, one per step. @source docs/adr/0008 (reminder rhythm) */
export const resultNotViewedDays = [2, 5, 10] as const;
