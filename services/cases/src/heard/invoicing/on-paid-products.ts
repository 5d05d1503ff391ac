import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedEvent, ProductMovedSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { service } from '../../service/service.work-item.js';

const noteServicePayment = service.steps.noteServicePayment;
const PAID: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_PAID,
  ProductMovedEvent.PRODUCT_SETTLED_BY_COUPON,
];

/** A service that was paid for knows it: from then on only whoever decides about money cancels it. */
export const paidProducts = defineConsumer({
  name: 'paid-products',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event }, tx, run }) => {
      if (product?.subjectType !== 'service' || !PAID.includes(event)) return;
      const found = await queryRow(tx, 'select id from service where id = $1', [product.subjectId]);
      if (found !== undefined) await run(noteServicePayment, { streamId: product.subjectId, input: {} });
    }),
  ],
});
