/** Marks whose dates are missing or contradict each other: what was found, and what their history told of it. */
export const dateDoubts = {
  name: '0004-date-doubts',
  sql: `
create table date_doubt (trademark_id uuid primary key, found jsonb not null, told jsonb not null default '[]', look_again_on date);
create index date_doubt_untold on date_doubt (trademark_id) where found <> told;
create index date_doubt_look_again_on on date_doubt (look_again_on) where look_again_on is not null;
`,
};
