import { queryRow, queryRows } from '@cotta/kit/model/rows/sql.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  ServiceRequestMovedSchema,
  type ServiceRequestMoved,
  ServiceRequestMovedEvent,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { SEVERAL_RENEWALS } from '../../service-request/service-parameters.js';
import { addRenewalPart } from '../../service-request/add-renewal-part.js';
import { serviceRequest } from '../../service-request/service-request.work-item.js';

type Advanced = Received<ServiceRequestMoved>;

interface Order {
  readonly productId: string;
  readonly userId: string;
  /** Empty where none was given. */
  readonly reason: string;
}

const {
  invoiceServiceRequest: invoice,
  confirmServiceRequestPayment: pay,
  withdrawServiceRequest: withdraw,
  cancelServiceRequest: cancel,
  giveUpServiceRequest: giveUp,
  claimServiceRequest: claim,
  startServiceRequest: start,
  finishServiceRequest: finish,
  refundServiceRequest: refund,
} = serviceRequest.steps;

/** What every part does when the whole order does it. */
const follow: Readonly<
  Partial<
    Record<
      ServiceRequestMovedEvent,
      (order: Order, run: Advanced['run'], at: { streamId: string; key: string }) => Promise<unknown>
    >
  >
> = {
  [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICED]: ({ productId }, run, at) =>
    run(invoice, { ...at, input: { product: productId } }),
  [ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID]: (order, run, at) =>
    run(pay, { ...at, input: why(order) }),
  [ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN]: (order, run, at) =>
    run(withdraw, { ...at, input: why(order) }),
  [ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED]: ({ reason }, run, at) =>
    run(cancel, { ...at, input: { reason } }),
  [ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP]: (order, run, at) =>
    run(giveUp, { ...at, input: why(order) }),
  [ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED]: ({ reason }, run, at) =>
    run(refund, { ...at, input: { reason } }),
  [ServiceRequestMovedEvent.SERVICE_REQUEST_CLAIMED]: ({ userId }, run, at) =>
    run(claim, { ...at, input: { userId } }),
};

function why({ reason }: Order): { readonly reason?: string } {
  return reason === '' ? {} : { reason };
}

/** Statuses in which nothing is to be done for a mark any more. */
const OVER = ['Finished', 'Refunded', 'Cancelled', 'Withdrawn', 'Client unresponsive'];

/** An order of several renewals has an order for each mark. Up to the money they go with the whole; from then on each goes its own way, and the whole is finished with the last of them. */
export const renewalParts = defineConsumer({
  name: 'renewal-parts',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async (received) => {
      const { request, event } = received.message;
      if (request?.serviceName === SEVERAL_RENEWALS)
        await (event === ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED
          ? takeApart(received)
          : advanceParts(received));
      else if (request !== undefined && request.partOf !== '') await advanceWhole(received, request.partOf);
    }),
  ],
});

async function takeApart({ message: { request }, tx, run }: Advanced): Promise<void> {
  const orderId = request?.serviceRequestId ?? '';
  const row = await queryRow<{ marks: number }>(
    tx,
    `select jsonb_array_length(parameters -> 'marks') as marks from service_request where id = $1`,
    [orderId],
  );
  for (let position = 0; position < (row?.marks ?? 0); position += 1) {
    const streamId = nameBasedId('service request part', orderId, String(position));
    await run(addRenewalPart, { streamId, input: { orderId, position }, key: streamId });
  }
}

async function advanceParts({ message: { request, event, reason }, tx, run }: Advanced): Promise<void> {
  const step = follow[event];
  if (request === undefined || step === undefined) return;
  const { productId, userId } = request;
  const order = { productId, userId, reason };
  const parts = await queryRows<{ id: string }>(
    tx,
    'select id from service_request where part_of_id = $1 order by id',
    [request.serviceRequestId],
  );
  for (const { id } of parts) await step(order, run, { streamId: id, key: id });
}

/** The whole begins with the first mark and ends with the last one: refunded where nothing else is left of it. */
async function advanceWhole({ message: { event }, tx, run }: Advanced, streamId: string): Promise<void> {
  if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_STARTED)
    await run(start, { streamId, input: {}, key: 'start' });
  if (
    event !== ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED &&
    event !== ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED
  )
    return;
  const statuses = (
    await queryRows<{ status: string }>(
      tx,
      'select distinct status from service_request where part_of_id = $1',
      [streamId],
    )
  ).map(({ status }) => status);
  if (!statuses.every((status) => OVER.includes(status))) return;
  if (!statuses.includes('Finished'))
    return void (await run(refund, {
      streamId,
      input: { reason: 'Each of its marks was refunded.' },
      key: 'refund',
    }));
  await run(start, { streamId, input: {}, key: 'start' });
  await run(finish, { streamId, input: {}, key: 'finish' });
}
