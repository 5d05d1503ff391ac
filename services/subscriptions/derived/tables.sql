create table brand (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  name text not null,
  websites text[] not null,
  countries text[],
  business_description text,
  logo_document_id uuid,
  product_picture_ids uuid[],
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
  anchor_date date,
  ordered_tier text,
  next_tier text,
  with_trial boolean,
  paused_on date,
  scans_changed_on date,
  awaits_card boolean,
  payer_country text,
  payer_kind text,
  payer_postcode text,
  vat_number text,
  discount_coupon_code text,
  brand_name text,
  language text,
  from_monitoring_offer boolean,
  own_accounts text[],
  trial_notices_sent integer,
  win_back_sent_on date,
  billing_entity_id uuid,
  user_payment_method_id uuid,
  charge_consent_id uuid,
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
  constraint brand_subscription_payment_frequency_is_3ac942b8 check (payment_frequency in ('monthly', 'quarterly', 'yearly')),
  constraint brand_subscription_ordered_tier_is_080ba7bf check (ordered_tier in ('Watch', 'Shield', 'Guard')),
  constraint brand_subscription_next_tier_is_080ba7bf check (next_tier in ('Watch', 'Shield', 'Guard')),
  constraint brand_subscription_payer_kind_is_89808ba9 check (payer_kind in ('consumer', 'business'))
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
create index brand_subscription_paused_on on brand_subscription (paused_on);
create index brand_subscription_awaits_card on brand_subscription (awaits_card);
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
  tier text,
  charge_number integer,
  is_first boolean,
  total jsonb,
  decline_reason text,
  next_attempt_on date,
  awaits_card boolean,
  reminders_sent integer,
  last_attempt_date timestamptz(3),
  number_of_attempts integer not null,
  product_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_subscription_payment_status_is_fdbc838a check (status in ('Prepared', 'Notified', 'Charging', 'Paid', 'Declined', 'Failed')),
  constraint brand_subscription_payment_tier_is_080ba7bf check (tier in ('Watch', 'Shield', 'Guard'))
);
create index brand_subscription_payment_user_id on brand_subscription_payment (user_id);
create index brand_subscription_payment_brand_subscription_id on brand_subscription_payment (brand_subscription_id);
create index brand_subscription_payment_status on brand_subscription_payment (status, id);
create index brand_subscription_payment_start_date on brand_subscription_payment (start_date, id);
create index brand_subscription_payment_end_date on brand_subscription_payment (end_date, id);
create index brand_subscription_payment_next_attempt_on on brand_subscription_payment (next_attempt_on);
create index brand_subscription_payment_awaits_card on brand_subscription_payment (awaits_card);
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
  brand_id uuid,
  source text,
  native_id text,
  title text,
  seller text,
  opponent_key text,
  price_text text,
  picture_url text,
  similarity integer,
  scores jsonb,
  state text,
  reviewed boolean,
  dismissal_reason text,
  dismissal_note text,
  whitelist_rule_id uuid,
  reviewed_at timestamptz(3),
  reviewed_by_user_id uuid,
  alerted_on date,
  first_seen_at timestamptz(3),
  last_seen_at timestamptz(3),
  deadline date,
  last_task_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_monitoring_finding_verdict_is_d6586e92 check (verdict in ('Not relevant', 'Low', 'Medium', 'High')),
  constraint brand_monitoring_finding_state_is_077aead1 check (state in ('New', 'Seen', 'Dismissed', 'Whitelisted', 'Escalated')),
  constraint brand_monitoring_finding_dismissal_reason_is_d5b35512 check (dismissal_reason in ('Other goods', 'Ordinary word', 'Own offer', 'Resale of genuine goods', 'Mention without use', 'Ended already', 'Not similar', 'Other reason'))
);
create index brand_monitoring_finding_user_id on brand_monitoring_finding (user_id);
create index brand_monitoring_finding_brand_monitoring_task_id on brand_monitoring_finding (brand_monitoring_task_id);
create index brand_monitoring_finding_platform on brand_monitoring_finding (platform, id);
create index brand_monitoring_finding_seen_date on brand_monitoring_finding (seen_date, id);
create index brand_monitoring_finding_other_side on brand_monitoring_finding (other_side);
create index brand_monitoring_finding_verdict on brand_monitoring_finding (verdict);
create index brand_monitoring_finding_case_id on brand_monitoring_finding (case_id);
create index brand_monitoring_finding_brand_id on brand_monitoring_finding (brand_id);
create index brand_monitoring_finding_source on brand_monitoring_finding (source);
create index brand_monitoring_finding_native_id on brand_monitoring_finding (native_id);
create index brand_monitoring_finding_title on brand_monitoring_finding (title, id);
create index brand_monitoring_finding_title_last on brand_monitoring_finding (title desc nulls last, id desc);
create index brand_monitoring_finding_opponent_key on brand_monitoring_finding (opponent_key, id);
create index brand_monitoring_finding_opponent_key_last on brand_monitoring_finding (opponent_key desc nulls last, id desc);
create index brand_monitoring_finding_similarity on brand_monitoring_finding (similarity, id);
create index brand_monitoring_finding_similarity_last on brand_monitoring_finding (similarity desc nulls last, id desc);
create index brand_monitoring_finding_state on brand_monitoring_finding (state, id);
create index brand_monitoring_finding_state_last on brand_monitoring_finding (state desc nulls last, id desc);
create index brand_monitoring_finding_reviewed on brand_monitoring_finding (reviewed);
create index brand_monitoring_finding_dismissal_reason on brand_monitoring_finding (dismissal_reason);
create index brand_monitoring_finding_whitelist_rule_id on brand_monitoring_finding (whitelist_rule_id);
create index brand_monitoring_finding_reviewed_at on brand_monitoring_finding (reviewed_at, id);
create index brand_monitoring_finding_reviewed_at_last on brand_monitoring_finding (reviewed_at desc nulls last, id desc);
create index brand_monitoring_finding_first_seen_at on brand_monitoring_finding (first_seen_at, id);
create index brand_monitoring_finding_first_seen_at_last on brand_monitoring_finding (first_seen_at desc nulls last, id desc);
create index brand_monitoring_finding_last_seen_at on brand_monitoring_finding (last_seen_at, id);
create index brand_monitoring_finding_last_seen_at_last on brand_monitoring_finding (last_seen_at desc nulls last, id desc);
create index brand_monitoring_finding_deadline on brand_monitoring_finding (deadline, id);
create index brand_monitoring_finding_deadline_last on brand_monitoring_finding (deadline desc nulls last, id desc);
create index brand_monitoring_finding_last_task_id on brand_monitoring_finding (last_task_id);
create index brand_monitoring_finding_created_at on brand_monitoring_finding (created_at, id);
create index brand_monitoring_finding_updated_at on brand_monitoring_finding (updated_at, id);

