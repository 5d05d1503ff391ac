create table trademark_deadline (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  user_id uuid,
  mark_name text,
  jurisdiction text not null,
  key text not null,
  kind text not null,
  name text not null,
  actor text not null,
  nominal_date date not null,
  legal_date date not null,
  safe_date date not null,
  opens_date date,
  grace_date date,
  last_chance_date date not null,
  surcharge text,
  extensions_used integer,
  extension_dates date[],
  rule_id text not null,
  rule_version integer not null,
  citation text not null,
  sources text,
  confidence text not null,
  trigger_event text not null,
  trigger_date date not null,
  calendar_office text not null,
  calendar_confirmed boolean not null,
  closed_for text,
  consequence text not null,
  reason text not null,
  to_confirm text[],
  disputed boolean not null,
  previous_nominal_date date,
  previous_legal_date date,
  moved_because text,
  settled text,
  ends_as text,
  ends_at timestamptz(3),
  phases jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint trademark_deadline_kind_is_095c41f4 check (kind in ('priority', 'opposition', 'response', 'fee', 'use', 'renewal', 'maintenance', 'revival', 'dispute', 'dependency', 'non-use')),
  constraint trademark_deadline_actor_is_1e21fdf7 check (actor in ('owner', 'third party', 'office')),
  constraint trademark_deadline_settled_is_07945d97 check (settled in ('upcoming', 'open', 'due soon', 'in grace', 'done', 'lapsed', 'not used', 'not needed')),
  constraint trademark_deadline_ends_as_is_07945d97 check (ends_as in ('upcoming', 'open', 'due soon', 'in grace', 'done', 'lapsed', 'not used', 'not needed'))
);
create index trademark_deadline_trademark_id on trademark_deadline (trademark_id);
create index trademark_deadline_user_id on trademark_deadline (user_id);
create index trademark_deadline_mark_name on trademark_deadline (mark_name, id);
create index trademark_deadline_mark_name_last on trademark_deadline (mark_name desc nulls last, id desc);
create index trademark_deadline_mark_name_near on trademark_deadline using gin ((translate(lower(mark_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index trademark_deadline_jurisdiction on trademark_deadline (jurisdiction, id);
create index trademark_deadline_kind on trademark_deadline (kind, id);
create index trademark_deadline_actor on trademark_deadline (actor);
create index trademark_deadline_nominal_date on trademark_deadline (nominal_date, id);
create index trademark_deadline_legal_date on trademark_deadline (legal_date, id);
create index trademark_deadline_safe_date on trademark_deadline (safe_date, id);
create index trademark_deadline_opens_date on trademark_deadline (opens_date, id);
create index trademark_deadline_opens_date_last on trademark_deadline (opens_date desc nulls last, id desc);
create index trademark_deadline_grace_date on trademark_deadline (grace_date, id);
create index trademark_deadline_grace_date_last on trademark_deadline (grace_date desc nulls last, id desc);
create index trademark_deadline_last_chance_date on trademark_deadline (last_chance_date, id);
create index trademark_deadline_rule_id on trademark_deadline (rule_id);
create index trademark_deadline_confidence on trademark_deadline (confidence);
create index trademark_deadline_disputed on trademark_deadline (disputed);
create index trademark_deadline_settled on trademark_deadline (settled);
create index trademark_deadline_ends_as on trademark_deadline (ends_as);
create index trademark_deadline_ends_at on trademark_deadline (ends_at);
create index trademark_deadline_created_at on trademark_deadline (created_at, id);
create index trademark_deadline_updated_at on trademark_deadline (updated_at, id);

create table report_recheck (
  id uuid primary key,
  version integer not null,
  request_id uuid not null,
  number integer not null,
  released_at timestamptz(3) not null,
  ran_at timestamptz(3),
  score_version text,
  offices jsonb not null,
  not_repeated jsonb not null,
  new_marks jsonb not null,
  user_id uuid,
  link_revision integer not null,
  wanted_at timestamptz(3),
  searches jsonb not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index report_recheck_request_id on report_recheck (request_id);
create index report_recheck_released_at on report_recheck (released_at);
create index report_recheck_ran_at on report_recheck (ran_at);
create index report_recheck_created_at on report_recheck (created_at, id);
create index report_recheck_updated_at on report_recheck (updated_at, id);

create table rule_repair_date (
  id uuid primary key,
  version integer not null,
  rule_repair_id uuid not null,
  trademark_id uuid not null,
  jurisdiction text not null,
  key text not null,
  name text not null,
  change text not null,
  date_before date,
  date_after date,
  legal_before date,
  legal_after date,
  grace_before date,
  grace_after date,
  first_day date not null,
  days_left integer,
  is_over boolean not null,
  promises text[] not null,
  outcome text not null,
  left_out_because text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint rule_repair_date_change_is_1df7a664 check (change in ('Another date', 'New date', 'No date any more')),
  constraint rule_repair_date_outcome_is_97df81d5 check (outcome in ('Listed', 'Repaired', 'Left out'))
);
create index rule_repair_date_rule_repair_id on rule_repair_date (rule_repair_id);
create index rule_repair_date_trademark_id on rule_repair_date (trademark_id);
create index rule_repair_date_jurisdiction on rule_repair_date (jurisdiction, id);
create index rule_repair_date_change on rule_repair_date (change);
create index rule_repair_date_date_before on rule_repair_date (date_before, id);
create index rule_repair_date_date_before_last on rule_repair_date (date_before desc nulls last, id desc);
create index rule_repair_date_date_after on rule_repair_date (date_after, id);
create index rule_repair_date_date_after_last on rule_repair_date (date_after desc nulls last, id desc);
create index rule_repair_date_first_day on rule_repair_date (first_day, id);
create index rule_repair_date_days_left on rule_repair_date (days_left, id);
create index rule_repair_date_days_left_last on rule_repair_date (days_left desc nulls last, id desc);
create index rule_repair_date_is_over on rule_repair_date (is_over, id);
create index rule_repair_date_outcome on rule_repair_date (outcome, id);
create index rule_repair_date_created_at on rule_repair_date (created_at, id);
create index rule_repair_date_updated_at on rule_repair_date (updated_at, id);

create table trademark (
  id uuid primary key,
  version integer not null,
  name text not null,
  alias text,
  jurisdiction text not null,
  type text not null,
  status text not null,
  status_group text not null,
  goods_and_services jsonb not null,
  classes integer[] not null,
  number text,
  international_number text,
  international_registration_date date,
  filing_date date,
  application_fee_paid_on date,
  priority_date date,
  priority_used_on date,
  publication_date date,
  opposition_end_date date,
  registration_date date,
  expiration_date date,
  next_date date,
  dou_deadline_date date,
  office_due_date date,
  office_letter_date date,
  later_due_date_cause text,
  notice_of_allowance_date date,
  remaining_extension_count integer,
  filing_basis text[],
  allegation_of_use_date date,
  logo_type text,
  color_claim text,
  direct_filing boolean,
  ipo_link text,
  imported boolean,
  service_description text,
  user_id uuid,
  brand_id uuid,
  registration_request_id uuid,
  owner_entity_id uuid,
  representative_entity_id uuid,
  parent_trademark_id uuid,
  poa_document_id uuid,
  receipt_document_id uuid,
  certificate_document_id uuid,
  withdrawal_requested_on date,
  renewal_ordered_on date,
  renewal_filed_on date,
  transfer_filed_on date,
  brand_registry_code text,
  brand_registry_code_sent_at timestamptz(3),
  review_asked_at timestamptz(3),
  reminders_paused boolean,
  last_reminder jsonb,
  declaration_concerns text,
  register_check_asked_on date,
  register_checked_on date,
  register_shows_lapse boolean,
  date_problems jsonb,
  date_problem_count integer,
  register_differences jsonb,
  open_register_difference_count integer,
  kept_register_difference_count integer,
  scam_warning_after text,
  scam_warning_at timestamptz(3),
  scam_warned_of text[],
  status_before_divide text,
  divided_goods jsonb,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint trademark_type_is_f48af697 check (type in ('WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'COMBINED_SHAPE', 'SOUND')),
  constraint trademark_status_is_397f86b5 check (status in ('Created from a divide', 'SOU submitted', 'SOU extended', 'Divided', 'Ready for filing', 'Submitted to partner', 'Application filed', 'Office action received', 'Response to office action submitted', 'Trademark published', 'Application opposed', 'Statement of use requested', 'Trademark registered', 'Under examination', 'Refused', 'Abandoned', 'Withdrawn', 'Cancelled', 'Expired', 'Rejected', 'Lost to follow-up', 'Client unresponsive', 'Refunded')),
  constraint trademark_status_group_is_3298f4f9 check (status_group in ('pending', 'action needed', 'live', 'dead')),
  constraint trademark_later_due_date_cause_is_cda2047d check (later_due_date_cause in ('Extension granted', 'Rule does not fit')),
  constraint trademark_scam_warning_after_is_725defd1 check (scam_warning_after in ('filing', 'publication', 'registration')),
  constraint trademark_status_before_divide_is_397f86b5 check (status_before_divide in ('Created from a divide', 'SOU submitted', 'SOU extended', 'Divided', 'Ready for filing', 'Submitted to partner', 'Application filed', 'Office action received', 'Response to office action submitted', 'Trademark published', 'Application opposed', 'Statement of use requested', 'Trademark registered', 'Under examination', 'Refused', 'Abandoned', 'Withdrawn', 'Cancelled', 'Expired', 'Rejected', 'Lost to follow-up', 'Client unresponsive', 'Refunded'))
);
create index trademark_name on trademark (name, id);
create index trademark_name_near on trademark using gin ((translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index trademark_alias on trademark (alias, id);
create index trademark_alias_last on trademark (alias desc nulls last, id desc);
create index trademark_jurisdiction on trademark (jurisdiction, id);
create index trademark_type on trademark (type);
create index trademark_status on trademark (status, id);
create index trademark_status_group on trademark (status_group, id);
create index trademark_classes on trademark using gin (classes);
create index trademark_number on trademark (number, id);
create index trademark_number_last on trademark (number desc nulls last, id desc);
create index trademark_number_near on trademark using gin ((translate(lower(number), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index trademark_international_number on trademark (international_number);
create index trademark_filing_date on trademark (filing_date, id);
create index trademark_filing_date_last on trademark (filing_date desc nulls last, id desc);
create index trademark_priority_date on trademark (priority_date);
create index trademark_publication_date on trademark (publication_date);
create index trademark_opposition_end_date on trademark (opposition_end_date);
create index trademark_registration_date on trademark (registration_date, id);
create index trademark_registration_date_last on trademark (registration_date desc nulls last, id desc);
create index trademark_expiration_date on trademark (expiration_date, id);
create index trademark_expiration_date_last on trademark (expiration_date desc nulls last, id desc);
create index trademark_next_date on trademark (next_date, id);
create index trademark_next_date_last on trademark (next_date desc nulls last, id desc);
create index trademark_dou_deadline_date on trademark (dou_deadline_date, id);
create index trademark_dou_deadline_date_last on trademark (dou_deadline_date desc nulls last, id desc);
create index trademark_office_due_date on trademark (office_due_date, id);
create index trademark_office_due_date_last on trademark (office_due_date desc nulls last, id desc);
create index trademark_filing_basis on trademark using gin (filing_basis);
create index trademark_direct_filing on trademark (direct_filing);
create index trademark_imported on trademark (imported);
create index trademark_user_id on trademark (user_id);
create index trademark_brand_id on trademark (brand_id);
create index trademark_registration_request_id on trademark (registration_request_id);
create index trademark_owner_entity_id on trademark (owner_entity_id);
create index trademark_representative_entity_id on trademark (representative_entity_id);
create index trademark_parent_trademark_id on trademark (parent_trademark_id);
create index trademark_renewal_ordered_on on trademark (renewal_ordered_on);
create index trademark_transfer_filed_on on trademark (transfer_filed_on);
create index trademark_reminders_paused on trademark (reminders_paused);
create index trademark_date_problem_count on trademark (date_problem_count);
create index trademark_open_register_difference_count on trademark (open_register_difference_count);
create index trademark_kept_register_difference_count on trademark (kept_register_difference_count);
create index trademark_scam_warning_at on trademark (scam_warning_at);
create index trademark_assigned_admin_id on trademark (assigned_admin_id);
create index trademark_created_at on trademark (created_at, id);
create index trademark_updated_at on trademark (updated_at, id);

create table trademark_tracking (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
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
create index trademark_tracking_trademark_id on trademark_tracking (trademark_id);
create index trademark_tracking_event on trademark_tracking (event);
create index trademark_tracking_label on trademark_tracking (label);
create index trademark_tracking_created_at on trademark_tracking (created_at, id);
create index trademark_tracking_updated_at on trademark_tracking (updated_at, id);

create table trademark_ipo_data (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  data jsonb not null,
  source text not null,
  read_at timestamptz(3) not null,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index trademark_ipo_data_trademark_id on trademark_ipo_data (trademark_id);
create index trademark_ipo_data_source on trademark_ipo_data (source);
create index trademark_ipo_data_read_at on trademark_ipo_data (read_at, id);
create index trademark_ipo_data_user_id on trademark_ipo_data (user_id);
create index trademark_ipo_data_created_at on trademark_ipo_data (created_at, id);
create index trademark_ipo_data_updated_at on trademark_ipo_data (updated_at, id);
create unique index trademark_ipo_data_trademark_id_unique on trademark_ipo_data (trademark_id);

create table trademark_request (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  registration_request_id uuid not null,
  kind text not null,
  assigned_admin_id uuid,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint trademark_request_kind_is_1cd5a8c4 check (kind in ('Registration', 'Extension to another country', 'Extension to another class'))
);
create index trademark_request_trademark_id on trademark_request (trademark_id);
create index trademark_request_registration_request_id on trademark_request (registration_request_id);
create index trademark_request_kind on trademark_request (kind);
create index trademark_request_assigned_admin_id on trademark_request (assigned_admin_id);
create index trademark_request_user_id on trademark_request (user_id);
create index trademark_request_created_at on trademark_request (created_at, id);
create index trademark_request_updated_at on trademark_request (updated_at, id);
create unique index trademark_request_trademark_id_registration_request_id_unique on trademark_request (trademark_id, registration_request_id);

create table trademark_watch_subscription (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  date_start date not null,
  date_end date,
  jurisdictions text[],
  classes integer[],
  also_similar boolean not null,
  threshold integer,
  user_id uuid,
  service_request_id uuid,
  order_country text,
  order_language text,
  ordered_fee jsonb,
  work_released_at timestamptz(3),
  end_reminder integer,
  quiet_on date,
  reported_on date,
  mark_name text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index trademark_watch_subscription_trademark_id on trademark_watch_subscription (trademark_id);
create index trademark_watch_subscription_date_start on trademark_watch_subscription (date_start, id);
create index trademark_watch_subscription_date_end on trademark_watch_subscription (date_end, id);
create index trademark_watch_subscription_date_end_last on trademark_watch_subscription (date_end desc nulls last, id desc);
create index trademark_watch_subscription_jurisdictions on trademark_watch_subscription using gin (jurisdictions);
create index trademark_watch_subscription_also_similar on trademark_watch_subscription (also_similar);
create index trademark_watch_subscription_user_id on trademark_watch_subscription (user_id);
create index trademark_watch_subscription_service_request_id on trademark_watch_subscription (service_request_id);
create index trademark_watch_subscription_reported_on on trademark_watch_subscription (reported_on);
create index trademark_watch_subscription_created_at on trademark_watch_subscription (created_at, id);
create index trademark_watch_subscription_updated_at on trademark_watch_subscription (updated_at, id);

create table trademark_watch_run (
  id uuid primary key,
  version integer not null,
  watch_subscription_id uuid not null,
  user_id uuid,
  ran_on date not null,
  generation integer not null,
  name text not null,
  searched jsonb not null,
  not_searched text[] not null,
  candidates integer not null,
  near integer not null,
  passed_over integer not null,
  added integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index trademark_watch_run_watch_subscription_id on trademark_watch_run (watch_subscription_id);
create index trademark_watch_run_user_id on trademark_watch_run (user_id);
create index trademark_watch_run_ran_on on trademark_watch_run (ran_on, id);
create index trademark_watch_run_created_at on trademark_watch_run (created_at, id);
create index trademark_watch_run_updated_at on trademark_watch_run (updated_at, id);

create table whitelisted_owner (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  owner_name text not null,
  reason text not null,
  whitelisted_on date not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index whitelisted_owner_user_id on whitelisted_owner (user_id);
create index whitelisted_owner_owner_name on whitelisted_owner (owner_name);
create index whitelisted_owner_whitelisted_on on whitelisted_owner (whitelisted_on, id);
create index whitelisted_owner_created_at on whitelisted_owner (created_at, id);
create index whitelisted_owner_updated_at on whitelisted_owner (updated_at, id);

create table office_action (
  id uuid primary key,
  version integer not null,
  status text not null,
  issue_date date not null,
  due_date date not null,
  confirmed_due_date date,
  proposed_due_date date,
  due_date_set_by_id uuid,
  later_due_date_cause text,
  due_date_source_id uuid,
  extended_on date,
  tags text[],
  docketed_message_id uuid,
  nature_of_issues text[],
  issue_summary text,
  risk_highlighted boolean,
  client_input jsonb,
  examination_finished boolean,
  suggested_issues text[],
  similar_trademarks jsonb,
  examination_note text,
  response_text text,
  reminders_enabled boolean,
  last_reminder jsonb,
  link_revision integer,
  order_currency text,
  service_request_id uuid,
  order_country text,
  order_language text,
  ordered_fee jsonb,
  ordered_office_fee jsonb,
  order_by date,
  work_released_at timestamptz(3),
  rush boolean,
  ordered_solution_id uuid,
  draft_number integer,
  draft_text text,
  draft_text_before text,
  draft_sent_at timestamptz(3),
  draft_approved_at timestamptz(3),
  draft_change_asked_at timestamptz(3),
  draft_wish text,
  draft_agreed_by text,
  draft_agreed_words text,
  filed_as_agreed boolean,
  filed_on date,
  outcome text,
  assigned_admin_id uuid,
  assignee_history jsonb,
  trademark_id uuid not null,
  mark_name text,
  jurisdiction text,
  filing_basis text[],
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint office_action_status_is_7b4fa988 check (status in ('Docketed', 'Kick-off sent', 'Landing page visited', 'Ordered', 'Drafting', 'Response submitted', 'Abandoned', 'Closed')),
  constraint office_action_later_due_date_cause_is_cda2047d check (later_due_date_cause in ('Extension granted', 'Rule does not fit')),
  constraint office_action_draft_agreed_by_is_fd956123 check (draft_agreed_by in ('telephone', 'e-mail', 'in person')),
  constraint office_action_outcome_is_e9cff9ee check (outcome in ('Accepted', 'Further action'))
);
create index office_action_status on office_action (status, id);
create index office_action_issue_date on office_action (issue_date, id);
create index office_action_due_date on office_action (due_date, id);
create index office_action_confirmed_due_date on office_action (confirmed_due_date);
create index office_action_proposed_due_date on office_action (proposed_due_date);
create index office_action_tags on office_action using gin (tags);
create index office_action_risk_highlighted on office_action (risk_highlighted);
create index office_action_examination_finished on office_action (examination_finished);
create index office_action_reminders_enabled on office_action (reminders_enabled);
create index office_action_order_currency on office_action (order_currency);
create index office_action_service_request_id on office_action (service_request_id);
create index office_action_rush on office_action (rush);
create index office_action_ordered_solution_id on office_action (ordered_solution_id);
create index office_action_filed_as_agreed on office_action (filed_as_agreed);
create index office_action_filed_on on office_action (filed_on, id);
create index office_action_filed_on_last on office_action (filed_on desc nulls last, id desc);
create index office_action_outcome on office_action (outcome);
create index office_action_assigned_admin_id on office_action (assigned_admin_id);
create index office_action_trademark_id on office_action (trademark_id);
create index office_action_mark_name on office_action (mark_name, id);
create index office_action_mark_name_last on office_action (mark_name desc nulls last, id desc);
create index office_action_mark_name_near on office_action using gin ((translate(lower(mark_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index office_action_jurisdiction on office_action (jurisdiction, id);
create index office_action_jurisdiction_last on office_action (jurisdiction desc nulls last, id desc);
create index office_action_user_id on office_action (user_id);
create index office_action_created_at on office_action (created_at, id);
create index office_action_updated_at on office_action (updated_at, id);
create unique index office_action_docketed_message_id_unique on office_action (docketed_message_id);

create table office_action_tracking (
  id uuid primary key,
  version integer not null,
  office_action_id uuid not null,
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
create index office_action_tracking_office_action_id on office_action_tracking (office_action_id);
create index office_action_tracking_event on office_action_tracking (event);
create index office_action_tracking_label on office_action_tracking (label);
create index office_action_tracking_created_at on office_action_tracking (created_at, id);
create index office_action_tracking_updated_at on office_action_tracking (updated_at, id);

create table office_action_solution (
  id uuid primary key,
  version integer not null,
  office_action_id uuid not null,
  solution text not null,
  chance_of_success integer,
  service_fee jsonb,
  government_fee jsonb,
  recommended boolean not null,
  offered boolean,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index office_action_solution_office_action_id on office_action_solution (office_action_id);
create index office_action_solution_chance_of_success on office_action_solution (chance_of_success, id);
create index office_action_solution_chance_of_success_last on office_action_solution (chance_of_success desc nulls last, id desc);
create index office_action_solution_recommended on office_action_solution (recommended);
create index office_action_solution_offered on office_action_solution (offered);
create index office_action_solution_user_id on office_action_solution (user_id);
create index office_action_solution_created_at on office_action_solution (created_at, id);
create index office_action_solution_updated_at on office_action_solution (updated_at, id);

create table office_action_issue (
  id uuid primary key,
  version integer not null,
  office_action_id uuid not null,
  name text not null,
  category text not null,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint office_action_issue_category_is_65dda676 check (category in ('Formal', 'Classification', 'Distinctiveness', 'Earlier marks', 'Use', 'Other'))
);
create index office_action_issue_office_action_id on office_action_issue (office_action_id);
create index office_action_issue_name on office_action_issue (name, id);
create index office_action_issue_category on office_action_issue (category);
create index office_action_issue_user_id on office_action_issue (user_id);
create index office_action_issue_created_at on office_action_issue (created_at, id);
create index office_action_issue_updated_at on office_action_issue (updated_at, id);

create table use_in_commerce_request (
  id uuid primary key,
  version integer not null,
  type text not null,
  declaration_of_incontestability boolean,
  remaining_extension_count integer,
  status text not null,
  issue_date date,
  due_date date not null,
  grace_end_date date,
  confirmed_due_date date,
  due_date_set_by_id uuid,
  late_fee_applied boolean,
  service_request_id uuid,
  order_country text,
  order_language text,
  ordered_fee jsonb,
  ordered_office_fee jsonb,
  order_by date,
  work_released_at timestamptz(3),
  good_cause text,
  rush boolean,
  link_revision integer,
  order_currency text,
  mark_name text,
  page_visited_on date,
  declaration_signed_on date,
  opens_date date,
  last_reminder jsonb,
  filed_on date,
  trademark_id uuid not null,
  user_id uuid,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint use_in_commerce_request_type_is_44afad82 check (type in ('Statement of use', 'Extension', 'Declaration of use', 'Declaration of use and renewal')),
  constraint use_in_commerce_request_status_is_e325ea40 check (status in ('Created', 'Kick-off sent', 'In preparation', 'Approved for filing', 'Submitted', 'Abandonment requested', 'Abandoned'))
);
create index use_in_commerce_request_type on use_in_commerce_request (type);
create index use_in_commerce_request_declaration_of_incontestability on use_in_commerce_request (declaration_of_incontestability);
create index use_in_commerce_request_status on use_in_commerce_request (status, id);
create index use_in_commerce_request_issue_date on use_in_commerce_request (issue_date, id);
create index use_in_commerce_request_issue_date_last on use_in_commerce_request (issue_date desc nulls last, id desc);
create index use_in_commerce_request_due_date on use_in_commerce_request (due_date, id);
create index use_in_commerce_request_grace_end_date on use_in_commerce_request (grace_end_date, id);
create index use_in_commerce_request_grace_end_date_last on use_in_commerce_request (grace_end_date desc nulls last, id desc);
create index use_in_commerce_request_confirmed_due_date on use_in_commerce_request (confirmed_due_date);
create index use_in_commerce_request_late_fee_applied on use_in_commerce_request (late_fee_applied);
create index use_in_commerce_request_service_request_id on use_in_commerce_request (service_request_id);
create index use_in_commerce_request_rush on use_in_commerce_request (rush);
create index use_in_commerce_request_opens_date on use_in_commerce_request (opens_date, id);
create index use_in_commerce_request_opens_date_last on use_in_commerce_request (opens_date desc nulls last, id desc);
create index use_in_commerce_request_filed_on on use_in_commerce_request (filed_on, id);
create index use_in_commerce_request_filed_on_last on use_in_commerce_request (filed_on desc nulls last, id desc);
create index use_in_commerce_request_trademark_id on use_in_commerce_request (trademark_id);
create index use_in_commerce_request_user_id on use_in_commerce_request (user_id);
create index use_in_commerce_request_assigned_admin_id on use_in_commerce_request (assigned_admin_id);
create index use_in_commerce_request_created_at on use_in_commerce_request (created_at, id);
create index use_in_commerce_request_updated_at on use_in_commerce_request (updated_at, id);

create table use_in_commerce_request_tracking (
  id uuid primary key,
  version integer not null,
  use_in_commerce_request_id uuid not null,
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
create index use_in_commerce_request_tracking_use_in_commerce_request_id on use_in_commerce_request_tracking (use_in_commerce_request_id);
create index use_in_commerce_request_tracking_event on use_in_commerce_request_tracking (event);
create index use_in_commerce_request_tracking_label on use_in_commerce_request_tracking (label);
create index use_in_commerce_request_tracking_created_at on use_in_commerce_request_tracking (created_at, id);
create index use_in_commerce_request_tracking_updated_at on use_in_commerce_request_tracking (updated_at, id);

create table use_in_commerce_request_class (
  id uuid primary key,
  version integer not null,
  use_in_commerce_request_id uuid not null,
  class_number integer not null,
  items text[] not null,
  filing_basis text,
  decision text,
  first_use_in_us date,
  first_use_anywhere date,
  website text,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint use_in_commerce_request_class_filing_basis_is_070f9adb check (filing_basis in ('1(a)', '1(b)', '44(d)', '44(e)', '66(a)')),
  constraint use_in_commerce_request_class_decision_is_dc746ac3 check (decision in ('Use', 'Extend', 'Delete'))
);
create index use_in_commerce_request_class_use_in_commerce_request_id on use_in_commerce_request_class (use_in_commerce_request_id);
create index use_in_commerce_request_class_class_number on use_in_commerce_request_class (class_number, id);
create index use_in_commerce_request_class_filing_basis on use_in_commerce_request_class (filing_basis);
create index use_in_commerce_request_class_decision on use_in_commerce_request_class (decision);
create index use_in_commerce_request_class_user_id on use_in_commerce_request_class (user_id);
create index use_in_commerce_request_class_created_at on use_in_commerce_request_class (created_at, id);
create index use_in_commerce_request_class_updated_at on use_in_commerce_request_class (updated_at, id);
create unique index use_in_commerce_request_class_use_in_commerce_r_d45336a3_unique on use_in_commerce_request_class (use_in_commerce_request_id, class_number);

create table trademark_filing (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  user_id uuid,
  jurisdiction text,
  registration_request_id uuid,
  route text not null,
  partner text,
  status text not null,
  digest text,
  office_draft text,
  office_fee jsonb,
  picture_digest text,
  prepared_by_id uuid,
  assigned_admin_id uuid,
  attempts integer,
  trouble text,
  silent_since timestamptz(3),
  next_try_at timestamptz(3),
  acknowledged_at timestamptz(3),
  number text,
  filing_date date,
  receipt_document_id uuid,
  return_reason text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint trademark_filing_route_is_adff0d7f check (route in ('EUIPO', 'Partner')),
  constraint trademark_filing_status_is_29f1b8fe check (status in ('Prepared', 'Confirmed', 'Submitted', 'Acknowledged', 'Filed', 'Returned', 'Cancelled'))
);
create index trademark_filing_trademark_id on trademark_filing (trademark_id);
create index trademark_filing_user_id on trademark_filing (user_id);
create index trademark_filing_jurisdiction on trademark_filing (jurisdiction);
create index trademark_filing_registration_request_id on trademark_filing (registration_request_id);
create index trademark_filing_route on trademark_filing (route);
create index trademark_filing_partner on trademark_filing (partner);
create index trademark_filing_status on trademark_filing (status, id);
create index trademark_filing_prepared_by_id on trademark_filing (prepared_by_id);
create index trademark_filing_assigned_admin_id on trademark_filing (assigned_admin_id);
create index trademark_filing_next_try_at on trademark_filing (next_try_at);
create index trademark_filing_created_at on trademark_filing (created_at, id);
create index trademark_filing_updated_at on trademark_filing (updated_at, id);

create table trademark_filing_tracking (
  id uuid primary key,
  version integer not null,
  filing_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index trademark_filing_tracking_filing_id on trademark_filing_tracking (filing_id);
create index trademark_filing_tracking_event on trademark_filing_tracking (event);
create index trademark_filing_tracking_label on trademark_filing_tracking (label);
create index trademark_filing_tracking_created_at on trademark_filing_tracking (created_at, id);
create index trademark_filing_tracking_updated_at on trademark_filing_tracking (updated_at, id);

create table trademark_filing_download (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  filing_id uuid,
  partner text,
  colleague_id uuid,
  document_id uuid,
  digest text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index trademark_filing_download_trademark_id on trademark_filing_download (trademark_id);
create index trademark_filing_download_filing_id on trademark_filing_download (filing_id);
create index trademark_filing_download_partner on trademark_filing_download (partner);
create index trademark_filing_download_colleague_id on trademark_filing_download (colleague_id);
create index trademark_filing_download_document_id on trademark_filing_download (document_id);
create index trademark_filing_download_created_at on trademark_filing_download (created_at, id);
create index trademark_filing_download_updated_at on trademark_filing_download (updated_at, id);

create table docketed_message (
  id uuid primary key,
  version integer not null,
  message_key text not null,
  source text,
  office text,
  received_at timestamptz(3) not null,
  sender text,
  sender_verified boolean not null,
  subject text not null,
  body text,
  document_id uuid,
  pages text[],
  kind text,
  numbers_found text[],
  state text not null,
  trademark_id uuid,
  office_action_id uuid,
  proposed_due_date date,
  proposed_issue_date date,
  grounds_found text[],
  suggestions jsonb,
  doubts text[],
  attempts integer not null,
  error text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint docketed_message_source_is_77e83349 check (source in ('e-mail', 'upload', 'office inbox')),
  constraint docketed_message_state_is_dc8e2880 check (state in ('new', 'parsed', 'matched', 'needs review', 'failed'))
);
create index docketed_message_message_key on docketed_message (message_key);
create index docketed_message_source on docketed_message (source);
create index docketed_message_office on docketed_message (office, id);
create index docketed_message_office_last on docketed_message (office desc nulls last, id desc);
create index docketed_message_received_at on docketed_message (received_at, id);
create index docketed_message_sender on docketed_message (sender);
create index docketed_message_sender_verified on docketed_message (sender_verified);
create index docketed_message_subject on docketed_message (subject);
create index docketed_message_kind on docketed_message (kind);
create index docketed_message_numbers_found on docketed_message using gin (numbers_found);
create index docketed_message_state on docketed_message (state, id);
create index docketed_message_trademark_id on docketed_message (trademark_id);
create index docketed_message_office_action_id on docketed_message (office_action_id);
create index docketed_message_proposed_due_date on docketed_message (proposed_due_date, id);
create index docketed_message_proposed_due_date_last on docketed_message (proposed_due_date desc nulls last, id desc);
create index docketed_message_proposed_issue_date on docketed_message (proposed_issue_date);
create index docketed_message_created_at on docketed_message (created_at, id);
create index docketed_message_updated_at on docketed_message (updated_at, id);
create unique index docketed_message_message_key_unique on docketed_message (message_key);

create table competitor (
  id uuid primary key,
  version integer not null,
  name text not null,
  url text,
  similarity integer,
  jurisdictions text[],
  well_known boolean not null,
  metadata jsonb,
  trademark_id uuid,
  brand_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index competitor_name on competitor (name, id);
create index competitor_url on competitor (url);
create index competitor_similarity on competitor (similarity, id);
create index competitor_similarity_last on competitor (similarity desc nulls last, id desc);
create index competitor_jurisdictions on competitor using gin (jurisdictions);
create index competitor_well_known on competitor (well_known);
create index competitor_trademark_id on competitor (trademark_id);
create index competitor_brand_id on competitor (brand_id);
create index competitor_created_at on competitor (created_at, id);
create index competitor_updated_at on competitor (updated_at, id);

create table calendar_feed (
  id uuid primary key,
  version integer not null,
  name text,
  scope text,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint calendar_feed_scope_is_25106475 check (scope in ('own', 'firm'))
);
create index calendar_feed_user_id on calendar_feed (user_id);
create index calendar_feed_created_at on calendar_feed (created_at, id);
create index calendar_feed_updated_at on calendar_feed (updated_at, id);

create table rule_repair (
  id uuid primary key,
  version integer not null,
  correction text not null,
  rule_name text not null,
  wrong_version integer not null,
  right_version integer not null,
  wrong text not null,
  law text not null,
  page text not null,
  note text,
  status text not null,
  drafted_by_id uuid,
  first_approver_id uuid,
  second_approver_id uuid,
  dry_run_begun_at timestamptz(3),
  dry_run_done_at timestamptz(3),
  log_position integer,
  looked_up_to uuid,
  marks_looked_at integer,
  marks_touched integer,
  dates_touched integer,
  owners_touched integer,
  dates_over integer,
  promises_made integer,
  offices jsonb,
  in_force_from timestamptz(3),
  dates_repaired integer,
  dates_left_out integer,
  carried_out_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint rule_repair_status_is_465c08dd check (status in ('Drafted', 'Dry run under way', 'Dry run done', 'Approved by one', 'Approved by two', 'Being carried out', 'Carried out', 'Discarded'))
);
create index rule_repair_correction on rule_repair (correction);
create index rule_repair_status on rule_repair (status, id);
create index rule_repair_created_at on rule_repair (created_at, id);
create index rule_repair_updated_at on rule_repair (updated_at, id);

create table rule_repair_tracking (
  id uuid primary key,
  version integer not null,
  rule_repair_id uuid not null,
  event text not null,
  label text not null,
  from_status text,
  to_status text,
  actor_kind text not null,
  actor_id uuid,
  reason text,
  audience text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index rule_repair_tracking_rule_repair_id on rule_repair_tracking (rule_repair_id);
create index rule_repair_tracking_event on rule_repair_tracking (event);
create index rule_repair_tracking_label on rule_repair_tracking (label);
create index rule_repair_tracking_created_at on rule_repair_tracking (created_at, id);
create index rule_repair_tracking_updated_at on rule_repair_tracking (updated_at, id);

create table trademark_monitoring_result (
  id uuid primary key,
  version integer not null,
  trademark_id uuid not null,
  watch_subscription_id uuid,
  type text not null,
  relevance text,
  relevance_note text,
  judged_on date,
  judged_by_rule boolean,
  client_verdict text,
  client_verdict_reason text,
  client_verdict_on date,
  verdicts_differ boolean,
  publication_date date,
  opposition_end_date date,
  application_number text,
  mark_name text not null,
  mark_type text,
  classes integer[] not null,
  jurisdiction text not null,
  owner_name text,
  filing_date date,
  scores jsonb,
  ipo_link text,
  told_on date,
  urgent_on date,
  dismissed_on date,
  dismiss_reason text,
  ended_on date,
  link_revision integer,
  ordered_on date,
  order_note text,
  service_request_id uuid,
  order_country text,
  order_language text,
  pursued_on date,
  pursued_by text,
  case_id uuid,
  seen boolean not null,
  is_judged boolean not null,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint trademark_monitoring_result_type_is_25c5a2f8 check (type in ('Identical', 'Similar')),
  constraint trademark_monitoring_result_relevance_is_d6586e92 check (relevance in ('Not relevant', 'Low', 'Medium', 'High')),
  constraint trademark_monitoring_result_client_verdict_is_3d742aa4 check (client_verdict in ('Matters', 'Not similar')),
  constraint trademark_monitoring_result_mark_type_is_f48af697 check (mark_type in ('WORD', 'FIGURATIVE', 'STYLIZED_CHARACTERS', 'SHAPE', 'COMBINED_SHAPE', 'SOUND')),
  constraint trademark_monitoring_result_pursued_by_is_6957a778 check (pursued_by in ('letter', 'coexistence agreement'))
);
create index trademark_monitoring_result_trademark_id on trademark_monitoring_result (trademark_id);
create index trademark_monitoring_result_watch_subscription_id on trademark_monitoring_result (watch_subscription_id);
create index trademark_monitoring_result_type on trademark_monitoring_result (type);
create index trademark_monitoring_result_relevance on trademark_monitoring_result (relevance, id);
create index trademark_monitoring_result_relevance_last on trademark_monitoring_result (relevance desc nulls last, id desc);
create index trademark_monitoring_result_judged_on on trademark_monitoring_result (judged_on, id);
create index trademark_monitoring_result_judged_on_last on trademark_monitoring_result (judged_on desc nulls last, id desc);
create index trademark_monitoring_result_client_verdict on trademark_monitoring_result (client_verdict);
create index trademark_monitoring_result_verdicts_differ on trademark_monitoring_result (verdicts_differ);
create index trademark_monitoring_result_publication_date on trademark_monitoring_result (publication_date, id);
create index trademark_monitoring_result_publication_date_last on trademark_monitoring_result (publication_date desc nulls last, id desc);
create index trademark_monitoring_result_opposition_end_date on trademark_monitoring_result (opposition_end_date, id);
create index trademark_monitoring_result_opposition_end_date_last on trademark_monitoring_result (opposition_end_date desc nulls last, id desc);
create index trademark_monitoring_result_application_number on trademark_monitoring_result (application_number);
create index trademark_monitoring_result_mark_name on trademark_monitoring_result (mark_name, id);
create index trademark_monitoring_result_mark_name_near on trademark_monitoring_result using gin ((translate(lower(mark_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index trademark_monitoring_result_mark_type on trademark_monitoring_result (mark_type);
create index trademark_monitoring_result_classes on trademark_monitoring_result using gin (classes);
create index trademark_monitoring_result_jurisdiction on trademark_monitoring_result (jurisdiction, id);
create index trademark_monitoring_result_owner_name on trademark_monitoring_result (owner_name);
create index trademark_monitoring_result_filing_date on trademark_monitoring_result (filing_date, id);
create index trademark_monitoring_result_filing_date_last on trademark_monitoring_result (filing_date desc nulls last, id desc);
create index trademark_monitoring_result_told_on on trademark_monitoring_result (told_on, id);
create index trademark_monitoring_result_told_on_last on trademark_monitoring_result (told_on desc nulls last, id desc);
create index trademark_monitoring_result_dismissed_on on trademark_monitoring_result (dismissed_on);
create index trademark_monitoring_result_ended_on on trademark_monitoring_result (ended_on);
create index trademark_monitoring_result_ordered_on on trademark_monitoring_result (ordered_on, id);
create index trademark_monitoring_result_ordered_on_last on trademark_monitoring_result (ordered_on desc nulls last, id desc);
create index trademark_monitoring_result_service_request_id on trademark_monitoring_result (service_request_id);
create index trademark_monitoring_result_pursued_on on trademark_monitoring_result (pursued_on);
create index trademark_monitoring_result_pursued_by on trademark_monitoring_result (pursued_by);
create index trademark_monitoring_result_case_id on trademark_monitoring_result (case_id);
create index trademark_monitoring_result_seen on trademark_monitoring_result (seen);
create index trademark_monitoring_result_user_id on trademark_monitoring_result (user_id);
create index trademark_monitoring_result_created_at on trademark_monitoring_result (created_at, id);
create index trademark_monitoring_result_updated_at on trademark_monitoring_result (updated_at, id);

create table filing_limit (
  id uuid primary key,
  version integer not null,
  amount jsonb not null,
  former_amount jsonb not null,
  reason text not null,
  changed_by_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index filing_limit_changed_by_id on filing_limit (changed_by_id);
create index filing_limit_created_at on filing_limit (created_at, id);
create index filing_limit_updated_at on filing_limit (updated_at, id);
