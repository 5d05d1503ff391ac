/** Documents of the workspace, as far as they may go to an office: an approval seals which ones, and services do not call each other. */
export const paperCopy = {
  name: '0005-paper-copy',
  sql: `
create table paper_copy (id uuid primary key, subject_id uuid, folder_id uuid, type text not null, sha256 text not null);
create index paper_copy_subject_id on paper_copy (subject_id);
create index paper_copy_folder_id on paper_copy (folder_id);
`,
};
