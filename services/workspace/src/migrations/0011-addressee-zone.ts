/** The time zone a person has chosen to be written to in; empty where none was. */
export const addresseeZone = {
  name: '0011-addressee-zone',
  sql: `
alter table addressee add column time_zone text not null default '';
`,
};
