import { queryRow } from '@cotta/kit/model/rows/sql.js';
import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { TaskMovedEvent, TaskMovedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { addressedTo, addresseeOf } from './addressee.js';
import { letterWriter } from './drafts/letter-writer.js';
import type { LettersConsumerParts } from './letters-consumer-parts.js';

/** That we need longer than we said, and why: to whom it was promised, before the time that was said is over. */
export function promiseLettersConsumer(parts: LettersConsumerParts): Consumer {
  const write = letterWriter(parts);
  return defineConsumer({
    name: 'promise-letters',
    sources: ['workspace'],
    mode: 'once',
    handlers: [
      on(TaskMovedSchema, async ({ message: { taskId, event }, envelope, tx }) => {
        if (event !== TaskMovedEvent.TASK_PROMISE_MOVED) return;
        const promise = await queryRow<Promised>(
          tx,
          `select user_id as "userId", mark, public_id as "publicId", first_promised_at as first, promised_at as "promisedAt", moved_because as because
           from service_promise where task_id = $1 and moved_because is not null order by created_at desc, id desc limit 1`,
          [taskId],
        );
        // Work of the house was promised to nobody outside.
        if (promise === undefined || promise.userId === null) return;
        const addressee = await addresseeOf(tx, promise.userId);
        if (addressee === undefined) return;
        const { mark, publicId, because } = promise;
        await write(tx, {
          ...addressedTo(addressee),
          businessKey: envelope.eventId,
          template: 'promise-moved',
          params: {
            mark,
            publicId,
            because,
            first: promise.first.toISOString(),
            promisedAt: promise.promisedAt.toISOString(),
            zone: addressee.zone,
          },
          legal: true,
        });
      }),
    ],
  });
}

interface Promised {
  readonly userId: string | null;
  readonly mark: string;
  readonly publicId: string;
  readonly first: Date;
  readonly promisedAt: Date;
  readonly because: string;
}
