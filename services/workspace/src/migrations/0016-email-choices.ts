import { addressOfUserTable } from '../email-choice/address-of-user-table.js';

/** A letter may be held back because its reader wants none of its kind. */
export const emailChoices = {
  name: '0016-email-choices',
  sql: `
${addressOfUserTable}
alter table addressee add column marketing_letters boolean not null default false;
alter table addressee add column newsletter_letters boolean not null default false;
alter table outgoing_mail drop constraint if exists outgoing_mail_state_check;
`,
};
