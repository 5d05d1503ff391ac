import type { TrademarkStatus } from '@cotta/reference/trademark-statuses.js';
import { officeToday } from '../deadlines/office-day.js';

/** The days of one application at its office; calendar dates `YYYY-MM-DD` there. `…KnownOn`: the day we heard of it, at the office. */
export interface MarkCourse {
  readonly office: string;
  /** How many classes it names. */
  readonly classes: number;
  /** Null while it is not filed. */
  readonly filedOn: string | null;
  readonly filedKnownOn: string | null;
  readonly publishedOn: string | null;
  readonly publishedKnownOn: string | null;
  readonly registeredOn: string | null;
  readonly registeredKnownOn: string | null;
  /** Day since which it can no longer be registered: refused, rejected, withdrawn or abandoned. */
  readonly endedOn: string | null;
  readonly endedKnownOn: string | null;
}

/** As much of any event of a mark as its course is kept by. */
export interface CourseFact {
  readonly type: string;
  readonly occurredAt: Date;
  readonly data: {
    readonly jurisdiction?: string;
    readonly classes?: readonly number[];
    readonly status?: TrademarkStatus;
    readonly filingDate?: string | null;
    readonly publicationDate?: string | null;
    readonly registrationDate?: string | null;
    /** Of an opposition that succeeded. */
    readonly decidedOn?: string | null;
  };
}

/** Marks that enter here are still to be filed by us. What was filed elsewhere, or divided off, has no course of ours: people add the marks that they got. */
const BEFORE_FILING: readonly (TrademarkStatus | undefined)[] = ['Ready for filing', 'Submitted to partner'];

const NOT_REGISTERED: readonly TrademarkStatus[] = ['Refused', 'Rejected', 'Withdrawn', 'Abandoned'];

/** The course with one more event; undefined while there is none. An event that says nothing of it gives the same course. */
export function nextCourse(before: MarkCourse | undefined, event: CourseFact): MarkCourse | undefined {
  const { type, data } = event;
  if (type === 'TrademarkAdded') return BEFORE_FILING.includes(data.status) ? begun(data) : undefined;
  if (before === undefined) return undefined;
  const course = { ...before, ...placed(data) };
  const day = officeToday(course.office, event.occurredAt);
  if (type === 'TrademarkFiled')
    return { ...course, filedOn: data.filingDate ?? null, filedKnownOn: data.filingDate ? day : null };
  if (course.filedOn === null) return course;
  return { ...course, ...dated(course, data, day), ...ended(course, data, day) };
}

function begun(data: CourseFact['data']): MarkCourse {
  return {
    office: data.jurisdiction ?? '',
    classes: data.classes?.length ?? 0,
    filedOn: null,
    filedKnownOn: null,
    publishedOn: null,
    publishedKnownOn: null,
    registeredOn: null,
    registeredKnownOn: null,
    endedOn: null,
    endedKnownOn: null,
  };
}

const placed = ({ jurisdiction, classes }: CourseFact['data']): Partial<MarkCourse> => ({
  ...(jurisdiction !== undefined && { office: jurisdiction }),
  ...(classes !== undefined && { classes: classes.length }),
});

/** A correction changes the day, and not since when we know of it. */
function dated(
  course: MarkCourse,
  { filingDate, publicationDate, registrationDate }: CourseFact['data'],
  day: string,
): Partial<MarkCourse> {
  return {
    ...(filingDate && { filedOn: filingDate }),
    ...(publicationDate !== undefined && {
      publishedOn: publicationDate,
      publishedKnownOn: publicationDate === null ? null : (course.publishedKnownOn ?? day),
    }),
    ...(registrationDate !== undefined && {
      registeredOn: registrationDate,
      registeredKnownOn: registrationDate === null ? null : (course.registeredKnownOn ?? day),
    }),
  };
}

/** It ends, or comes back. Offices give most endings no day of their own: it is the day we heard of it. */
function ended(
  course: MarkCourse,
  { status, decidedOn }: CourseFact['data'],
  day: string,
): Partial<MarkCourse> {
  if (status === undefined) return {};
  if (!NOT_REGISTERED.includes(status)) return { endedOn: null, endedKnownOn: null };
  return course.endedOn === null ? { endedOn: decidedOn ?? day, endedKnownOn: day } : {};
}
