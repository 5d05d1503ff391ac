/** Of whom the firm took the right to give second looks: said by the workspace, read where somebody confirms. */
export const secondLooks = {
  name: '0015-second-looks',
  sql: `
create table second_looks_withheld (user_id uuid primary key);
`,
};
