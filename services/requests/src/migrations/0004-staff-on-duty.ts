/** Names stay under old reports; nobody new is put in charge who has left. */
export const staffOnDuty = {
  name: '0004-staff-on-duty',
  sql: `
alter table staff_name add column on_duty boolean not null default true;
`,
};
