/** Secrets of webhooks, and what is sent to them. The webhooks themselves follow their declaration. */
export const partnerWebhooks = {
  name: '0027-partner-webhooks',
  sql: `
create table partner_webhook_secret (
  webhook_id uuid not null,
  number integer not null,
  encrypted bytea not null,
  primary key (webhook_id, number));
create table partner_delivery (
  id uuid primary key,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  user_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at timestamptz not null,
  answer_status integer,
  trouble text,
  duration_ms integer,
  planned_at timestamptz not null,
  delivered_at timestamptz,
  leased_until timestamptz,
  first_failed_at timestamptz);
create index partner_delivery_due on partner_delivery (webhook_id, next_attempt_at) where state = 'waiting';
create index partner_delivery_taken on partner_delivery (webhook_id, delivered_at);
create index partner_delivery_held on partner_delivery (webhook_id, leased_until) where leased_until is not null;
create index partner_delivery_updated_at on partner_delivery (updated_at);
`,
};
