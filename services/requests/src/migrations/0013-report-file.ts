/** Which files of frozen reports were made, so that none is made again. */
export const reportFiles = {
  name: '0013-report-file',
  sql: `
create table report_file (document_id uuid primary key, report_version_id uuid not null, language text not null, sha256 text not null, unique (report_version_id, language));
`,
};
