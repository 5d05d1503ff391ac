import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { OfficeLetterFetchedSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { keepFile } from '../../document/keep-file.js';
import {
  arrivedLetterId,
  reportArrivedLetter,
  encryptedLetter,
} from '../../arrived-letter/arrived-letter.aggregate.js';
import { readPdfText } from '../../arrived-letter/read-pdf-text.js';

/** As makers of files name the use of the seal. */
const FILE_PURPOSE = 'document file';

/** Letters found in the files of offices: kept and read like one that came by mail. */
export function fetchedLettersConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'fetched-letters',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(OfficeLetterFetchedSchema, async ({ message: { messageKey, receivedAt, ...file }, tx, run }) => {
        const subjectId = arrivedLetterId(messageKey);
        const isHere = file.sealedContent.length > 0;
        if (isHere)
          await keepFile(
            { tx, run, encryptionKey },
            {
              ...file,
              type: 'Office letter',
              mediaType: 'application/pdf',
              subjectType: 'docketed_message',
              subjectId,
              userId: '',
              linkRevision: 1,
            },
          );
        const text = isHere
          ? await readPdfText(decrypt(file.sealedContent, encryptionKey, FILE_PURPOSE))
          : 'file not kept';
        await run(reportArrivedLetter, {
          streamId: subjectId,
          input: {
            source: 'office inbox',
            messageKey,
            receivedAt,
            // The office's own file says it.
            senderVerified: true,
            documentId: isHere ? file.documentId : null,
            sealed: encryptedLetter(
              {
                sender: '',
                subject: file.name,
                body: '',
                pages: typeof text === 'string' ? [] : text,
                trouble: typeof text === 'string' ? text : null,
              },
              encryptionKey,
            ),
          },
        });
      }),
    ],
  });
}
