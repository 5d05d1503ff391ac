import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Timestamp } from '@bufbuild/protobuf/wkt';
import { PermanentFault } from '@cotta/kit/model/words/fault.js';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  AdminAssignedSchema,
  VerificationApprovedSchema,
  VerificationDismissedSchema,
  VerificationRepeatedSchema,
  VerificationRequestedSchema,
  VerificationStartedSchema,
  type RequestReference,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import type { TaskKind } from '../../task/task.js';
import { assignTask } from '../../task/assign-task.js';
import { completeTask } from '../../task/complete-task.js';
import { openTask } from '../../task/open-task.js';

export const SUBJECT = 'registration_request';

/** Every check is one task in the queue, from the request to the answer. */
export const verificationTasks = defineConsumer({
  name: 'verification-tasks',
  sources: ['requests'],
  mode: 'once',
  handlers: [
    on(VerificationRequestedSchema, async ({ message, run }) => {
      await open(run, about(message.request), {
        promisedAt: message.promisedAt,
        version: message.verificationVersion,
      });
    }),
    on(VerificationRepeatedSchema, async ({ message, run }) => {
      await open(run, about(message.request), {
        promisedAt: message.promisedAt,
        version: message.verificationVersion,
      });
    }),
    on(VerificationStartedSchema, async ({ message, run, tx }) => assign(run, tx, about(message.request))),
    on(AdminAssignedSchema, async ({ message, run, tx }) => assign(run, tx, about(message.request))),
    on(VerificationApprovedSchema, async ({ message, run, tx }) =>
      complete(run, tx, { request: about(message.request), outcome: 'approved' }),
    ),
    on(VerificationDismissedSchema, async ({ message, run, tx }) =>
      complete(run, tx, { request: about(message.request), outcome: 'dismissed' }),
    ),
  ],
});

/** @throws PermanentFault: a fact without its request cannot be acted on, whatever is tried. */
export function about(request: RequestReference | undefined): RequestReference {
  if (request === undefined) throw new PermanentFault('the message names no request');
  return request;
}

async function open(
  run: RunCommand,
  request: RequestReference,
  task: { promisedAt: Timestamp | undefined; version: number },
): Promise<void> {
  const input = {
    kind: 'verification' as const,
    title: `${request.publicId} · ${request.mark}`,
    subjectType: SUBJECT,
    subjectId: request.requestId,
    publicId: request.publicId,
    mark: request.mark,
    jurisdictions: request.jurisdictions,
    dueAt: task.promisedAt === undefined ? null : timestampDate(task.promisedAt).toISOString(),
  };
  const streamId = nameBasedId(request.requestId, 'verification', String(task.version));
  await run(openTask, { streamId, input });
  // A repeated check stays with whoever knows the case.
  if (request.assignedAdminId !== '')
    await run(assignTask, { streamId, input: { assignedAdminId: request.assignedAdminId } });
}

/** `kind`: of that work alone; null for all of the order. */
export async function openTasks(
  tx: EntityManager,
  requestId: string,
  kind: TaskKind | null,
): Promise<string[]> {
  const rows: { id: string }[] = await tx.query(
    `select id from task where subject_id = $1 and status = 'Open' and ($2::text is null or kind = $2) order by id`,
    [requestId, kind],
  );
  return rows.map((row) => row.id);
}

async function assign(run: RunCommand, tx: EntityManager, request: RequestReference): Promise<void> {
  for (const streamId of await openTasks(tx, request.requestId, null)) {
    await run(assignTask, { streamId, input: { assignedAdminId: request.assignedAdminId }, key: streamId });
  }
}

async function complete(
  run: RunCommand,
  tx: EntityManager,
  done: { request: RequestReference; outcome: string },
): Promise<void> {
  for (const streamId of await openTasks(tx, done.request.requestId, 'verification')) {
    await run(completeTask, { streamId, input: { outcome: done.outcome }, key: streamId });
  }
}
