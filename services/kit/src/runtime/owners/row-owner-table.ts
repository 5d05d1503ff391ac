/** Whose the rows of other services are, as far as people name them in their inputs: services do not ask each other while somebody waits. */
export const rowOwnerMigration = {
  name: 'kit-0008-row-owner',
  sql: `
create table row_owner (id uuid primary key, entity text not null, user_id uuid not null);
create index row_owner_user_id on row_owner (user_id);
`,
};
