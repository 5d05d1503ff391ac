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
  outcome_document_id uuid,
  approached_at timestamptz(3),
  reminders_sent integer,
  last_reminded_at timestamptz(3),
  closed_at timestamptz(3),
  assigned_admin_id uuid,
  if_left_alone text,
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

create table evidence_capture (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_id uuid,
  case_request_id uuid,
  case_infringement_evidence_id uuid,
  website text not null,
  round text,
  due_at timestamptz(3),
  outcome text,
  seen text,
  http_status integer,
  pictured boolean,
  reason text,
  captured_at timestamptz(3),
  manifest_hash text,
  stamped_at timestamptz(3),
  stamped_by text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint evidence_capture_round_is_38757f49 check (round in ('first', 'day 14', 'day 60', 'confirmation', 'asked')),
  constraint evidence_capture_outcome_is_f0c222e6 check (outcome in ('Captured', 'Not reachable', 'Refused', 'Needs sign-in', 'Too large')),
  constraint evidence_capture_seen_is_e80a0195 check (seen in ('there', 'gone', 'unknown'))
);
create index evidence_capture_user_id on evidence_capture (user_id);
create index evidence_capture_case_id on evidence_capture (case_id);
create index evidence_capture_case_request_id on evidence_capture (case_request_id);
create index evidence_capture_case_infringement_evidence_id on evidence_capture (case_infringement_evidence_id);
create index evidence_capture_website on evidence_capture (website);
create index evidence_capture_round on evidence_capture (round);
create index evidence_capture_due_at on evidence_capture (due_at, id);
create index evidence_capture_due_at_last on evidence_capture (due_at desc nulls last, id desc);
create index evidence_capture_outcome on evidence_capture (outcome);
create index evidence_capture_seen on evidence_capture (seen);
create index evidence_capture_captured_at on evidence_capture (captured_at, id);
create index evidence_capture_captured_at_last on evidence_capture (captured_at desc nulls last, id desc);
create index evidence_capture_manifest_hash on evidence_capture (manifest_hash);
create index evidence_capture_created_at on evidence_capture (created_at, id);
create index evidence_capture_updated_at on evidence_capture (updated_at, id);

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
  asked_on date,
  asked_note text,
  ordered_price jsonb,
  ordered_name text,
  order_country text,
  order_language text,
  paid_at timestamptz(3),
  work_begun_at timestamptz(3),
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
create index case_solution_asked_on on case_solution (asked_on);
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

create table case_platform_report (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_id uuid not null,
  status text not null,
  channel text not null,
  links text[] not null,
  rights_holder text not null,
  mark_name text not null,
  mark_number text,
  mark_office text not null,
  goods text not null,
  explanation text not null,
  text text,
  reference_number text,
  filed_on date,
  receipt_document_id uuid,
  answer text,
  answered_at timestamptz(3),
  overdue_at timestamptz(3),
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint case_platform_report_status_is_5df902b2 check (status in ('Prepared', 'Filed', 'Removed', 'Refused', 'Withdrawn')),
  constraint case_platform_report_channel_is_fb8b2a3b check (channel in ('amazon', 'ebay', 'etsy', 'aliexpress', 'walmart', 'temu', 'shopify', 'facebook', 'instagram', 'tiktok', 'youtube', 'x', 'search-ads', 'host'))
);
create index case_platform_report_user_id on case_platform_report (user_id);
create index case_platform_report_case_id on case_platform_report (case_id);
create index case_platform_report_status on case_platform_report (status, id);
create index case_platform_report_channel on case_platform_report (channel);
create index case_platform_report_filed_on on case_platform_report (filed_on);
create index case_platform_report_assigned_admin_id on case_platform_report (assigned_admin_id);
create index case_platform_report_created_at on case_platform_report (created_at, id);
create index case_platform_report_updated_at on case_platform_report (updated_at, id);

