create table "case" (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  brand_id uuid not null,
  brand_monitoring_task_id uuid,
  case_counterparty_id uuid not null,
  status text not null,
  relevance text,
  outcome text,
  outcome_note text,
  closed_at timestamptz(3),
  assigned_admin_id uuid,
  lawyers_note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint case_status_is_fd021849 check (status in ('Created', 'Client approached', 'In progress', 'Client unresponsive', 'Dismissed', 'Resolved')),
  constraint case_relevance_is_4a14b209 check (relevance in ('low', 'medium', 'high')),
  constraint case_outcome_is_5d3f2923 check (outcome in ('taken down', 'settled', 'transferred', 'decided', 'given up'))
);
create index case_user_id on "case" (user_id);
create index case_brand_id on "case" (brand_id);
create index case_brand_monitoring_task_id on "case" (brand_monitoring_task_id);
create index case_case_counterparty_id on "case" (case_counterparty_id);
create index case_status on "case" (status, id);
create index case_relevance on "case" (relevance, id);
create index case_relevance_last on "case" (relevance desc nulls last, id desc);
create index case_outcome on "case" (outcome);
create index case_closed_at on "case" (closed_at, id);
create index case_closed_at_last on "case" (closed_at desc nulls last, id desc);
create index case_assigned_admin_id on "case" (assigned_admin_id);
create index case_created_at on "case" (created_at, id);
create index case_updated_at on "case" (updated_at, id);

