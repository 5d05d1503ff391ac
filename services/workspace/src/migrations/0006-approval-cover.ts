/** What a client's approval covers, as requests tells of it: an order, its applications, folders of its offices, documents. */
export const approvalCover = {
  name: '0006-approval-cover',
  sql: `
create table approval_cover (id uuid primary key);
`,
};
