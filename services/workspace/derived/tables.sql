create table task (
  id uuid primary key,
  version integer not null,
  kind text not null,
  title text not null,
  status text not null,
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
  updated_at timestamptz(3) not null,
  constraint task_kind_is_7e9830bc check (kind in ('verification', 'drafting', 'filing', 'office-action', 'use-in-commerce', 'monitoring', 'case', 'renewal', 'payment', 'call', 'message', 'dates', 'register', 'other')),
  constraint task_status_is_41b096cf check (status in ('Open', 'Done', 'Cancelled'))
);
create index task_kind on task (kind);
create index task_status on task (status);
create index task_subject_type on task (subject_type);
create index task_subject_id on task (subject_id);
create index task_public_id on task (public_id);
create index task_mark on task (mark, id);
create index task_due_at on task (due_at, id);
create index task_due_at_last on task (due_at desc nulls last, id desc);
create index task_assigned_admin_id on task (assigned_admin_id);
create index task_completed_at on task (completed_at, id);
create index task_completed_at_last on task (completed_at desc nulls last, id desc);
create index task_created_at on task (created_at, id);
create index task_updated_at on task (updated_at, id);

create table notification (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  kind text not null,
  subject_type text not null,
  subject_id uuid not null,
  title text not null,
  seen_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint notification_kind_is_b487cf86 check (kind in ('verification-approved', 'verification-dismissed', 'assigned-to-you', 'description-updated', 'message', 'draft-sent', 'payment-received', 'order-filed', 'order-refunded', 'order-on-hold', 'mark-filed', 'mark-published', 'mark-opposed', 'mark-registered', 'mark-refused', 'mark-ended', 'deadline-near', 'scam-warning'))
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
  type text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  path text not null,
  width integer,
  height integer,
  picture_problem text,
  source_document_id uuid,
  revision integer not null,
  sha256 text not null,
  subject_type text,
  subject_id uuid,
  user_id uuid,
  folder_id uuid,
  link_revision integer,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint document_type_is_6fe0e2bb check (type in ('Logo', 'Specimen', 'Delegation', 'User signed POA', 'Business certificate', 'Priority filing document', 'Application logo in B&W', 'Application logo series', 'Application logo', 'Registration certificate', 'Invoice', 'Verification report')),
  constraint document_picture_problem_is_1c9c746f check (picture_problem in ('CORRUPT', 'ANIMATED', 'CMYK', 'TOO_MANY_PIXELS'))
);
create index document_type on document (type);
create index document_name on document (name, id);
create index document_subject_type on document (subject_type);
create index document_subject_id on document (subject_id);
create index document_user_id on document (user_id);
create index document_folder_id on document (folder_id);
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
  state text not null,
  attempts integer not null,
  message_id text not null,
  last_error text,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint outgoing_mail_state_is_10ac4a49 check (state in ('queued', 'sending', 'sent', 'failed', 'unknown'))
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

create table document_folder (
  id uuid primary key,
  version integer not null,
  name text not null,
  parent_folder_id uuid,
  subject_type text,
  subject_id uuid,
  user_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index document_folder_name on document_folder (name, id);
create index document_folder_parent_folder_id on document_folder (parent_folder_id);
create index document_folder_subject_type on document_folder (subject_type);
create index document_folder_subject_id on document_folder (subject_id);
create index document_folder_user_id on document_folder (user_id);
create index document_folder_created_at on document_folder (created_at, id);
create index document_folder_updated_at on document_folder (updated_at, id);

create table statistic (
  id uuid primary key,
  version integer not null,
  name text not null,
  value numeric(20,4) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index statistic_name on statistic (name, id);
create index statistic_value on statistic (value, id);
create index statistic_created_at on statistic (created_at, id);
create index statistic_updated_at on statistic (updated_at, id);

create table support_ticket (
  id uuid primary key,
  version integer not null,
  user_id uuid,
  contact_email text,
  contact_name text,
  created_by_user_id uuid,
  description text not null,
  status text not null,
  resolution text,
  resolved_at timestamptz(3),
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint support_ticket_status_is_75c0f352 check (status in ('Created', 'Assigned', 'Waiting for customer', 'Resolved', 'Closed'))
);
create index support_ticket_user_id on support_ticket (user_id);
create index support_ticket_contact_email on support_ticket (contact_email);
create index support_ticket_created_by_user_id on support_ticket (created_by_user_id);
create index support_ticket_status on support_ticket (status, id);
create index support_ticket_resolved_at on support_ticket (resolved_at, id);
create index support_ticket_resolved_at_last on support_ticket (resolved_at desc nulls last, id desc);
create index support_ticket_assigned_admin_id on support_ticket (assigned_admin_id);
create index support_ticket_created_at on support_ticket (created_at, id);
create index support_ticket_updated_at on support_ticket (updated_at, id);

create table support_ticket_tracking (
  id uuid primary key,
  version integer not null,
  support_ticket_id uuid not null,
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
create index support_ticket_tracking_support_ticket_id on support_ticket_tracking (support_ticket_id);
create index support_ticket_tracking_event on support_ticket_tracking (event);
create index support_ticket_tracking_label on support_ticket_tracking (label);
create index support_ticket_tracking_created_at on support_ticket_tracking (created_at, id);
create index support_ticket_tracking_updated_at on support_ticket_tracking (updated_at, id);
