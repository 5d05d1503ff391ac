import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { ErasureCompletedSchema } from '@cotta/proto/cotta/erasure/v1/erasure_pb.js';
import { everyService } from '../../user/every-service.js';
import { noteErasure } from '../../user/erase-user.js';

/** The account shows how far its erasure is. */
export const erasureProgress = defineConsumer({
  name: 'erasure-progress',
  sources: everyService,
  mode: 'once',
  handlers: [
    on(ErasureCompletedSchema, async ({ message: { userId, service, rows, events, retained }, run }) => {
      await run(noteErasure, {
        streamId: userId,
        input: {
          service,
          rows,
          events,
          retained: retained.map((kept) => ({ entity: kept.entity, law: kept.law, rows: kept.rows })),
        },
      });
    }),
  ],
});
