import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import { TrademarkChangedSchema, TrademarkEvent } from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import {
  ServiceRequestMovedSchema,
  type ServiceRequestReference,
  ServiceRequestMovedEvent,
  ServiceRequestMovedEventSchema,
} from '@cotta/proto/cotta/requests/v1/service_requests_pb.js';
import type { TaskKind } from '../../task/task.js';
import { completeTask } from '../../task/complete-task.js';
import { openTask } from '../../task/open-task.js';

const SUBJECT = 'service_request';
type Work = 'quote' | 'work';

/** Steps after which nobody has to do anything for the order any more. */
const ends: readonly ServiceRequestMovedEvent[] = [
  ServiceRequestMovedEvent.SERVICE_REQUEST_FINISHED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_WITHDRAWN,
  ServiceRequestMovedEvent.SERVICE_REQUEST_CANCELLED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_REFUNDED,
  ServiceRequestMovedEvent.SERVICE_REQUEST_GIVEN_UP,
];

/** An order of several marks; each mark is an order of its own beside it. */
const SEVERAL_RENEWALS = 'trademark-renewals';

const kinds: Readonly<Record<string, TaskKind>> = {
  'trademark-renewal': 'renewal',
  'ownership-transfer': 'filing',
};

/** A service order without a price waits for a person who quotes, a paid one for the lawyer who files; so does one that does not fit its mark. */
export const serviceTasks = defineConsumer({
  name: 'service-tasks',
  sources: ['requests', 'trademarks'],
  mode: 'once',
  handlers: [
    on(ServiceRequestMovedSchema, async ({ message: { request, event, quoteId }, run }) => {
      if (request === undefined) return;
      if (
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_SUBMITTED &&
        quoteId === '' &&
        request.partOf === ''
      )
        await open(run, request, { work: 'quote', kind: 'other', title: 'name a price' });
      if (event === ServiceRequestMovedEvent.SERVICE_REQUEST_QUOTED || ends.includes(event))
        await done(run, request, 'quote', event);
      // Of several marks each is its own work.
      if (
        event === ServiceRequestMovedEvent.SERVICE_REQUEST_INVOICE_PAID &&
        request.serviceName !== SEVERAL_RENEWALS
      )
        await open(run, request, {
          work: 'work',
          kind: kinds[request.serviceName] ?? 'other',
          title: 'paid: see to it',
        });
      if (ends.includes(event)) await done(run, request, 'work', event);
    }),
    on(TrademarkChangedSchema, async ({ message: { entityId, event }, envelope, run }) => {
      if (event !== TrademarkEvent.SERVICE_ORDER_HELD) return;
      const title = 'A paid service order does not fit the mark: its history says why';
      await run(openTask, {
        streamId: nameBasedId('service task', envelope.eventId),
        input: {
          kind: 'renewal',
          title,
          subjectType: 'trademark',
          subjectId: entityId,
          publicId: '',
          mark: '',
          jurisdictions: [],
          dueAt: null,
        },
      });
    }),
  ],
});

const taskId = (serviceRequestId: string, work: Work): string =>
  nameBasedId('service task', work, serviceRequestId);

async function open(
  run: RunCommand,
  { serviceRequestId, publicId, serviceName, mark, jurisdiction }: ServiceRequestReference,
  { work, kind, title }: { readonly work: Work; readonly kind: TaskKind; readonly title: string },
): Promise<void> {
  const about = [publicId, mark, jurisdiction, serviceName, title].filter((part) => part !== '').join(' · ');
  await run(openTask, {
    streamId: taskId(serviceRequestId, work),
    input: {
      kind,
      title: about.slice(0, 400),
      subjectType: SUBJECT,
      subjectId: serviceRequestId,
      publicId,
      mark,
      jurisdictions: jurisdiction === '' ? [] : [jurisdiction],
      dueAt: null,
    },
  });
}

/** Refused where there never was such a task. */
async function done(
  run: RunCommand,
  { serviceRequestId }: ServiceRequestReference,
  work: Work,
  event: ServiceRequestMovedEvent,
): Promise<void> {
  const outcome = eventType(ServiceRequestMovedEventSchema, event);
  const streamId = taskId(serviceRequestId, work);
  await run(completeTask, { streamId, input: { outcome }, key: streamId });
}
