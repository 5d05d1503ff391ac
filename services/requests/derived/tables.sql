create table registration_request (
  id uuid primary key,
  version integer not null,
  public_id text not null,
  user_id uuid,
  contact_email text not null,
  contact_first_name text not null,
  contact_last_name text not null,
  contact_phone text not null,
  language text not null,
  country text,
  region text,
  currency text not null,
  services text[] not null,
  ordered_items text[] not null,
  type text not null check (type in ('text', 'image', 'logo', 'combined')),
  value text not null,
  meaning text not null,
  mark_alias text,
  logo_document_id uuid,
  jurisdictions text[] not null,
  jurisdictions_undecided boolean not null,
  websites text[] not null,
  business_description text not null,
  use_in_commerce boolean,
  classes integer[] not null,
  filing_classes_count integer not null,
  e2e_protection boolean not null,
  brand_protection boolean not null,
  euipo_grant_requested boolean not null,
  service_type text,
  send_marketing_emails boolean not null,
  send_drafting_reminders boolean not null,
  stage text not null check (stage in ('verification', 'drafting', 'filing')),
  status text check (status in ('Verification requested', 'Verification approved', 'Verification dismissed', 'Order created', 'Ready for drafting', 'Sent for review', 'Application approved', 'Filed', 'Lost to follow-up', 'Client unresponsive', 'Refunded', 'Withdrawn')),
  status_group text not null check (status_group in ('pending', 'action needed', 'done', 'dead')),
  verification_version integer not null,
  promised_at timestamptz(3),
  requested_at timestamptz(3),
  answered_at timestamptz(3),
  viewed_at timestamptz(3),
  dismiss_reason text,
  dismiss_alternatives text[] not null,
  assigned_admin_id uuid,
  reminders_paused boolean not null,
  link_revision integer not null,
  attribution jsonb not null,
  email_key text not null,
  address_key text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index registration_request_public_id on registration_request (public_id);
create index registration_request_user_id on registration_request (user_id);
create index registration_request_contact_email on registration_request (contact_email);
create index registration_request_contact_last_name on registration_request (contact_last_name);
create index registration_request_type on registration_request (type);
create index registration_request_value on registration_request (value, id);
create index registration_request_stage on registration_request (stage);
create index registration_request_status on registration_request (status, id);
create index registration_request_status_group on registration_request (status_group);
create index registration_request_promised_at on registration_request (promised_at, id);
create index registration_request_requested_at on registration_request (requested_at, id);
create index registration_request_answered_at on registration_request (answered_at, id);
create index registration_request_viewed_at on registration_request (viewed_at);
create index registration_request_assigned_admin_id on registration_request (assigned_admin_id);
create index registration_request_created_at on registration_request (created_at, id);
create index registration_request_updated_at on registration_request (updated_at, id);

create table verification_result (
  id uuid primary key,
  version integer not null,
  request_id uuid not null,
  result_version integer not null,
  completed boolean not null,
  text_value text,
  recommended_classes integer[] not null,
  verified_classes integer[] not null,
  distinctiveness jsonb,
  similarity jsonb,
  strategy text,
  jurisdictions jsonb not null,
  similar_trademarks jsonb not null,
  lawyer_id uuid,
  released_at timestamptz(3),
  overall_risk text check (overall_risk in ('low', 'medium', 'high')),
  search_type text,
  value text,
  value_type text,
  user_id uuid,
  released boolean not null,
  link_revision integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index verification_result_request_id on verification_result (request_id);
create index verification_result_result_version on verification_result (result_version, id);
create index verification_result_completed on verification_result (completed);
create index verification_result_released_at on verification_result (released_at, id);
create index verification_result_created_at on verification_result (created_at, id);
create index verification_result_updated_at on verification_result (updated_at, id);
