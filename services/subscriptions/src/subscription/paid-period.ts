import { refuseFields, type Refusal } from '@cotta/kit/model/words/refusal.js';

/** The paid period, two calendar dates `YYYY-MM-DD` and both within it, does not end before it begins: `BEFORE_START` at `endDate`. */
export function periodProblem({
  startDate = '',
  endDate = '',
}: {
  readonly startDate?: string;
  readonly endDate?: string;
}): Refusal | undefined {
  return endDate < startDate
    ? refuseFields([
        { path: ['endDate'], code: 'BEFORE_START', message: 'The last day comes before the first.' },
      ])
    : undefined;
}
