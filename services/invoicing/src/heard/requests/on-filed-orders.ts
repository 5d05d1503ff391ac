import { queryRows } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { RequestMovedEvent, RequestMovedSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { product } from '../../product/product.work-item.js';

const awaitFees = product.steps.awaitProductFees;

/** What was ordered is filed: fees that were charged by estimate are known from now on. An order of exact fees says no, and stays as it is. */
export const filedOrders = defineConsumer({
  name: 'filed-orders',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(RequestMovedSchema, async ({ message: { event, request }, tx, run }) => {
      if (event === RequestMovedEvent.APPLICATIONS_FILED)
        await awaitFeesOf({ tx, run }, request?.requestId ?? '');
    }),
    on(ServiceRequestMovedSchema, async ({ message: { event, request }, tx, run }) => {
      if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED)
        await awaitFeesOf({ tx, run }, request?.serviceRequestId ?? '');
    }),
  ],
});

async function awaitFeesOf(
  { tx, run }: Pick<Received<never>, 'tx' | 'run'>,
  subjectId: string,
): Promise<void> {
  const products = await queryRows<{ id: string }>(
    tx,
    'select id from product where subject_id = $1 order by id',
    [subjectId],
  );
  for (const { id } of products) await run(awaitFees, { streamId: id, input: {}, key: id });
}
