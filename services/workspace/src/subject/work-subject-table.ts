/** What work is about, as far as facts told: a copy for one question, whose work it is. */
export const workSubjectTable = `
create table work_subject (
  subject_type text not null, subject_id uuid not null, mark text, jurisdictions text[], public_id text, client_id text,
  language text, assigned_admin_id text, parent_type text, parent_id uuid, primary key (subject_type, subject_id));
create index work_subject_client_id on work_subject (client_id);
`;
