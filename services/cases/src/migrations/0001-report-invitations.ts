import { keepsPerson } from '@cotta/kit/runtime/people/merged-person-table.js';

/** Personal links to report with that went out: whose each is, and what is named there already. */
export const reportInvitations = {
  name: '0001-report-invitations',
  sql: `
create table report_invitation (id uuid primary key, user_id uuid not null, subject_id uuid not null, brand_name text not null);
create index report_invitation_user_id on report_invitation (user_id);
${keepsPerson('report_invitation', ['user_id'])};
`,
};
