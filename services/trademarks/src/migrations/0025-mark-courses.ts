import type { Migration } from '@cotta/kit/runtime/schema/migrate.js';

/** The course of each application that we take to an office; filled from the events by a rebuild. Nobody is named in it. */
export const markCourses: Migration = {
  name: '0025-mark-courses',
  sql: `create table mark_course (
  trademark_id uuid primary key,
  office text not null,
  classes integer not null,
  filed_on date,
  filed_known_on date,
  published_on date,
  published_known_on date,
  registered_on date,
  registered_known_on date,
  ended_on date,
  ended_known_on date
);
create index mark_course_filed_on on mark_course (filed_on) where filed_on is not null`,
};
