import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { ReportFileMadeSchema } from '@cotta/proto/cotta/requests/v1/events_pb.js';
import type { ReportFileMade } from './report-file.aggregate.js';

/** The workspace keeps the file. */
export const reportFilePublications: Publications = {
  ReportFileMade: publication(
    ReportFileMadeSchema,
    ({
      streamId,
      data: { sealed, userId, requestId, linkRevision, name, size, sha256 },
    }: RecordedEvent<ReportFileMade['data']>) => ({
      documentId: streamId,
      requestId,
      userId: userId ?? '',
      linkRevision,
      name,
      size,
      sha256,
      sealedContent: Buffer.from(sealed, 'base64'),
    }),
  ),
};
