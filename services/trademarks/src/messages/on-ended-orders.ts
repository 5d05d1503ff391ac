import { timestampDate } from '@bufbuild/protobuf/wkt';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { RequestMovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { END, holdOrder, releaseOrder } from '../filing/order-hold.js';

const ENDED: readonly string[] = ['RequestRefunded', 'RequestWithdrawn'];

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
      if (event === 'EndAsked') await holdOrder(tx, { ...hold, since, ended: false });
      else if (event === 'EndAskTakenBack') await releaseOrder(tx, hold);
      else if (ENDED.includes(event)) await holdOrder(tx, { ...hold, since, ended: true });
    }),
  ],
});
