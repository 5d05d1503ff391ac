import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  giveUpRequest,
  markReadyForDrafting,
} from '../../registration-request/draft/drafting-transitions.js';
import {
  completeCheckout,
  confirmInvoicePaid,
  refundRequest,
} from '../../registration-request/order/order-transitions.js';

const SUBJECT = 'registration_request';

/** An order goes on with its money: checkout, payment, drafting; refunded when all went back, unresponsive when none came. A step the order has
 *  left behind is refused and changes nothing. */
export const paidOrders = defineConsumer({
  name: 'paid-orders',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event, status, reason }, run }) => {
      if (product?.subjectType !== SUBJECT) return;
      const streamId = product.subjectId;
      if (event === ProductMovedEvent.PRODUCT_CHECKOUT_COMPLETED)
        await run(completeCheckout.command, { streamId, input: {} });
      if (event === ProductMovedEvent.PRODUCT_PAID || event === ProductMovedEvent.PRODUCT_SETTLED_BY_COUPON) {
        await run(confirmInvoicePaid.command, { streamId, input: {} });
        await run(markReadyForDrafting.command, { streamId, input: {} });
      }
      if (event === ProductMovedEvent.PRODUCT_REFUNDED && status === 'Refunded')
        await run(refundRequest.command, {
          streamId,
          input: { reason: reason === '' ? 'Refunded' : reason },
        });
      if (event === ProductMovedEvent.PRODUCT_PAYMENT_EXPIRED)
        await run(giveUpRequest.command, { streamId, input: { reason: 'Nobody paid within thirty days.' } });
    }),
  ],
});
