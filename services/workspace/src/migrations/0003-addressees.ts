/** Where and how people are written to: a copy of facts of accounts. The address stays sealed. */
export const addressees = {
  name: '0003-addressees',
  sql: `
create table addressee (
  user_id uuid primary key, sealed_contact bytea not null, language text not null, region text not null, order_letters boolean not null);
`,
};
