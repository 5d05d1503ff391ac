create table brand (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  name text not null,
  websites text[] not null,
  business_description text,
  deleted boolean not null,
  created_by_user_id uuid,
  updated_by_user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index brand_user_id on brand (user_id);
create index brand_name on brand (name, id);
create index brand_name_near on brand using gin ((translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index brand_deleted on brand (deleted);
create index brand_created_at on brand (created_at, id);
create index brand_updated_at on brand (updated_at, id);

create table brand_subscription (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_id uuid not null,
  status text not null,
  tier text not null,
  payment_frequency text not null,
  currency text not null,
  start_date date,
  end_date date,
  billing_entity_id uuid,
  user_payment_method_id uuid,
  discount_coupon_id uuid,
  case_solution_id uuid,
  is_proactive boolean not null,
  checkout_completed_at timestamptz(3),
  is_monitored boolean not null,
  trial_start_date date,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_subscription_status_is_4c8a75b1 check (status in ('Created', 'Trial started', 'Subscription started', 'Past due', 'Cancelled at period end', 'Ended')),
  constraint brand_subscription_tier_is_080ba7bf check (tier in ('Watch', 'Shield', 'Guard')),
  constraint brand_subscription_payment_frequency_is_3ac942b8 check (payment_frequency in ('monthly', 'quarterly', 'yearly'))
);
create index brand_subscription_user_id on brand_subscription (user_id);
create index brand_subscription_brand_id on brand_subscription (brand_id);
create index brand_subscription_status on brand_subscription (status, id);
create index brand_subscription_tier on brand_subscription (tier);
create index brand_subscription_payment_frequency on brand_subscription (payment_frequency);
create index brand_subscription_currency on brand_subscription (currency);
create index brand_subscription_start_date on brand_subscription (start_date, id);
create index brand_subscription_start_date_last on brand_subscription (start_date desc nulls last, id desc);
create index brand_subscription_end_date on brand_subscription (end_date, id);
create index brand_subscription_end_date_last on brand_subscription (end_date desc nulls last, id desc);
create index brand_subscription_user_payment_method_id on brand_subscription (user_payment_method_id);
create index brand_subscription_discount_coupon_id on brand_subscription (discount_coupon_id);
create index brand_subscription_case_solution_id on brand_subscription (case_solution_id);
create index brand_subscription_is_proactive on brand_subscription (is_proactive);
create index brand_subscription_checkout_completed_at on brand_subscription (checkout_completed_at);
create index brand_subscription_is_monitored on brand_subscription (is_monitored);
create index brand_subscription_trial_start_date on brand_subscription (trial_start_date);
create index brand_subscription_assigned_admin_id on brand_subscription (assigned_admin_id);
create index brand_subscription_created_at on brand_subscription (created_at, id);
create index brand_subscription_updated_at on brand_subscription (updated_at, id);

create table brand_subscription_tracking (
  id uuid primary key,
  version integer not null,
  brand_subscription_id uuid not null,
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
create index brand_subscription_tracking_brand_subscription_id on brand_subscription_tracking (brand_subscription_id);
create index brand_subscription_tracking_event on brand_subscription_tracking (event);
create index brand_subscription_tracking_label on brand_subscription_tracking (label);
create index brand_subscription_tracking_created_at on brand_subscription_tracking (created_at, id);
create index brand_subscription_tracking_updated_at on brand_subscription_tracking (updated_at, id);

create table brand_subscription_payment (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_subscription_id uuid not null,
  status text not null,
  start_date date not null,
  end_date date not null,
  decline_reason text,
  last_attempt_date timestamptz(3),
  number_of_attempts integer not null,
  product_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_subscription_payment_status_is_fdbc838a check (status in ('Prepared', 'Notified', 'Charging', 'Paid', 'Declined', 'Failed'))
);
create index brand_subscription_payment_user_id on brand_subscription_payment (user_id);
create index brand_subscription_payment_brand_subscription_id on brand_subscription_payment (brand_subscription_id);
create index brand_subscription_payment_status on brand_subscription_payment (status, id);
create index brand_subscription_payment_start_date on brand_subscription_payment (start_date, id);
create index brand_subscription_payment_end_date on brand_subscription_payment (end_date, id);
create index brand_subscription_payment_last_attempt_date on brand_subscription_payment (last_attempt_date);
create index brand_subscription_payment_product_id on brand_subscription_payment (product_id);
create index brand_subscription_payment_created_at on brand_subscription_payment (created_at, id);
create index brand_subscription_payment_updated_at on brand_subscription_payment (updated_at, id);
create unique index brand_subscription_payment_brand_subscription_i_50208658_unique on brand_subscription_payment (brand_subscription_id, start_date);

create table brand_subscription_payment_tracking (
  id uuid primary key,
  version integer not null,
  brand_subscription_payment_id uuid not null,
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
create index brand_subscription_payment_tracking_brand_subscription_payment_id on brand_subscription_payment_tracking (brand_subscription_payment_id);
create index brand_subscription_payment_tracking_event on brand_subscription_payment_tracking (event);
create index brand_subscription_payment_tracking_label on brand_subscription_payment_tracking (label);
create index brand_subscription_payment_tracking_created_at on brand_subscription_payment_tracking (created_at, id);
create index brand_subscription_payment_tracking_updated_at on brand_subscription_payment_tracking (updated_at, id);

create table brand_subscription_platform (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_subscription_id uuid not null,
  name text not null,
  metadata jsonb,
  start_date date not null,
  end_date date,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index brand_subscription_platform_user_id on brand_subscription_platform (user_id);
create index brand_subscription_platform_brand_subscription_id on brand_subscription_platform (brand_subscription_id);
create index brand_subscription_platform_name on brand_subscription_platform (name, id);
create index brand_subscription_platform_start_date on brand_subscription_platform (start_date, id);
create index brand_subscription_platform_end_date on brand_subscription_platform (end_date, id);
create index brand_subscription_platform_end_date_last on brand_subscription_platform (end_date desc nulls last, id desc);
create index brand_subscription_platform_created_at on brand_subscription_platform (created_at, id);
create index brand_subscription_platform_updated_at on brand_subscription_platform (updated_at, id);

create table brand_monitoring_task (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_id uuid not null,
  brand_subscription_id uuid not null,
  brand_subscription_tier text not null,
  status text not null,
  last_status_update timestamptz(3) not null,
  processed_timestamp timestamptz(3),
  deadline date not null,
  no_findings boolean,
  finding_count integer,
  not_reached text[],
  report_sent_at timestamptz(3),
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_monitoring_task_brand_subscription_tier_is_080ba7bf check (brand_subscription_tier in ('Watch', 'Shield', 'Guard')),
  constraint brand_monitoring_task_status_is_dd93ac2f check (status in ('Scheduled', 'In progress', 'Processed', 'Dismissed'))
);
create index brand_monitoring_task_user_id on brand_monitoring_task (user_id);
create index brand_monitoring_task_brand_id on brand_monitoring_task (brand_id);
create index brand_monitoring_task_brand_subscription_id on brand_monitoring_task (brand_subscription_id);
create index brand_monitoring_task_brand_subscription_tier on brand_monitoring_task (brand_subscription_tier);
create index brand_monitoring_task_status on brand_monitoring_task (status, id);
create index brand_monitoring_task_last_status_update on brand_monitoring_task (last_status_update, id);
create index brand_monitoring_task_processed_timestamp on brand_monitoring_task (processed_timestamp, id);
create index brand_monitoring_task_processed_timestamp_last on brand_monitoring_task (processed_timestamp desc nulls last, id desc);
create index brand_monitoring_task_deadline on brand_monitoring_task (deadline, id);
create index brand_monitoring_task_no_findings on brand_monitoring_task (no_findings);
create index brand_monitoring_task_report_sent_at on brand_monitoring_task (report_sent_at);
create index brand_monitoring_task_assigned_admin_id on brand_monitoring_task (assigned_admin_id);
create index brand_monitoring_task_created_at on brand_monitoring_task (created_at, id);
create index brand_monitoring_task_updated_at on brand_monitoring_task (updated_at, id);

create table brand_monitoring_task_tracking (
  id uuid primary key,
  version integer not null,
  brand_monitoring_task_id uuid not null,
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
create index brand_monitoring_task_tracking_brand_monitoring_task_id on brand_monitoring_task_tracking (brand_monitoring_task_id);
create index brand_monitoring_task_tracking_event on brand_monitoring_task_tracking (event);
create index brand_monitoring_task_tracking_label on brand_monitoring_task_tracking (label);
create index brand_monitoring_task_tracking_created_at on brand_monitoring_task_tracking (created_at, id);
create index brand_monitoring_task_tracking_updated_at on brand_monitoring_task_tracking (updated_at, id);

create table brand_monitoring_finding (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_monitoring_task_id uuid not null,
  platform text not null,
  website text not null,
  seen_date date not null,
  description text,
  other_side text,
  document_id uuid,
  verdict text,
  case_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_monitoring_finding_verdict_is_d6586e92 check (verdict in ('Not relevant', 'Low', 'Medium', 'High'))
);
create index brand_monitoring_finding_user_id on brand_monitoring_finding (user_id);
create index brand_monitoring_finding_brand_monitoring_task_id on brand_monitoring_finding (brand_monitoring_task_id);
create index brand_monitoring_finding_platform on brand_monitoring_finding (platform, id);
create index brand_monitoring_finding_seen_date on brand_monitoring_finding (seen_date, id);
create index brand_monitoring_finding_other_side on brand_monitoring_finding (other_side);
create index brand_monitoring_finding_verdict on brand_monitoring_finding (verdict);
create index brand_monitoring_finding_case_id on brand_monitoring_finding (case_id);
create index brand_monitoring_finding_created_at on brand_monitoring_finding (created_at, id);
create index brand_monitoring_finding_updated_at on brand_monitoring_finding (updated_at, id);
