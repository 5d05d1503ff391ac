/** Bytes of evidence: content addressed, so what is stored is never written over; manifests by their place in the chain, each place once. */
export const evidenceStore = {
  name: '0002-evidence-store',
  sql: `
create table evidence_file (sha256 text primary key, bytes bytea not null, stored_at timestamptz(3) not null default now());
create table evidence_manifest (
  capture_id uuid primary key, chain_id uuid not null, number integer not null, sha256 text not null unique, bytes bytea not null,
  stored_at timestamptz(3) not null, stamp_request bytea, stamp_reply bytea, unique (chain_id, number));
create index evidence_manifest_unstamped on evidence_manifest (stored_at) where stamp_reply is null;
`,
};
