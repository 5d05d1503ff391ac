import { takeFrom } from '@cotta/kit/runtime/in-charge/pass-on.js';
import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { ServiceRequestMovedSchema } from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { ordersOfMark } from '../trademarks/on-assigned-marks.js';

/** A service order comes to whoever is in charge of its mark, once it is known which mark that is. */
export const ordersOfMarks = defineConsumer({
  name: 'service-orders-of-marks',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ envelope: { streamId: id }, tx, run }) => {
      const order = await queryRow<{ trademarkId: string | null }>(
        tx,
        'select trademark_id as "trademarkId" from service_request where id = $1',
        [id],
      );
      const mark = order?.trademarkId;
      if (mark)
        await takeFrom({ tx, run }, ordersOfMark, { id, wholes: [{ entity: 'trademark', id: mark }] });
    }),
  ],
});
