/** When money of an order last went back: an order whose end was asked for and answered with money does not go on by itself. */
export const refundTime = {
  name: '0014-refund-time',
  sql: 'alter table order_payment add column refunded_at timestamptz',
};
