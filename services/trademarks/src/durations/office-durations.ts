import { backTest, isKept, type BackTest } from './back-test.js';
import type { MarkCourse } from './mark-course.js';
import { rangeOf, type WaitRange } from './wait-range.js';
import { officeSpans, waitOf, type OfficeSpan } from './waits.js';

/** Applications that are like each other: more classes bring more objections. `to`: null for no most. */
interface ClassGroup {
  readonly from: number;
  readonly to: number | null;
}

const ALL: ClassGroup = { from: 1, to: null };
const GROUPS: readonly ClassGroup[] = [
  { from: 1, to: 1 },
  { from: 2, to: 3 },
  { from: 4, to: null },
];

/** How long the applications of the firm take at one office. */
export interface OfficeDuration extends WaitRange {
  readonly jurisdiction: string;
  readonly span: OfficeSpan;
  /** Applications with at least so many classes… */
  readonly classesFrom: number;
  /** …and at most so many; null for no most. */
  readonly classesTo: number | null;
  readonly backTest: BackTest;
  /** Whether it is shown: what the same range said in the past was kept, or cannot be judged yet. */
  readonly isShown: boolean;
}

/** Every range that the courses of one office give on a day, those that are not shown too: of all its applications first, then by how many classes they name. */
export function durationsAt(
  jurisdiction: string,
  courses: readonly MarkCourse[],
  today: string,
): readonly OfficeDuration[] {
  return officeSpans.flatMap((span) =>
    [ALL, ...GROUPS].flatMap((group) => {
      const alike = courses.filter((course) => isIn(group, course.classes));
      const range = rangeOf(
        alike.flatMap((course) => waitOf(course, span, today) ?? []),
        today,
      );
      if (range === undefined) return [];
      const tested = backTest(alike, span, today);
      const { from: classesFrom, to: classesTo } = group;
      return [
        { jurisdiction, span, classesFrom, classesTo, ...range, backTest: tested, isShown: isKept(tested) },
      ];
    }),
  );
}

const isIn = ({ from, to }: ClassGroup, classes: number): boolean =>
  classes >= from && (to === null || classes <= to);

/** Of the ranges of one office those that say most of an application with so many classes: one for each span, of its like where there are enough of them, else of all. */
export function closestDurations(
  durations: readonly OfficeDuration[],
  classes: number,
): readonly OfficeDuration[] {
  const shown = durations.filter(({ isShown }) => isShown);
  return officeSpans.flatMap((span) => {
    const fitting = shown.filter(
      ({ span: of, classesFrom: from, classesTo: to }) => of === span && isIn({ from, to }, classes),
    );
    // That of all comes first, that of its like last.
    return fitting.at(-1) ?? [];
  });
}
