import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { DataCopyGatheredSchema } from '@cotta/proto/cotta/datacopy/v1/data_copy_pb.js';
import { everyService } from '../../user/every-service.js';
import { noteDataCopy } from '../../user/data-copy.js';

/** The account knows when the copy of a person's data is whole. */
export const dataCopies = defineConsumer({
  name: 'data-copies',
  sources: everyService,
  mode: 'once',
  handlers: [
    on(DataCopyGatheredSchema, async ({ message: { userId, copyId, service, rows }, run }) => {
      // What the account notes of it itself goes out under the same name, and names nobody.
      if (userId === '') return;
      await run(noteDataCopy, { streamId: userId, input: { copyId, service, rows } });
    }),
  ],
});
