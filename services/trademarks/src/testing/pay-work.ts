import type { ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { paidWork } from '../heard/requests/on-paid-work.js';

const services = {
  office_action: 'office-action-response',
  use_in_commerce_request: 'proof-of-use',
} as const;

/** What requests says once the order at a record is paid. */
export async function payWork(
  { runtime, db }: Pick<ServiceFixture, 'runtime' | 'db'>,
  table: keyof typeof services,
  id: string,
): Promise<void> {
  const [row]: { order: string }[] = await db.query(
    `select service_request_id as "order" from ${table} where id = $1`,
    [id],
  );
  if (!row?.order) throw new Error(`nothing was ordered at ${table} ${id}`);
  await deliver(runtime, paidWork, {
    schema: ServiceRequestMovedSchema,
    source: 'requests',
    streamId: row.order,
    message: {
      request: { serviceRequestId: row.order, serviceName: services[table] },
      event: ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID,
    },
  });
}
