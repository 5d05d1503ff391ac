/** Which way of counting made a mark's deadlines; those from before are counted anew by the worker. */
export const countedStories = {
  name: '0005-counted-stories',
  sql: `
alter table mark_story add column counted integer not null default 0;
create index mark_story_counted on mark_story (counted, trademark_id);
`,
};
