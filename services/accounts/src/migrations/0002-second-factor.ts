export const secondFactor = {
  name: '0002-second-factor',
  sql: `
-- Secrets like passwords: read by the door only, in no resource, no event, no export. What happened to them is told by events.
create table second_factor (
  id uuid primary key, user_id uuid not null, kind text not null check (kind in ('totp', 'passkey')), name text not null,
  -- totp: the shared key, sealed; the last step that was used, so that a code is good once.
  secret bytea, last_step bigint,
  -- passkey
  credential_id text unique, public_key bytea, sign_count bigint, transports text[],
  created_at timestamptz not null, confirmed_at timestamptz, last_used_at timestamptz);
create index second_factor_user on second_factor (user_id);

create table recovery_code (
  user_id uuid not null, code_hash text not null, created_at timestamptz not null, used_at timestamptz, primary key (user_id, code_hash));

-- One try to prove who one is: between the password and the second step, or of a session that adds a passkey or proves itself again.
create table proof_attempt (
  token_hash text primary key, user_id uuid not null, purpose text not null check (purpose in ('sign-in', 'step-up', 'add-passkey')),
  session_id uuid, area text, challenge text not null, failures integer not null default 0,
  created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz);
create index proof_attempt_user on proof_attempt (user_id);

-- When the person of a session last proved who they are.
alter table session add column proved_at timestamptz, add column last_seen_at timestamptz;
update session set proved_at = created_at;
alter table session alter column proved_at set not null;

create index user_auth_log_user_kind on user_auth_log (user_id, kind, created_at);
`,
};
