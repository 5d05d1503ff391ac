/** Products of additional orders are told of too: the order's own is known by what it is for. */
export const additionPayment = {
  name: '0012-addition-payment',
  sql: `alter table order_payment add column subject_type text not null default 'registration_request'`,
};
