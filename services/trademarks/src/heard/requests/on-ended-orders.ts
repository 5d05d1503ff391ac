import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { END, holdOrder, releaseOrder } from '../../filing/order-hold.js';

const ENDED: readonly RequestMovedEvent[] = [
  RequestMovedEvent.REQUEST_REFUNDED,
  RequestMovedEvent.REQUEST_WITHDRAWN,
];

/** What the client wants to end is not filed meanwhile, and what has ended not at all. */
export const endedOrders = defineConsumer({
  name: 'ended-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message: { request, event }, envelope, tx }) => {
      if (request === undefined) return;
      const hold = { registrationRequestId: request.requestId, cause: END };
      const since = envelope.occurredAt === undefined ? new Date(0) : timestampDate(envelope.occurredAt);
      if (event === RequestMovedEvent.END_ASKED) await holdOrder(tx, { ...hold, since, ended: false });
      else if (event === RequestMovedEvent.END_ASK_TAKEN_BACK) await releaseOrder(tx, hold);
      else if (ENDED.includes(event)) await holdOrder(tx, { ...hold, since, ended: true });
    }),
  ],
});
