/** What visitors asked for under a mail address, until it is handled; kept a day for the limit of letters an hour. */
export const doorAsks = {
  name: '0015-door-asks',
  sql: `
create table door_ask (
  id uuid primary key, kind text not null check (kind in ('new-links')), email_key text not null,
  -- What was asked, sealed; gone once it is handled.
  sealed text, asked_at timestamptz not null, handled_at timestamptz);
create index door_ask_email_key on door_ask (email_key, kind, asked_at);
create index door_ask_waiting on door_ask (asked_at) where handled_at is null;
`,
};
