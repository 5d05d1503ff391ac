import { letterTables } from '@cotta/kit/runtime/letters/letter-table.js';

export const workspace = {
  name: '0001-workspace',
  sql: `
create table task (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  kind text not null, title text not null, status text not null, subject_type text not null, subject_id uuid not null,
  public_id text not null, mark text not null, jurisdictions text[] not null, due_at timestamptz, assigned_admin_id uuid,
  completed_at timestamptz, outcome text);
create index task_kind on task (kind);
create index task_status_due on task (status, due_at);
create index task_subject_type on task (subject_type);
create index task_subject_id on task (subject_id);
create index task_public_id on task (public_id);
create index task_mark on task (mark);
create index task_due_at on task (due_at);
create index task_assigned_admin_id on task (assigned_admin_id);
create index task_completed_at on task (completed_at);
create index task_created_at on task (created_at, id);
create index task_updated_at on task (updated_at);

create table note (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  subject_type text not null, subject_id uuid not null, text text not null, author_id uuid);
create index note_subject_type on note (subject_type);
create index note_subject_id on note (subject_id);
create index note_author_id on note (author_id);
create index note_created_at on note (created_at, id);
create index note_updated_at on note (updated_at);

create table notification (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  user_id uuid not null, kind text not null, subject_type text not null, subject_id uuid not null, title text not null, seen_at timestamptz);
create index notification_user_id on notification (user_id, created_at);
create index notification_kind on notification (kind);
create index notification_subject_type on notification (subject_type);
create index notification_subject_id on notification (subject_id);
create index notification_seen_at on notification (seen_at);
create index notification_created_at on notification (created_at, id);
create index notification_updated_at on notification (updated_at);

create table document (
  id uuid primary key, version integer not null, created_at timestamptz not null, updated_at timestamptz not null,
  type text not null, name text not null, media_type text not null, size integer not null, path text not null,
  revision integer not null default 1, sha256 text not null, subject_type text, subject_id uuid, user_id uuid);
create index document_type on document (type);
create index document_subject_type on document (subject_type);
create index document_subject_id on document (subject_id);
create index document_user_id on document (user_id);
create index document_created_at on document (created_at, id);
create index document_updated_at on document (updated_at);

-- Content behind a port: an object store takes its place in production.
create table document_content (path text primary key, bytes bytea not null);

${letterTables}
create index outgoing_mail_template on outgoing_mail (template);
create index outgoing_mail_updated_at on outgoing_mail (updated_at);
`,
};
