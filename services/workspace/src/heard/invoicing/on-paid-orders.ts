import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { happenedAt } from '../../task/entity-work.js';

/** Which orders were paid, and what they are of: what is sent about them is counted by it. */
export const paidOrders = defineConsumer({
  name: 'paid-orders',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event }, envelope, tx }) => {
      if (event !== ProductMovedEvent.PRODUCT_PAID || product === undefined) return;
      const { productId, subjectType, subjectId, service, kind, currency } = product;
      // A fact of older days says neither: its order is counted nowhere rather than under a wrong name.
      const what = service === '' ? kind : service;
      if (what === '') return;
      await tx.query(
        `insert into paid_order (product_id, subject_type, subject_id, what, currency, paid_at)
         values ($1, $2, $3, $4, $5, $6) on conflict (product_id) do nothing`,
        [productId, subjectType, subjectId === '' ? null : subjectId, what, currency, happenedAt(envelope)],
      );
    }),
  ],
});
