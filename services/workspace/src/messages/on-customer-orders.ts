import { timestampDate } from '@bufbuild/protobuf/wkt';
import { nameBasedId } from '@cotta/kit/ids/ids.js';
import { defineConsumer, on } from '@cotta/kit/inbox/consumer.js';
import { EntityChangedSchema } from '@cotta/proto/cotta/entity/v1/entity_pb.js';
import type { TaskKind } from '../domain/task.js';
import { completeTask } from '../slices/complete-task.js';
import { openTask } from '../slices/open-task.js';

interface Work {
  readonly kind: TaskKind;
  readonly title: string;
  readonly dueInHours?: number;
}

/** What a customer ordered or reported with one press, by the event that says so. Two days lie before two working days, which is what the reporter reads. */
const opens: Readonly<Record<string, Work>> = {
  OfficeActionOrdered: {
    kind: 'office-action',
    title: 'the client ordered an answer to the office: write it and put it on an invoice',
  },
  UseInCommerceRequestOrdered: {
    kind: 'use-in-commerce',
    title:
      'the client asks to file the proof of use: check it and tell the price; file it once the client agreed',
  },
  CaseSolutionOrdered: {
    kind: 'case',
    title: 'the client ordered a step against a threat: take it and put it on an invoice',
  },
  CaseRequestCreated: { kind: 'case', title: 'a threat was reported: look at it and answer', dueInHours: 48 },
};

const settles: ReadonlySet<string> = new Set([
  'OfficeActionResponseSubmitted',
  'OfficeActionAbandoned',
  'UseInCommerceRequestSubmitted',
  'CaseSolutionDelivered',
  'CaseRequestConverted',
  'CaseRequestDismissed',
]);

const HOUR_MS = 3_600_000;
const taskId = (entity: string, entityId: string): string =>
  nameBasedId('ordered by a customer', entity, entityId);

/** The promise; else the last day the office gives, from its first minute, so that the work stands among the others by its date. */
function dueAt({ dueInHours }: Work, day: string, since: number | undefined): string | null {
  if (dueInHours !== undefined)
    return since === undefined ? null : new Date(since + dueInHours * HOUR_MS).toISOString();
  return day === '' ? null : `${day}T00:00:00.000Z`;
}

/** What a customer was told we take up is one task of the staff until it is done. */
export const customerOrderTasks = defineConsumer({
  name: 'customer-order-tasks',
  sources: ['trademarks', 'cases'],
  mode: 'once',
  handlers: [
    on(EntityChangedSchema, async ({ message: { entity, entityId, event, facts }, envelope, run }) => {
      const streamId = taskId(entity, entityId);
      const work = opens[event];
      if (settles.has(event)) await run(completeTask, { streamId, input: { outcome: event }, key: streamId });
      if (work === undefined) return;
      const { mark_name: mark = '', due_date: day = '' } = facts;
      const jurisdiction = facts['jurisdiction'] ?? (entity === 'use_in_commerce_request' ? 'US' : '');
      const since =
        envelope.occurredAt === undefined ? undefined : timestampDate(envelope.occurredAt).getTime();
      await run(openTask, {
        streamId,
        key: streamId,
        input: {
          kind: work.kind,
          title: [mark, jurisdiction, work.title]
            .filter((part) => part !== '')
            .join(' · ')
            .slice(0, 400),
          subjectType: entity,
          subjectId: entityId,
          publicId: '',
          mark,
          jurisdictions: jurisdiction === '' ? [] : [jurisdiction],
          dueAt: dueAt(work, day, since),
        },
      });
    }),
  ],
});
