import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import {
  PowerOfAttorneySignedSchema,
  ReportFileMadeSchema,
} from '@cotta/proto/cotta/requests/v1/events_pb.js';
import { keepFile } from '../../document/keep-file.js';

/** Powers of attorney signed on line, and released reports as files: kept under the id they were told by, and seen by whoever sees the order. */
export function signedAuthoritiesConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'signed-authorities',
    sources: ['requests'],
    mode: 'once',
    handlers: [
      on(PowerOfAttorneySignedSchema, async ({ message: { request, ...file }, tx, run }) => {
        const { requestId = '', userId = '', linkRevision = 1 } = request ?? {};
        await keepFile(
          { tx, run, encryptionKey },
          {
            ...file,
            type: 'User signed POA',
            mediaType: 'application/pdf',
            subjectType: 'registration_request',
            subjectId: requestId,
            userId,
            linkRevision,
          },
        );
      }),
      on(ReportFileMadeSchema, async ({ message: { requestId, ...file }, tx, run }) => {
        await keepFile(
          { tx, run, encryptionKey },
          {
            ...file,
            type: 'Verification report',
            mediaType: 'application/pdf',
            subjectType: 'registration_request',
            subjectId: requestId,
          },
        );
      }),
    ],
  });
}
