/** Wishes of people nobody knows yet: kept before they are looked at, so that the answer takes as long for an address without an account. */
export const doorAsks = {
  name: '0003-door-asks',
  sql: `
create table door_ask (
  id uuid primary key, kind text not null check (kind in ('reset', 'sign-up')), email_key text not null,
  -- What was asked, sealed; gone once it is handled.
  sealed text, asked_at timestamptz not null, handled_at timestamptz);
create index door_ask_email_key on door_ask (email_key, kind, asked_at);
create index door_ask_waiting on door_ask (asked_at) where handled_at is null;
`,
};
