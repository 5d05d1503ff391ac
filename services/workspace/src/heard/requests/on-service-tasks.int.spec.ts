import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { deliver } from '@cotta/kit/testing/deliver.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { workspaceService } from '../../service.js';
import { serviceTasks } from './on-service-tasks.js';

let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }));
});
afterAll(() => fixture.close());

/** An order of a service that was asked for without a price. */
function ordered() {
  const serviceRequestId = systemIds.next();
  const request = {
    serviceRequestId,
    publicId: 'S-7K2M9Q4X',
    serviceName: 'other',
    userId: systemIds.next(),
    language: 'en',
  };
  const moved = (event: keyof typeof ServiceRequestMovedEvent, quoteId = ''): Promise<unknown> =>
    deliver(fixture.runtime, serviceTasks, {
      schema: ServiceRequestMovedSchema,
      source: 'requests',
      streamId: serviceRequestId,
      message: { request, event: ServiceRequestMovedEvent[event], quoteId },
    });
  const open = async (): Promise<readonly string[]> =>
    (
      (await fixture.db.query(
        `select kind from task where subject_id = $1 and status = 'Open' order by kind`,
        [serviceRequestId],
      )) as { kind: string }[]
    ).map(({ kind }) => kind);
  return { moved, open };
}

describe('a price that is to be named', () => {
  it.each([
    'SERVICE_REQUEST_QUOTED',
    'SERVICE_REQUEST_INVOICED',
    'SERVICE_REQUEST_RELEASED',
    'SERVICE_REQUEST_ORDERED',
    'SERVICE_REQUEST_STARTED',
    'SERVICE_REQUEST_FINISHED',
    'SERVICE_REQUEST_WITHDRAWN',
    'SERVICE_REQUEST_CANCELLED',
    'SERVICE_REQUEST_REFUNDED',
    'SERVICE_REQUEST_GIVEN_UP',
  ] as const)('waits for nobody any more after %s', async (event) => {
    const { moved, open } = ordered();
    await moved('SERVICE_REQUEST_SUBMITTED');
    expect(await open()).toHaveLength(1);
    await moved(event);
    expect(await open()).toEqual([]);
  });

  it('gives way to the work itself once it is paid, whoever named it', async () => {
    const { moved, open } = ordered();
    await moved('SERVICE_REQUEST_SUBMITTED');
    const [toPrice] = await open();
    await moved('SERVICE_REQUEST_INVOICE_PAID');
    const left = await open();
    expect(left).toHaveLength(1);
    expect(left).not.toContain(toPrice);
  });

  it('ends when the same order is placed anew at a price of the list', async () => {
    const { moved, open } = ordered();
    await moved('SERVICE_REQUEST_SUBMITTED');
    await moved('SERVICE_REQUEST_SUBMITTED', systemIds.next());
    expect(await open()).toEqual([]);
  });
});
