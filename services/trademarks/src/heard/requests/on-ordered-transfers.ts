import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { readByIds } from '@cotta/kit/runtime/reading/read.js';
import {
  AssignmentDeedState,
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { everyRowViewer } from '../../mark/every-row.js';
import { forgetTransfer, keepTransfer, type DeedState } from '../../mark/ordered-transfer.js';
import { trademarkResource } from '../../mark/trademark.resource.js';

const ends: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN,
  ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP,
];
const states: Readonly<Record<AssignmentDeedState, DeedState | undefined>> = {
  [AssignmentDeedState.UNSPECIFIED]: undefined,
  [AssignmentDeedState.MISSING]: 'missing',
  [AssignmentDeedState.UNREAD]: 'unread',
  [AssignmentDeedState.NOT_IN_ORDER]: 'not in order',
  [AssignmentDeedState.IN_ORDER]: 'in order',
};

/** A mark knows the deed of the transfer that its owner ordered, so that nothing goes to the office without it. */
export const orderedTransfers = defineConsumer({
  name: 'ordered-transfers',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ message: { request, event, deed: said }, tx }) => {
      const deed = states[said];
      if (request === undefined || deed === undefined) return;
      const { serviceRequestId, trademarkId, userId } = request;
      const [mark] =
        trademarkId === '' ? [] : await readByIds(tx, trademarkResource, everyRowViewer, [trademarkId]);
      // Whoever names the mark of somebody else holds nothing of it up.
      const isTheirs = mark?.userId && mark.userId === userId;
      await (isTheirs && !ends.includes(event)
        ? keepTransfer(tx, { serviceRequestId, trademarkId, deed })
        : forgetTransfer(tx, serviceRequestId));
    }),
  ],
});
