/** What the office gave each mark of an order, as trademarks tells of it: shown beside what was paid for. */
export const filedMarkFacts = {
  name: '0008-filed-marks',
  sql: `
alter table order_mark add column number text, add column filed_on date;
`,
};
