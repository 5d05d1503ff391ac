import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { FilingReceiptMadeSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import type { FilingReceiptMade } from './filing-receipt.aggregate.js';

/** The workspace keeps the file. */
export const filingReceiptPublications: Publications = {
  FilingReceiptMade: publication(
    FilingReceiptMadeSchema,
    ({ streamId, data: { sealed, userId, ...file } }: RecordedEvent<FilingReceiptMade['data']>) => ({
      ...file,
      documentId: streamId,
      userId: userId ?? '',
      sealedContent: Buffer.from(sealed, 'base64'),
    }),
  ),
};
