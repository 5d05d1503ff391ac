import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { CaseLetterFileMadeSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';
import { keepFile } from '../../document/keep-file.js';

/** Letters to an other side as files: kept under the id they were told by, and read by their client. */
export function letterFilesConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'letter-files',
    sources: ['cases'],
    mode: 'once',
    handlers: [
      on(CaseLetterFileMadeSchema, ({ message: { caseLetterId, ...file }, tx, run }) =>
        keepFile(
          { tx, run, encryptionKey },
          {
            ...file,
            type: 'Letter to the other side',
            mediaType: 'application/pdf',
            subjectType: 'case_letter',
            subjectId: caseLetterId,
            linkRevision: 1,
          },
        ),
      ),
    ],
  });
}
