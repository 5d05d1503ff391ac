import { defineConsumer, on, type Consumer } from '@cotta/kit/runtime/inbox/consumer.js';
import { DocumentFileMadeSchema } from '@cotta/proto/cotta/invoicing/v1/events_pb.js';
import { keepFile } from '../../document/keep-file.js';

/** Documents of money that invoicing made from its facts: kept under the id they were told by, and seen by whoever sees what they belong to. */
export function documentFilesConsumer({ encryptionKey }: { readonly encryptionKey: string }): Consumer {
  return defineConsumer({
    name: 'document-files',
    sources: ['invoicing'],
    mode: 'once',
    handlers: [
      on(DocumentFileMadeSchema, ({ message, tx, run }) =>
        keepFile({ tx, run, encryptionKey }, { ...message, type: 'Invoice' }),
      ),
    ],
  });
}
