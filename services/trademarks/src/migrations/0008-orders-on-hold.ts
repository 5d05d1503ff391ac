/** Orders of which nothing may go to an office: their client wants them to end, or they have ended. */
export const ordersOnHold = {
  name: '0008-orders-on-hold',
  sql: `
create table order_on_hold (
  registration_request_id uuid primary key,
  since timestamptz not null,
  -- Decided: it does not go on any more.
  ended boolean not null
);
`,
};
