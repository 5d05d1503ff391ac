import { defineCommand } from '@cotta/kit/model/decider/decider.js';
import type { Refusal } from '@cotta/kit/model/words/refusal.js';
import { f, type InputOf } from '@cotta/kit/model/field/field.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { documentTypes } from '@cotta/reference/document-types.js';
import type { DocumentEvent, DocumentState } from './document.js';
import { no } from '../refusals.js';
import { isRetained } from './retained-documents.js';
import { plainFileName } from './file-name.js';
import { addedProblem, coveredProblem, notCovered, type Covered } from './approved-papers.js';
import { preloadCover } from './preload-cover.js';
import { document } from './document.aggregate.js';

const facts = {
  type: f.enumeration('What it is.', { name: 'DocumentType', values: documentTypes, optional: true }),
  name: f.text('Name of the file.', { max: 255, min: 1, optional: true }),
  folderId: f.ref('DocumentFolder', 'The folder it lies in; null for none.', {
    as: 'folder',
    optional: true,
  }),
};

const isOwner = ({ userId }: DocumentState, viewer: Viewer): boolean =>
  userId !== null && viewer.userId === userId;

/** Whoever uploaded it holds the token that names it; the caller of this command has been checked to. */
export const fileDocument = defineCommand({
  name: 'FileDocument',
  doc: 'Puts an upload where it belongs.',
  aggregate: document,
  stream: 'existing',
  allowed: ['system'],
  input: {
    ...facts,
    subjectType: f.text('Kind of record it belongs to.', { max: 60, min: 1 }),
    subjectId: f.id('Which of those records.'),
    userId: f.id('The customer who may see it.', { optional: true }),
    linkRevision: f.integer('Links to the record with another revision open nothing.', {
      min: 1,
      optional: true,
    }),
  },
  decide: (
    state,
    { subjectType, subjectId, userId, linkRevision, ...given },
  ): readonly DocumentEvent[] | Refusal => {
    if (state.subjectId === subjectId) return [];
    if (state.subjectId !== null) return no('DOCUMENT_TAKEN');
    return [
      {
        type: 'DocumentFiled',
        data: {
          subjectType,
          subjectId,
          userId: userId ?? null,
          ...(linkRevision == null ? {} : { linkRevision }),
          ...changes(state, given),
        },
      },
    ];
  },
});

export const updateDocument = defineCommand({
  name: 'UpdateDocument',
  doc: 'Another name, type or folder; the content never changes.',
  aggregate: document,
  stream: 'existing',
  allowed: ['customer', ...staff],
  input: facts,
  mayTouch: isOwner,
  preload: (tx, { state, input, context }) =>
    preloadCover(tx, {
      documentId: context.streamId,
      subjectId: state.subjectId,
      folderId: input.folderId ?? null,
    }),
  decide: (state, given, { preloaded, viewer }): readonly DocumentEvent[] | Refusal => {
    const data = changes(state, given);
    return (
      movedProblem(coverIn(preloaded), state, data, viewer) ??
      (Object.keys(data).length === 0 ? [] : [{ type: 'DocumentAmended', data }])
    );
  },
});

export const deleteDocument = defineCommand({
  name: 'DeleteDocument',
  doc: 'Takes a document away; what was filed or booked has to stay.',
  aggregate: document,
  stream: 'existing',
  allowed: ['customer', ...staff],
  input: {},
  mayTouch: isOwner,
  preload: (tx, { context }) => preloadCover(tx, { documentId: context.streamId }),
  decide: ({ type }, _, { preloaded }): readonly DocumentEvent[] | Refusal =>
    coveredProblem(coverIn(preloaded)) ??
    (isRetained(type) ? no('RETAINED', { type: type ?? '' }) : [{ type: 'DocumentRemoved', data: {} }]),
});

/** Under another name it is the same paper; as another type or in another folder it may go to an office, or go no more. */
function movedProblem(
  cover: Covered,
  state: DocumentState,
  data: ReturnType<typeof changes>,
  viewer: Viewer,
): Refusal | undefined {
  const [retyped, refiled] = ['type' in data, 'folderId' in data];
  if (!retyped && !refiled) return undefined;
  return (
    coveredProblem(cover) ??
    addedProblem(
      { ...cover, subject: cover.subject && retyped, folder: cover.folder && refiled },
      data.type ?? state.type ?? 'Logo',
      viewer,
    )
  );
}

function coverIn(preloaded: unknown): Covered {
  return (preloaded as Covered | undefined) ?? notCovered;
}

/** A name is cleaned like that of an upload; one of which nothing is left changes nothing. */
function changes(state: DocumentState, { type, name: typed, folderId }: InputOf<typeof facts>) {
  const name = plainFileName(typed ?? '');
  return {
    ...(type && type !== state.type ? { type } : {}),
    ...(name && name !== state.name ? { name } : {}),
    ...(folderId === undefined || folderId === state.folderId ? {} : { folderId }),
  };
}
