import { queryRow, queryRows } from '@cotta/kit/database/sql.js';
import { stepNamed } from '@cotta/kit/decider/step-named.js';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { defineConsumer, on, type Received } from '@cotta/kit/inbox/consumer.js';
import {
  ServiceRequestMovedSchema,
  type ServiceRequestMoved,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { SEVERAL_RENEWALS } from '../domain/service-parameters.js';
import { addRenewalPart } from '../slices/add-renewal-part.js';
import { serviceRequest } from '../work-items/service-request/service-request.work-item.js';

type Moved = Received<ServiceRequestMoved>;

const step = (name: string) => stepNamed(serviceRequest, name);
const [start, finish, refund] = [
  step('StartServiceRequest'),
  step('FinishServiceRequest'),
  step('RefundServiceRequest'),
];

/** What every part does when the whole order does it. */
const follow: Readonly<Record<string, ReturnType<typeof step>>> = {
  ServiceRequestInvoiced: step('InvoiceServiceRequest'),
  ServiceRequestInvoicePaid: step('ConfirmServiceRequestPayment'),
  ServiceRequestWithdrawn: step('WithdrawServiceRequest'),
  ServiceRequestCancelled: step('CancelServiceRequest'),
  ServiceRequestGivenUp: step('GiveUpServiceRequest'),
  ServiceRequestRefunded: refund,
  ServiceRequestClaimed: step('ClaimServiceRequest'),
};

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
        await (event === 'ServiceRequestSubmitted' ? takeApart(received) : moveParts(received));
      else if (request !== undefined && request.partOf !== '') await moveWhole(received, request.partOf);
    }),
  ],
});

async function takeApart({ message: { request }, tx, run }: Moved): Promise<void> {
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

async function moveParts({ message: { request, event, reason }, tx, run }: Moved): Promise<void> {
  const command = follow[event];
  if (request === undefined || command === undefined) return;
  const parts = await queryRows<{ id: string }>(
    tx,
    'select id from service_request where part_of_id = $1 order by id',
    [request.serviceRequestId],
  );
  for (const { id } of parts)
    await run(command, { streamId: id, input: inputOf(event, request, reason), key: id });
}

function inputOf(
  event: string,
  { productId, userId }: NonNullable<ServiceRequestMoved['request']>,
  reason: string,
): Readonly<Record<string, unknown>> {
  if (event === 'ServiceRequestInvoiced') return { product: productId };
  if (event === 'ServiceRequestClaimed') return { userId };
  return reason === '' ? {} : { reason };
}

/** The whole begins with the first mark and ends with the last one: refunded where nothing else is left of it. */
async function moveWhole({ message: { event }, tx, run }: Moved, streamId: string): Promise<void> {
  if (event === 'ServiceRequestStarted') await run(start, { streamId, input: {}, key: 'start' });
  if (event !== 'ServiceRequestFinished' && event !== 'ServiceRequestRefunded') return;
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
