import type { OrderPaymentsResult } from './payments.graphql.js';

/** One order with everything about its money. */
export type PaidOrder = NonNullable<OrderPaymentsResult['product']>;

/** One of its tax documents. */
export type PaidInvoice = PaidOrder['invoices']['items'][number];
