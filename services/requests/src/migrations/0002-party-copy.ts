/** Parties and addresses of accounts, as far as applications point at them: an approval seals their names, and services do not call each other. */
export const partyCopy = {
  name: '0002-party-copy',
  sql: `
create table party_copy (id uuid primary key, user_id uuid, facts jsonb not null);
create index party_copy_user_id on party_copy (user_id);
`,
};
