import { daysBetween } from '@cotta/reference/calendar-date.js';
import type { MarkCourse } from './mark-course.js';

/** What is waited for, from one day of an office to another. */
export const officeSpans = ['FILED_TO_PUBLISHED', 'PUBLISHED_TO_REGISTERED', 'FILED_TO_REGISTERED'] as const;
/** One of `officeSpans`. */
export type OfficeSpan = (typeof officeSpans)[number];

/** A span of one application as somebody looks at it on a day. */
export interface Wait {
  /** Calendar date on which it began. */
  readonly since: string;
  /** How long it lasted; as long as it is known to last where it is not over. */
  readonly days: number;
  /** False: it goes on, or ended in another way. */
  readonly isOver: boolean;
}

interface Ends {
  readonly from: string | null;
  readonly fromKnownOn: string | null;
  readonly to: string | null;
  readonly toKnownOn: string | null;
}

const ENDS: Readonly<Record<OfficeSpan, (course: MarkCourse) => Ends>> = {
  FILED_TO_PUBLISHED: (course) => ({
    from: course.filedOn,
    fromKnownOn: course.filedKnownOn,
    to: course.publishedOn,
    toKnownOn: course.publishedKnownOn,
  }),
  PUBLISHED_TO_REGISTERED: (course) => ({
    from: course.publishedOn,
    fromKnownOn: course.publishedKnownOn,
    to: course.registeredOn,
    toKnownOn: course.registeredKnownOn,
  }),
  FILED_TO_REGISTERED: (course) => ({
    from: course.filedOn,
    fromKnownOn: course.filedKnownOn,
    to: course.registeredOn,
    toKnownOn: course.registeredKnownOn,
  }),
};

/** The span of an application by what was known at the end of `today` (calendar date at the office); undefined where it had not begun, or runs the other way round:
 *  some offices publish after the registration. */
export function waitOf(course: MarkCourse, span: OfficeSpan, today: string): Wait | undefined {
  const { from, fromKnownOn, to, toKnownOn } = ENDS[span](course);
  if (from === null || fromKnownOn === null || fromKnownOn > today || from > today) return undefined;
  if (to !== null && to < from) return undefined;
  if (to !== null && toKnownOn !== null && toKnownOn <= today)
    return { since: from, days: daysBetween(from, to), isOver: true };
  const { endedOn, endedKnownOn } = course;
  const seenUntil = endedOn !== null && endedKnownOn !== null && endedKnownOn <= today ? endedOn : today;
  return { since: from, days: Math.max(0, daysBetween(from, seenUntil)), isOver: false };
}
