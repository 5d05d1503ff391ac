create table "user" (
  id uuid primary key,
  version integer not null,
  email text not null,
  role text not null,
  status text not null,
  display_name text not null,
  tags text[] not null,
  revolut_id text,
  document_hub_id uuid,
  note_hub_id uuid,
  unsubscribe_token text,
  cp_onboarding_finished boolean not null,
  erasure_requested_at timestamptz(3),
  erased_at timestamptz(3),
  erasure jsonb not null,
  pending_email text,
  second_factor_count integer,
  data_copy_id uuid,
  data_copy_asked_at timestamptz(3),
  data_copy_until date,
  merged_into_id uuid,
  merged_at timestamptz(3),
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint user_role_is_a05d530c check (role in ('customer', 'lawyer', 'admin', 'partner')),
  constraint user_status_is_fcec4764 check (status in ('Initiated', 'Invited', 'Active', 'Deactivated', 'Merged', 'Deleted'))
);
create index user_email on "user" (email, id);
create index user_email_near on "user" using gin ((translate(lower(email), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index user_role on "user" (role);
create index user_status on "user" (status);
create index user_display_name on "user" (display_name, id);
create index user_display_name_near on "user" using gin ((translate(lower(display_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index user_erasure_requested_at on "user" (erasure_requested_at, id);
create index user_erasure_requested_at_last on "user" (erasure_requested_at desc nulls last, id desc);
create index user_erased_at on "user" (erased_at, id);
create index user_erased_at_last on "user" (erased_at desc nulls last, id desc);
create index user_second_factor_count on "user" (second_factor_count);
create index user_merged_into_id on "user" (merged_into_id);
create index user_assigned_admin_id on "user" (assigned_admin_id);
create index user_created_at on "user" (created_at, id);
create index user_updated_at on "user" (updated_at, id);

create table user_profile (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  firstname text not null,
  lastname text not null,
  phone_number text not null,
  billing_entity_id uuid,
  registration_entity_id uuid,
  order_update_emails_enabled boolean not null,
  marketing_emails_enabled boolean not null,
  newsletter_emails_enabled boolean not null,
  language text not null,
  currency text not null,
  region text not null,
  time_zone text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index user_profile_user_id on user_profile (user_id);
create index user_profile_firstname on user_profile (firstname);
create index user_profile_firstname_near on user_profile using gin ((translate(lower(firstname), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index user_profile_lastname on user_profile (lastname, id);
create index user_profile_lastname_near on user_profile using gin ((translate(lower(lastname), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index user_profile_phone_number on user_profile (phone_number);
create index user_profile_created_at on user_profile (created_at, id);
create index user_profile_updated_at on user_profile (updated_at, id);

create table user_auth_log (
  id uuid primary key,
  version integer not null,
  kind text not null,
  user_id uuid,
  area text,
  address text,
  user_agent text,
  email_key text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index user_auth_log_kind on user_auth_log (kind);
create index user_auth_log_user_id on user_auth_log (user_id);
create index user_auth_log_created_at on user_auth_log (created_at, id);
create index user_auth_log_updated_at on user_auth_log (updated_at, id);

create table audit_log (
  id uuid primary key,
  version integer not null,
  entity text not null,
  entity_id uuid not null,
  event text not null,
  source text not null,
  occurred_at timestamptz(3) not null,
  actor_kind text not null,
  actor_id uuid,
  on_behalf_of uuid,
  reason text,
  before jsonb,
  after jsonb,
  trademark_id uuid,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index audit_log_entity on audit_log (entity);
create index audit_log_entity_id on audit_log (entity_id);
create index audit_log_event on audit_log (event);
create index audit_log_source on audit_log (source);
create index audit_log_occurred_at on audit_log (occurred_at, id);
create index audit_log_actor_kind on audit_log (actor_kind);
create index audit_log_actor_id on audit_log (actor_id);
create index audit_log_on_behalf_of on audit_log (on_behalf_of);
create index audit_log_trademark_id on audit_log (trademark_id);
create index audit_log_user_id on audit_log (user_id);
create index audit_log_created_at on audit_log (created_at, id);
create index audit_log_updated_at on audit_log (updated_at, id);

create table user_tracking (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
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
create index user_tracking_user_id on user_tracking (user_id);
create index user_tracking_event on user_tracking (event);
create index user_tracking_label on user_tracking (label);
create index user_tracking_created_at on user_tracking (created_at, id);
create index user_tracking_updated_at on user_tracking (updated_at, id);

create table address (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  street text not null,
  city text not null,
  postcode text not null,
  country text not null,
  state text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index address_user_id on address (user_id);
create index address_city on address (city, id);
create index address_postcode on address (postcode);
create index address_country on address (country, id);
create index address_state on address (state);
create index address_created_at on address (created_at, id);
create index address_updated_at on address (updated_at, id);

create table entity (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  type text not null,
  roles text[] not null,
  business_name text,
  company_id text,
  company_type text,
  vat text,
  vat_payer boolean not null,
  official_first_name text,
  official_last_name text,
  official_function text,
  state_of_incorporation text,
  country_of_incorporation text,
  first_name text,
  last_name text,
  personal_id_number text,
  nationality text,
  birthdate date,
  identity_card_id text,
  email text,
  phone text,
  address_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint entity_type_is_81ad1f94 check (type in ('physical', 'legal', 'physical-contractor'))
);
create index entity_user_id on entity (user_id);
create index entity_type on entity (type);
create index entity_roles on entity using gin (roles);
create index entity_business_name on entity (business_name, id);
create index entity_business_name_last on entity (business_name desc nulls last, id desc);
create index entity_business_name_near on entity using gin ((translate(lower(business_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index entity_company_id on entity (company_id);
create index entity_vat on entity (vat);
create index entity_country_of_incorporation on entity (country_of_incorporation);
create index entity_first_name on entity (first_name);
create index entity_first_name_near on entity using gin ((translate(lower(first_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index entity_last_name on entity (last_name, id);
create index entity_last_name_last on entity (last_name desc nulls last, id desc);
create index entity_last_name_near on entity using gin ((translate(lower(last_name), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index entity_email on entity (email);
create index entity_email_near on entity using gin ((translate(lower(email), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index entity_address_id on entity (address_id);
create index entity_created_at on entity (created_at, id);
create index entity_updated_at on entity (updated_at, id);

create table partner_client (
  id uuid primary key,
  version integer not null,
  name text not null,
  scopes text[] not null,
  user_id uuid not null,
  live_secret_ids uuid[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index partner_client_user_id on partner_client (user_id);
create index partner_client_created_at on partner_client (created_at, id);
create index partner_client_updated_at on partner_client (updated_at, id);
