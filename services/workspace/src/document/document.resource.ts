import { f } from '@cotta/kit/model/field/field.js';
import { defineResource, everyRow, noRow } from '@cotta/kit/model/resource/define.js';
import { staff, type Viewer } from '@cotta/kit/model/words/viewer.js';
import { documentTypes } from '@cotta/reference/document-types.js';
import { pictureProblems } from './picture/picture-facts.js';
import { retainedDocumentTypes } from './retained-documents.js';

/** Whoever holds a link to what the document belongs to that was not revoked. */
function linked(viewer: Viewer) {
  const { link } = viewer;
  return link?.purpose === 'verification-summary' ||
    link?.purpose === 'verification-receipt' ||
    link?.purpose === 'support' ||
    link?.purpose === 'use-in-commerce'
    ? { subjectId: link.subjectId, linkRevision: link.revision }
    : noRow;
}

export const documentResource = defineResource({
  name: 'Document',
  table: 'document',
  doc: 'A file. Its content is reached by a signed link that lives five minutes.',
  tier: 'aggregate',
  retained: {
    law: 'Documents of filings and invoices are kept as tax law and the professional rules of attorneys ask; periods are to be confirmed.',
    only: { field: 'type', values: retainedDocumentTypes },
  },
  readableBy: ['visitor', 'customer', 'lawyer', 'admin'],
  rows: {
    admin: everyRow,
    lawyer: everyRow,
    customer: (viewer) => ({ userId: viewer.userId }),
    visitor: linked,
  },
  fields: {
    type: f.enumeration('What it is.', { name: 'DocumentType', values: documentTypes, filterable: true }),
    name: f.text('Name of the file.', { max: 255, filterable: true, sortable: true, personal: true }),
    mediaType: f.text('Type by content.', { max: 100 }),
    size: f.integer('Bytes.', { min: 1 }),
    path: f.text('Where the content lies.', { max: 300, visibleTo: staff }),
    width: f.integer('Of a picture, in pixels, turned as it is looked at.', { min: 1, optional: true }),
    height: f.integer('Of a picture, in pixels.', { min: 1, optional: true }),
    pictureProblem: f.enumeration('Why a picture is neither scaled nor changed; empty when it can be.', {
      name: 'PictureProblem',
      values: pictureProblems,
      optional: true,
    }),
    sourceDocumentId: f.ref('Document', 'The file this one was made from; that one stays as it was given.', {
      as: 'sourceDocument',
      optional: true,
    }),
    revision: f.integer('1 for the first.', { min: 1 }),
    sha256: f.text('Digest of the content.', { max: 64, visibleTo: staff }),
    subjectType: f.text('Kind of record it belongs to.', { max: 60, optional: true, filterable: true }),
    subjectId: f.id('Which of those records.', { optional: true, filterable: true }),
    userId: f.ref('User', 'Owner.', { as: 'user', many: 'documents', optional: true, filterable: true }),
    folderId: f.ref('DocumentFolder', 'The folder it lies in.', {
      as: 'folder',
      many: 'documents',
      optional: true,
      filterable: true,
    }),
    linkRevision: f.integer('As of that entity.', { optional: true, secret: true }),
  },
});
