import { timestampDate } from '@bufbuild/protobuf/wkt';
import { execute } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';

/** The order itself, and what was ordered in addition: both are about the order. */
const SUBJECTS: readonly (string | undefined)[] = ['registration_request', 'additional_order'];

/** What a dispute at the payer's bank does to the work: it rests while one is open or lost. */
const disputes: Readonly<Partial<Record<ProductMovedEvent, boolean>>> = {
  [ProductMovedEvent.PRODUCT_DISPUTE_OPENED]: true,
  [ProductMovedEvent.CHARGEBACK_BOOKED]: true,
  [ProductMovedEvent.PRODUCT_DISPUTE_WON]: false,
};

/** Keeps how far the money of each order is: declined, on its way by transfer, in part, disputed. What comes next in the order is decided from it. */
export const orderPayments = defineConsumer({
  name: 'order-payments',
  sources: ['invoicing'],
  mode: 'ordered',
  copies: ['order_payment'],
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event, status, amountMinor }, envelope, tx }) => {
      if (product === undefined || !SUBJECTS.includes(product.subjectType)) return;
      const at = envelope.occurredAt === undefined ? new Date(0) : timestampDate(envelope.occurredAt);
      await execute(
        tx,
        `insert into order_payment (product_id, request_id, status, payment_type, still_open_minor, currency, disputed, told_at, subject_type, refunded_at) values ($1, $2, coalesce(nullif($3, ''), 'Created'), nullif($4, ''), $5, $6, coalesce($7, false), $8, $9, $10)
         on conflict (product_id) do update set status = coalesce(nullif($3, ''), order_payment.status), payment_type = coalesce(nullif($4, ''), order_payment.payment_type),
           still_open_minor = case when $5::bigint is not null then $5 when $3 in ('Paid', 'Cancelled') then null else order_payment.still_open_minor end,
           currency = coalesce(nullif($6, ''), order_payment.currency), disputed = coalesce($7, order_payment.disputed), refunded_at = coalesce($10, order_payment.refunded_at)`,
        [
          product.productId,
          product.subjectId,
          status,
          product.paymentType,
          event === ProductMovedEvent.PRODUCT_PARTLY_PAID ? String(amountMinor) : null,
          product.currency,
          disputes[event] ?? null,
          at,
          product.subjectType,
          event === ProductMovedEvent.PRODUCT_REFUNDED ? at : null,
        ],
      );
    }),
  ],
});
