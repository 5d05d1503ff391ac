import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f } from '@cotta/kit/model/field/field.js';
import type { DocumentEvent } from './document.js';
import { fileFacts, storedFile } from './file-facts.js';
import { document } from './document.aggregate.js';
import { no } from '../refusals.js';

export const storeDocument = defineCommand({
  name: 'StoreDocument',
  doc: 'A file has arrived and its content was looked at.',
  aggregate: document,
  stream: 'new',
  allowed: ['system'],
  input: fileFacts,
  decide: (_, input): readonly DocumentEvent[] => [storedFile(input)],
});

export const attachDocument = defineCommand({
  name: 'AttachDocument',
  doc: 'The upload belongs to this entity from now on, and is seen by whoever sees that.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: {
    subjectType: f.text('Entity.', { max: 60 }),
    subjectId: f.id('Which one.'),
    userId: f.id('Its owner.', { optional: true }),
    linkRevision: f.integer('Links to the entity with another revision open nothing.', { min: 1 }),
    name: f.text('What it is called there, without the ending of its file; absent: as it was uploaded.', {
      max: 200,
      optional: true,
    }),
  },
  decide: (
    state,
    { subjectType, subjectId, userId, linkRevision, name },
  ): readonly DocumentEvent[] | Refusal => {
    if (state.subjectId === subjectId) return [];
    // An upload token used for two requests would show one client's logo to another.
    if (state.subjectId !== null) return no('DOCUMENT_TAKEN');
    const renamed: readonly DocumentEvent[] = name
      ? [{ type: 'DocumentAmended', data: { name: `${name}${/\.\w{1,5}$/.exec(state.name)?.[0] ?? ''}` } }]
      : [];
    return [
      { type: 'DocumentAttached', data: { subjectType, subjectId, userId: userId ?? null, linkRevision } },
      ...renamed,
    ];
  },
});

export const discardUpload = defineCommand({
  name: 'DiscardUpload',
  doc: 'Nobody used the upload while its token was good.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: {},
  decide: (state): readonly DocumentEvent[] | Refusal =>
    state.subjectId === null && state.userId === null
      ? [{ type: 'DocumentRemoved', data: {} }]
      : no('DOCUMENT_TAKEN.now'),
});

export const changeDocumentOwner = defineCommand({
  name: 'ChangeDocumentOwner',
  doc: 'What the document belongs to has an owner now.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: { userId: f.id('The owner.') },
  decide: (state, { userId }): readonly DocumentEvent[] =>
    state.userId === userId ? [] : [{ type: 'DocumentOwnerChanged', data: { userId } }],
});
