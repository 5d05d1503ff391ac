/** When the files of an application were last looked into for letters: what the register says of it is read in a round of its own. */
export const letterLooks = {
  name: '0024-letter-looks',
  sql: `
create table letter_look (
  trademark_id uuid primary key,
  looked_at timestamptz not null
);
`,
};
