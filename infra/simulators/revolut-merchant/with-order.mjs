import { vendorError } from './vendor-error.mjs';

/**
 * Handlers of routes that name an order in `:id`.
 * @param {import('./order-book.mjs').OrderBook} book
 * @returns {(then: (order: import('./order-book.mjs').Order, asked: import('../core/answers.mjs').Asked) => import('../core/answers.mjs').Answer) => import('../core/answers.mjs').Handler}
 */
export function withOrder(book) {
  return (then) => (asked) => {
    const order = book.orders.get(asked.params.id ?? '');
    return order === undefined ? vendorError(404, 'not_found', 'Order not found') : then(order, asked);
  };
}
