/** Secrets of partners' programs; only hashes. Read by this service's own doors only: in no resource, no event, no export. An ended one stays until no token can come from it. */
export const partnerSecrets = {
  name: '0007-partner-secrets',
  sql: `
create table partner_secret (
  id uuid primary key, client_id uuid not null, secret_hash text not null unique, hint text not null,
  created_at timestamptz not null, last_used_at timestamptz, ended_at timestamptz);
create index partner_secret_client on partner_secret (client_id);
`,
};
