/** Where the documents of the workspace lie: a last day stands on a paper of its own letter or mark, and services do not call each other. */
export const paperPlaces = {
  name: '0014-paper-places',
  sql: 'create table paper_place (id uuid primary key, subject_id uuid not null);',
};
