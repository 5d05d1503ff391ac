import { dependants, passOn } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { TrademarkChangedSchema } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

/** Service orders about a mark. */
export const ordersOfMark = dependants('service_request', 'trademark_id', serviceRequest.assign);

/** Whoever is in charge of a mark is in charge of the services ordered for it, until somebody else is named there. */
export const assignedMarks = defineConsumer({
  name: 'assigned-marks',
  sources: ['trademarks'],
  mode: 'once',
  handlers: [
    on(TrademarkChangedSchema, async ({ message: { entityId: id, facts }, tx, run }) => {
      const holderId = facts?.assignedAdminId;
      await passOn({ tx, run }, { entity: 'trademark', id, holderId }, [ordersOfMark]);
    }),
  ],
});
