import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ProductMovedSchema, ProductMovedEvent } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { rememberSubject } from '../../subject/work-subject.js';

/** What is to be paid for an order, tax in, from when there is something to pay: rules give work by it. */
export const orderAmounts = defineConsumer({
  name: 'order-amounts',
  sources: ['invoicing'],
  mode: 'once',
  handlers: [
    on(ProductMovedSchema, async ({ message: { product, event }, tx }) => {
      if (event !== ProductMovedEvent.PRODUCT_CREATED || product === undefined) return;
      const { subjectType: type, subjectId: id, totalMinor, currency } = product;
      await rememberSubject(tx, { type, id }, { amount: { amountMinor: Number(totalMinor), currency } });
    }),
  ],
});
