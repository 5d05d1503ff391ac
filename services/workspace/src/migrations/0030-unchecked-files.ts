/** Files that came while the scanner was away: nobody is given them until it has seen them. */
export const uncheckedFiles = {
  name: '0030-unchecked-files',
  sql: `
alter table document_content add column unchecked_since timestamptz;
create index document_content_unchecked_since on document_content (unchecked_since) where unchecked_since is not null;
`,
};
