/** What the documents of a record are: who holds a link to a letter reads the office's own paper and no other. */
export const paperTypes = {
  name: '0016-paper-types',
  sql: 'alter table paper_place alter column subject_id drop not null, add column type text;',
};
