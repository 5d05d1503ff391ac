/** @typedef {import('./order-book.mjs').Order} Order */

/**
 * An order as the vendor answers it.
 * @param {Order} order
 * @param {string} origin
 */
export function orderView(order, origin) {
  const { id, token, type, state, amount, currency, description, payments, metadata } = order;
  const open = type === 'payment' && !['completed', 'cancelled', 'failed'].includes(state);
  return {
    id,
    token,
    type,
    state,
    created_at: order.createdAt,
    updated_at: order.updatedAt,
    description,
    capture_mode: order.captureMode,
    amount,
    currency,
    outstanding_amount: open ? amount : 0,
    refunded_amount: order.refunded,
    merchant_order_data: order.merchant_order_data,
    metadata,
    ...(order.customerId === null ? {} : { customer: { id: order.customerId } }),
    ...(order.relatedOrderId === null ? {} : { related_order_id: order.relatedOrderId }),
    ...(payments.length === 0 ? {} : { payments }),
    ...(open ? { checkout_url: `${origin}/revolut-merchant/checkout/${token}` } : {}),
  };
}

/** In a list an order comes without its payments. @param {Order} order @param {string} origin */
export function orderSummary(order, origin) {
  const { payments: _payments, checkout_url: _url, token: _token, ...summary } = orderView(order, origin);
  return summary;
}
