import { Fault } from '@cotta/kit/model/words/fault.js';
import type { Received } from '@cotta/kit/runtime/inbox/consumer.js';
import { decrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import type { DocumentType } from '@cotta/reference/document-types.js';
import { attachDocument, storeDocument } from './store-document.js';
import { databaseContentStore } from './content-store.js';

/** As makers of files name the use of the seal. */
const FILE_PURPOSE = 'document file';

export interface PublishedFile {
  readonly documentId: string;
  readonly type: DocumentType;
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
  readonly sha256: string;
  readonly sealedContent: Uint8Array;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Empty: nobody's yet. */
  readonly userId: string;
  readonly linkRevision: number;
}

type Parts = Pick<Received<never>, 'tx' | 'run'> & { readonly encryptionKey: string };

/** A file another service made from its facts: content, row and whom it belongs to, in the transaction of the message. */
export async function keepFile({ tx, run, encryptionKey }: Parts, file: PublishedFile): Promise<void> {
  const {
    documentId: streamId,
    type,
    name,
    mediaType,
    size,
    sha256,
    subjectType,
    subjectId,
    userId,
    linkRevision,
  } = file;
  const path = `documents/${streamId}`;
  await databaseContentStore(tx).put(
    path,
    Buffer.from(decrypt(file.sealedContent, encryptionKey, FILE_PURPOSE)),
  );
  const stored = await run(storeDocument, { streamId, input: { type, name, mediaType, size, path, sha256 } });
  if ('refusal' in stored) throw new Fault(`file ${streamId} cannot be kept: ${stored.refusal.message}`);
  await run(attachDocument, {
    streamId,
    input: { subjectType, subjectId, userId: userId === '' ? null : userId, linkRevision },
  });
}