create table case_platform_report_tracking (
  id uuid primary key,
  version integer not null,
  case_platform_report_id uuid not null,
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
create index case_platform_report_tracking_case_platform_report_id on case_platform_report_tracking (case_platform_report_id);
create index case_platform_report_tracking_event on case_platform_report_tracking (event);
create index case_platform_report_tracking_label on case_platform_report_tracking (label);
create index case_platform_report_tracking_created_at on case_platform_report_tracking (created_at, id);
create index case_platform_report_tracking_updated_at on case_platform_report_tracking (updated_at, id);

create table case_letter (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_id uuid not null,
  status text not null,
  language text not null,
  recipient_name text not null,
  recipient_address text not null,
  rights_holder text not null,
  mark_name text not null,
  mark_number text,
  mark_office text not null,
  links text[] not null,
  proofs text[] not null,
  answer_by date not null,
  text text,
  draft_number integer not null,
  offered_text text,
  document_id uuid,
  offered_at timestamptz(3),
  reminders_sent integer,
  changes_asked text,
  approved_at timestamptz(3),
  recipient_email text,
  email_number integer,
  email_trouble text,
  way text,
  sent_on date,
  tracking_number text,
  receipt_document_id uuid,
  silences_noted integer,
  answer text,
  answered_on date,
  answer_document_id uuid,
  assigned_admin_id uuid,
  is_offered boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint case_letter_status_is_26e831b7 check (status in ('Draft', 'With client', 'Changes asked', 'Approved', 'Being e-mailed', 'Sent', 'Answered', 'Withdrawn')),
  constraint case_letter_language_is_d84ee491 check (language in ('en', 'sk', 'cs', 'es')),
  constraint case_letter_way_is_9ef43ba8 check (way in ('registered post', 'courier', 'e-mail'))
);
create index case_letter_user_id on case_letter (user_id);
create index case_letter_case_id on case_letter (case_id);
create index case_letter_status on case_letter (status, id);
create index case_letter_answer_by on case_letter (answer_by, id);
create index case_letter_sent_on on case_letter (sent_on);
create index case_letter_assigned_admin_id on case_letter (assigned_admin_id);
create index case_letter_created_at on case_letter (created_at, id);
create index case_letter_updated_at on case_letter (updated_at, id);

create table case_letter_tracking (
  id uuid primary key,
  version integer not null,
  case_letter_id uuid not null,
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
create index case_letter_tracking_case_letter_id on case_letter_tracking (case_letter_id);
create index case_letter_tracking_event on case_letter_tracking (event);
create index case_letter_tracking_label on case_letter_tracking (label);
create index case_letter_tracking_created_at on case_letter_tracking (created_at, id);
create index case_letter_tracking_updated_at on case_letter_tracking (updated_at, id);

create table case_objection (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  case_id uuid not null,
  case_letter_id uuid,
  ticket_id uuid not null,
  status text not null,
  received_at timestamptz(3) not null,
  way text not null,
  language text not null,
  from_name text,
  from_email text,
  reported text,
  words text not null,
  client_question text,
  client_answer text,
  answer text,
  answered_at timestamptz(3),
  reason_for_client text,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint case_objection_status_is_15238df5 check (status in ('To answer', 'With client', 'Demand kept', 'Demand withdrawn', 'Set aside'))
);
create index case_objection_user_id on case_objection (user_id);
create index case_objection_case_id on case_objection (case_id);
create index case_objection_status on case_objection (status, id);
create index case_objection_received_at on case_objection (received_at, id);
create index case_objection_assigned_admin_id on case_objection (assigned_admin_id);
create index case_objection_created_at on case_objection (created_at, id);
create index case_objection_updated_at on case_objection (updated_at, id);

create table case_objection_tracking (
  id uuid primary key,
  version integer not null,
  case_objection_id uuid not null,
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
create index case_objection_tracking_case_objection_id on case_objection_tracking (case_objection_id);
create index case_objection_tracking_event on case_objection_tracking (event);
create index case_objection_tracking_label on case_objection_tracking (label);
create index case_objection_tracking_created_at on case_objection_tracking (created_at, id);
create index case_objection_tracking_updated_at on case_objection_tracking (updated_at, id);

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
