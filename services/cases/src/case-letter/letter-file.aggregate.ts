import { createHash } from 'node:crypto';
import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import type { RecordedEvent } from '@cotta/kit/model/words/recorded-event.js';
import { publication, type Publications } from '@cotta/kit/runtime/outbox/publication.js';
import { encrypt } from '@cotta/kit/runtime/personal-data/encryption.js';
import { CaseLetterFileMadeSchema } from '@cotta/proto/cotta/cases/v1/events_pb.js';

/** Use of the seal; the workspace opens it with the same words. */
const FILE_PURPOSE = 'document file';

const fields = {
  caseLetterId: f.id('The letter it is.'),
  userId: f.id('Owner of the case.', { optional: true }),
  name: f.text('Name of the file.', { max: 255 }),
  size: f.integer('Bytes.', { min: 1 }),
  sha256: f.text('Digest of the bytes.', { max: 64 }),
  sealed: f.text('Sealed bytes, base64.', { max: 5_000_000 }),
};

interface CaseLetterFileMade {
  readonly type: 'CaseLetterFileMade';
  readonly data: InputOf<typeof fields>;
}

/** The file of one draft of a letter to the other side: made once, under the id the workspace keeps it by. */
export const caseLetterFile: Aggregate<null, CaseLetterFileMade> = {
  category: 'case_letter_file',
  initial: null,
  evolve: () => null,
  projections: [],
};

export const publishCaseLetterFile = defineCommand({
  name: 'PublishCaseLetterFile',
  doc: 'A draft of a letter to the other side became a file. For the system alone; it is never made again.',
  aggregate: caseLetterFile,
  stream: 'new',
  allowed: ['system'],
  input: fields,
  decide: (_, file): readonly CaseLetterFileMade[] => [{ type: 'CaseLetterFileMade', data: file }],
});

/** The workspace keeps the file. */
export const letterFilePublications: Publications = {
  CaseLetterFileMade: publication(
    CaseLetterFileMadeSchema,
    ({ streamId, data: { sealed, userId, ...file } }: RecordedEvent<CaseLetterFileMade['data']>) => ({
      ...file,
      documentId: streamId,
      userId: userId ?? '',
      sealedContent: Buffer.from(sealed, 'base64'),
    }),
  ),
};

/** The file as it is handed over: named, sealed. */
export function letterFile(
  bytes: Uint8Array,
  {
    encryptionKey,
    ...of
  }: Pick<InputOf<typeof fields>, 'caseLetterId' | 'userId' | 'name'> & { readonly encryptionKey: string },
): InputOf<typeof fields> {
  return {
    ...of,
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sealed: Buffer.from(encrypt(bytes, encryptionKey, FILE_PURPOSE)).toString('base64'),
  };
}
