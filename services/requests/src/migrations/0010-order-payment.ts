/** How far the money of an order is, as invoicing tells: what comes next in an order follows from it, and services do not call each other. */
export const orderPayment = {
  name: '0010-order-payment',
  sql: `
create table order_payment (
  product_id uuid primary key, request_id uuid not null, status text not null, payment_type text, still_open_minor bigint, currency text not null, disputed boolean not null default false, told_at timestamptz not null
);
create index order_payment_request_id on order_payment (request_id);
`,
};
