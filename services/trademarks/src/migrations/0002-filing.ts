/** Copies of what was approved, sealed as they came, by the part of the application they are; and the login of the lawyer who files at an office. */
export const filing = {
  name: '0002-filing',
  sql: `
create table filing_copy (
  application_jurisdiction_id uuid primary key, trademark_id uuid not null unique, registration_request_id uuid not null, user_id uuid,
  digest text not null, sealed_at timestamptz not null, sealed bytea not null);
create index filing_copy_registration_request_id on filing_copy (registration_request_id);
create table office_login (office text primary key, sealed bytea not null);
`,
};
