import { timestampDate } from '@bufbuild/protobuf/wkt';
import { nameBasedId } from '@cotta/kit/model/words/ids.js';
import { defineConsumer, on, type RunCommand } from '@cotta/kit/runtime/inbox/consumer.js';
import { eventType } from '@cotta/kit/runtime/outbox/event-names.js';
import {
  ProductMovedSchema,
  ProductMovedEvent,
  ProductMovedEventSchema,
} from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import {
  AdditionalOrderMovedSchema,
  RequestMessageWrittenSchema,
  RequestMovedSchema,
  type RequestReference,
  AdditionalOrderMovedEvent,
  RequestMovedEvent,
  RequestMovedEventSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { EntityManager } from 'typeorm';
import type { TaskKind } from '../../task/task.js';
import { assignTask } from '../../task/assign-task.js';
import { completeTask } from '../../task/complete-task.js';
import { openTask } from '../../task/open-task.js';
import { about, openTasks, SUBJECT } from './on-verification-tasks.js';

/** What a fact of an order leaves for a person to do; the title says it. */
const opens: Readonly<
  Partial<Record<RequestMovedEvent, { readonly kind: TaskKind; readonly title: string }>>
> = {
  [RequestMovedEvent.REVIEW_REQUESTED]: { kind: 'drafting', title: 'write the draft' },
  [RequestMovedEvent.CHANGES_REQUESTED]: {
    kind: 'drafting',
    title: 'work on the changes the client asks for',
  },
  [RequestMovedEvent.APPLICATION_APPROVED]: { kind: 'filing', title: 'file the approved application' },
  [RequestMovedEvent.END_ASKED]: {
    kind: 'payment',
    title: 'the client asks to end the order: decide the refund',
  },
};

/** Which work a fact settles; null for all that is left of the order. */
const settles: Readonly<Partial<Record<RequestMovedEvent, TaskKind | null>>> = {
  [RequestMovedEvent.SENT_FOR_REVIEW]: 'drafting',
  [RequestMovedEvent.APPLICATIONS_FILED]: 'filing',
  [RequestMovedEvent.END_ASK_TAKEN_BACK]: 'payment',
  [RequestMovedEvent.REQUEST_REFUNDED]: null,
  [RequestMovedEvent.REQUEST_WITHDRAWN]: null,
  [RequestMovedEvent.REQUEST_GIVEN_UP]: null,
};

const MESSAGE: TaskKind = 'message';

/** An order without a list price; a day lies before the one working day its client reads of. */
const quote = {
  kind: 'other',
  title: 'no list price: name a price and write to the client',
  dueInMs: 86_400_000,
} as const;
const quoteTask = (requestId: string): string => nameBasedId('order task', 'quote', requestId);

/** Every turn of ours in an order is one task, with the time its client was promised; what a client writes is one until it is answered, an order without
 *  a price one until it has one. */
export const orderTasks = defineConsumer({
  name: 'order-tasks',
  sources: ['requests', 'invoicing'],
  mode: 'once',
  handlers: [
    on(
      RequestMovedSchema,
      async ({ message: { request, event, promisedAt, quoteId }, envelope, tx, run }) => {
        if (event === RequestMovedEvent.ORDER_CREATED && quoteId === '') {
          const dueAt =
            envelope.occurredAt === undefined
              ? undefined
              : new Date(timestampDate(envelope.occurredAt).getTime() + quote.dueInMs);
          await open(run, about(request), { ...quote, streamId: quoteTask(about(request).requestId), dueAt });
        }
        const outcome = eventType(RequestMovedEventSchema, event);
        const settled = settles[event];
        if (settled !== undefined)
          await complete(run, tx, { requestId: about(request).requestId, kind: settled, outcome });
        const work = opens[event];
        if (work === undefined) return;
        // Asked for anew, it is the newer wish that counts.
        await complete(run, tx, { requestId: about(request).requestId, kind: work.kind, outcome });
        await open(run, about(request), {
          ...work,
          streamId: nameBasedId('order task', envelope.eventId),
          dueAt: promisedAt && timestampDate(promisedAt),
        });
      },
    ),
    on(
      AdditionalOrderMovedSchema,
      async ({ message: { request, event, publicId, units, joinsDraft }, envelope, run }) => {
        // Its draft could not take it any more: what was paid is filed on its own, or paid back.
        if (event !== AdditionalOrderMovedEvent.ADDITIONAL_ORDER_PAID || joinsDraft) return;
        const title = `${publicId} (${units.join(', ')}) was paid after the approval: file it on its own or pay it back`;
        await open(run, about(request), {
          kind: 'payment',
          title,
          streamId: nameBasedId('order task', envelope.eventId),
          dueAt: undefined,
        });
      },
    ),
    on(RequestMessageWrittenSchema, async ({ message: { request, commentId, fromClient }, tx, run }) => {
      const order = about(request);
      const waiting = await openTasks(tx, order.requestId, MESSAGE);
      if (!fromClient)
        await complete(run, tx, { requestId: order.requestId, kind: MESSAGE, outcome: 'answered' });
      else if (waiting.length === 0)
        await open(run, order, {
          kind: MESSAGE,
          title: 'the client wrote: answer',
          streamId: nameBasedId('order message', commentId),
          dueAt: undefined,
        });
    }),
    on(ProductMovedSchema, async ({ message: { product, event }, run }) => {
      if (event !== ProductMovedEvent.PRODUCT_CREATED || product?.subjectType !== SUBJECT) return;
      // Refused where the list had its price.
      const streamId = quoteTask(product.subjectId);
      const outcome = eventType(ProductMovedEventSchema, event);
      await run(completeTask, { streamId, input: { outcome }, key: streamId });
    }),
  ],
});

interface Work {
  readonly kind: TaskKind;
  readonly title: string;
  readonly streamId: string;
  readonly dueAt: Date | undefined;
}

async function open(
  run: RunCommand,
  { requestId, publicId, mark, jurisdictions, assignedAdminId }: RequestReference,
  { kind, title, streamId, dueAt }: Work,
): Promise<void> {
  const text = [publicId, mark, title]
    .filter((part) => part !== '')
    .join(' · ')
    .slice(0, 400);
  await run(openTask, {
    streamId,
    input: {
      kind,
      title: text,
      subjectType: SUBJECT,
      subjectId: requestId,
      publicId,
      mark,
      jurisdictions,
      dueAt: dueAt?.toISOString() ?? null,
    },
    key: streamId,
  });
  // Whoever knows the case goes on with it.
  if (assignedAdminId !== '') await run(assignTask, { streamId, input: { assignedAdminId }, key: streamId });
}

async function complete(
  run: RunCommand,
  tx: EntityManager,
  {
    requestId,
    kind,
    outcome,
  }: { readonly requestId: string; readonly kind: TaskKind | null; readonly outcome: string },
): Promise<void> {
  for (const streamId of await openTasks(tx, requestId, kind))
    await run(completeTask, { streamId, input: { outcome }, key: `${outcome} ${streamId}` });
}
