/** What holds an order ends on its own: a dispute that is won does not end the wish to end the order. */
export const holdCauses = {
  name: '0009-hold-causes',
  sql: `
-- 'end', or the id of the product whose payment is disputed.
alter table order_on_hold add column cause text not null default 'end';
alter table order_on_hold drop constraint order_on_hold_pkey, add primary key (registration_request_id, cause);
`,
};
