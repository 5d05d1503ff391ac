/** The day on which the next date of a mark may be another one by time alone; the worker looks at it then. */
export const nextDates = {
  name: '0012-next-dates',
  sql: `
alter table mark_story add column next_date_turns date;
create index mark_story_next_date_turns on mark_story (next_date_turns);
`,
};
