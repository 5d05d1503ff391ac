import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { FilingReceiptMadeSchema } from '@cotta/proto/cotta/trademarks/v1/events_pb.js';
import { keepFile } from '../../document/keep-file.js';

/** Receipts an office gave over the wire: kept under the id they were told by, with the mark they are about. */
export function receiptFilesConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'receipt-files',
    sources: ['trademarks'],
    mode: 'once',
    handlers: [
      on(FilingReceiptMadeSchema, ({ message: { trademarkId, ...file }, tx, run }) =>
        keepFile(
          { tx, run, encryptionKey },
          {
            ...file,
            type: 'Office receipt',
            mediaType: 'application/pdf',
            subjectType: 'trademark',
            subjectId: trademarkId,
            linkRevision: 1,
          },
        ),
      ),
    ],
  });
}
