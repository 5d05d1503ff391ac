import { dependants, passOn } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { AdminAssignedSchema, ApplicationSealedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { trademarkRequest } from '../../filing/trademark-request.record.js';
import { trademark } from '../../mark/trademark.work-item.js';

/** What an order led to. */
const ofOrder = [
  dependants('trademark', 'registration_request_id', trademark.assign),
  dependants('trademark_request', 'registration_request_id', trademarkRequest.update),
];

/** Whoever is in charge of an order is in charge of its marks, until somebody else is named there. */
export const assignedOrders = defineConsumer({
  name: 'assigned-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [AdminAssignedSchema, ApplicationSealedSchema].map((schema) =>
    on(schema, async ({ message: { request }, tx, run }) => {
      if (request === undefined) return;
      const { requestId: id, assignedAdminId: holderId } = request;
      await passOn({ tx, run }, { entity: 'registration_request', id, holderId }, ofOrder);
    }),
  ),
});
