/** One row per text message, as `outgoing_mail` has one per letter; `business_key` makes it this one and no other. Numbers that want no more are known by a keyed hash. */
export const textMessages = {
  name: '0005-text-messages',
  sql: `
create table outgoing_sms (
  id uuid primary key, business_key text not null unique, template text not null, locale text not null, subject_type text not null, subject_id uuid not null,
  sealed_contact bytea not null, zone text not null, params jsonb not null,
  state text not null default 'planned' check (state in ('planned', 'sending', 'sent', 'delivered', 'undelivered', 'failed', 'opted out', 'cancelled', 'unknown')),
  next_attempt_at timestamptz not null, lease_until timestamptz, attempts integer not null default 0,
  vendor_id text unique, segments integer, last_error text, sent_at timestamptz, created_at timestamptz not null, updated_at timestamptz not null);
create index outgoing_sms_todo on outgoing_sms (next_attempt_at) where state in ('planned', 'sending');
create index outgoing_sms_subject on outgoing_sms (subject_id);
create index outgoing_sms_state on outgoing_sms (state);
create table sms_opt_out (number_hash text primary key, noted_at timestamptz not null);
`,
};
