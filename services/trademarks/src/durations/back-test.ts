import { addDays, addMonths, daysBetween } from '@cotta/reference/calendar-date.js';
import type { MarkCourse } from './mark-course.js';
import { waitOf, type OfficeSpan } from './waits.js';
import { FEWEST_CASES, isBeyond, isWithin, rangeOf } from './wait-range.js';

/** How a range would have kept its word: what was said in past months against what came. */
export interface BackTest {
  /** Applications that were said a range and have had the time to outlast it. */
  readonly judged: number;
  /** Those of them that kept within it. */
  readonly within: number;
}

/** Months that are looked back at. */
export const MONTHS_BACK = 36;

/** A range says what eight in ten keep to; one that fewer than six in ten kept to is not shown. */
const LEAST_WITHIN = 0.6;

/** For each past month: the range that what was known on the day before it gave, against what came of the waits that began in it. One that ended in another way counts
 *  for nothing; one that goes on counts once it has outlasted the range. Those whose range is not up yet are left out, quick ones too, so that the quick do not
 *  count before the slow. */
export function backTest(courses: readonly MarkCourse[], span: OfficeSpan, today: string): BackTest {
  const thisMonth = `${today.slice(0, 7)}-01`;
  const now = courses.flatMap((course) => waitOf(course, span, today) ?? []);
  let judged = 0;
  let within = 0;
  for (let back = MONTHS_BACK; back > 0; back--) {
    const begins = addMonths(thisMonth, -back);
    const ends = addMonths(begins, 1);
    const begun = now.filter(({ since }) => since >= begins && since < ends);
    if (begun.length === 0) continue;
    const dayBefore = addDays(begins, -1);
    const range = rangeOf(
      courses.flatMap((course) => waitOf(course, span, dayBefore) ?? []),
      dayBefore,
    );
    if (range === undefined) continue;
    for (const { since, days, isOver } of begun) {
      if (!isBeyond(range, daysBetween(since, today))) continue;
      if (isOver || isBeyond(range, days)) judged++;
      if (isOver && isWithin(range, days)) within++;
    }
  }
  return { judged, within };
}

/** Whether what was said was kept: too few to judge by speak neither for it nor against it. */
export const isKept = ({ judged, within }: BackTest): boolean =>
  judged < FEWEST_CASES || within / judged >= LEAST_WITHIN;
