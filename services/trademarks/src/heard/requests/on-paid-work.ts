import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
  type ServiceRequestMoved,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { officeAction } from '../../office-action/office-action.work-item.js';
import { useInCommerceRequest } from '../../use-in-commerce/use-in-commerce-request.work-item.js';
import { TRADEMARK_WATCH } from '@cotta/reference/watch-price.js';
import { beginTrademarkWatch, callOffTrademarkWatch } from '../../watch/ordered-watch.js';
import { returnOppositionOrder } from '../../watch/order-opposition.js';

type Heard = Received<ServiceRequestMoved>;

const goesOn: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID,
  ServiceRequestMovedEvent.SERVICE_REQUEST_RELEASED,
];
const ends: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN,
  ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP,
  ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED,
];

/** What was ordered at a letter of an office or a proof of use goes on with its money, and can be ordered anew where its order ends first; so can an opposition. Work that has begun stays as it is. */
export const paidWork = defineConsumer({
  name: 'paid-work',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ message: { request, event, reason }, tx, run }: Heard) => {
      const id = request?.serviceRequestId ?? '';
      const [isPaid, isOver] = [goesOn.includes(event), ends.includes(event)];
      if (!isPaid && !isOver) return;
      const why = reason === '' ? {} : { reason };
      if (request?.serviceName === 'office-action-response') {
        const letter = await idOf(tx, 'office_action', id);
        if (letter === undefined) return;
        const { releaseOfficeActionWork, returnOfficeActionOrder } = officeAction.steps;
        await (isPaid
          ? run(releaseOfficeActionWork, { streamId: letter, input: why })
          : run(returnOfficeActionOrder, { streamId: letter, input: why }));
      }
      if (request?.serviceName === 'opposition') {
        const result = isOver ? await idOf(tx, 'trademark_monitoring_result', id) : undefined;
        if (result !== undefined) await run(returnOppositionOrder, { streamId: result, input: {} });
      }
      if (request?.serviceName === TRADEMARK_WATCH) {
        const watch = await idOf(tx, 'trademark_watch_subscription', id);
        if (watch !== undefined)
          await run(isPaid ? beginTrademarkWatch : callOffTrademarkWatch, { streamId: watch, input: {} });
      }
      if (request?.serviceName === 'proof-of-use') {
        const proof = await idOf(tx, 'use_in_commerce_request', id);
        if (proof === undefined) return;
        const { releaseUseInCommerceWork, returnUseInCommerceOrder } = useInCommerceRequest.steps;
        await (isPaid
          ? run(releaseUseInCommerceWork, { streamId: proof, input: why })
          : run(returnUseInCommerceOrder, { streamId: proof, input: why }));
      }
    }),
  ],
});

const recordsOf = {
  trademark_watch_subscription: 'select id from trademark_watch_subscription where service_request_id = $1',
  office_action: 'select id from office_action where service_request_id = $1',
  use_in_commerce_request: 'select id from use_in_commerce_request where service_request_id = $1',
  trademark_monitoring_result: 'select id from trademark_monitoring_result where service_request_id = $1',
} as const;

/** The record at which an order was placed. */
async function idOf(
  tx: Heard['tx'],
  table: keyof typeof recordsOf,
  serviceRequestId: string,
): Promise<string | undefined> {
  return (await queryRow<{ id: string }>(tx, recordsOf[table], [serviceRequestId]))?.id;
}
