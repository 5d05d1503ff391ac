import { reminderTables } from '@cotta/kit/runtime/reminders/reminder-table.js';

export const verification = {
  name: '0001-verification',
  sql: `
create table registration_request (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  public_id text not null unique, user_id uuid,
  contact_email text not null, contact_first_name text not null, contact_last_name text not null, contact_phone text not null,
  language text not null, country text, region text, currency text not null,
  services text[] not null default '{}', ordered_items text[] not null default '{}',
  type text not null, value text not null, meaning text not null, mark_alias text, logo_document_id uuid,
  jurisdictions text[] not null, jurisdictions_undecided boolean not null, websites text[] not null, business_description text not null,
  use_in_commerce boolean, classes integer[] not null, filing_classes_count integer not null,
  e2e_protection boolean not null default false, brand_protection boolean not null default false,
  euipo_grant_requested boolean not null default false, service_type text,
  send_marketing_emails boolean not null, send_drafting_reminders boolean not null default true,
  stage text not null, status text, status_group text not null, verification_version integer not null,
  promised_at timestamptz, requested_at timestamptz, answered_at timestamptz, viewed_at timestamptz,
  dismiss_reason text, dismiss_alternatives text[] not null default '{}',
  assigned_admin_id uuid, reminders_paused boolean not null default false, link_revision integer not null,
  attribution jsonb not null, email_key text not null, address_key text);
create index registration_request_user_id on registration_request (user_id);
create index registration_request_contact_email on registration_request (contact_email);
create index registration_request_contact_last_name on registration_request (contact_last_name);
create index registration_request_type on registration_request (type);
create index registration_request_value on registration_request (value);
create index registration_request_stage on registration_request (stage);
create index registration_request_status on registration_request (status, promised_at);
create index registration_request_status_group on registration_request (status_group);
create index registration_request_promised_at on registration_request (promised_at);
create index registration_request_requested_at on registration_request (requested_at);
create index registration_request_answered_at on registration_request (answered_at);
create index registration_request_viewed_at on registration_request (viewed_at);
create index registration_request_assigned_admin_id on registration_request (assigned_admin_id);
create index registration_request_created_at on registration_request (created_at, id);
create index registration_request_updated_at on registration_request (updated_at);
create index registration_request_email_key on registration_request (email_key, requested_at);
create index registration_request_address_key on registration_request (address_key, requested_at);

create table verification_result (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  request_id uuid not null, result_version integer not null, user_id uuid, link_revision integer not null,
  completed boolean not null default false, released boolean not null default false, released_at timestamptz, lawyer_id uuid,
  text_value text, recommended_classes integer[] not null default '{}', verified_classes integer[] not null default '{}',
  distinctiveness jsonb, similarity jsonb, strategy text,
  jurisdictions jsonb not null default '[]', similar_trademarks jsonb not null default '[]',
  overall_risk text, search_type text, value text, value_type text,
  unique (request_id, result_version));
create index verification_result_result_version on verification_result (result_version);
create index verification_result_completed on verification_result (completed);
create index verification_result_released_at on verification_result (released_at);
create index verification_result_created_at on verification_result (created_at, id);
create index verification_result_updated_at on verification_result (updated_at);

${reminderTables}

-- Copy of a fact of accounts: who stands under a report.
create table staff_name (user_id uuid primary key, display_name text not null);

create view registration_request_tracking as
  select e.event_id as id, e.stream_id as registration_request_id, e.version, e.type, e.data, e.actor_kind, e.actor_id, e.reason, e.occurred_at, e.recorded_at
  from tracking_event e join stream s using (stream_id) where s.category = 'registration_request';
`,
};
