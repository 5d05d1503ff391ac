import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

const SUBJECT = 'service_request';
const {
  invoiceServiceRequest: invoice,
  confirmServiceRequestPayment: pay,
  refundServiceRequest: refund,
  giveUpServiceRequest: giveUp,
} = serviceRequest.steps;

/** A service order goes on with its money. A step the order has left behind is refused and changes nothing. */
export const paidServices = defineConsumer({
  name: 'paid-services',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event, status, reason }, run }) => {
      if (product?.subjectType !== SUBJECT) return;
      const { subjectId: streamId, productId, currency } = product;
      if (event === ProductMovedEvent.PRODUCT_CREATED)
        await run(invoice, {
          streamId,
          input: { product: productId, price: { amountMinor: Number(product.totalMinor), currency } },
        });
      if (event === ProductMovedEvent.PRODUCT_PAID || event === ProductMovedEvent.PRODUCT_SETTLED_BY_COUPON)
        await run(pay, { streamId, input: {} });
      if (event === ProductMovedEvent.PRODUCT_REFUNDED && status === 'Refunded')
        await run(refund, { streamId, input: { reason: reason === '' ? 'Refunded' : reason } });
      if (event === ProductMovedEvent.PRODUCT_PAYMENT_EXPIRED)
        await run(giveUp, { streamId, input: { reason: 'Nobody paid within thirty days.' } });
    }),
  ],
});
