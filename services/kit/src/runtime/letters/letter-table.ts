/** One row per letter. `business_key` is what makes a letter this letter: a second wish with the same key is the same letter.
 *  `message_id` is fixed at creation, so the mail server and the addressee can recognise a repeat. */
export const letterTables = `
create table outgoing_mail (
  id uuid primary key,
  version integer not null default 1,
  business_key text not null unique,
  template text not null,
  locale text not null,
  subject_type text not null,
  subject_id uuid not null,
  sealed_contact bytea not null,
  params jsonb not null,
  legal boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  next_attempt_at timestamptz not null,
  lease_until timestamptz,
  attempts integer not null default 0,
  message_id text not null unique,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null);
create index outgoing_mail_todo on outgoing_mail (next_attempt_at) where state in ('queued', 'sending');
create index outgoing_mail_subject on outgoing_mail (subject_id);
create index outgoing_mail_created on outgoing_mail (created_at, id);
create index outgoing_mail_state on outgoing_mail (state);
`;

/** What led to a letter, so that its trace goes on in the worker. */
export const letterTrace = 'alter table outgoing_mail add column traceparent text;';
