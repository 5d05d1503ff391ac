import { timestampDate } from '@bufbuild/protobuf/wkt';
import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { RequestMovedSchema, RequestMovedEvent } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { END, holdOrder, releaseOrder } from '../../filing/order-hold.js';
import { trademark } from '../../mark/trademark.work-item.js';

const ENDED: readonly RequestMovedEvent[] = [
  RequestMovedEvent.REQUEST_REFUNDED,
  RequestMovedEvent.REQUEST_WITHDRAWN,
];

/** What the client wants to end is not filed meanwhile, and what has ended not at all. Marks of an order that was never paid and that nobody came back to are let go with it. */
export const endedOrders = defineConsumer({
  name: 'ended-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message: { request, event }, envelope, tx, run }) => {
      if (request === undefined) return;
      const hold = { registrationRequestId: request.requestId, cause: END };
      const since = envelope.occurredAt === undefined ? new Date(0) : timestampDate(envelope.occurredAt);
      if (event === RequestMovedEvent.END_ASKED) await holdOrder(tx, { ...hold, since, ended: false });
      else if (event === RequestMovedEvent.END_ASK_TAKEN_BACK) await releaseOrder(tx, hold);
      else if (ENDED.includes(event)) await holdOrder(tx, { ...hold, since, ended: true });
      if (event !== RequestMovedEvent.REQUEST_LOST) return;
      const marks = await queryRows<{ id: string }>(
        tx,
        `select id from trademark where registration_request_id = $1 and status = 'Ready for filing' order by id`,
        [request.requestId],
      );
      // One that was filed meanwhile says no by its own rule, and stays.
      for (const { id } of marks)
        await run(trademark.steps.loseTrademarkToFollowUp, { streamId: id, input: {}, key: id });
    }),
  ],
});
