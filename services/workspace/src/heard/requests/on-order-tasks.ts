import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  ProductMovedSchema,
  ProductMovedEvent,
  ProductMovedEventSchema,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  AdditionalOrderMovedSchema,
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  AdditionalOrderMovedEvent,
  RequestMovedEvent,
  RequestMovedEventSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { rememberSubject } from '../../subject/work-subject.js';
import { workArrived, workDone } from '../../task/arrive.js';
import { happenedAt, tendWork, type EntityWork } from '../../task/entity-work.js';
import { about, orderFacts, orderOf, SUBJECT } from './on-verification-tasks.js';

/** Every turn of ours in an order, and what settles it. */
const orderWork: EntityWork<RequestMovedEvent> = {
  opens: {
    [RequestMovedEvent.READY_FOR_DRAFTING]: 'prepare',
    [RequestMovedEvent.REVIEW_REQUESTED]: 'draft',
    [RequestMovedEvent.CHANGES_REQUESTED]: 'change',
    [RequestMovedEvent.APPLICATION_APPROVED]: 'file',
    [RequestMovedEvent.END_ASKED]: 'refund',
  },
  ends: {
    // Its price was known, also where the payment was made before we heard of the order.
    [RequestMovedEvent.INVOICE_PAID]: ['price'],
    [RequestMovedEvent.REVIEW_REQUESTED]: ['prepare', 'draft'],
    [RequestMovedEvent.SENT_FOR_REVIEW]: ['prepare', 'draft', 'change', 'reread'],
    [RequestMovedEvent.CHANGES_REQUESTED]: ['change'],
    [RequestMovedEvent.APPLICATION_APPROVED]: ['prepare', 'draft', 'change', 'file'],
    [RequestMovedEvent.APPLICATIONS_FILED]: ['file'],
    [RequestMovedEvent.END_ASKED]: ['refund'],
    [RequestMovedEvent.REQUEST_REFUNDED]: ['refund'],
    [RequestMovedEvent.REQUEST_WITHDRAWN]: ['refund'],
    [RequestMovedEvent.REQUEST_GIVEN_UP]: ['refund'],
  },
  drops: {
    [RequestMovedEvent.END_ASK_TAKEN_BACK]: ['refund'],
    [RequestMovedEvent.REQUEST_REFUNDED]: 'all',
    [RequestMovedEvent.REQUEST_WITHDRAWN]: 'all',
    [RequestMovedEvent.REQUEST_GIVEN_UP]: 'all',
  },
};

/** Every turn of ours in an order is one task, with the time its client was promised; what a client writes is one until it is answered, an order without
 *  a price one until it has one. */
export const orderTasks = defineConsumer({
  name: 'order-tasks',
  sources: ['requests', 'invoicing'],
  mode: 'once',
  handlers: [
    on(
      RequestMovedSchema,
      async ({ message: { request, event, promisedAt, quoteId }, envelope, tx, run }) => {
        const order = about(request);
        const subject = orderOf(order);
        await tendWork({ tx, run }, orderWork, {
          event,
          outcome: eventType(RequestMovedEventSchema, event),
          subject,
          facts: orderFacts(order),
          envelope,
          dueAt: promisedAt && timestampDate(promisedAt),
        });
        if (event === RequestMovedEvent.ORDER_CREATED && quoteId === '')
          await workArrived({ tx, run }, { work: 'price', subject, at: happenedAt(envelope) });
      },
    ),
    on(
      AdditionalOrderMovedSchema,
      async ({
        message: { request, event, publicId, units, joinsDraft, additionalOrderId },
        envelope,
        tx,
        run,
      }) => {
        // Its draft could not take it any more: what was paid is filed on its own, or paid back.
        if (event !== AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PAID || joinsDraft) return;
        const order = about(request);
        const subject = { type: 'additional_order', id: additionalOrderId };
        await rememberSubject(tx, subject, { ...orderFacts(order), publicId, parent: orderOf(order) });
        const detail = `${units.join(', ')}: paid after the approval, file it on its own or pay it back`;
        await workArrived({ tx, run }, { work: 'file-late-part', subject, at: happenedAt(envelope), detail });
      },
    ),
    on(RequestMessageWrittenSchema, async ({ message: { request, fromClient }, envelope, tx, run }) => {
      const order = about(request);
      const subject = orderOf(order);
      await rememberSubject(tx, subject, orderFacts(order));
      if (fromClient) await workArrived({ tx, run }, { work: 'answer', subject, at: happenedAt(envelope) });
      else await workDone({ tx, run }, { subject, works: ['answer'], outcome: 'answered' });
    }),
    on(ProductMovedSchema, async ({ message: { product, event }, tx, run }) => {
      if (event !== ProductMovedEvent.PRODUCT_CREATED || product?.subjectType !== SUBJECT) return;
      const subject = { type: SUBJECT, id: product.subjectId };
      const outcome = eventType(ProductMovedEventSchema, event);
      await workDone({ tx, run }, { subject, works: ['price'], outcome });
    }),
  ],
});
