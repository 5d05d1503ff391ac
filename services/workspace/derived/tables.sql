create table task (
  id uuid primary key,
  version integer not null,
  kind text not null check (kind in ('verification')),
  title text not null,
  status text not null check (status in ('Open', 'Done', 'Cancelled')),
  subject_type text not null,
  subject_id uuid not null,
  public_id text not null,
  mark text not null,
  jurisdictions text[] not null,
  due_at timestamptz(3),
  assigned_admin_id uuid,
  completed_at timestamptz(3),
  outcome text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index task_kind on task (kind);
create index task_status on task (status);
create index task_subject_type on task (subject_type);
create index task_subject_id on task (subject_id);
create index task_public_id on task (public_id);
create index task_mark on task (mark, id);
create index task_due_at on task (due_at, id);
create index task_assigned_admin_id on task (assigned_admin_id);
create index task_completed_at on task (completed_at, id);
create index task_created_at on task (created_at, id);
create index task_updated_at on task (updated_at, id);

create table notification (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  kind text not null check (kind in ('verification-approved', 'verification-dismissed', 'assigned-to-you', 'description-updated')),
  subject_type text not null,
  subject_id uuid not null,
  title text not null,
  seen_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index notification_user_id on notification (user_id);
create index notification_kind on notification (kind);
create index notification_subject_type on notification (subject_type);
create index notification_subject_id on notification (subject_id);
create index notification_seen_at on notification (seen_at);
create index notification_created_at on notification (created_at, id);
create index notification_updated_at on notification (updated_at, id);

create table document (
  id uuid primary key,
  version integer not null,
  type text not null check (type in ('Logo', 'Specimen', 'Delegation', 'User signed POA', 'Business certificate', 'Priority filing document', 'Application logo in B&W', 'Application logo series', 'Application logo', 'Registration certificate', 'Invoice')),
  name text not null,
  media_type text not null,
  size integer not null,
  path text not null,
  revision integer not null,
  sha256 text not null,
  subject_type text,
  subject_id uuid,
  user_id uuid,
  link_revision integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index document_type on document (type);
create index document_subject_type on document (subject_type);
create index document_subject_id on document (subject_id);
create index document_user_id on document (user_id);
create index document_created_at on document (created_at, id);
create index document_updated_at on document (updated_at, id);

create table outgoing_mail (
  id uuid primary key,
  version integer not null,
  business_key text not null,
  template text not null,
  locale text not null,
  subject_type text not null,
  subject_id uuid not null,
  legal boolean not null,
  state text not null check (state in ('queued', 'sending', 'sent', 'failed', 'unknown')),
  attempts integer not null,
  message_id text not null,
  last_error text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index outgoing_mail_business_key on outgoing_mail (business_key);
create index outgoing_mail_template on outgoing_mail (template);
create index outgoing_mail_subject_id on outgoing_mail (subject_id);
create index outgoing_mail_state on outgoing_mail (state);
create index outgoing_mail_created_at on outgoing_mail (created_at, id);
create index outgoing_mail_updated_at on outgoing_mail (updated_at, id);

create table note (
  id uuid primary key,
  version integer not null,
  subject_type text not null,
  subject_id uuid not null,
  text text not null,
  author_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index note_subject_type on note (subject_type);
create index note_subject_id on note (subject_id);
create index note_author_id on note (author_id);
create index note_created_at on note (created_at, id);
create index note_updated_at on note (updated_at, id);