create table case_tracking (
  id uuid primary key,
  version integer not null,
  case_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index case_tracking_case_id on case_tracking (case_id);
create index case_tracking_event on case_tracking (event);
create index case_tracking_label on case_tracking (label);
create index case_tracking_created_at on case_tracking (created_at, id);
create index case_tracking_updated_at on case_tracking (updated_at, id);

create table case_counterparty (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  primary_name text not null,
  aliases text[] not null,
  websites text[] not null,
  note text,
  whitelisted boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index case_counterparty_user_id on case_counterparty (user_id);
create index case_counterparty_primary_name on case_counterparty (primary_name, id);
create index case_counterparty_whitelisted on case_counterparty (whitelisted);
create index case_counterparty_created_at on case_counterparty (created_at, id);
create index case_counterparty_updated_at on case_counterparty (updated_at, id);

create table case_infringement (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_id uuid not null,
  platform text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index case_infringement_user_id on case_infringement (user_id);
create index case_infringement_case_id on case_infringement (case_id);
create index case_infringement_platform on case_infringement (platform, id);
create index case_infringement_created_at on case_infringement (created_at, id);
create index case_infringement_updated_at on case_infringement (updated_at, id);

create table case_infringement_evidence (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_infringement_id uuid not null,
  website text not null,
  evidence_date date not null,
  description text not null,
  document_id uuid,
  last_seen_date date,
  gone_date date,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index case_infringement_evidence_user_id on case_infringement_evidence (user_id);
create index case_infringement_evidence_case_infringement_id on case_infringement_evidence (case_infringement_id);
create index case_infringement_evidence_website on case_infringement_evidence (website);
create index case_infringement_evidence_evidence_date on case_infringement_evidence (evidence_date, id);
create index case_infringement_evidence_document_id on case_infringement_evidence (document_id);
create index case_infringement_evidence_last_seen_date on case_infringement_evidence (last_seen_date, id);
create index case_infringement_evidence_last_seen_date_last on case_infringement_evidence (last_seen_date desc nulls last, id desc);
create index case_infringement_evidence_gone_date on case_infringement_evidence (gone_date, id);
create index case_infringement_evidence_gone_date_last on case_infringement_evidence (gone_date desc nulls last, id desc);
create index case_infringement_evidence_created_at on case_infringement_evidence (created_at, id);
create index case_infringement_evidence_updated_at on case_infringement_evidence (updated_at, id);

create table case_request (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_id uuid,
  type text not null,
  brand_name text,
  brand_website text,
  links text[] not null,
  message text,
  contact_email text,
  contact_name text,
  knows_them boolean,
  seen_since date,
  language text,
  confirmed_at timestamptz(3),
  invitation_id uuid,
  link_revision integer,
  status text not null,
  dismiss_reason text,
  case_id uuid,
  other_side text,
  platform text,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint case_request_status_is_58721b23 check (status in ('Created', 'Assigned', 'Converted', 'Dismissed'))
);
create index case_request_user_id on case_request (user_id);
create index case_request_brand_id on case_request (brand_id);
create index case_request_type on case_request (type, id);
create index case_request_links on case_request using gin (links);
create index case_request_contact_email on case_request (contact_email);
create index case_request_confirmed_at on case_request (confirmed_at);
create index case_request_status on case_request (status, id);
create index case_request_case_id on case_request (case_id);
create index case_request_other_side on case_request (other_side);
create index case_request_assigned_admin_id on case_request (assigned_admin_id);
create index case_request_created_at on case_request (created_at, id);
create index case_request_updated_at on case_request (updated_at, id);

create table case_request_tracking (
  id uuid primary key,
  version integer not null,
  case_request_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index case_request_tracking_case_request_id on case_request_tracking (case_request_id);
create index case_request_tracking_event on case_request_tracking (event);
create index case_request_tracking_label on case_request_tracking (label);
create index case_request_tracking_created_at on case_request_tracking (created_at, id);
create index case_request_tracking_updated_at on case_request_tracking (updated_at, id);

create table case_solution (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_id uuid not null,
  status text not null,
  items jsonb not null,
  currency text not null,
  offer_subscription boolean not null,
  service_request_id uuid,
  ordered_price jsonb,
  ordered_name text,
  order_country text,
  order_language text,
  paid_at timestamptz(3),
  clients_word_document_id uuid,
  offered_at timestamptz(3),
  is_offered boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint case_solution_status_is_9ea5ae85 check (status in ('Draft', 'Offered', 'Ordered', 'Delivered', 'Declined', 'Lapsed'))
);
create index case_solution_user_id on case_solution (user_id);
create index case_solution_case_id on case_solution (case_id);
create index case_solution_status on case_solution (status, id);
create index case_solution_currency on case_solution (currency);
create index case_solution_offer_subscription on case_solution (offer_subscription);
create index case_solution_service_request_id on case_solution (service_request_id);
create index case_solution_offered_at on case_solution (offered_at);
create index case_solution_created_at on case_solution (created_at, id);
create index case_solution_updated_at on case_solution (updated_at, id);

create table case_solution_tracking (
  id uuid primary key,
  version integer not null,
  case_solution_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index case_solution_tracking_case_solution_id on case_solution_tracking (case_solution_id);
create index case_solution_tracking_event on case_solution_tracking (event);
create index case_solution_tracking_label on case_solution_tracking (label);
create index case_solution_tracking_created_at on case_solution_tracking (created_at, id);
create index case_solution_tracking_updated_at on case_solution_tracking (updated_at, id);

create table service (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  brand_id uuid,
  case_id uuid,
  type text not null,
  status text not null,
  parameters jsonb,
  deadline date,
  paid_at timestamptz(3),
  outcome text,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint service_status_is_0bc0b888 check (status in ('Created', 'In progress', 'Waiting for client', 'Finished', 'Cancelled'))
);
create index service_user_id on service (user_id);
create index service_brand_id on service (brand_id);
create index service_case_id on service (case_id);
create index service_type on service (type, id);
create index service_status on service (status, id);
create index service_deadline on service (deadline, id);
create index service_deadline_last on service (deadline desc nulls last, id desc);
create index service_paid_at on service (paid_at);
create index service_assigned_admin_id on service (assigned_admin_id);
create index service_created_at on service (created_at, id);
create index service_updated_at on service (updated_at, id);

create table service_tracking (
  id uuid primary key,
  version integer not null,
  service_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index service_tracking_service_id on service_tracking (service_id);
create index service_tracking_event on service_tracking (event);
create index service_tracking_label on service_tracking (label);
create index service_tracking_created_at on service_tracking (created_at, id);
create index service_tracking_updated_at on service_tracking (updated_at, id);