create table brand_monitoring_coverage (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_monitoring_task_id uuid not null,
  platform text not null,
  source text not null,
  kind text not null,
  link text,
  outcome text not null,
  query text,
  asked_at timestamptz(3),
  pages_read integer,
  total integer,
  truncated boolean,
  error_class text,
  tries integer,
  next_try_at timestamptz(3),
  hit_count integer,
  own_count integer,
  dropped_count integer,
  dismissed_by_rule integer,
  searched_on date,
  searched_by_user_id uuid,
  note text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_monitoring_coverage_kind_is_141412f8 check (kind in ('machine', 'hand')),
  constraint brand_monitoring_coverage_outcome_is_dc87f8c6 check (outcome in ('Waiting', 'Found', 'Nothing found', 'Not reached', 'Away for three days', 'Terms not checked'))
);
create index brand_monitoring_coverage_user_id on brand_monitoring_coverage (user_id);
create index brand_monitoring_coverage_brand_monitoring_task_id on brand_monitoring_coverage (brand_monitoring_task_id);
create index brand_monitoring_coverage_platform on brand_monitoring_coverage (platform);
create index brand_monitoring_coverage_source on brand_monitoring_coverage (source, id);
create index brand_monitoring_coverage_kind on brand_monitoring_coverage (kind);
create index brand_monitoring_coverage_outcome on brand_monitoring_coverage (outcome);
create index brand_monitoring_coverage_next_try_at on brand_monitoring_coverage (next_try_at);
create index brand_monitoring_coverage_created_at on brand_monitoring_coverage (created_at, id);
create index brand_monitoring_coverage_updated_at on brand_monitoring_coverage (updated_at, id);

create table brand_whitelist_rule (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_id uuid not null,
  kind text not null,
  value text not null,
  source text,
  reason text,
  brand_monitoring_finding_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_whitelist_rule_kind_is_bd1efb12 check (kind in ('seller', 'site'))
);
create index brand_whitelist_rule_user_id on brand_whitelist_rule (user_id);
create index brand_whitelist_rule_brand_id on brand_whitelist_rule (brand_id);
create index brand_whitelist_rule_kind on brand_whitelist_rule (kind);
create index brand_whitelist_rule_value on brand_whitelist_rule (value, id);
create index brand_whitelist_rule_source on brand_whitelist_rule (source);
create index brand_whitelist_rule_created_at on brand_whitelist_rule (created_at, id);
create index brand_whitelist_rule_updated_at on brand_whitelist_rule (updated_at, id);

create table brand_monitoring_report (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  brand_id uuid not null,
  brand_subscription_id uuid not null,
  tier text not null,
  start_date date not null,
  end_date date not null,
  next_scan_on date,
  scans jsonb not null,
  sources jsonb not null,
  searched text[] not null,
  unreached text[] not null,
  late_count integer not null,
  drop_reasons text[] not null,
  found_count integer not null,
  kept_count integer not null,
  threat_count integer not null,
  case_ids uuid[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint brand_monitoring_report_tier_is_080ba7bf check (tier in ('Watch', 'Shield', 'Guard'))
);
create index brand_monitoring_report_user_id on brand_monitoring_report (user_id);
create index brand_monitoring_report_brand_id on brand_monitoring_report (brand_id);
create index brand_monitoring_report_brand_subscription_id on brand_monitoring_report (brand_subscription_id);
create index brand_monitoring_report_start_date on brand_monitoring_report (start_date, id);
create index brand_monitoring_report_end_date on brand_monitoring_report (end_date, id);
create index brand_monitoring_report_created_at on brand_monitoring_report (created_at, id);
create index brand_monitoring_report_updated_at on brand_monitoring_report (updated_at, id);
