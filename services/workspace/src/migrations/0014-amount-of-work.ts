/** What is paid for the order that work belongs to: rules may look at it. */
export const amountOfWork = {
  name: '0014-amount-of-work',
  sql: `
alter table work_subject add column amount jsonb;
`,
};
