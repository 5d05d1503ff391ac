/** Which mails came in, and what became of them: the same one again does nothing. What they say stands where it belongs. The states of letters
 *  are checked as their declaration has them: one more came. */
export const inboundEmail = {
  name: '0015-inbound-email',
  sql: `
alter table outgoing_mail drop constraint if exists outgoing_mail_state_check;
create table inbound_email (email_key text primary key, received_at timestamptz not null, outcome text not null, ticket_id uuid);
`,
};
