import type { InlineProjection } from '@cotta/kit/model/rows/inline-projection.js';
import { execute, queryRow } from '@cotta/kit/model/rows/sql.js';
import type { EntityManager } from 'typeorm';
import { nextCourse, type CourseFact, type MarkCourse } from './mark-course.js';

/** Fields of an event without which it says nothing of a course. */
const SAYING: readonly string[] = [
  'jurisdiction',
  'classes',
  'status',
  'filingDate',
  'publicationDate',
  'registrationDate',
];

/** The course of each application of ours through its office, with no word of whose it is. */
export const markCourse: InlineProjection = {
  name: 'mark_course',
  tables: ['mark_course'],
  project: async (tx, event) => {
    if (event.type === 'TrademarkRemoved') {
      await execute(tx, 'delete from mark_course where trademark_id = $1', [event.streamId]);
      return;
    }
    const fact = event as CourseFact;
    if (!SAYING.some((field) => field in fact.data)) return;
    const before = event.type === 'TrademarkAdded' ? undefined : await courseOf(tx, event.streamId);
    const next = nextCourse(before, fact);
    if (next !== undefined) await store(tx, event.streamId, next);
  },
};

/** Columns as a course calls them; days as `YYYY-MM-DD`. */
export const COURSE_COLUMNS = `office, classes, filed_on::text as "filedOn", filed_known_on::text as "filedKnownOn", published_on::text as "publishedOn", published_known_on::text as "publishedKnownOn",
  registered_on::text as "registeredOn", registered_known_on::text as "registeredKnownOn", ended_on::text as "endedOn", ended_known_on::text as "endedKnownOn"`;

const ONE_COURSE = `select ${COURSE_COLUMNS} from mark_course where trademark_id = $1`;

const courseOf = (tx: EntityManager, trademarkId: string): Promise<MarkCourse | undefined> =>
  queryRow<MarkCourse>(tx, ONE_COURSE, [trademarkId]);

async function store(tx: EntityManager, trademarkId: string, course: MarkCourse): Promise<void> {
  await execute(
    tx,
    `insert into mark_course (trademark_id, office, classes, filed_on, filed_known_on, published_on, published_known_on, registered_on, registered_known_on, ended_on, ended_known_on)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     on conflict (trademark_id) do update set office = excluded.office, classes = excluded.classes, filed_on = excluded.filed_on, filed_known_on = excluded.filed_known_on,
       published_on = excluded.published_on, published_known_on = excluded.published_known_on, registered_on = excluded.registered_on, registered_known_on = excluded.registered_known_on,
       ended_on = excluded.ended_on, ended_known_on = excluded.ended_known_on`,
    [
      trademarkId,
      course.office,
      course.classes,
      course.filedOn,
      course.filedKnownOn,
      course.publishedOn,
      course.publishedKnownOn,
      course.registeredOn,
      course.registeredKnownOn,
      course.endedOn,
      course.endedKnownOn,
    ],
  );
}
