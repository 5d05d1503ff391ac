import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { DocumentEvent } from './document.js';
import { fileFacts, storedFile } from './file-facts.js';
import { document } from './document.aggregate.js';

export const keepDocumentVersion = defineCommand({
  name: 'KeepDocumentVersion',
  doc: 'A file was made from another one; it belongs where that one belongs, to whom that one belongs.',
  aggregate: document,
  stream: 'new',
  allowed: ['system'],
  input: {
    ...fileFacts,
    sourceDocumentId: f.id('What it was made from.'),
    subjectType: f.text('Entity.', { max: 60, optional: true }),
    subjectId: f.id('Which one.', { optional: true }),
    userId: f.id('Its owner.', { optional: true }),
    folderId: f.id('The folder.', { optional: true }),
    linkRevision: f.integer('Links to the entity with another revision open nothing.', {
      min: 1,
      optional: true,
    }),
  },
  decide: (
    _,
    {
      sourceDocumentId,
      subjectType = null,
      subjectId = null,
      userId = null,
      folderId = null,
      linkRevision = null,
      ...file
    },
  ): readonly DocumentEvent[] => [
    storedFile(file),
    {
      type: 'DocumentDerived',
      data: { sourceDocumentId, subjectType, subjectId, userId, folderId, linkRevision },
    },
  ],
});
