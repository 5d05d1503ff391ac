import { timestampDate } from '@bufbuild/protobuf/wkt';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  CaseRequestChangedSchema,
  CaseRequestEvent,
  CaseRequestEventSchema,
  CaseSolutionChangedSchema,
  CaseSolutionEvent,
  CaseSolutionEventSchema,
} from '@cotta/proto/cotta/cases/v1/entities_pb.js';
import {
  OfficeActionChangedSchema,
  OfficeActionEvent,
  OfficeActionEventSchema,
  UseInCommerceRequestChangedSchema,
  UseInCommerceRequestEvent,
  UseInCommerceRequestEventSchema,
} from '@cotta/proto/cotta/trademarks/v1/entities_pb.js';
import type { TaskKind } from '../../task/task.js';
import { completeTask } from '../../task/complete-task.js';
import { openTask } from '../../task/open-task.js';

interface Work {
  readonly kind: TaskKind;
  readonly title: string;
  readonly dueInHours?: number;
}

/** What a customer ordered or reported with one press. Two days lie before two working days, which is what the reporter reads. */
const answerToOffice: Work = {
  kind: 'office-action',
  title: 'the client ordered an answer to the office: write it and put it on an invoice',
};
const proofOfUse: Work = {
  kind: 'use-in-commerce',
  title:
    'the client asks to file the proof of use: check it and tell the price; file it once the client agreed',
};
const stepAgainstThreat: Work = {
  kind: 'case',
  title: 'the client ordered a step against a threat: take it and put it on an invoice',
};
const reportedThreat: Work = {
  kind: 'case',
  title: 'a threat was reported: look at it and answer',
  dueInHours: 48,
};

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
    on(OfficeActionChangedSchema, async ({ message: { entityId, event, facts }, run }) => {
      const about = { entity: 'office_action', entityId };
      if (event === OfficeActionEvent.OFFICE_ACTION_ORDERED)
        await open(run, answerToOffice, {
          ...about,
          mark: facts?.markName,
          jurisdiction: facts?.jurisdiction,
          day: facts?.dueDate,
        });
      if (
        event === OfficeActionEvent.OFFICE_ACTION_RESPONSE_SUBMITTED ||
        event === OfficeActionEvent.OFFICE_ACTION_ABANDONED
      )
        await done(run, about, eventType(OfficeActionEventSchema, event));
    }),
    on(UseInCommerceRequestChangedSchema, async ({ message: { entityId, event, facts }, run }) => {
      const about = { entity: 'use_in_commerce_request', entityId };
      if (event === UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_ORDERED)
        await open(run, proofOfUse, {
          ...about,
          jurisdiction: 'US',
          day: facts?.dueDate,
        });
      if (event === UseInCommerceRequestEvent.USE_IN_COMMERCE_REQUEST_SUBMITTED)
        await done(run, about, eventType(UseInCommerceRequestEventSchema, event));
    }),
    on(CaseSolutionChangedSchema, async ({ message: { entityId, event }, run }) => {
      const about = { entity: 'case_solution', entityId };
      if (event === CaseSolutionEvent.CASE_SOLUTION_ORDERED) await open(run, stepAgainstThreat, about);
      if (event === CaseSolutionEvent.CASE_SOLUTION_DELIVERED)
        await done(run, about, eventType(CaseSolutionEventSchema, event));
    }),
    on(CaseRequestChangedSchema, async ({ message: { entityId, event }, envelope, run }) => {
      const about = { entity: 'case_request', entityId };
      const since = envelope.occurredAt && timestampDate(envelope.occurredAt).getTime();
      if (event === CaseRequestEvent.CASE_REQUEST_CREATED)
        await open(run, reportedThreat, { ...about, since });
      if (
        event === CaseRequestEvent.CASE_REQUEST_CONVERTED ||
        event === CaseRequestEvent.CASE_REQUEST_DISMISSED
      )
        await done(run, about, eventType(CaseRequestEventSchema, event));
    }),
  ],
});

interface Row {
  readonly entity: string;
  readonly entityId: string;
}

interface Ordered extends Row {
  readonly mark?: string | undefined;
  readonly jurisdiction?: string | undefined;
  /** Last day the office gives. */
  readonly day?: string | undefined;
  /** When it was ordered, milliseconds. */
  readonly since?: number | undefined;
}

async function open(
  run: RunCommand,
  work: Work,
  { entity, entityId, mark = '', jurisdiction = '', day = '', since }: Ordered,
): Promise<void> {
  const streamId = taskId(entity, entityId);
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
}

async function done(run: RunCommand, { entity, entityId }: Row, outcome: string): Promise<void> {
  const streamId = taskId(entity, entityId);
  await run(completeTask, { streamId, input: { outcome }, key: streamId });
}
