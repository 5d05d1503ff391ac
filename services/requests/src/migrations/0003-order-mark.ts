/** Marks that came from an order, as trademarks tells of them: when the last one is filed, the order is. */
export const orderMark = {
  name: '0003-order-mark',
  sql: `
create table order_mark (trademark_id uuid primary key, request_id uuid, settled boolean not null default false);
create index order_mark_request_id on order_mark (request_id);
`,
};
