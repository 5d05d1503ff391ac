/** The power of attorney a client approved with: whoever files sees whether another one came since. Unknown for copies that were kept before. */
export const approvedAuthority = {
  name: '0006-approved-authority',
  sql: `
alter table filing_copy add column poa_document_id uuid;
`,
};
