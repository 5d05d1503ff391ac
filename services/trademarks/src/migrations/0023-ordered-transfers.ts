/** Transfers that were ordered for a mark of ours and are not over, with what is known of their deeds: said by the orders, read where somebody hands a transfer in. */
export const orderedTransfers = {
  name: '0023-ordered-transfers',
  sql: `
create table ordered_transfer (
  service_request_id uuid primary key,
  trademark_id uuid not null,
  deed text not null
);
create index ordered_transfer_mark on ordered_transfer (trademark_id);
`,
};
