import { create } from '@bufbuild/protobuf';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { systemIds } from '@cotta/kit/model/words/ids.js';
import type { JobQueue } from '@cotta/kit/runtime/jobs/queue.js';
import { encryptContact } from '@cotta/kit/runtime/personal-data/encryption.js';
import { openServiceFixture, type ServiceFixture } from '@cotta/kit/testing/service-fixture.js';
import { FakeClock } from '@cotta/kit/model/time/fake-clock.js';
import {
  ServiceRequestMovedEvent,
  ServiceRequestMovedSchema,
  ServiceRequestReferenceSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import { workspaceService } from '../service.js';
import { hear, jana, testEncryptionKey } from '../testing/facts.js';
import { serviceLettersConsumer } from './service-letters-consumer.js';

const clock = new FakeClock('2026-03-02T10:30:00Z');
const queue: JobQueue = {
  add: () => Promise.resolve(),
  tick: () => undefined,
  waiting: () => Promise.resolve(0),
  close: () => Promise.resolve(),
};
const services = serviceLettersConsumer({
  queue,
  clock,
  emailFrom: 'Cotta <office@cotta.test>',
  publicOrigin: 'https://cotta.test',
});
let fixture: ServiceFixture;
beforeAll(async () => {
  fixture = await openServiceFixture(workspaceService({ linkKey: '', letters: [] }), clock);
});
afterAll(() => fixture.close());

it('a service with a form is told of when its draft waits and when it is done, without words of offices', async () => {
  for (const event of [
    ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED,
    ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID,
    ServiceRequestMovedEvent.SERVICE_REQUEST_STARTED,
    ServiceRequestMovedEvent.SERVICE_DRAFT_SENT,
    ServiceRequestMovedEvent.SERVICE_DRAFT_APPROVED,
    ServiceRequestMovedEvent.SERVICE_OUTCOME_RECORDED,
  ])
    await hear(fixture.db, services, {
      schema: ServiceRequestMovedSchema,
      message: create(ServiceRequestMovedSchema, {
        event,
        request: create(ServiceRequestReferenceSchema, {
          serviceRequestId: systemIds.next(),
          publicId: 'S-7K2M9Q4X',
          serviceName: 'cease-and-desist-letter',
          language: 'en',
          contact: encryptContact(jana, testEncryptionKey),
          linkPath: '/service-order/token',
        }),
      }),
    });
  const letters: { news: string; link: string }[] = await fixture.db.query(
    `select params ->> 'news' as news, params ->> 'link' as link from outgoing_mail`,
  );
  expect(letters.map(({ news }) => news).toSorted()).toEqual([
    'drafted',
    'received',
    'workFinished',
    'workPaid',
  ]);
  expect(new Set(letters.map(({ link }) => link))).toEqual(
    new Set(['https://cotta.test/service-order/token']),
  );
});
