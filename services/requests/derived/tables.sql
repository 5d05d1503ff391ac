create table registration_request (
  id uuid primary key,
  version integer not null,
  public_id text not null,
  user_id uuid,
  brand_id uuid,
  contact_email text not null,
  contact_first_name text not null,
  contact_last_name text not null,
  contact_phone text not null,
  language text not null,
  country text,
  region text,
  currency text not null,
  quote_id uuid,
  services text[] not null,
  ordered_items text[] not null,
  type text not null,
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
  stage text not null,
  status text,
  status_group text not null,
  verification_version integer not null,
  promised_at timestamptz(3),
  requested_at timestamptz(3),
  answered_at timestamptz(3),
  viewed_at timestamptz(3),
  dismiss_reason text,
  dismiss_alternatives text[] not null,
  order_draft jsonb,
  order_draft_saved_at timestamptz(3),
  terms_version text,
  ordered_report_version integer,
  old_report_days integer,
  units_against_advice text[] not null,
  ordered_units text[] not null,
  ordered_at timestamptz(3),
  checked_out_at timestamptz(3),
  paid_at timestamptz(3),
  end_asked_at timestamptz(3),
  unanswered_since timestamptz(3),
  postponed_until date,
  left_out_units text[] not null,
  sent_at timestamptz(3),
  sent_digest text,
  approved_at timestamptz(3),
  approval_address_key text,
  poa_document_id uuid,
  poa_digest text,
  assigned_admin_id uuid,
  reminders_paused boolean not null,
  link_revision integer not null,
  consultation_id uuid,
  attribution jsonb not null,
  affiliate text,
  email_key text not null,
  address_key text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint registration_request_type_is_f1659bc0 check (type in ('text', 'image', 'logo', 'combined')),
  constraint registration_request_stage_is_587b196f check (stage in ('verification', 'drafting', 'filing')),
  constraint registration_request_status_is_5fc8449b check (status in ('Verification requested', 'Verification approved', 'Verification dismissed', 'Order created', 'Ready for drafting', 'Sent for review', 'Application approved', 'Filed', 'Lost to follow-up', 'Client unresponsive', 'Refunded', 'Withdrawn')),
  constraint registration_request_status_group_is_b83bbab2 check (status_group in ('pending', 'action needed', 'done', 'dead'))
);
create index registration_request_public_id on registration_request (public_id);
create index registration_request_public_id_near on registration_request using gin ((translate(lower(public_id), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index registration_request_user_id on registration_request (user_id);
create index registration_request_brand_id on registration_request (brand_id);
create index registration_request_contact_email on registration_request (contact_email);
create index registration_request_contact_email_near on registration_request using gin ((translate(lower(contact_email), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index registration_request_contact_last_name on registration_request (contact_last_name);
create index registration_request_type on registration_request (type);
create index registration_request_value on registration_request (value, id);
create index registration_request_value_near on registration_request using gin ((translate(lower(value), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index registration_request_jurisdictions on registration_request using gin (jurisdictions);
create index registration_request_stage on registration_request (stage);
create index registration_request_status on registration_request (status, id);
create index registration_request_status_last on registration_request (status desc nulls last, id desc);
create index registration_request_status_group on registration_request (status_group);
create index registration_request_promised_at on registration_request (promised_at, id);
create index registration_request_promised_at_last on registration_request (promised_at desc nulls last, id desc);
create index registration_request_requested_at on registration_request (requested_at, id);
create index registration_request_requested_at_last on registration_request (requested_at desc nulls last, id desc);
create index registration_request_answered_at on registration_request (answered_at, id);
create index registration_request_answered_at_last on registration_request (answered_at desc nulls last, id desc);
create index registration_request_viewed_at on registration_request (viewed_at);
create index registration_request_ordered_at on registration_request (ordered_at, id);
create index registration_request_ordered_at_last on registration_request (ordered_at desc nulls last, id desc);
create index registration_request_checked_out_at on registration_request (checked_out_at);
create index registration_request_paid_at on registration_request (paid_at, id);
create index registration_request_paid_at_last on registration_request (paid_at desc nulls last, id desc);
create index registration_request_end_asked_at on registration_request (end_asked_at);
create index registration_request_unanswered_since on registration_request (unanswered_since, id);
create index registration_request_unanswered_since_last on registration_request (unanswered_since desc nulls last, id desc);
create index registration_request_postponed_until on registration_request (postponed_until, id);
create index registration_request_postponed_until_last on registration_request (postponed_until desc nulls last, id desc);
create index registration_request_sent_at on registration_request (sent_at, id);
create index registration_request_sent_at_last on registration_request (sent_at desc nulls last, id desc);
create index registration_request_approved_at on registration_request (approved_at, id);
create index registration_request_approved_at_last on registration_request (approved_at desc nulls last, id desc);
create index registration_request_assigned_admin_id on registration_request (assigned_admin_id);
create index registration_request_consultation_id on registration_request (consultation_id);
create index registration_request_affiliate on registration_request (affiliate);
create index registration_request_created_at on registration_request (created_at, id);
create index registration_request_updated_at on registration_request (updated_at, id);

create table verification_result (
  id uuid primary key,
  version integer not null,
  request_id uuid not null,
  result_version integer not null,
  completed boolean not null,
  text_value text,
  verified_classes integer[] not null,
  distinctiveness jsonb,
  similarity jsonb,
  strategy text,
  jurisdictions jsonb not null,
  class_advice jsonb not null,
  set_aside jsonb not null,
  similar_trademarks jsonb not null,
  recommended_classes integer[] not null,
  lawyer_id uuid,
  lawyer_name text,
  released_at timestamptz(3),
  overall_risk text,
  search_type text,
  value text,
  value_type text,
  user_id uuid,
  released boolean not null,
  link_revision integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint verification_result_overall_risk_is_4a14b209 check (overall_risk in ('low', 'medium', 'high'))
);
create index verification_result_request_id on verification_result (request_id);
create index verification_result_result_version on verification_result (result_version, id);
create index verification_result_completed on verification_result (completed);
create index verification_result_released_at on verification_result (released_at, id);
create index verification_result_released_at_last on verification_result (released_at desc nulls last, id desc);
create index verification_result_created_at on verification_result (created_at, id);
create index verification_result_updated_at on verification_result (updated_at, id);

create table recorded_search (
  id uuid primary key,
  version integer not null,
  request_id uuid not null,
  result_version integer not null,
  source text not null,
  query text not null,
  kind text not null,
  classes integer[] not null,
  live_only boolean not null,
  since date,
  closeness_limit integer not null,
  score_version text not null,
  degraded boolean not null,
  incomplete boolean not null,
  gaps text[] not null,
  offices jsonb not null,
  hits jsonb not null,
  searched_at timestamptz(3) not null,
  searcher_id uuid not null,
  document_id uuid,
  user_id uuid,
  released boolean not null,
  link_revision integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint recorded_search_source_is_bdd95af2 check (source in ('REGISTERS', 'BY_HAND')),
  constraint recorded_search_kind_is_48aae4a1 check (kind in ('identical', 'similar', 'identical and similar'))
);
create index recorded_search_request_id on recorded_search (request_id);
create index recorded_search_result_version on recorded_search (result_version);
create index recorded_search_searched_at on recorded_search (searched_at, id);
create index recorded_search_created_at on recorded_search (created_at, id);
create index recorded_search_updated_at on recorded_search (updated_at, id);

create table report_version (
  id uuid primary key,
  version integer not null,
  request_id uuid not null,
  public_id text not null,
  number integer not null,
  outcome text not null,
  seal text not null,
  frozen text not null,
  released_at timestamptz(3) not null,
  released_on date not null,
  lawyer_name text,
  lawyer_role text not null,
  asked jsonb not null,
  verified_classes integer[] not null,
  distinctiveness jsonb,
  similarity jsonb,
  strategy text,
  jurisdictions jsonb not null,
  class_advice jsonb not null,
  set_aside jsonb not null,
  similar_trademarks jsonb not null,
  recommended_classes integer[] not null,
  searches jsonb not null,
  dismiss_reason text,
  dismiss_alternatives text[] not null,
  user_id uuid,
  released boolean not null,
  link_revision integer not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint report_version_outcome_is_727eb91d check (outcome in ('approved', 'dismissed'))
);
create index report_version_request_id on report_version (request_id);
create index report_version_number on report_version (number, id);
create index report_version_released_at on report_version (released_at, id);
create index report_version_created_at on report_version (created_at, id);
create index report_version_updated_at on report_version (updated_at, id);

create table registration_request_tracking (
  id uuid primary key,
  version integer not null,
  registration_request_id uuid not null,
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
create index registration_request_tracking_registration_request_id on registration_request_tracking (registration_request_id);
create index registration_request_tracking_event on registration_request_tracking (event);
create index registration_request_tracking_label on registration_request_tracking (label);
create index registration_request_tracking_created_at on registration_request_tracking (created_at, id);
create index registration_request_tracking_updated_at on registration_request_tracking (updated_at, id);

create table application (
  id uuid primary key,
  version integer not null,
  request_id uuid not null,
  user_id uuid,
  onboarding_finished boolean not null,
  client_approval boolean not null,
  client_approved_at timestamptz(3),
  priority_filing_type text,
  priority_filing_jurisdiction text,
  priority_filing_number text,
  priority_filing_date date,
  priority_expiration_date date,
  priority_registration_date date,
  domicile_address_visible boolean not null,
  registration_entity_id uuid,
  mailing_address_id uuid,
  domicile_address_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint application_priority_filing_type_is_4fa80686 check (priority_filing_type in ('first filing', 'registration', 'exhibition'))
);
create index application_request_id on application (request_id);
create index application_user_id on application (user_id);
create index application_onboarding_finished on application (onboarding_finished);
create index application_client_approval on application (client_approval);
create index application_client_approved_at on application (client_approved_at, id);
create index application_client_approved_at_last on application (client_approved_at desc nulls last, id desc);
create index application_priority_filing_type on application (priority_filing_type);
create index application_priority_filing_jurisdiction on application (priority_filing_jurisdiction);
create index application_priority_filing_number on application (priority_filing_number);
create index application_priority_filing_date on application (priority_filing_date, id);
create index application_priority_filing_date_last on application (priority_filing_date desc nulls last, id desc);
create index application_priority_expiration_date on application (priority_expiration_date, id);
create index application_priority_expiration_date_last on application (priority_expiration_date desc nulls last, id desc);
create index application_priority_registration_date on application (priority_registration_date, id);
create index application_priority_registration_date_last on application (priority_registration_date desc nulls last, id desc);
create index application_registration_entity_id on application (registration_entity_id);
create index application_mailing_address_id on application (mailing_address_id);
create index application_domicile_address_id on application (domicile_address_id);
create index application_created_at on application (created_at, id);
create index application_updated_at on application (updated_at, id);

create table application_jurisdiction (
  id uuid primary key,
  version integer not null,
  application_id uuid not null,
  user_id uuid,
  jurisdiction text not null,
  goods_and_services jsonb not null,
  uspto_filing_basis text,
  uspto_specimen_to_class jsonb not null,
  uspto_additional_info text,
  logo_type text,
  logo_document_id uuid,
  text_in_trademark text,
  document_folder_id uuid,
  color_claim_enabled boolean not null,
  color_claim text,
  first_language text,
  second_language text,
  uspto_logo_subcategory text,
  representative_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint application_jurisdiction_uspto_filing_basis_is_0bab4130 check (uspto_filing_basis in ('1(a)', '1(b)', '44(d)', '44(e)')),
  constraint application_jurisdiction_first_language_is_123cab4b check (first_language in ('en', 'de', 'es', 'fr', 'it')),
  constraint application_jurisdiction_second_language_is_2482a9f3 check (second_language in ('de', 'es', 'fr', 'it'))
);
create index application_jurisdiction_application_id on application_jurisdiction (application_id);
create index application_jurisdiction_user_id on application_jurisdiction (user_id);
create index application_jurisdiction_jurisdiction on application_jurisdiction (jurisdiction, id);
create index application_jurisdiction_uspto_filing_basis on application_jurisdiction (uspto_filing_basis);
create index application_jurisdiction_document_folder_id on application_jurisdiction (document_folder_id);
create index application_jurisdiction_representative_id on application_jurisdiction (representative_id);
create index application_jurisdiction_created_at on application_jurisdiction (created_at, id);
create index application_jurisdiction_updated_at on application_jurisdiction (updated_at, id);
create unique index application_jurisdiction_application_id_jurisdiction_unique on application_jurisdiction (application_id, jurisdiction);

create table representative (
  id uuid primary key,
  version integer not null,
  office text not null,
  position integer not null,
  kind text not null,
  name text not null,
  firm text,
  office_number text,
  street text not null,
  city text not null,
  postcode text,
  state text,
  country text not null,
  in_use boolean not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint representative_kind_is_73e6f53c check (kind in ('employee', 'partner'))
);
create index representative_office on representative (office, id);
create index representative_position on representative (position, id);
create index representative_kind on representative (kind);
create index representative_name on representative (name, id);
create index representative_name_near on representative using gin ((translate(lower(name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index representative_office_number on representative (office_number);
create index representative_in_use on representative (in_use);
create index representative_created_at on representative (created_at, id);
create index representative_updated_at on representative (updated_at, id);
create unique index representative_office_position_unique on representative (office, position);

create table specimen (
  id uuid primary key,
  version integer not null,
  application_id uuid,
  use_in_commerce_request_class_id uuid,
  user_id uuid,
  class_number integer not null,
  class_items text[] not null,
  capture_date date,
  url text,
  document_id uuid,
  original_document_id uuid,
  verdict text,
  refused_because text,
  uspto_requirements text[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint specimen_verdict_is_4e7364e2 check (verdict in ('Accepted', 'Refused'))
);
create index specimen_application_id on specimen (application_id);
create index specimen_use_in_commerce_request_class_id on specimen (use_in_commerce_request_class_id);
create index specimen_user_id on specimen (user_id);
create index specimen_class_number on specimen (class_number, id);
create index specimen_capture_date on specimen (capture_date, id);
create index specimen_capture_date_last on specimen (capture_date desc nulls last, id desc);
create index specimen_document_id on specimen (document_id);
create index specimen_verdict on specimen (verdict);
create index specimen_created_at on specimen (created_at, id);
create index specimen_updated_at on specimen (updated_at, id);

create table thread_comment (
  id uuid primary key,
  version integer not null,
  subject_type text not null,
  subject_id uuid not null,
  user_id uuid,
  author_id uuid,
  text text not null,
  visible_to_customer boolean,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint thread_comment_subject_type_is_1b3e3cb7 check (subject_type in ('registration_request', 'application', 'use_in_commerce_request'))
);
create index thread_comment_subject_type on thread_comment (subject_type);
create index thread_comment_subject_id on thread_comment (subject_id);
create index thread_comment_user_id on thread_comment (user_id);
create index thread_comment_author_id on thread_comment (author_id);
create index thread_comment_visible_to_customer on thread_comment (visible_to_customer);
create index thread_comment_created_at on thread_comment (created_at, id);
create index thread_comment_updated_at on thread_comment (updated_at, id);

create table service_request (
  id uuid primary key,
  version integer not null,
  public_id text not null,
  service_name text not null,
  title text,
  internal_label text,
  description text,
  parameters jsonb,
  language text not null,
  region text,
  attribution jsonb,
  affiliate text,
  status text not null,
  invoice_content text,
  currency text not null,
  country text,
  price jsonb,
  office_fee jsonb,
  quote_note text,
  order_by date,
  released_at timestamptz(3),
  filed_on date,
  recorded_on date,
  record_number text,
  renewed_until date,
  office_receipt_id uuid,
  work_elsewhere boolean,
  awaits_office boolean,
  quote_id uuid,
  jurisdiction text,
  link_revision integer,
  contact_email text,
  contact_name text,
  user_id uuid,
  billing_entity_id uuid,
  brand_id uuid,
  product_id uuid,
  deed_document_id uuid,
  deed_check jsonb,
  paper_document_ids uuid[],
  draft_document_id uuid,
  draft_approved_at timestamptz(3),
  draft_wish text,
  outcome text,
  outcome_document_id uuid,
  account_asked boolean,
  part_of_id uuid,
  trademark_id uuid,
  consultation_id uuid,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint service_request_status_is_81901f1d check (status in ('Draft', 'Submitted', 'Quoted', 'Invoiced', 'Paid', 'In progress', 'Finished', 'Withdrawn', 'Cancelled', 'Refunded', 'Client unresponsive'))
);
create index service_request_public_id on service_request (public_id);
create index service_request_public_id_near on service_request using gin ((translate(lower(public_id), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index service_request_service_name on service_request (service_name, id);
create index service_request_title_near on service_request using gin ((translate(lower(title), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index service_request_internal_label on service_request (internal_label);
create index service_request_affiliate on service_request (affiliate);
create index service_request_status on service_request (status, id);
create index service_request_currency on service_request (currency);
create index service_request_filed_on on service_request (filed_on);
create index service_request_recorded_on on service_request (recorded_on);
create index service_request_jurisdiction on service_request (jurisdiction);
create index service_request_contact_email on service_request (contact_email);
create index service_request_contact_email_near on service_request using gin ((translate(lower(contact_email), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index service_request_user_id on service_request (user_id);
create index service_request_billing_entity_id on service_request (billing_entity_id);
create index service_request_brand_id on service_request (brand_id);
create index service_request_product_id on service_request (product_id);
create index service_request_part_of_id on service_request (part_of_id);
create index service_request_trademark_id on service_request (trademark_id);
create index service_request_consultation_id on service_request (consultation_id);
create index service_request_assigned_admin_id on service_request (assigned_admin_id);
create index service_request_created_at on service_request (created_at, id);
create index service_request_updated_at on service_request (updated_at, id);

create table service_request_tracking (
  id uuid primary key,
  version integer not null,
  service_request_id uuid not null,
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
create index service_request_tracking_service_request_id on service_request_tracking (service_request_id);
create index service_request_tracking_event on service_request_tracking (event);
create index service_request_tracking_label on service_request_tracking (label);
create index service_request_tracking_created_at on service_request_tracking (created_at, id);
create index service_request_tracking_updated_at on service_request_tracking (updated_at, id);

create table consultation (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  contact_email text,
  contact_name text,
  contact_phone text,
  channel text,
  time_zone text,
  language text,
  topic text,
  country text,
  mark_name text,
  trademark_id uuid,
  link_revision integer,
  sequence integer,
  request_id uuid,
  status text not null,
  event_timestamp timestamptz(3),
  description text,
  outcome text,
  questions_and_answers jsonb not null,
  advice text,
  resolution text,
  offers text[],
  outcome_sent_at timestamptz(3),
  location text,
  missed_count integer not null,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint consultation_channel_is_87d1e277 check (channel in ('phone', 'video')),
  constraint consultation_topic_is_6a28a766 check (topic in ('new-mark', 'check-result', 'office-letter', 'copied-by-others', 'accused-by-others', 'renewal', 'other')),
  constraint consultation_status_is_8596ebe6 check (status in ('Requested', 'Scheduled', 'Rescheduled', 'Held', 'No-show', 'Closed', 'Cancelled'))
);
create index consultation_user_id on consultation (user_id);
create index consultation_contact_email on consultation (contact_email);
create index consultation_topic on consultation (topic);
create index consultation_trademark_id on consultation (trademark_id);
create index consultation_request_id on consultation (request_id);
create index consultation_status on consultation (status, id);
create index consultation_event_timestamp on consultation (event_timestamp, id);
create index consultation_event_timestamp_last on consultation (event_timestamp desc nulls last, id desc);
create index consultation_assigned_admin_id on consultation (assigned_admin_id);
create index consultation_created_at on consultation (created_at, id);
create index consultation_updated_at on consultation (updated_at, id);
create unique index consultation_assigned_admin_id_event_timestamp_unique on consultation (assigned_admin_id, event_timestamp);

create table consultation_tracking (
  id uuid primary key,
  version integer not null,
  consultation_id uuid not null,
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
create index consultation_tracking_consultation_id on consultation_tracking (consultation_id);
create index consultation_tracking_event on consultation_tracking (event);
create index consultation_tracking_label on consultation_tracking (label);
create index consultation_tracking_created_at on consultation_tracking (created_at, id);
create index consultation_tracking_updated_at on consultation_tracking (updated_at, id);
