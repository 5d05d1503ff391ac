import { defineCommand } from '@cotta/kit/decider/decider.js';
import { refuse, type Refusal } from '@cotta/kit/decider/refusal.js';
import { f } from '@cotta/kit/field/field.js';
import { documentTypes, type DocumentEvent } from '../domain/document.js';
import { document } from '../document.aggregate.js';

export const storeDocument = defineCommand({
  name: 'StoreDocument',
  doc: 'A file has arrived and its content was looked at.',
  aggregate: document,
  stream: 'new',
  allowed: ['system'],
  input: {
    type: f.enumeration('What it is.', { name: 'DocumentType', values: documentTypes }),
    name: f.text('Name of the file.', { max: 255 }),
    mediaType: f.text('Type by content.', { max: 100 }),
    size: f.integer('Bytes.', { min: 1 }),
    path: f.text('Where the content lies.', { max: 300 }),
    sha256: f.text('Digest of the content.', { max: 64 }),
  },
  decide: (_, input): readonly DocumentEvent[] => [{ type: 'DocumentStored', data: input }],
});

export const attachDocument = defineCommand({
  name: 'AttachDocument',
  doc: 'The upload belongs to this entity from now on, and is seen by whoever sees that.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: {
    subjectType: f.text('Entity.', { max: 60 }),
    subjectId: f.id('Its id.'),
    userId: f.id('Its owner.', { optional: true }),
    linkRevision: f.integer('Links to the entity with another revision open nothing.', { min: 1 }),
  },
  decide: (state, { subjectType, subjectId, userId, linkRevision }): readonly DocumentEvent[] | Refusal => {
    if (state.subjectId === subjectId) return [];
    // An upload token used for two requests would show one client's logo to another.
    if (state.subjectId !== null) return refuse('DOCUMENT_TAKEN', 'The document belongs to something else.');
    return [{ type: 'DocumentAttached', data: { subjectType, subjectId, userId: userId ?? null, linkRevision } }];
  },
});

export const changeDocumentOwner = defineCommand({
  name: 'ChangeDocumentOwner',
  doc: 'What the document belongs to has an owner now.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: { userId: f.id('The owner.') },
  decide: (state, { userId }): readonly DocumentEvent[] => (state.userId === userId ? [] : [{ type: 'DocumentOwnerChanged', data: { userId } }]),
});
