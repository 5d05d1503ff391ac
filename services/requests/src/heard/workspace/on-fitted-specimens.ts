import { defineConsumer, on } from '@cotta/kit/runtime/inbox/consumer.js';
import { SpecimenPictureFittedSchema } from '@cotta/proto/cotta/workspace/v1/events_pb.js';
import { useFittedPicture } from '../../pictures/use-fitted-picture.js';

/** A specimen shows the copy that fits once it was made. */
export const fittedSpecimens = defineConsumer({
  name: 'fitted-specimens',
  sources: ['workspace'],
  mode: 'once',
  handlers: [
    on(
      SpecimenPictureFittedSchema,
      async ({ message: { specimenId, documentId, sourceDocumentId }, run }) => {
        await run(useFittedPicture, { streamId: specimenId, input: { documentId, sourceDocumentId } });
      },
    ),
  ],
});
