import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { holdOrder, releaseOrder } from '../../filing/order-hold.js';

/** An order, and what was ordered on top of it: the subject of both is the order. */
const SUBJECTS: readonly string[] = ['registration_request', 'additional_order'];
const DISPUTED: readonly ProductMovedEvent[] = [
  ProductMovedEvent.PRODUCT_DISPUTE_OPENED,
  ProductMovedEvent.CHARGEBACK_BOOKED,
];

/** Nothing of an order goes to an office while one of its payments is disputed at the payer's bank, or was lost there. */
export const disputedPayments = defineConsumer({
  name: 'disputed-payments',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event }, envelope, tx }) => {
      if (product === undefined || !SUBJECTS.includes(product.subjectType)) return;
      const hold = { registrationRequestId: product.subjectId, cause: product.productId };
      const since = envelope.occurredAt === undefined ? new Date(0) : timestampDate(envelope.occurredAt);
      if (DISPUTED.includes(event)) await holdOrder(tx, { ...hold, since, ended: false });
      else if (event === ProductMovedEvent.PRODUCT_DISPUTE_WON) await releaseOrder(tx, hold);
    }),
  ],
});
