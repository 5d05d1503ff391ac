import { defineCommand, type Aggregate } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { FileFacts } from '../said/publish.js';

export interface DocumentFileMade {
  readonly type: 'DocumentFileMade';
  readonly data: FileFacts;
}

/** The file of a document on its way to the workspace: told once, under the id the workspace will keep it by. */
export const documentFile: Aggregate<null, DocumentFileMade> = {
  category: 'document_file',
  initial: null,
  evolve: () => null,
  projections: [],
};

export const publishDocumentFile = defineCommand({
  name: 'TellDocumentFile',
  doc: 'A file was made from stored facts. For the system alone.',
  aggregate: documentFile,
  stream: 'new',
  allowed: ['system'],
  input: {
    subjectType: f.text('Whoever sees this entity sees the file.', { max: 60 }),
    subjectId: f.id('Which one.'),
    userId: f.id('Its owner.', { optional: true }),
    linkRevision: f.integer('Links to the entity with another revision do not open it.', { min: 1 }),
    name: f.text('Name of the file.', { max: 255 }),
    mediaType: f.text('Type by content.', { max: 100 }),
    size: f.integer('Bytes.', { min: 1 }),
    sha256: f.text('Digest of the bytes.', { max: 64 }),
    kind: f.enumeration('What it is.', { name: 'DocumentFileKind', values: ['invoice', 'credit note'] }),
    sealed: f.text('Sealed bytes, base64.', { max: 5_000_000 }),
  },
  decide: (_, { userId, ...facts }): readonly DocumentFileMade[] => [
    { type: 'DocumentFileMade', data: { ...facts, userId: userId ?? null } },
  ],
});
