create table task (
  id uuid primary key,
  version integer not null,
  kind text not null,
  work text not null,
  title text not null,
  status text not null,
  subject_type text not null,
  subject_id uuid not null,
  public_id text not null,
  mark text not null,
  jurisdictions text[] not null,
  due_at timestamptz(3),
  assigned_admin_id uuid,
  client_id uuid,
  arrived_at timestamptz(3) not null,
  snoozed_until timestamptz(3),
  snooze_reason text,
  escalation text,
  escalated_at timestamptz(3),
  completed_at timestamptz(3),
  outcome text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint task_kind_is_7e9830bc check (kind in ('verification', 'drafting', 'filing', 'office-action', 'use-in-commerce', 'monitoring', 'case', 'renewal', 'payment', 'call', 'message', 'dates', 'register', 'other')),
  constraint task_work_is_425d5882 check (work in ('check', 'price', 'prepare', 'draft', 'change', 'answer', 'reread', 'file', 'mend', 'infected-file', 'second-look', 'receipt', 'papers', 'file-late-part', 'docket', 'confirm', 'examine', 'answer-office', 'file-answer', 'proof', 'proof-file', 'confirm-end', 'report', 'threat', 'threat-again', 'step', 'platform-report', 'platform-silent', 'platform-refused', 'case-letter', 'case-letter-change', 'case-letter-send', 'case-letter-returned', 'case-letter-silent', 'case-letter-answered', 'case-objection', 'demand-withdrawn', 'service', 'order', 'agreed', 'unfit', 'consult', 'talk', 'outcome', 'ticket', 'unhappy', 'dates', 'repair-dry-run', 'repair-approval', 'repair-second-approval', 'repair-carry-out', 'register', 'certificate', 'withdraw', 'oppose', 'scan', 'card-lost', 'order-lapsed', 'rests', 'deadline', 'call', 'letter', 'money', 'dispute', 'invoice', 'e-invoice', 'transfer-back', 'fees', 'part-back', 'refund', 'fee-check', 'fee-decision', 'queue', 'request')),
  constraint task_status_is_41b096cf check (status in ('Open', 'Done', 'Cancelled')),
  constraint task_escalation_is_44246d2a check (escalation in ('nobody', 'near', 'broken'))
);
create index task_kind on task (kind);
create index task_work on task (work);
create index task_status on task (status);
create index task_subject_type on task (subject_type);
create index task_subject_id on task (subject_id);
create index task_public_id on task (public_id);
create index task_public_id_near on task using gin ((translate(lower(public_id), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index task_mark on task (mark, id);
create index task_mark_near on task using gin ((translate(lower(mark), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index task_jurisdictions on task using gin (jurisdictions);
create index task_due_at on task (due_at, id);
create index task_due_at_last on task (due_at desc nulls last, id desc);
create index task_assigned_admin_id on task (assigned_admin_id);
create index task_client_id on task (client_id);
create index task_arrived_at on task (arrived_at, id);
create index task_snoozed_until on task (snoozed_until);
create index task_escalation on task (escalation);
create index task_completed_at on task (completed_at, id);
create index task_completed_at_last on task (completed_at desc nulls last, id desc);
create index task_created_at on task (created_at, id);
create index task_updated_at on task (updated_at, id);

create table service_promise (
  id uuid primary key,
  version integer not null,
  task_id uuid not null,
  work text not null,
  user_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  public_id text not null,
  mark text not null,
  state text not null,
  first_promised_at timestamptz(3) not null,
  promised_at timestamptz(3) not null,
  moved_because text,
  kept_at timestamptz(3),
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint service_promise_work_is_425d5882 check (work in ('check', 'price', 'prepare', 'draft', 'change', 'answer', 'reread', 'file', 'mend', 'infected-file', 'second-look', 'receipt', 'papers', 'file-late-part', 'docket', 'confirm', 'examine', 'answer-office', 'file-answer', 'proof', 'proof-file', 'confirm-end', 'report', 'threat', 'threat-again', 'step', 'platform-report', 'platform-silent', 'platform-refused', 'case-letter', 'case-letter-change', 'case-letter-send', 'case-letter-returned', 'case-letter-silent', 'case-letter-answered', 'case-objection', 'demand-withdrawn', 'service', 'order', 'agreed', 'unfit', 'consult', 'talk', 'outcome', 'ticket', 'unhappy', 'dates', 'repair-dry-run', 'repair-approval', 'repair-second-approval', 'repair-carry-out', 'register', 'certificate', 'withdraw', 'oppose', 'scan', 'card-lost', 'order-lapsed', 'rests', 'deadline', 'call', 'letter', 'money', 'dispute', 'invoice', 'e-invoice', 'transfer-back', 'fees', 'part-back', 'refund', 'fee-check', 'fee-decision', 'queue', 'request')),
  constraint service_promise_state_is_28c2145f check (state in ('open', 'kept', 'broken', 'released'))
);
create index service_promise_task_id on service_promise (task_id);
create index service_promise_work on service_promise (work);
create index service_promise_user_id on service_promise (user_id);
create index service_promise_subject_type on service_promise (subject_type);
create index service_promise_subject_id on service_promise (subject_id);
create index service_promise_state on service_promise (state);
create index service_promise_promised_at on service_promise (promised_at, id);
create index service_promise_kept_at on service_promise (kept_at, id);
create index service_promise_kept_at_last on service_promise (kept_at desc nulls last, id desc);
create index service_promise_assigned_admin_id on service_promise (assigned_admin_id);
create index service_promise_created_at on service_promise (created_at, id);
create index service_promise_updated_at on service_promise (updated_at, id);

create table notification (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  kind text not null,
  subject_type text not null,
  subject_id uuid not null,
  title text not null,
  work text,
  client_id uuid,
  seen_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint notification_kind_is_22d0f433 check (kind in ('verification-approved', 'verification-dismissed', 'assigned-to-you', 'description-updated', 'message', 'draft-sent', 'payment-received', 'order-filed', 'order-refunded', 'order-on-hold', 'mark-filed', 'mark-published', 'mark-opposed', 'mark-registered', 'mark-refused', 'mark-ended', 'deadline-near', 'scam-warning', 'webhook-stopped', 'work-arrived', 'work-unowned', 'promise-near', 'promise-broken')),
  constraint notification_work_is_425d5882 check (work in ('check', 'price', 'prepare', 'draft', 'change', 'answer', 'reread', 'file', 'mend', 'infected-file', 'second-look', 'receipt', 'papers', 'file-late-part', 'docket', 'confirm', 'examine', 'answer-office', 'file-answer', 'proof', 'proof-file', 'confirm-end', 'report', 'threat', 'threat-again', 'step', 'platform-report', 'platform-silent', 'platform-refused', 'case-letter', 'case-letter-change', 'case-letter-send', 'case-letter-returned', 'case-letter-silent', 'case-letter-answered', 'case-objection', 'demand-withdrawn', 'service', 'order', 'agreed', 'unfit', 'consult', 'talk', 'outcome', 'ticket', 'unhappy', 'dates', 'repair-dry-run', 'repair-approval', 'repair-second-approval', 'repair-carry-out', 'register', 'certificate', 'withdraw', 'oppose', 'scan', 'card-lost', 'order-lapsed', 'rests', 'deadline', 'call', 'letter', 'money', 'dispute', 'invoice', 'e-invoice', 'transfer-back', 'fees', 'part-back', 'refund', 'fee-check', 'fee-decision', 'queue', 'request'))
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
  constraint document_type_is_89e443ad check (type in ('Logo', 'Specimen', 'Delegation', 'User signed POA', 'Business certificate', 'Priority filing document', 'Application logo in B&W', 'Application logo series', 'Application logo', 'Registration certificate', 'Invoice', 'Verification report', 'Office letter', 'Office receipt', 'Screenshot', 'Product picture', 'Letter to the other side', 'Attachment')),
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
  next_attempt_at timestamptz(3) not null,
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint outgoing_mail_state_is_7e7807ce check (state in ('queued', 'sending', 'sent', 'failed', 'unknown', 'bounced', 'unwanted'))
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

create table saved_view (
  id uuid primary key,
  version integer not null,
  list text not null,
  name text not null,
  filter jsonb,
  columns text[] not null,
  order_field text,
  order_direction text,
  shared boolean not null,
  opens_first boolean not null,
  user_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint saved_view_order_direction_is_8327f847 check (order_direction in ('ASC', 'DESC'))
);
create index saved_view_list on saved_view (list);
create index saved_view_name on saved_view (name, id);
create index saved_view_shared on saved_view (shared);
create index saved_view_user_id on saved_view (user_id);
create index saved_view_created_at on saved_view (created_at, id);
create index saved_view_updated_at on saved_view (updated_at, id);

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
  public_id text,
  user_id uuid,
  contact_email text,
  contact_name text,
  language text,
  topic text,
  reported text,
  case_letter_id uuid,
  case_id uuid,
  request_id uuid,
  trademark_id uuid,
  earlier_ticket_id uuid,
  merged_into_id uuid,
  link_revision integer,
  created_by_user_id uuid,
  description text not null,
  status text not null,
  resolution text,
  resolved_at timestamptz(3),
  waiting_since timestamptz(3),
  reminders integer,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint support_ticket_topic_is_ba6c1496 check (topic in ('free scan', 'objection', 'answer to a letter')),
  constraint support_ticket_status_is_75c0f352 check (status in ('Created', 'Assigned', 'Waiting for customer', 'Resolved', 'Closed'))
);
create index support_ticket_public_id on support_ticket (public_id);
create index support_ticket_public_id_near on support_ticket using gin ((translate(lower(public_id), 'àáâãäåçèéêëìíîïñòóôõöùúûüýÿāăąćĉċčďēĕėęěĝğġģĥĩīĭįĵķĺļľńņňōŏőŕŗřśŝşšţťũūŭůűųŵŷźżžøłđı', 'aaaaaaceeeeiiiinooooouuuuyyaaaccccdeeeeegggghiiiijklllnnnooorrrssssttuuuuuuwyzzzoldi')) gin_trgm_ops);
create index support_ticket_user_id on support_ticket (user_id);
create index support_ticket_contact_email on support_ticket (contact_email);
create index support_ticket_topic on support_ticket (topic);
create index support_ticket_case_id on support_ticket (case_id);
create index support_ticket_request_id on support_ticket (request_id);
create index support_ticket_trademark_id on support_ticket (trademark_id);
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

create table support_message (
  id uuid primary key,
  version integer not null,
  ticket_id uuid not null,
  user_id uuid,
  side text not null,
  author_id uuid,
  channel text,
  text text not null,
  internal boolean not null,
  link_revision integer,
  document_ids uuid[] not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint support_message_side_is_588aafef check (side in ('client', 'firm')),
  constraint support_message_channel_is_3a2052e9 check (channel in ('portal', 'page', 'e-mail', 'phone', 'letter'))
);
create index support_message_ticket_id on support_message (ticket_id);
create index support_message_user_id on support_message (user_id);
create index support_message_internal on support_message (internal);
create index support_message_created_at on support_message (created_at, id);
create index support_message_updated_at on support_message (updated_at, id);

create table answer_text (
  id uuid primary key,
  version integer not null,
  title text not null,
  topic text not null,
  english text,
  czech text,
  slovak text,
  spanish text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint answer_text_topic_is_6279e84f check (topic in ('order', 'mark', 'office', 'date', 'invoice', 'account', 'other'))
);
create index answer_text_title on answer_text (title, id);
create index answer_text_topic on answer_text (topic, id);
create index answer_text_created_at on answer_text (created_at, id);
create index answer_text_updated_at on answer_text (updated_at, id);

create table staff_profile (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  role text not null,
  active boolean not null,
  lead boolean not null,
  team text,
  zone text,
  offices text[] not null,
  works text[] not null,
  languages text[] not null,
  gives_second_looks boolean,
  weekly_hours integer,
  gives_talks boolean,
  talk_hours jsonb,
  deputy_id uuid,
  density text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint staff_profile_role_is_263131b5 check (role in ('lawyer', 'admin')),
  constraint staff_profile_density_is_1543fb23 check (density in ('compact', 'normal', 'roomy'))
);
create index staff_profile_user_id on staff_profile (user_id);
create index staff_profile_role on staff_profile (role);
create index staff_profile_active on staff_profile (active);
create index staff_profile_lead on staff_profile (lead);
create index staff_profile_team on staff_profile (team);
create index staff_profile_gives_second_looks on staff_profile (gives_second_looks);
create index staff_profile_gives_talks on staff_profile (gives_talks);
create index staff_profile_created_at on staff_profile (created_at, id);
create index staff_profile_updated_at on staff_profile (updated_at, id);

create table absence (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  "from" timestamptz(3) not null,
  until timestamptz(3) not null,
  deputy_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index absence_user_id on absence (user_id);
create index absence_from on absence ("from", id);
create index absence_until on absence (until, id);
create index absence_created_at on absence (created_at, id);
create index absence_updated_at on absence (updated_at, id);

create table firm_hours (
  id uuid primary key,
  version integer not null,
  opens_at text not null,
  closes_at text not null,
  closed_days date[] not null,
  unowned_hours integer not null,
  former jsonb not null,
  reason text not null,
  changed_by_id uuid not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index firm_hours_changed_by_id on firm_hours (changed_by_id);
create index firm_hours_created_at on firm_hours (created_at, id);
create index firm_hours_updated_at on firm_hours (updated_at, id);

create table assignment_rule (
  id uuid primary key,
  version integer not null,
  position integer not null,
  work text,
  office text,
  language text,
  client_id uuid,
  from_amount jsonb,
  team text,
  assigned_admin_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint assignment_rule_work_is_425d5882 check (work in ('check', 'price', 'prepare', 'draft', 'change', 'answer', 'reread', 'file', 'mend', 'infected-file', 'second-look', 'receipt', 'papers', 'file-late-part', 'docket', 'confirm', 'examine', 'answer-office', 'file-answer', 'proof', 'proof-file', 'confirm-end', 'report', 'threat', 'threat-again', 'step', 'platform-report', 'platform-silent', 'platform-refused', 'case-letter', 'case-letter-change', 'case-letter-send', 'case-letter-returned', 'case-letter-silent', 'case-letter-answered', 'case-objection', 'demand-withdrawn', 'service', 'order', 'agreed', 'unfit', 'consult', 'talk', 'outcome', 'ticket', 'unhappy', 'dates', 'repair-dry-run', 'repair-approval', 'repair-second-approval', 'repair-carry-out', 'register', 'certificate', 'withdraw', 'oppose', 'scan', 'card-lost', 'order-lapsed', 'rests', 'deadline', 'call', 'letter', 'money', 'dispute', 'invoice', 'e-invoice', 'transfer-back', 'fees', 'part-back', 'refund', 'fee-check', 'fee-decision', 'queue', 'request'))
);
create index assignment_rule_position on assignment_rule (position, id);
create index assignment_rule_work on assignment_rule (work);
create index assignment_rule_created_at on assignment_rule (created_at, id);
create index assignment_rule_updated_at on assignment_rule (updated_at, id);

create table email_choice (
  id uuid primary key,
  version integer not null,
  address_id uuid not null,
  user_id uuid,
  order_updates boolean not null,
  marketing boolean not null,
  newsletter boolean not null,
  way text not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint email_choice_way_is_10e1eed6 check (way in ('page', 'one-click'))
);
create index email_choice_address_id on email_choice (address_id);
create index email_choice_user_id on email_choice (user_id);
create index email_choice_created_at on email_choice (created_at, id);
create index email_choice_updated_at on email_choice (updated_at, id);

create table feedback (
  id uuid primary key,
  version integer not null,
  letter_id uuid not null,
  user_id uuid,
  subject_type text not null,
  subject_id uuid not null,
  about text not null,
  rating text not null,
  words text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint feedback_rating_is_62ab9c89 check (rating in ('good', 'bad'))
);
create index feedback_letter_id on feedback (letter_id);
create index feedback_user_id on feedback (user_id);
create index feedback_subject_type on feedback (subject_type);
create index feedback_subject_id on feedback (subject_id);
create index feedback_rating on feedback (rating);
create index feedback_created_at on feedback (created_at, id);
create index feedback_updated_at on feedback (updated_at, id);

create table text_review (
  id uuid primary key,
  version integer not null,
  text text not null,
  digest text not null,
  verdict text not null,
  note text,
  reviewed_by_id uuid not null,
  withdrawn_at timestamptz(3),
  withdrawn_by_id uuid,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint text_review_verdict_is_3941e6b5 check (verdict in ('reviewed', 'needs-work'))
);
create index text_review_text on text_review (text, id);
create index text_review_digest on text_review (digest);
create index text_review_verdict on text_review (verdict);
create index text_review_reviewed_by_id on text_review (reviewed_by_id);
create index text_review_withdrawn_at on text_review (withdrawn_at);
create index text_review_withdrawn_by_id on text_review (withdrawn_by_id);
create index text_review_created_at on text_review (created_at, id);
create index text_review_updated_at on text_review (updated_at, id);

create table partner_webhook (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  url text not null,
  event_types text[] not null,
  status text not null,
  disabled_because text,
  secret_number integer not null,
  former_secret_until timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint partner_webhook_status_is_a287c477 check (status in ('Enabled', 'Disabled')),
  constraint partner_webhook_disabled_because_is_6fbe89e5 check (disabled_because in ('by its owner', 'gone', 'failing'))
);
create index partner_webhook_user_id on partner_webhook (user_id);
create index partner_webhook_status on partner_webhook (status);
create index partner_webhook_created_at on partner_webhook (created_at, id);
create index partner_webhook_updated_at on partner_webhook (updated_at, id);

create table partner_webhook_tracking (
  id uuid primary key,
  version integer not null,
  partner_webhook_id uuid not null,
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
create index partner_webhook_tracking_partner_webhook_id on partner_webhook_tracking (partner_webhook_id);
create index partner_webhook_tracking_event on partner_webhook_tracking (event);
create index partner_webhook_tracking_label on partner_webhook_tracking (label);
create index partner_webhook_tracking_created_at on partner_webhook_tracking (created_at, id);
create index partner_webhook_tracking_updated_at on partner_webhook_tracking (updated_at, id);

create table partner_delivery (
  id uuid primary key,
  version integer not null,
  user_id uuid not null,
  webhook_id uuid not null,
  event_id uuid not null,
  event_type text not null,
  state text not null,
  attempts integer not null,
  next_attempt_at timestamptz(3) not null,
  answer_status integer,
  trouble text,
  duration_ms integer,
  planned_at timestamptz(3) not null,
  delivered_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  constraint partner_delivery_state_is_7aa5558c check (state in ('waiting', 'delivered', 'failed'))
);
create index partner_delivery_user_id on partner_delivery (user_id);
create index partner_delivery_webhook_id on partner_delivery (webhook_id);
create index partner_delivery_event_id on partner_delivery (event_id);
create index partner_delivery_event_type on partner_delivery (event_type);
create index partner_delivery_state on partner_delivery (state);
create index partner_delivery_planned_at on partner_delivery (planned_at, id);
create index partner_delivery_created_at on partner_delivery (created_at, id);
create index partner_delivery_updated_at on partner_delivery (updated_at, id);
