export const users = {
    name: '0001-users',
    sql: `
create table "user" (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  email text not null, role text not null, status text not null, display_name text not null, tags text[] not null default '{}',
  revolut_id text, document_hub_id uuid, note_hub_id uuid, unsubscribe_token text, cp_onboarding_finished boolean not null default false,
  assigned_admin_id uuid);
create unique index user_email_unique on "user" (lower(email));
create index user_email on "user" (email);
create index user_role on "user" (role);
create index user_status on "user" (status);
create index user_display_name on "user" (display_name);
create index user_assigned_admin_id on "user" (assigned_admin_id);
create index user_created_at on "user" (created_at, id);
create index user_updated_at on "user" (updated_at);

create table user_profile (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  user_id uuid not null unique, firstname text not null, lastname text not null, phone_number text not null,
  billing_entity_id uuid, registration_entity_id uuid,
  order_update_emails_enabled boolean not null, marketing_emails_enabled boolean not null, newsletter_emails_enabled boolean not null,
  language text not null, currency text not null, region text not null);
create index user_profile_firstname on user_profile (firstname);
create index user_profile_lastname on user_profile (lastname);
create index user_profile_phone_number on user_profile (phone_number);
create index user_profile_created_at on user_profile (created_at, id);
create index user_profile_updated_at on user_profile (updated_at);

-- Secrets: read by this service's sign-in only, in no resource, no event, no export.
create table user_secret (user_id uuid primary key, password_hash text not null, changed_at timestamptz not null);

-- Activation and reset links; only hashes of tokens.
create table account_link (
  token_hash text primary key, user_id uuid not null, purpose text not null check (purpose in ('activate', 'set-password')),
  expires_at timestamptz not null, used_at timestamptz, replaced_at timestamptz);
create index account_link_user on account_link (user_id, purpose);

create table session (
  id uuid primary key, token_hash text not null unique, user_id uuid not null, area text not null check (area in ('customer', 'admin')),
  created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz, address text, user_agent text);
create index session_of_user on session (user_id) where revoked_at is null;

create table refresh_token (
  token_hash text primary key, session_id uuid not null references session (id) on delete cascade,
  issued_at timestamptz not null, used_at timestamptz);
create index refresh_token_session on refresh_token (session_id);

create table user_auth_log (
  id uuid primary key, version integer not null default 1, created_at timestamptz not null, updated_at timestamptz not null,
  kind text not null, user_id uuid, area text, address text, user_agent text, email_key text not null);
create index user_auth_log_kind on user_auth_log (kind);
create index user_auth_log_user_id on user_auth_log (user_id);
create index user_auth_log_email_key on user_auth_log (email_key, created_at);
create index user_auth_log_address on user_auth_log (address, created_at);
create index user_auth_log_created_at on user_auth_log (created_at, id);
create index user_auth_log_updated_at on user_auth_log (updated_at);
`,
};
//# sourceMappingURL=0001-users.js.map