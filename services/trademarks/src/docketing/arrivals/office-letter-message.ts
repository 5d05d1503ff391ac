import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { OfficeLetterFetchedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { OfficeLetterFetched } from './office-letter.aggregate.js';

/** The workspace keeps the file, takes out its words and says that it arrived. */
export const officeLetterPublications: Publications = {
  OfficeLetterFetched: publication(
    OfficeLetterFetchedSchema,
    ({ streamId, data: { sealed, ...file } }: RecordedEvent<OfficeLetterFetched['data']>) => ({
      ...file,
      documentId: streamId,
      sealedContent: Buffer.from(sealed ?? '', 'base64'),
    }),
  ),
};
