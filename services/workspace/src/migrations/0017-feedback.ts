/** After what clients are asked how we did, and of whom a threat is open meanwhile. Rows go with the person. */
export const feedbackTables = {
  name: '0017-feedback',
  sql: `
create table review_occasion (
  id uuid primary key, user_id uuid not null, subject_type text not null, subject_id uuid not null, params jsonb not null,
  look_at timestamptz not null, lapses_at timestamptz not null, outcome text);
create index review_occasion_look_at on review_occasion (look_at) where outcome is null;
create index review_occasion_user_id on review_occasion (user_id);
create table open_threat (case_id uuid primary key, user_id uuid not null);
create index open_threat_user_id on open_threat (user_id);
`,
};
