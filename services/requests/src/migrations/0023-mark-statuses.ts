/** How far marks of ours are at their offices, as trademarks says it: a renewal of what is not registered is refused before anybody pays. */
export const markStatuses = {
  name: '0023-mark-statuses',
  sql: `
create table mark_status (trademark_id uuid primary key, status text not null);
`,
};
