create table "user" (
  id uuid primary key,
  version integer not null,
  email text not null,
  role text not null check (role in ('customer', 'lawyer', 'admin', 'partner')),
  status text not null check (status in ('Initiated', 'Invited', 'Active', 'Deactivated', 'Deleted')),
  display_name text not null,
  tags text[] not null,
  revolut_id text,
  document_hub_id uuid,
  note_hub_id uuid,
  unsubscribe_token text,
  cp_onboarding_finished boolean not null,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index user_email on "user" (email, id);
create index user_role on "user" (role);
create index user_status on "user" (status);
create index user_display_name on "user" (display_name, id);
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
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index user_profile_user_id on user_profile (user_id);
create index user_profile_firstname on user_profile (firstname);
create index user_profile_lastname on user_profile (lastname, id);
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
