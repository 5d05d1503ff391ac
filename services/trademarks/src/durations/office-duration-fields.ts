import type { Resolvers } from '@cotta/kit/edge/subgraph/resolvers.js';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import type { CommandRuntime } from '@cotta/kit/runtime/commands/handle-command.js';
import { inTransaction } from '@cotta/kit/runtime/database/transaction.js';
import { addMonths } from '@cotta/reference/calendar-date.js';
import { officeToday } from '../deadlines/office-day.js';
import { MONTHS_BACK } from './back-test.js';
import { COURSE_COLUMNS } from './mark-course.projection.js';
import type { MarkCourse } from './mark-course.js';
import { closestDurations, durationsAt, type OfficeDuration } from './office-durations.js';
import { PERIOD_YEARS } from './wait-range.js';

export const officeDurationTypeDefs = /* GraphQL */ `
  enum OfficeSpan {
    FILED_TO_PUBLISHED
    PUBLISHED_TO_REGISTERED
    FILED_TO_REGISTERED
  }

  "How long applications that the firm filed at one office take, counted from the office’s own days. Eight in ten keep within it; those that go on count as lasting at least so long."
  type OfficeDuration {
    jurisdiction: JurisdictionCode!
    span: OfficeSpan!
    "It stands on applications with at least so many classes."
    classesFrom: Int!
    "And at most so many; null for no most."
    classesTo: Int
    "Whole months; one in ten took less."
    min: Int!
    "Whole months."
    median: Int!
    "Whole months; one in ten takes longer."
    max: Int!
    "Applications that came to its end; at least ten."
    cases: Int!
    "Year in which the first of them was begun."
    since: Int!
  }

  extend type Query {
    "How long our applications take at these offices: for each span one range at most, of applications with about as many classes where ten of them are over, else of all; none where fewer than six in ten kept to what it said in the past. For: everyone."
    officeDurationList(offices: [JurisdictionCode!]!, classes: Int! = 1): [OfficeDuration!]!
  }
`;

/** As long as an answer holds: what is known of a whole office changes by a few a day. */
const KEPT_MS = 600_000;

/** As far as a range that is looked back at stands on. */
const MONTHS_KEPT = 12 * PERIOD_YEARS + MONTHS_BACK;

const COURSES = `select ${COURSE_COLUMNS} from mark_course where filed_on >= $1`;

/** The ranges of each office, whose courses are read once in ten minutes however many ask, and counted once an office is asked for. */
function durationsOfOffices({ db, clock }: Pick<CommandRuntime, 'db' | 'clock'>) {
  let known: { readonly until: number; readonly offices: Promise<Offices> } | undefined;
  return async (): Promise<Offices> => {
    const now = clock.now();
    if (known === undefined || known.until <= now.getTime()) {
      const offices = inTransaction(db, (tx) =>
        queryRows<MarkCourse>(tx, COURSES, [addMonths(officeToday(undefined, now), -MONTHS_KEPT)]),
      ).then((courses) => new Offices(courses, now));
      known = { until: now.getTime() + KEPT_MS, offices };
      // What failed is asked again by the next reader.
      offices.catch(() => (known = undefined));
    }
    return known.offices;
  };
}

class Offices {
  readonly #counted = new Map<string, readonly OfficeDuration[]>();
  readonly #courses = new Map<string, MarkCourse[]>();
  readonly #now: Date;

  constructor(courses: readonly MarkCourse[], now: Date) {
    for (const course of courses) {
      const others = this.#courses.get(course.office);
      if (others === undefined) this.#courses.set(course.office, [course]);
      else others.push(course);
    }
    this.#now = now;
  }

  at(office: string): readonly OfficeDuration[] {
    const counted =
      this.#counted.get(office) ??
      durationsAt(office, this.#courses.get(office) ?? [], officeToday(office, this.#now));
    this.#counted.set(office, counted);
    return counted;
  }
}

interface Asked {
  readonly offices: readonly string[];
  readonly classes: number;
}

/** How long the firm's applications took, for prices and timelines. */
export function officeDurationResolvers(runtime: Pick<CommandRuntime, 'db' | 'clock'>): Resolvers {
  const known = durationsOfOffices(runtime);
  return {
    Query: {
      officeDurationList: async (_: unknown, { offices, classes }: Asked) => {
        const all = await known();
        return [...new Set(offices)].flatMap((office) => closestDurations(all.at(office), classes));
      },
    },
  };
}
